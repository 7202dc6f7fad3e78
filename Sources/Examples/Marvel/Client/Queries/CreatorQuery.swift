import Fetching
import Foundation

/// A query for a page of creators: filters, order and position.
///
/// The page contains only creators that match all filters. A filter that is nil or an empty list is not sent. The
/// client doesn't check the values; the server responds with an error to an invalid value.
public struct CreatorQuery: Hashable, Sendable {
    /// The number of creators to skip.
    public var offset: Int
    /// The maximum number of creators on the page, 1 to 100.
    public var limit: Int
    /// The start of the full name.
    public var nameStartsWith: String?
    /// The complete first name.
    public var firstName: String?
    /// The complete middle name.
    public var middleName: String?
    /// The complete last name.
    public var lastName: String?
    /// The suffix of the name, such as `Jr.`.
    public var suffix: String?
    /// The start of the first name.
    public var firstNameStartsWith: String?
    /// The start of the middle name.
    public var middleNameStartsWith: String?
    /// The start of the last name.
    public var lastNameStartsWith: String?
    /// A date. Only creators whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The IDs of comics, at most 10. Creators of at least one of them match.
    public var comics: [Int]
    /// The IDs of series, at most 10. Creators of at least one of them match.
    public var series: [Int]
    /// The IDs of events, at most 10. Creators of at least one of them match.
    public var events: [Int]
    /// The IDs of stories, at most 10. Creators of at least one of them match.
    public var stories: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a comic, whose creators are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 creators.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, firstName: String? = nil,
        middleName: String? = nil, lastName: String? = nil, suffix: String? = nil, firstNameStartsWith: String? = nil,
        middleNameStartsWith: String? = nil, lastNameStartsWith: String? = nil, modifiedSince: Date? = nil,
        comics: [Int] = [], series: [Int] = [], events: [Int] = [], stories: [Int] = [], orderBy: [Order] = [],
        parent: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.nameStartsWith = nameStartsWith
        self.firstName = firstName
        self.middleName = middleName
        self.lastName = lastName
        self.suffix = suffix
        self.firstNameStartsWith = firstNameStartsWith
        self.middleNameStartsWith = middleNameStartsWith
        self.lastNameStartsWith = lastNameStartsWith
        self.modifiedSince = modifiedSince
        self.comics = comics
        self.series = series
        self.events = events
        self.stories = stories
        self.orderBy = orderBy
        self.parent = parent
    }

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By last name, A to Z.
        case lastName
        /// By last name, Z to A.
        case lastNameDescending = "-lastName"
        /// By first name, A to Z.
        case firstName
        /// By first name, Z to A.
        case firstNameDescending = "-firstName"
        /// By middle name, A to Z.
        case middleName
        /// By middle name, Z to A.
        case middleNameDescending = "-middleName"
        /// By suffix, A to Z.
        case suffix
        /// By suffix, Z to A.
        case suffixDescending = "-suffix"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of creators.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
        case comics, events, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("nameStartsWith", nameStartsWith),
            QueryItem("firstName", firstName),
            QueryItem("middleName", middleName),
            QueryItem("lastName", lastName),
            QueryItem("suffix", suffix),
            QueryItem("firstNameStartsWith", firstNameStartsWith),
            QueryItem("middleNameStartsWith", middleNameStartsWith),
            QueryItem("lastNameStartsWith", lastNameStartsWith),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

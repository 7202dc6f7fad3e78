import Foundation
import Fetching

/// A query for a page of creators: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct CreatorQuery: Hashable, Sendable {
    /// The number of creators to skip.
    public var offset: Int
    /// The maximum number of creators in the page, 1 to 100.
    public var limit: Int
    /// Only creators whose full name starts with this text.
    public var nameStartsWith: String?
    /// Only creators with this first name.
    public var firstName: String?
    /// Only creators with this middle name.
    public var middleName: String?
    /// Only creators with this last name.
    public var lastName: String?
    /// Only creators with this suffix, such as `Jr.`.
    public var suffix: String?
    /// Only creators whose first name starts with this text.
    public var firstNameStartsWith: String?
    /// Only creators whose middle name starts with this text.
    public var middleNameStartsWith: String?
    /// Only creators whose last name starts with this text.
    public var lastNameStartsWith: String?
    /// Only creators that changed on this date or later.
    public var modifiedSince: Date?
    /// Only creators of at least one of these comics, by id; at most 10 ids, as in every filter by id.
    public var comics: [Int]
    /// Only creators of at least one of these series.
    public var series: [Int]
    /// Only creators of at least one of these events.
    public var events: [Int]
    /// Only creators of at least one of these stories.
    public var stories: [Int]
    /// The sort orders. A later order applies to creators that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose creators are listed, such as a comic; nil lists all creators.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 creators.
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

    /// A sort order, by its name in the API.
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
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of creators.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
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

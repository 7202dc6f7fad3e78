import Foundation
import Fetching

/// Which creators to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct CreatorQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those whose full name begins so.
    public var nameStartsWith: String?
    /// Only those with this first name.
    public var firstName: String?
    /// Only those with this middle name.
    public var middleName: String?
    /// Only those with this last name.
    public var lastName: String?
    /// Only those with this suffix, such as `Jr.`.
    public var suffix: String?
    /// Only those whose first name begins so.
    public var firstNameStartsWith: String?
    /// Only those whose middle name begins so.
    public var middleNameStartsWith: String?
    /// Only those whose last name begins so.
    public var lastNameStartsWith: String?
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those of one of these comics, by id; at most 10, as in every filter by ids.
    public var comics: [Int]
    /// Only those of one of these series.
    public var series: [Int]
    /// Only those of one of these events.
    public var events: [Int]
    /// Only those of one of these stories.
    public var stories: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the creators; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all creators.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, firstName: String? = nil,
        middleName: String? = nil, lastName: String? = nil, suffix: String? = nil, firstNameStartsWith: String? = nil,
        middleNameStartsWith: String? = nil, lastNameStartsWith: String? = nil, modifiedSince: Date? = nil,
        comics: [Int] = [], series: [Int] = [], events: [Int] = [], stories: [Int] = [], orderBy: [Order] = [],
        under: ParentResource<ParentKind>? = nil
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
        self.under = under
    }

    /// How the list can be sorted; the API's own words.
    public enum Order: String, CaseIterable, Sendable {
        /// Alphabetically by last name.
        case lastName
        /// The other way round.
        case lastNameDescending = "-lastName"
        /// Alphabetically by first name.
        case firstName
        /// The other way round.
        case firstNameDescending = "-firstName"
        /// Alphabetically by middle name.
        case middleName
        /// The other way round.
        case middleNameDescending = "-middleName"
        /// Alphabetically by suffix.
        case suffix
        /// The other way round.
        case suffixDescending = "-suffix"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
    }

    /// The kinds of resource that have a list of creators under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
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
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

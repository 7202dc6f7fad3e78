import Foundation
import Fetching

/// Which characters to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct CharacterQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those whose name begins so, such as `Spider`.
    public var nameStartsWith: String?
    /// Only the one with exactly this name.
    public var name: String?
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those in one of these comics, by id; at most 10, as in every filter by ids.
    public var comics: [Int]
    /// Only those in one of these series.
    public var series: [Int]
    /// Only those in one of these events.
    public var events: [Int]
    /// Only those in one of these stories.
    public var stories: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the characters; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all characters.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, name: String? = nil,
        modifiedSince: Date? = nil, comics: [Int] = [], series: [Int] = [], events: [Int] = [], stories: [Int] = [],
        orderBy: [Order] = [], under: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.nameStartsWith = nameStartsWith
        self.name = name
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
        /// Alphabetically by name.
        case name
        /// The other way round.
        case nameDescending = "-name"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
    }

    /// The kinds of resource that have a list of characters under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
        case comics, events, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("nameStartsWith", nameStartsWith),
            QueryItem("name", name),
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

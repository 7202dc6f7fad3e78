import Foundation
import Fetching

/// Which events to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct EventQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those whose title begins so.
    public var nameStartsWith: String?
    /// Only the one with exactly this title.
    public var name: String?
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those by one of these creators, by id; at most 10, as in every filter by ids.
    public var creators: [Int]
    /// Only those with one of these characters.
    public var characters: [Int]
    /// Only those that run through one of these series.
    public var series: [Int]
    /// Only those with one of these comics.
    public var comics: [Int]
    /// Only those with one of these stories.
    public var stories: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the events; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all events.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, name: String? = nil,
        modifiedSince: Date? = nil, creators: [Int] = [], characters: [Int] = [], series: [Int] = [],
        comics: [Int] = [], stories: [Int] = [], orderBy: [Order] = [], under: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.nameStartsWith = nameStartsWith
        self.name = name
        self.modifiedSince = modifiedSince
        self.creators = creators
        self.characters = characters
        self.series = series
        self.comics = comics
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
        /// By the beginning, the oldest first.
        case startDate
        /// The other way round.
        case startDateDescending = "-startDate"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
    }

    /// The kinds of resource that have a list of events under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
        case characters, comics, creators, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("nameStartsWith", nameStartsWith),
            QueryItem("name", name),
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("series", series),
            QueryItem("comics", comics),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

import Foundation
import Fetching

/// Which stories to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct StoryQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those in one of these comics, by id; at most 10, as in every filter by ids.
    public var comics: [Int]
    /// Only those in one of these series.
    public var series: [Int]
    /// Only those in one of these events.
    public var events: [Int]
    /// Only those by one of these creators.
    public var creators: [Int]
    /// Only those with one of these characters.
    public var characters: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the stories; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all stories.
    public init(
        offset: Int = 0, limit: Int = 20, modifiedSince: Date? = nil, comics: [Int] = [], series: [Int] = [],
        events: [Int] = [], creators: [Int] = [], characters: [Int] = [], orderBy: [Order] = [],
        under: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.modifiedSince = modifiedSince
        self.comics = comics
        self.series = series
        self.events = events
        self.creators = creators
        self.characters = characters
        self.orderBy = orderBy
        self.under = under
    }

    /// How the list can be sorted; the API's own words.
    public enum Order: String, CaseIterable, Sendable {
        /// By id.
        case id
        /// The other way round.
        case idDescending = "-id"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
    }

    /// The kinds of resource that have a list of stories under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
        case characters, comics, creators, events, series
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

import Foundation
import Fetching

/// A query for a page of stories: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct StoryQuery: Hashable, Sendable {
    /// The number of stories to skip.
    public var offset: Int
    /// The maximum number of stories in the page, 1 to 100.
    public var limit: Int
    /// Only stories that changed on this date or later.
    public var modifiedSince: Date?
    /// Only stories in at least one of these comics, by id; at most 10 ids, as in every filter by id.
    public var comics: [Int]
    /// Only stories in at least one of these series.
    public var series: [Int]
    /// Only stories in at least one of these events.
    public var events: [Int]
    /// Only stories by at least one of these creators.
    public var creators: [Int]
    /// Only stories with at least one of these characters.
    public var characters: [Int]
    /// The sort orders. A later order applies to stories that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose stories are listed, such as a character; nil lists all stories.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 stories.
    public init(
        offset: Int = 0, limit: Int = 20, modifiedSince: Date? = nil, comics: [Int] = [], series: [Int] = [],
        events: [Int] = [], creators: [Int] = [], characters: [Int] = [], orderBy: [Order] = [],
        parent: ParentResource<ParentKind>? = nil
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
        self.parent = parent
    }

    /// A sort order, by its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By id, smallest first.
        case id
        /// By id, greatest first.
        case idDescending = "-id"
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of stories.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
        case characters, comics, creators, events, series
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

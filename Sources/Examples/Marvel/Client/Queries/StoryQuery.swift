import Fetching
import Foundation

/// A query for a page of stories: filters, order and position.
///
/// The page contains only stories that match all filters. A filter that is nil or an empty list is not sent. The client
/// doesn't check the values; the server responds with an error to an invalid value.
public struct StoryQuery: Hashable, Sendable {
    /// The number of stories to skip.
    public var offset: Int
    /// The maximum number of stories on the page, 1 to 100.
    public var limit: Int
    /// A date. Only stories whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The IDs of comics, at most 10. Stories in at least one of them match.
    public var comics: [Int]
    /// The IDs of series, at most 10. Stories in at least one of them match.
    public var series: [Int]
    /// The IDs of events, at most 10. Stories in at least one of them match.
    public var events: [Int]
    /// The IDs of creators, at most 10. Stories by at least one of them match.
    public var creators: [Int]
    /// The IDs of characters, at most 10. Stories with at least one of them match.
    public var characters: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a character, whose stories are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 stories.
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

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By ID, smallest first.
        case id
        /// By ID, greatest first.
        case idDescending = "-id"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of stories.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
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

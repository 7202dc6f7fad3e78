import Fetching
import Foundation

/// A query for a page of characters: filters, order and position.
///
/// The page contains only characters that match all filters. A filter that is nil or an empty list is not sent. The
/// client doesn't check the values; the server responds with an error to an invalid value.
public struct CharacterQuery: Hashable, Sendable {
    /// The number of characters to skip.
    public var offset: Int
    /// The maximum number of characters on the page, 1 to 100.
    public var limit: Int
    /// The start of the name, such as `Spider`.
    public var nameStartsWith: String?
    /// The complete name.
    public var name: String?
    /// A date. Only characters whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The IDs of comics, at most 10. Characters in at least one of them match.
    public var comics: [Int]
    /// The IDs of series, at most 10. Characters in at least one of them match.
    public var series: [Int]
    /// The IDs of events, at most 10. Characters in at least one of them match.
    public var events: [Int]
    /// The IDs of stories, at most 10. Characters in at least one of them match.
    public var stories: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a comic, whose characters are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 characters.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, name: String? = nil,
        modifiedSince: Date? = nil, comics: [Int] = [], series: [Int] = [], events: [Int] = [], stories: [Int] = [],
        orderBy: [Order] = [], parent: ParentResource<ParentKind>? = nil
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
        self.parent = parent
    }

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By name, A to Z.
        case name
        /// By name, Z to A.
        case nameDescending = "-name"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of characters.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
        case comics, events, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("nameStartsWith", nameStartsWith),
            QueryItem("name", name),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
            QueryItem("comics", comics),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

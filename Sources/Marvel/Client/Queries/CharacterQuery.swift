import Foundation
import Fetching

/// A query for a page of characters: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct CharacterQuery: Hashable, Sendable {
    /// The number of characters to skip.
    public var offset: Int
    /// The maximum number of characters in the page, 1 to 100.
    public var limit: Int
    /// Only characters whose name starts with this text, such as `Spider`.
    public var nameStartsWith: String?
    /// Only the character with exactly this name.
    public var name: String?
    /// Only characters that changed on this date or later.
    public var modifiedSince: Date?
    /// Only characters in at least one of these comics, by id; at most 10 ids, as in every filter by id.
    public var comics: [Int]
    /// Only characters in at least one of these series.
    public var series: [Int]
    /// Only characters in at least one of these events.
    public var events: [Int]
    /// Only characters in at least one of these stories.
    public var stories: [Int]
    /// The sort orders. A later order applies to characters that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose characters are listed, such as a comic; nil lists all characters.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 characters.
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

    /// A sort order, by its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By name, A to Z.
        case name
        /// By name, Z to A.
        case nameDescending = "-name"
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of characters.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
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

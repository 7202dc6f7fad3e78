import Fetching
import Foundation

/// A query for a page of events: filters, order and position.
///
/// The page contains only events that match all filters. A filter that is nil or an empty list is not sent. The client
/// doesn't check the values; the server responds with an error to an invalid value.
public struct EventQuery: Hashable, Sendable {
    /// The number of events to skip.
    public var offset: Int
    /// The maximum number of events on the page, 1 to 100.
    public var limit: Int
    /// The start of the title.
    public var nameStartsWith: String?
    /// The complete title.
    public var name: String?
    /// A date. Only events whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The IDs of creators, at most 10. An event matches if it has at least one of them.
    public var creators: [Int]
    /// The IDs of characters, at most 10. An event matches if it has at least one of them.
    public var characters: [Int]
    /// The IDs of series, at most 10. An event matches if it is in at least one of them.
    public var series: [Int]
    /// The IDs of comics, at most 10. An event matches if it has at least one of them.
    public var comics: [Int]
    /// The IDs of stories, at most 10. An event matches if it has at least one of them.
    public var stories: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a character, whose events are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 events.
    public init(
        offset: Int = 0, limit: Int = 20, nameStartsWith: String? = nil, name: String? = nil,
        modifiedSince: Date? = nil, creators: [Int] = [], characters: [Int] = [], series: [Int] = [],
        comics: [Int] = [], stories: [Int] = [], orderBy: [Order] = [], parent: ParentResource<ParentKind>? = nil
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
        self.parent = parent
    }

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By name, A to Z.
        case name
        /// By name, Z to A.
        case nameDescending = "-name"
        /// By the start date, earliest first.
        case startDate
        /// By the start date, latest first.
        case startDateDescending = "-startDate"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of events.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
        case characters, comics, creators, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("nameStartsWith", nameStartsWith),
            QueryItem("name", name),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("series", series),
            QueryItem("comics", comics),
            QueryItem("stories", stories),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

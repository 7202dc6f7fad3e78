import Foundation
import Fetching

/// A query for a page of events: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct EventQuery: Hashable, Sendable {
    /// The number of events to skip.
    public var offset: Int
    /// The maximum number of events in the page, 1 to 100.
    public var limit: Int
    /// Only events whose title starts with this text.
    public var nameStartsWith: String?
    /// Only the event with exactly this title.
    public var name: String?
    /// Only events that changed on this date or later.
    public var modifiedSince: Date?
    /// Only events by at least one of these creators, by id; at most 10 ids, as in every filter by id.
    public var creators: [Int]
    /// Only events with at least one of these characters.
    public var characters: [Int]
    /// Only events that run through at least one of these series.
    public var series: [Int]
    /// Only events with at least one of these comics.
    public var comics: [Int]
    /// Only events with at least one of these stories.
    public var stories: [Int]
    /// The sort orders. A later order applies to events that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose events are listed, such as a character; nil lists all events.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 events.
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

    /// A sort order, by its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By name, A to Z.
        case name
        /// By name, Z to A.
        case nameDescending = "-name"
        /// By the start date, earliest first.
        case startDate
        /// By the start date, latest first.
        case startDateDescending = "-startDate"
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of events.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
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

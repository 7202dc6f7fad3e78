import Fetching
import Foundation

/// A query for a page of series: filters, order and position.
///
/// The page contains only series that match all filters. A filter that is nil or an empty list is not sent. The client
/// doesn't check the values; the server responds with an error to an invalid value.
public struct SeriesQuery: Hashable, Sendable {
    /// The number of series to skip.
    public var offset: Int
    /// The maximum number of series on the page, 1 to 100.
    public var limit: Int
    /// The start of the title.
    public var titleStartsWith: String?
    /// The title without years, such as `Hulk` for `Hulk (2008 - 2012)`.
    public var title: String?
    /// The year in which the series started.
    public var startYear: Int?
    /// A date. Only series whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The type of the series.
    public var seriesType: SeriesType?
    /// The formats of comics. Series with a comic in at least one of these formats match.
    public var contains: [ComicFormat]
    /// The IDs of comics, at most 10. Series with at least one of them match.
    public var comics: [Int]
    /// The IDs of stories, at most 10. Series with at least one of them match.
    public var stories: [Int]
    /// The IDs of events, at most 10. Series in at least one of them match.
    public var events: [Int]
    /// The IDs of creators, at most 10. Series by at least one of them match.
    public var creators: [Int]
    /// The IDs of characters, at most 10. Series with at least one of them match.
    public var characters: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a character, whose series are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 series.
    public init(
        offset: Int = 0, limit: Int = 20, titleStartsWith: String? = nil, title: String? = nil, startYear: Int? = nil,
        modifiedSince: Date? = nil, seriesType: SeriesType? = nil, contains: [ComicFormat] = [], comics: [Int] = [],
        stories: [Int] = [], events: [Int] = [], creators: [Int] = [], characters: [Int] = [], orderBy: [Order] = [],
        parent: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.titleStartsWith = titleStartsWith
        self.title = title
        self.startYear = startYear
        self.modifiedSince = modifiedSince
        self.seriesType = seriesType
        self.contains = contains
        self.comics = comics
        self.stories = stories
        self.events = events
        self.creators = creators
        self.characters = characters
        self.orderBy = orderBy
        self.parent = parent
    }

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By title, A to Z.
        case title
        /// By title, Z to A.
        case titleDescending = "-title"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
        /// By the first year, earliest first.
        case startYear
        /// By the first year, latest first.
        case startYearDescending = "-startYear"
    }

    /// A kind of resource that has a list of series.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
        case characters, creators, events, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("titleStartsWith", titleStartsWith),
            QueryItem("title", title),
            QueryItem("startYear", startYear),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
            QueryItem("seriesType", seriesType?.rawValue),
            QueryItem("contains", contains.map(\.rawValue)),
            QueryItem("comics", comics),
            QueryItem("stories", stories),
            QueryItem("events", events),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

/// A type of series. The raw value is its name in the API.
public enum SeriesType: String, CaseIterable, Sendable {
    /// A series of collections.
    case collection
    /// A series with a single issue.
    case oneShot = "one shot"
    /// A series with a fixed number of issues.
    case limited
    /// A series without a planned end.
    case ongoing
}

import Foundation
import Fetching

/// A query for a page of series: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct SeriesQuery: Hashable, Sendable {
    /// The number of series to skip.
    public var offset: Int
    /// The maximum number of series in the page, 1 to 100.
    public var limit: Int
    /// Only series whose title starts with this text.
    public var titleStartsWith: String?
    /// Only series with this title.
    public var title: String?
    /// Only series that started in this year.
    public var startYear: Int?
    /// Only series that changed on this date or later.
    public var modifiedSince: Date?
    /// Only series of this type.
    public var seriesType: SeriesType?
    /// Only series with comics in at least one of these formats.
    public var contains: [ComicFormat]
    /// Only series with at least one of these comics, by id; at most 10 ids, as in every filter by id.
    public var comics: [Int]
    /// Only series with at least one of these stories.
    public var stories: [Int]
    /// Only series in at least one of these events.
    public var events: [Int]
    /// Only series by at least one of these creators.
    public var creators: [Int]
    /// Only series with at least one of these characters.
    public var characters: [Int]
    /// The sort orders. A later order applies to series that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose series are listed, such as a character; nil lists all series.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 series.
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

    /// A sort order, by its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By title, A to Z.
        case title
        /// By title, Z to A.
        case titleDescending = "-title"
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
        /// By the first year, earliest first.
        case startYear
        /// By the first year, latest first.
        case startYearDescending = "-startYear"
    }

    /// A kind of resource that has a list of series.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
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

/// The way in which a series is published.
public enum SeriesType: String, CaseIterable, Sendable {
    /// Published as collections.
    case collection
    /// Published as a single issue.
    case oneShot = "one shot"
    /// Published as a fixed number of issues.
    case limited
    /// Published without a planned end.
    case ongoing
}

import Foundation
import Fetching

/// Which series to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct SeriesQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those whose title begins so.
    public var titleStartsWith: String?
    /// Only those with this title.
    public var title: String?
    /// Only those that began in this year.
    public var startYear: Int?
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those that come out so.
    public var seriesType: SeriesType?
    /// Only those that have comics in one of these formats.
    public var contains: [ComicFormat]
    /// Only those with one of these comics, by id; at most 10, as in every filter by ids.
    public var comics: [Int]
    /// Only those with one of these stories.
    public var stories: [Int]
    /// Only those in one of these events.
    public var events: [Int]
    /// Only those by one of these creators.
    public var creators: [Int]
    /// Only those with one of these characters.
    public var characters: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the series; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all series.
    public init(
        offset: Int = 0, limit: Int = 20, titleStartsWith: String? = nil, title: String? = nil, startYear: Int? = nil,
        modifiedSince: Date? = nil, seriesType: SeriesType? = nil, contains: [ComicFormat] = [], comics: [Int] = [],
        stories: [Int] = [], events: [Int] = [], creators: [Int] = [], characters: [Int] = [], orderBy: [Order] = [],
        under: ParentResource<ParentKind>? = nil
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
        self.under = under
    }

    /// How the list can be sorted; the API's own words.
    public enum Order: String, CaseIterable, Sendable {
        /// Alphabetically by title.
        case title
        /// The other way round.
        case titleDescending = "-title"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
        /// By the first year, the oldest first.
        case startYear
        /// The other way round.
        case startYearDescending = "-startYear"
    }

    /// The kinds of resource that have a list of series under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
        case characters, creators, events, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("titleStartsWith", titleStartsWith),
            QueryItem("title", title),
            QueryItem("startYear", startYear),
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
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

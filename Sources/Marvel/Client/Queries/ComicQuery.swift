import Foundation
import Fetching

/// Which comics to list, in which order, and from where on.
///
/// Filters that are nil or empty are left out; the server checks the rest.
public struct ComicQuery: Hashable, Sendable {
    /// How many to pass over.
    public var offset: Int
    /// How many to answer with at most: 1 to 100.
    public var limit: Int
    /// Only those whose title begins so.
    public var titleStartsWith: String?
    /// Only those with this title.
    public var title: String?
    /// Only those published so.
    public var format: ComicFormat?
    /// Only issues, or only collections.
    public var formatType: FormatType?
    /// True leaves out variants: other covers, second printings, director's cuts.
    public var noVariants: Bool?
    /// Only those on sale in this span around today.
    public var dateDescriptor: DateDescriptor?
    /// Only those on sale between two days, both written `2013-01-31`.
    public var dateRange: [String]
    /// Only those whose series began in this year.
    public var startYear: Int?
    /// Only those with this number in their series; `92.1` occurs.
    public var issueNumber: Double?
    /// Only the one with this code of the Diamond distributor.
    public var diamondCode: String?
    /// Only the one with this digital edition.
    public var digitalId: Int?
    /// Only the one with this UPC.
    public var upc: String?
    /// Only the one with this ISBN.
    public var isbn: String?
    /// Only the one with this EAN.
    public var ean: String?
    /// Only the one with this ISSN.
    public var issn: String?
    /// True leaves out those without a digital edition.
    public var hasDigitalIssue: Bool?
    /// Only those that changed since then.
    public var modifiedSince: Date?
    /// Only those by one of these creators, by id; at most 10, as in every filter by ids.
    public var creators: [Int]
    /// Only those with one of these characters.
    public var characters: [Int]
    /// Only those of one of these series.
    public var series: [Int]
    /// Only those in one of these events.
    public var events: [Int]
    /// Only those with one of these stories.
    public var stories: [Int]
    /// Only those in which all of these characters appear together.
    public var sharedAppearances: [Int]
    /// Only those on which all of these creators worked together.
    public var collaborators: [Int]
    /// How to sort: by the first, within that by the second, and so on.
    public var orderBy: [Order]
    /// Of which resource to list the comics; nil lists all there are.
    public var under: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 of all comics.
    public init(
        offset: Int = 0, limit: Int = 20, titleStartsWith: String? = nil, title: String? = nil,
        format: ComicFormat? = nil, formatType: FormatType? = nil, noVariants: Bool? = nil,
        dateDescriptor: DateDescriptor? = nil, dateRange: [String] = [], startYear: Int? = nil,
        issueNumber: Double? = nil, diamondCode: String? = nil, digitalId: Int? = nil, upc: String? = nil,
        isbn: String? = nil, ean: String? = nil, issn: String? = nil, hasDigitalIssue: Bool? = nil,
        modifiedSince: Date? = nil, creators: [Int] = [], characters: [Int] = [], series: [Int] = [],
        events: [Int] = [], stories: [Int] = [], sharedAppearances: [Int] = [], collaborators: [Int] = [],
        orderBy: [Order] = [], under: ParentResource<ParentKind>? = nil
    ) {
        self.offset = offset
        self.limit = limit
        self.titleStartsWith = titleStartsWith
        self.title = title
        self.format = format
        self.formatType = formatType
        self.noVariants = noVariants
        self.dateDescriptor = dateDescriptor
        self.dateRange = dateRange
        self.startYear = startYear
        self.issueNumber = issueNumber
        self.diamondCode = diamondCode
        self.digitalId = digitalId
        self.upc = upc
        self.isbn = isbn
        self.ean = ean
        self.issn = issn
        self.hasDigitalIssue = hasDigitalIssue
        self.modifiedSince = modifiedSince
        self.creators = creators
        self.characters = characters
        self.series = series
        self.events = events
        self.stories = stories
        self.sharedAppearances = sharedAppearances
        self.collaborators = collaborators
        self.orderBy = orderBy
        self.under = under
    }

    /// How the list can be sorted; the API's own words.
    public enum Order: String, CaseIterable, Sendable {
        /// By the last date for orders, the oldest first.
        case focDate
        /// The other way round.
        case focDateDescending = "-focDate"
        /// By the date on sale, the oldest first.
        case onsaleDate
        /// The other way round.
        case onsaleDateDescending = "-onsaleDate"
        /// Alphabetically by title.
        case title
        /// The other way round.
        case titleDescending = "-title"
        /// By the number in the series.
        case issueNumber
        /// The other way round.
        case issueNumberDescending = "-issueNumber"
        /// By the last change, the oldest first.
        case modified
        /// The other way round.
        case modifiedDescending = "-modified"
    }

    /// The kinds of resource that have a list of comics under them.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// The API's own words.
        case characters, creators, events, series, stories
    }

    var queryItems: [QueryItem] {
        [
            QueryItem("offset", offset),
            QueryItem("limit", limit),
            QueryItem("titleStartsWith", titleStartsWith),
            QueryItem("title", title),
            QueryItem("format", format?.rawValue),
            QueryItem("formatType", formatType?.rawValue),
            QueryItem("noVariants", noVariants),
            QueryItem("dateDescriptor", dateDescriptor?.rawValue),
            QueryItem("dateRange", dateRange),
            QueryItem("startYear", startYear),
            QueryItem("issueNumber", issueNumber.map(queryText)),
            QueryItem("diamondCode", diamondCode),
            QueryItem("digitalId", digitalId),
            QueryItem("upc", upc),
            QueryItem("isbn", isbn),
            QueryItem("ean", ean),
            QueryItem("issn", issn),
            QueryItem("hasDigitalIssue", hasDigitalIssue),
            QueryItem("modifiedSince", modifiedSince.map(queryText)),
            QueryItem("creators", creators),
            QueryItem("characters", characters),
            QueryItem("series", series),
            QueryItem("events", events),
            QueryItem("stories", stories),
            QueryItem("sharedAppearances", sharedAppearances),
            QueryItem("collaborators", collaborators),
            QueryItem("orderBy", orderBy.map(\.rawValue)),
        ]
    }
}

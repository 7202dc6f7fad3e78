import Fetching
import Foundation

/// A query for a page of comics: filters, order and position.
///
/// The page contains only comics that match all filters. A filter that is nil or an empty list is not sent. The client
/// doesn't check the values; the server responds with an error to an invalid value.
public struct ComicQuery: Hashable, Sendable {
    /// The number of comics to skip.
    public var offset: Int
    /// The maximum number of comics on the page, 1 to 100.
    public var limit: Int
    /// The start of the title.
    public var titleStartsWith: String?
    /// The title without year and number, such as `Hulk` for `Hulk (2008) #53`.
    public var title: String?
    /// The format of the comics.
    public var format: ComicFormat?
    /// The kind of comics: issues or collections.
    public var formatType: FormatType?
    /// Whether to leave out variants, such as alternative covers, second printings and director's cuts.
    public var noVariants: Bool?
    /// The week or month of the date on sale.
    public var dateDescriptor: DateDescriptor?
    /// The first and the last day of a period, such as `2013-01-01` and `2013-01-31`. Comics with a date on sale in the
    /// period match. An empty list means any date.
    public var dateRange: [String]
    /// The year in which the comic's series started.
    public var startYear: Int?
    /// The number of the comic in its series, such as 5 or 92.1.
    public var issueNumber: Double?
    /// The code of the distributor Diamond.
    public var diamondCode: String?
    /// The number of the digital edition.
    public var digitalId: Int?
    /// The UPC barcode.
    public var upc: String?
    /// The ISBN.
    public var isbn: String?
    /// The EAN barcode.
    public var ean: String?
    /// The ISSN.
    public var issn: String?
    /// Whether to list only comics that have a digital edition.
    public var hasDigitalIssue: Bool?
    /// A date. Only comics whose records have changed since this date match.
    public var modifiedSince: Date?
    /// The IDs of creators, at most 10. Comics by at least one of them match.
    public var creators: [Int]
    /// The IDs of characters, at most 10. Comics with at least one of them match.
    public var characters: [Int]
    /// The IDs of series, at most 10. Comics in one of them match.
    public var series: [Int]
    /// The IDs of events, at most 10. Comics in at least one of them match.
    public var events: [Int]
    /// The IDs of stories, at most 10. Comics with at least one of them match.
    public var stories: [Int]
    /// The IDs of characters, at most 10. Comics with all of them match.
    public var sharedAppearances: [Int]
    /// The IDs of creators, at most 10. Comics by all of them match.
    public var collaborators: [Int]
    /// The sort orders, the most important first. An empty list means the server's default order.
    public var orderBy: [Order]
    /// The parent resource, such as a character, whose comics are listed. Nil means that the list has no parent.
    public var parent: ParentResource<ParentKind>?

    /// Creates a query. The default is a query for the first 20 comics.
    public init(
        offset: Int = 0, limit: Int = 20, titleStartsWith: String? = nil, title: String? = nil,
        format: ComicFormat? = nil, formatType: FormatType? = nil, noVariants: Bool? = nil,
        dateDescriptor: DateDescriptor? = nil, dateRange: [String] = [], startYear: Int? = nil,
        issueNumber: Double? = nil, diamondCode: String? = nil, digitalId: Int? = nil, upc: String? = nil,
        isbn: String? = nil, ean: String? = nil, issn: String? = nil, hasDigitalIssue: Bool? = nil,
        modifiedSince: Date? = nil, creators: [Int] = [], characters: [Int] = [], series: [Int] = [],
        events: [Int] = [], stories: [Int] = [], sharedAppearances: [Int] = [], collaborators: [Int] = [],
        orderBy: [Order] = [], parent: ParentResource<ParentKind>? = nil
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
        self.parent = parent
    }

    /// A sort order. The raw value is its name in the API.
    public enum Order: String, CaseIterable, Sendable {
        /// By the final order cutoff date, earliest first.
        case focDate
        /// By the final order cutoff date, latest first.
        case focDateDescending = "-focDate"
        /// By the date on sale, earliest first.
        case onsaleDate
        /// By the date on sale, latest first.
        case onsaleDateDescending = "-onsaleDate"
        /// By title, A to Z.
        case title
        /// By title, Z to A.
        case titleDescending = "-title"
        /// By the number in the series, smallest first.
        case issueNumber
        /// By the number in the series, greatest first.
        case issueNumberDescending = "-issueNumber"
        /// By the date of the last change, earliest first.
        case modified
        /// By the date of the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of comics.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind of resource. The raw value is its name in the API.
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
            QueryItem("issueNumber", issueNumber.map(numberText)),
            QueryItem("diamondCode", diamondCode),
            QueryItem("digitalId", digitalId),
            QueryItem("upc", upc),
            QueryItem("isbn", isbn),
            QueryItem("ean", ean),
            QueryItem("issn", issn),
            QueryItem("hasDigitalIssue", hasDigitalIssue),
            QueryItem("modifiedSince", modifiedSince?.formatted(.iso8601)),
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

/// Returns an issue number as text. An integer is written without a decimal point: `92`, not `92.0`.
private func numberText(_ issueNumber: Double) -> String {
    Int(exactly: issueNumber).map { String($0) } ?? String(issueNumber)
}

/// A kind of comic. The raw value is its name in the API.
public enum FormatType: String, CaseIterable, Sendable {
    /// A single issue.
    case comic
    /// A collection of issues.
    case collection
}

/// A week or month, relative to the current date.
public enum DateDescriptor: String, CaseIterable, Sendable {
    /// The previous week.
    case lastWeek
    /// The current week.
    case thisWeek
    /// The next week.
    case nextWeek
    /// The current month.
    case thisMonth
}

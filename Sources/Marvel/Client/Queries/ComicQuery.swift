import Foundation
import Fetching

/// A query for a page of comics: filters, order and position.
///
/// Filters that are nil or empty are not sent. The server checks the others.
public struct ComicQuery: Hashable, Sendable {
    /// The number of comics to skip.
    public var offset: Int
    /// The maximum number of comics in the page, 1 to 100.
    public var limit: Int
    /// Only comics whose title starts with this text.
    public var titleStartsWith: String?
    /// Only comics with this title.
    public var title: String?
    /// Only comics in this format.
    public var format: ComicFormat?
    /// Only issues or only collections.
    public var formatType: FormatType?
    /// Whether to leave out variants: alternative covers, second printings and director's cuts.
    public var noVariants: Bool?
    /// Only comics that are first on sale in this week or month.
    public var dateDescriptor: DateDescriptor?
    /// Only comics that are first on sale between two days in the form `2013-01-31`, both included.
    public var dateRange: [String]
    /// Only comics whose series started in this year.
    public var startYear: Int?
    /// Only comics with this number in their series, such as 5 or 92.1.
    public var issueNumber: Double?
    /// Only the comic with this code of the Diamond distributor.
    public var diamondCode: String?
    /// Only the comic whose digital edition has this number.
    public var digitalId: Int?
    /// Only the comic with this UPC.
    public var upc: String?
    /// Only the comic with this ISBN.
    public var isbn: String?
    /// Only the comic with this EAN.
    public var ean: String?
    /// Only the comic with this ISSN.
    public var issn: String?
    /// Whether to leave out comics without a digital edition.
    public var hasDigitalIssue: Bool?
    /// Only comics that changed on this date or later.
    public var modifiedSince: Date?
    /// Only comics by at least one of these creators, by id; at most 10 ids, as in every filter by id.
    public var creators: [Int]
    /// Only comics with at least one of these characters.
    public var characters: [Int]
    /// Only comics in one of these series.
    public var series: [Int]
    /// Only comics in at least one of these events.
    public var events: [Int]
    /// Only comics with at least one of these stories.
    public var stories: [Int]
    /// Only comics with all of these characters.
    public var sharedAppearances: [Int]
    /// Only comics by all of these creators together.
    public var collaborators: [Int]
    /// The sort orders. A later order applies to comics that are equal in all earlier ones.
    public var orderBy: [Order]
    /// The resource whose comics are listed, such as a character; nil lists all comics.
    public var parent: ParentResource<ParentKind>?

    /// Makes a query; by default for the first 20 comics.
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

    /// A sort order, by its name in the API.
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
        /// By the last change, earliest first.
        case modified
        /// By the last change, latest first.
        case modifiedDescending = "-modified"
    }

    /// A kind of resource that has a list of comics.
    public enum ParentKind: String, CaseIterable, Sendable {
        /// A kind, by its name in the API.
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

/// The issue number without a fraction if it is a whole number (`92`), with one otherwise (`92.1`).
private func numberText(_ issueNumber: Double) -> String {
    Int(exactly: issueNumber).map { String($0) } ?? String(issueNumber)
}

/// Whether a comic is an issue or a collection of issues.
public enum FormatType: String, CaseIterable, Sendable {
    /// An issue.
    case comic
    /// A collection.
    case collection
}

/// A week or month relative to today.
public enum DateDescriptor: String, CaseIterable, Sendable {
    /// The week before this one.
    case lastWeek
    /// This week.
    case thisWeek
    /// The week after this one.
    case nextWeek
    /// This month.
    case thisMonth
}

/// A character, comic, creator, event, series or story.
///
/// All texts are already escaped for JSON, so a response contains them unchanged. Escape a query's value before
/// comparing it with a text of a record.
struct Record: Sendable {
    var id: Int
    /// The name or title.
    var name = ""
    /// The position of the name in the kind's default order. Consecutive records with equal names have the same rank.
    var rank = 0
    var modified = Record.noDate
    var thumbnail: Thumbnail?
    var details: Details
    /// The links to related records. The index is the raw value of the related kind.
    var links = Record.noLinks

    /// The text that the API sends if a record has no date.
    static let noDate = "-0001-11-30T00:00:00-0500"

    private static let noLinks = [[Link]](repeating: [], count: Kind.allCases.count)
}

/// A link to a related record: the row of the record, and the role of a creator as an index of ``embeddedRoles``.
struct Link: Sendable {
    var row: Int
    var role: Int?
}

/// The URL of an image: the path in ``folder``, and the file extension.
struct Thumbnail: Sendable {
    var path: String
    var fileExtension: String

    static let folder = "http://i.annihil.us/u/prod/marvel/i/mg/"
    static let notAvailable = Thumbnail(path: "b/40/image_not_available", fileExtension: "jpg")
}

/// The fields that only records of one kind have.
enum Details: Sendable {
    case character
    case comic(ComicDetails)
    case creator(CreatorDetails)
    case event(EventDetails)
    case series(SeriesDetails)
    case story(type: String)
}

struct ComicDetails: Sendable {
    /// The number in the series as a JSON number, such as `92.1`.
    var issueNumber: String
    var format: String
    var variantDescription: String
    var digitalId: Int
    var pageCount: Int
    var isbn: Identifier
    var upc: Identifier
    var diamondCode: Identifier
    var ean: Identifier
    var issn: Identifier
    /// Pairs such as `onsaleDate` and `2004-11-10T00:00:00-0500`. An empty value means ``Record/noDate``.
    var dates: [(type: String, value: String)]
    /// Pairs such as `printPrice` and `2.99`, a price in US dollars.
    var prices: [(type: String, value: String)]
}

/// A code such as an ISBN. The API sends most codes as strings and some codes as numbers.
struct Identifier: Sendable {
    var text: String
    var isNumber: Bool
}

struct CreatorDetails: Sendable {
    var firstName: String
    var middleName: String
    var lastName: String
    var suffix: String
}

struct EventDetails: Sendable {
    var start: String?
    var end: String?
}

struct SeriesDetails: Sendable {
    var startYear: Int
    var endYear: Int
    var rating: String
    var type: String
}

/// One character, comic, creator, event, series or story.
///
/// Texts are already escaped for JSON, so they are written to a response unchanged. A query's value must be escaped
/// before it is compared with them.
struct Record: Sendable {
    var id: Int
    /// The name or title.
    var name = ""
    /// The position of the name among all names of the kind. Equal names have the same rank.
    var rank = 0
    var modified = Record.noDate
    var thumbnail: Thumbnail?
    var details: Details
    /// The related records, by the raw value of their kind.
    var links = [[Link]](repeating: [], count: Kind.allCases.count)

    /// The text that the API sends if it has no date.
    static let noDate = "-0001-11-30T00:00:00-0500"
}

/// A related record: its row among the records of its kind, and a creator's role as an index of ``embeddedRoles``.
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

/// The fields that only one kind has.
enum Details: Sendable {
    case character
    case comic(ComicDetails)
    case creator(CreatorDetails)
    case event(EventDetails)
    case series(SeriesDetails)
    case story(type: String)
}

struct ComicDetails: Sendable {
    /// A JSON number, such as `92.1`.
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
    /// Pairs such as `onsaleDate`, `2004-11-10T00:00:00-0500`.
    var dates: [(type: String, value: String)]
    /// Pairs such as `printPrice`, `2.99`.
    var prices: [(type: String, value: String)]
}

/// A code such as an ISBN, which the API sends as a string or, sometimes, as a number.
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

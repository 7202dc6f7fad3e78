/// One character, comic, creator, event, series or story.
///
/// Every text is in the form that it has inside a JSON string: written to an answer as it is, compared with a query's
/// value once that has been brought into the same form.
struct Record: Sendable {
    var id: Int
    /// The name or title.
    var name = ""
    /// The record's place by name among its kind; equal names have equal ranks.
    var rank = 0
    var modified = Record.noDate
    var thumbnail: Thumbnail? = .none
    var particulars: Particulars
    /// The related records, by the raw value of their kind.
    var links = [[Link]](repeating: [], count: Kind.allCases.count)

    /// What the API sends for a date that it does not know.
    static let noDate = "-0001-11-30T00:00:00-0500"
}

/// A related record: its row among its kind, and the place of the role in ``embeddedRoles`` if it is a creator's.
struct Link: Sendable {
    var row: Int
    var role: Int?
}

/// An image's address: its path below ``folder``, and its extension.
struct Thumbnail: Sendable {
    var path: String
    var fileExtension: String

    static let folder = "http://i.annihil.us/u/prod/marvel/i/mg/"
    static let notAvailable = Thumbnail(path: "b/40/image_not_available", fileExtension: "jpg")
}

/// The fields that only one kind has.
enum Particulars: Sendable {
    case character
    case comic(ComicParticulars)
    case creator(CreatorParticulars)
    case event(EventParticulars)
    case series(SeriesParticulars)
    case story(type: String)
}

struct ComicParticulars: Sendable {
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

/// An ISBN and its like: the API sends text, and now and then a number.
struct Identifier: Sendable {
    var text: String
    var isNumber: Bool
}

struct CreatorParticulars: Sendable {
    var firstName: String
    var middleName: String
    var lastName: String
    var suffix: String
}

struct EventParticulars: Sendable {
    var start: String?
    var end: String?
}

struct SeriesParticulars: Sendable {
    var startYear: Int
    var endYear: Int
    var rating: String
    var type: String
}

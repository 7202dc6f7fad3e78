import Foundation

/// A comic as the API sends it: an issue, a collection, a graphic novel or a digital comic.
public struct ComicModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the comic.
    public var id: Int
    /// The number of the digital edition; 0 if there is none.
    public var digitalId = 0
    /// The title, with year and issue, such as `The Amazing Spider-Man (2018) #92.1`.
    public var title: String
    /// The number of the comic in its series, such as 5 or 92.1; 0 for most collections.
    public var issueNumber = 0.0
    /// The difference between a variant and the regular issue; empty for a regular issue.
    public var variantDescription = ""
    /// A summary; often empty or nil.
    public var description: String?
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The ISBN, which is empty for most comics that aren't collections.
    public var isbn: CodeText?
    /// The UPC barcode.
    public var upc: CodeText?
    /// The code of the distributor Diamond.
    public var diamondCode: CodeText?
    /// The EAN barcode.
    public var ean: CodeText?
    /// The ISSN.
    public var issn: CodeText?
    /// The format, such as `Comic` or `Trade Paperback`; can be empty.
    public var format = ""
    /// The number of pages.
    public var pageCount = 0
    /// Promotional texts, such as a solicitation text.
    public var textObjects: [TextModel] = []
    /// The URL of the record.
    public var resourceURI = ""
    /// Links to pages about the comic.
    public var urls: [LinkModel] = []
    /// The series of the comic; nil if unknown.
    public var series: ResourceSummary?
    /// The variants of this issue, or the regular issue of this variant.
    public var variants: [ResourceSummary] = []
    /// The collections that contain this comic.
    public var collections: [ResourceSummary] = []
    /// The issues in this collection.
    public var collectedIssues: [ResourceSummary] = []
    /// Key dates, such as the date on sale.
    public var dates: [DateModel] = []
    /// The prices.
    public var prices: [PriceModel] = []
    /// The image to show with the comic.
    public var thumbnail = ImageModel.notAvailable
    /// Additional images.
    public var images: [ImageModel] = []
    /// The creators, each with a role.
    public var creators = ResourceList()
    /// The characters in the comic.
    public var characters = ResourceList()
    /// The stories in the comic, each with a type.
    public var stories = ResourceList()
    /// The events that the comic is part of.
    public var events = ResourceList()

    /// Creates a comic for tests and previews. All other properties have default values.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// A key date of a comic.
public struct DateModel: Codable, Hashable, Sendable {
    /// The meaning of the date, such as `onsaleDate` or `focDate` (final order cutoff).
    public var type: String
    /// The date.
    public var date: MarvelDate

    /// Creates a date.
    public init(type: String, date: MarvelDate) {
        self.type = type
        self.date = date
    }
}

/// The price of an edition of a comic.
public struct PriceModel: Codable, Hashable, Sendable {
    /// The edition, such as `printPrice` or `digitalPurchasePrice`.
    public var type: String
    /// The price in US dollars; 0 if unknown. The type is `Decimal` because `Double` cannot represent 3.99 exactly.
    public var price: Decimal

    /// Creates a price in US dollars.
    public init(type: String, price: Decimal) {
        self.type = type
        self.price = price
    }
}

/// A text about a comic.
public struct TextModel: Codable, Hashable, Sendable {
    /// The kind of text, such as `issue_solicit_text`.
    public var type: String
    /// The language, such as `en-us`.
    public var language: String
    /// The text, which can contain HTML.
    public var text: String

    /// Creates a text.
    public init(type: String, language: String, text: String) {
        self.type = type
        self.language = language
        self.text = text
    }
}

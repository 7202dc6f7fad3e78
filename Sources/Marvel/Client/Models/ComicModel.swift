import Foundation
import Fetching

/// A comic as the API sends it: an issue, a collection, a graphic novel or a digital comic.
public struct ComicModel: Codable, Hashable, Identifiable, Sendable {
    /// The comic's number.
    public var id: Int
    /// The number of its digital edition; 0 without one.
    public var digitalId = 0
    /// The title, with year and issue, such as `The Amazing Spider-Man (2018) #92.1`.
    public var title: String
    /// The number in its series; not always a whole one (`92.1`), 0 for collections.
    public var issueNumber = 0.0
    /// What sets a variant apart from the issue; empty if it is none.
    public var variantDescription = ""
    /// What it is about; often empty or nil.
    public var description: String?
    /// When the record last changed.
    public var modified = MarvelDate.noDate
    /// The ISBN, for collections.
    public var isbn: CodeText?
    /// The UPC barcode.
    public var upc: CodeText?
    /// The Diamond distributor's code.
    public var diamondCode: CodeText?
    /// The EAN barcode.
    public var ean: CodeText?
    /// The ISSN.
    public var issn: CodeText?
    /// How it is published, such as `Comic` or `Trade Paperback`; can be empty.
    public var format = ""
    /// How many pages it has.
    public var pageCount = 0
    /// Blurbs, such as a solicitation text.
    public var textObjects: [TextModel] = []
    /// Where the record is.
    public var resourceURI = ""
    /// Pages about it.
    public var urls: [LinkModel] = []
    /// The series that it belongs to; nil where only the comic's name is known.
    public var series: ResourceSummary?
    /// Variants of this issue, or the issue of this variant.
    public var variants: [ResourceSummary] = []
    /// Collections that contain it.
    public var collections: [ResourceSummary] = []
    /// Issues that this collection contains.
    public var collectedIssues: [ResourceSummary] = []
    /// Key dates, such as when it went on sale.
    public var dates: [DateModel] = []
    /// What it costs.
    public var prices: [PriceModel] = []
    /// The image to show for it.
    public var thumbnail = ImageModel.notAvailable
    /// Further images.
    public var images: [ImageModel] = []
    /// Who made it, each with a role.
    public var creators = ResourceList()
    /// Who appears in it.
    public var characters = ResourceList()
    /// The stories in it, each with a type.
    public var stories = ResourceList()
    /// The events that it is a part of.
    public var events = ResourceList()

    /// Makes a comic of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// One of a comic's key dates.
public struct DateModel: Codable, Hashable, Sendable {
    /// What happens then, such as `onsaleDate` or `focDate`.
    public var type: String
    /// When.
    public var date: MarvelDate

    /// Makes a date.
    public init(type: String, date: MarvelDate) {
        self.type = type
        self.date = date
    }
}

/// One of a comic's prices.
public struct PriceModel: Codable, Hashable, Sendable {
    /// What it is for, such as `printPrice` or `digitalPurchasePrice`.
    public var type: String
    /// US dollars; 0 where it isn't known. Decimal, because 3.99 is not a binary fraction.
    public var price: Decimal

    /// Makes a price in US dollars.
    public init(type: String, price: Decimal) {
        self.type = type
        self.price = price
    }
}

/// A text about a comic.
public struct TextModel: Codable, Hashable, Sendable {
    /// What it is, such as `issue_solicit_text`.
    public var type: String
    /// Its language, such as `en-us`.
    public var language: String
    /// The text; can have HTML in it.
    public var text: String

    /// Makes a text.
    public init(type: String, language: String, text: String) {
        self.type = type
        self.language = language
        self.text = text
    }
}

import Foundation
import Marvel
import SharedTestCode
import Testing

/// Tests of unusual values that the real API sent.
@Suite struct OddValueTests {
    @Test(arguments: [
        ("92.1", 92.1), ("88.1", 88.1), ("5", 5), ("0", 0), ("-1", -1), ("12.0", 12),
    ])
    func anIssueNumberCanHaveAFraction(json: String, number: Double) throws {
        try expectEqual(comic(#""issueNumber": \#(json)"#).issueNumber, number)
    }

    @Test(arguments: ["isbn", "upc", "diamondCode", "ean", "issn"])
    func aCodeIsAStringOrANumberOrNull(key: String) throws {
        func code(_ json: String) throws -> CodeText? {
            let comic = try comic(#""\#(key)": \#(json)"#)
            let codes = [
                "isbn": comic.isbn, "upc": comic.upc, "diamondCode": comic.diamondCode, "ean": comic.ean,
                "issn": comic.issn,
            ]
            return codes[key] ?? nil
        }
        try expectEqual(code(#""0-7851-1028-3""#), "0-7851-1028-3")
        expect(try code(#""""#) == "")
        #expect(try code("785110283") == "785110283")
        #expect(try code("0") == "0")
        #expect(try code("75960608000700511") == "75960608000700511")
        #expect(try code("1.5") == "1.5")
        #expect(try code("null") == nil)
        #expect(throws: DecodingError.self) { try code("[]") }
        #expect(throws: DecodingError.self) { try code("true") }
    }

    @Test func aPriceIsExactToTheCent() throws {
        let comic = try comic(
            #""prices": [{"type": "printPrice", "price": 3.99}, {"type": "digitalPurchasePrice", "price": 0}]"#)
        #expect(comic.prices.map(\.price) == [Decimal(string: "3.99"), 0])
        #expect(try JSONDecoder().decode(ComicModel.self, from: JSONEncoder().encode(comic)) == comic)
    }

    @Test(arguments: ["null", #""""#, #""A text.""#])
    func aDescriptionCanBeNullOrEmpty(json: String) throws {
        let expected = try JSONDecoder().decode(String?.self, from: Data(json.utf8))
        try expectEqual(comic(#""description": \#(json)"#).description, expected)
        try expectEqual(series(#""description": \#(json)"#).description, expected)
        try expectEqual(story(#""description": \#(json)"#).description, expected)
    }

    @Test func aDateInTheYearMinusOneMeansNoDate() throws {
        let comic = try comic(
            #""modified": "-0001-11-30T00:00:00-0500", "dates": [{"type": "focDate", "date": "-0001-11-30T00:00:00-0500"}]"#
        )
        expectEqual(comic.modified, .noDate)
        expect(comic.modified.date == nil)
        expectEqual(comic.dates.map(\.date.text), ["-0001-11-30T00:00:00-0500"])
    }

    @Test func anEventCanHaveNoDates() throws {
        let event = try event(#""start": null, "end": null, "next": null, "previous": null"#)
        expect(event.start == nil)
        expect(event.end == nil)
        expect(event.next == nil)
        expect(event.previous == nil)
    }

    @Test func anEventsDatesAreReadAsUTC() throws {
        let event = try event(#""start": "1989-12-10 00:00:00", "end": "2008-01-04 00:00:00""#)
        expectEqual(event.start?.date, Date(timeIntervalSince1970: 629_251_200))
        expectEqual(event.end?.text, "2008-01-04 00:00:00")
    }

    @Test func anUnreadableDateKeepsItsTextAndDoesNotFailTheRecord() throws {
        let comic = try comic(#""modified": "soon""#)
        expectEqual(comic.modified.text, "soon")
        expect(comic.modified.date == nil)
    }

    @Test func aStoryCanHaveNoImageAndNoOriginalIssue() throws {
        let story = try story(#""thumbnail": null, "originalIssue": null"#)
        expect(story.thumbnail == nil)
        expect(story.originalIssue == nil)
    }

    /// Recordings of 2014 have such objects.
    @Test(arguments: [#"{"service": "comics", "id": 1009664}"#, "null", "5"])
    func aListWithAnObjectAsItsURLDoesNotFailThePage(uri: String) async throws {
        let list =
            #"{"available": 2, "returned": 1, "collectionURI": \#(uri), "items": [{"resourceURI": "a/7", "name": "b"}]}"#
        let event = try event(#""comics": \#(list)"#)
        expectEqual(event.comics.available, 2)
        expectEqual(event.comics.collectionURI, "")
        expectEqual(event.comics.items.map(\.id), [7])
    }

    @Test func aSeriesTypeCanBeEmptyOrNull() throws {
        try expectEqual(series(#""type": """#).type, "")
        expect(try series(#""type": null"#).type == nil)
        try expectEqual(series(#""endYear": 2099"#).endYear, 2099)
    }

    private func comic(_ fields: String) throws -> ComicModel { try model(ComicModel(id: 1, title: "a"), fields) }
    private func event(_ fields: String) throws -> EventModel { try model(EventModel(id: 1, title: "a"), fields) }
    private func series(_ fields: String) throws -> SeriesModel { try model(SeriesModel(id: 1, title: "a"), fields) }
    private func story(_ fields: String) throws -> StoryModel { try model(StoryModel(id: 1, title: "a"), fields) }

    /// Returns a copy of `model` in which the JSON members in `fields` replace the fields with the same names.
    private func model<Model: Codable>(_ model: Model, _ fields: String) throws -> Model {
        var object = try jsonObject(JSONEncoder().encode(model))
        object.merge(try jsonObject(Data("{\(fields)}".utf8))) { $1 }
        return try JSONDecoder().decode(Model.self, from: JSONSerialization.data(withJSONObject: object))
    }
}

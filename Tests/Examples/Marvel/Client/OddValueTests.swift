import Foundation
import Marvel
import SharedTestCode
import Testing

/// Tests of unusual values that the real API sent.
@Suite struct OddValueTests {
    @Test func anIssueNumberCanHaveAFraction() throws {
        for (json, number) in [("92.1", 92.1), ("88.1", 88.1), ("5", 5), ("0", 0), ("-1", -1), ("12.0", 12)] {
            try expectEqual(comic(#""issueNumber": \#(json)"#).issueNumber, number)
        }
    }

    @Test func aCodeIsAStringOrANumberOrNull() throws {
        let codes: [(key: String, code: (ComicModel) -> CodeText?)] = [
            ("isbn", { $0.isbn }), ("upc", { $0.upc }), ("diamondCode", { $0.diamondCode }), ("ean", { $0.ean }),
            ("issn", { $0.issn }),
        ]
        let values: [(json: String, text: CodeText?)] = [
            (#""0-7851-1028-3""#, "0-7851-1028-3"), (#""""#, ""), ("785110283", "785110283"), ("0", "0"),
            ("75960608000700511", "75960608000700511"), ("1.5", "1.5"), ("null", nil),
        ]
        for (key, code) in codes {
            for (json, text) in values {
                try expectEqual(code(comic(#""\#(key)": \#(json)"#)), text, "\(key): \(json)")
            }
            for json in ["[]", "true"] {
                expect(throws: DecodingError.self, "\(key)") { try comic(#""\#(key)": \#(json)"#) }
            }
        }
    }

    @Test func aPriceIsExactToTheCent() throws {
        let comic = try comic(
            #""prices": [{"type": "printPrice", "price": 3.99}, {"type": "digitalPurchasePrice", "price": 0}]"#)
        expectEqual(comic.prices.map(\.price), [399 / 100, 0])
        try expectEqual(JSONDecoder().decode(ComicModel.self, from: JSONEncoder().encode(comic)), comic)
    }

    @Test func aDescriptionCanBeNullOrEmpty() throws {
        for (json, text) in [("null", nil), (#""""#, ""), (#""A text.""#, "A text.")] {
            try expectEqual(comic(#""description": \#(json)"#).description, text)
            try expectEqual(series(#""description": \#(json)"#).description, text)
            try expectEqual(story(#""description": \#(json)"#).description, text)
        }
    }

    @Test func aDateThatIsNoneKeepsItsTextAndDoesNotFailTheRecord() throws {
        let text = "-0001-11-30T00:00:00-0500"
        let undated = try comic(#""modified": "\#(text)", "dates": [{"type": "focDate", "date": "\#(text)"}]"#)
        expectEqual(undated.modified, .noDate)
        expect(undated.modified.date == nil)
        expectEqual(undated.dates.map(\.date.text), [text])

        let unreadable = try comic(#""modified": "soon""#)
        expectEqual(unreadable.modified.text, "soon")
        expect(unreadable.modified.date == nil)
    }

    @Test func anEventCanHaveNoDatesAndTheyAreReadAsUTC() throws {
        let undated = try event(#""start": null, "end": null, "next": null, "previous": null"#)
        expect(undated.start == nil && undated.end == nil)
        expect(undated.next == nil && undated.previous == nil)

        let dated = try event(#""start": "1989-12-10 00:00:00", "end": "2008-01-04 00:00:00""#)
        expectEqual(dated.start?.date, Date(timeIntervalSince1970: 629_251_200))
        expectEqual(dated.end?.text, "2008-01-04 00:00:00")
    }

    @Test func aStoryCanHaveNoImageAndNoOriginalIssue() throws {
        let story = try story(#""thumbnail": null, "originalIssue": null"#)
        expect(story.thumbnail == nil)
        expect(story.originalIssue == nil)
    }

    /// Recordings of 2014 have such objects.
    @Test func aListWithAnObjectAsItsURLDoesNotFailThePage() throws {
        let items = #"[{"resourceURI": "a/7", "name": "b"}]"#
        for uri in [#"{"service": "comics", "id": 1009664}"#, "null", "5"] {
            let list = #"{"available": 2, "returned": 1, "collectionURI": \#(uri), "items": \#(items)}"#
            let event = try event(#""comics": \#(list)"#)
            expectEqual(event.comics.available, 2)
            expectEqual(event.comics.collectionURI, "")
            expectEqual(event.comics.items.map(\.id), [7])
        }
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

import Fetching
import FetchingJSON
import Foundation
import SharedTestCode
import Testing

/// Tests that an invalid page causes the same failure with this package's decoder and with Foundation's decoder. With
/// Foundation's decoder, the failure also has the sentence of Foundation's error.
@Suite struct ParsingErrorsAsFoundationTests {
    private func faults(_ hero: String, isSnakeCase: Bool = true) throws -> (ours: DecodingFault, theirs: DecodingFault)
    {
        let options = JSONOptions(keys: isSnakeCase ? .convertFromSnakeCase : .useDefaultKeys, dates: .iso8601)
        let body = page(hero, isSnakeCase: isSnakeCase)
        return (try fault(body, jsonMapper(options: options)), try fault(body, jsonMapper(decoder: options.decoder())))
    }

    private func fault(_ body: String, _ mapper: Mapper<Heroes>) throws -> DecodingFault {
        let error = expect(throws: DecodingError.self, "\(body)") { try mapper(Data(body.utf8)) }
        return DecodingFault(try #require(error), in: Array(body.utf8))
    }

    @Test func anInvalidPageIsTheSameFailureAsInFoundation() throws {
        for hero in invalidHeroes {
            for isSnakeCase in [false, true] {
                let (ours, theirs) = try faults(hero, isSnakeCase: isSnakeCase)
                expectEqual(ours.path, theirs.path, "\(hero)")
                expectEqual(ours.expected, theirs.expected, "\(hero)")
                let found = try #require(ours.found)
                expectEqual(theirs.found?.hasPrefix(found), true, "\(hero): \(theirs)")
                expectEqual(ours.offset, theirs.offset, "\(hero)")
            }
        }
        // For a value of the right kind, Foundation's error does not contain the expected type.
        for hero in invalidValues {
            let (ours, theirs) = try faults(hero)
            expectEqual(ours.path, theirs.path, "\(hero)")
            expectEqual(theirs.expected, "a valid value")
            expectEqual(ours.found?.prefix { $0 != "(" }, theirs.found?.prefix { $0 != "(" }, "\(hero)")
            expectEqual(ours.offset, theirs.offset, "\(hero)")
        }
        // For a text that is not JSON, Foundation's error contains neither the fault nor its offset.
        for text in invalidTexts {
            let (ours, theirs) = try faults(text)
            expect(ours.path == "" && theirs.path == "", "\(text)")
            expect(ours.expected == "valid JSON" && theirs.expected == "a valid value", "\(text)")
            expectEqual(ours.found?.contains("in line "), true, "\(text)")
            expectEqual(theirs.found?.isEmpty, false, "\(text)")
        }
    }

    /// For an unreadable date, Foundation's path is that of the object that contains the date. For a number out of
    /// range, Foundation's error has no path.
    @Test func aFailureHasAPathWhereFoundationHasNone() throws {
        let form = "is not a date in a supported form, such as 2014-04-29T14:18:17Z"
        let (whole, noFit) = ("a whole number (UInt)", "does not fit in")
        for (field, path, expected, found) in [
            (
                #""joined_at": "yesterday""#, "joinedAt", "a date",
                #"the string "yesterday" in “joined_at” (“yesterday” \#(form))"#
            ),
            (#""dates": ["x"]"#, "dates[0]", "a date", #"the string "x" (“x” \#(form))"#),
            (
                #""particulars": {"small": 128}"#, "particulars.small", "a whole number (Int8)",
                "the number 128 (Number 128 \(noFit) Int8.)"
            ),
            (#""particulars": {"count": -1}"#, "particulars.count", whole, "the number -1 (Number -1 \(noFit) UInt.)"),
            (
                #""particulars": {"count": 1.5}"#, "particulars.count", whole,
                "the number 1.5 (Number 1.5 \(noFit) UInt.)"
            ),
            (
                #""particulars": {"ratio": 1e39}"#, "particulars.ratio", "a number",
                "the number 1e39 (Number 1e39 \(noFit) Float.)"
            ),
        ] {
            let body = page(hero.replacing(#""id": 1"#, with: #""id": 1, "# + field), isSnakeCase: true)
            let ours = try fault(body, jsonMapper(options: JSONOptions(dates: .iso8601)))
            expectEqual(ours.path, "data.results[3]." + path)
            expectEqual(ours.expected, expected)
            expectEqual(ours.found, found)
        }
    }
}

private struct Hero: Decodable, Sendable {
    struct Comic: Decodable, Sendable {
        var resourceUri: URL
        var issueNumber: Int
    }
    struct Particulars: Decodable, Sendable {
        var bornAt: Date?
        var small: Int8?
        var count: UInt?
        var ratio: Float?
        var price: Decimal?
    }
    enum Kind: String, Decodable { case hero, villain }
    var id: Int
    var fullName: String
    var firstComic: Comic
    var otherComics: [Comic]
    var kind: Kind?
    var joinedAt: Date?
    var portraitData: Data?
    var scoresByYear: [String: Double]?
    var isActive: Bool?
    var grid: [[Int]]?
    var dates: [Date]?
    var portraits: [Data]?
    var prices: [Decimal]?
    var links: [URL]?
    var particulars: Particulars?
}

private let comic = #"{"resource_uri": "http://example.com/1", "issue_number": 1}"#
private let hero = #"{"id": 1, "full_name": "Nobody", "first_comic": \#(comic), "other_comics": [\#(comic)]}"#

private let invalidHeroes: [String] = [
    // typeMismatch
    with("id", "\"1\""), with("id", "true"), with("id", "{}"), with("full_name", "5"), with("full_name", "[\"x\"]"),
    with("first_comic", "\"none\""), with("first_comic", "[]"), with("other_comics", comic), with("other_comics", "7"),
    with("other_comics", "[\(comic), 5]"), with("is_active", "1"), with("is_active", "\"true\""),

    with("portrait_data", "5"), with("scores_by_year", "[]"), with("scores_by_year", #"{"20_01": 1, "20_02": "x"}"#),
    with("grid", "[[1, 2], [3, \"x\"]]"), with("grid", "[[1, 2], 3]"), with("kind", "5"), "[]", "\"hero\"", "5",
    with("portraits", "[true]"), with("prices", "[\"1.50\"]"), with("links", "[1]"),
    with("links", "[[]]"), with("particulars", #"{"small": "x"}"#), with("particulars", #"{"ratio": "x"}"#),
    with("joined_at", "[5]"), with("dates", "[{}]"),
    // valueNotFound
    with("links", "[null]"), with("first_comic", #"{"resource_uri": null, "issue_number": 1}"#),
    with("id", "null"), with("full_name", "null"), with("first_comic", "null"), with("other_comics", "null"),
    with("other_comics", "[\(comic), null]"), with("scores_by_year", #"{"20_01": null}"#), with("grid", "[[1, null]]"),
    "null", with("dates", "[null]"),
    with("portraits", "[null]"), with("prices", "[null]"),
    // keyNotFound
    with("id", nil), with("full_name", nil), with("first_comic", nil), with("other_comics", nil),
    with("first_comic", #"{"resource_uri": "http://example.com/1"}"#), with("other_comics", "[\(comic), {}]"), "{}",
]

/// Values of the right kind, for which the error is `dataCorrupted`.
private let invalidValues: [String] = [
    with("kind", "\"bystander\""), with("portrait_data", "\"*\""),
    with("portraits", "[\"*\"]"),
    with("first_comic", #"{"resource_uri": "", "issue_number": 1}"#), with("links", "[\"http://[\"]"),
]

private let invalidTexts: [String] = [
    with("id", "01"), with("id", "+1"), with("full_name", "'x'"), with("id", "1,"), with("grid", "[1 2]"),
    with("id", "tru"), with("full_name", "\"x"), "{\"id\":}", "{", "",
]

/// Returns the JSON of a hero with another value for a field, or without the field if `value` is nil.
private func with(_ field: String, _ value: String?) -> String {
    var fields = ["id": "1", "full_name": "\"Nobody\"", "first_comic": comic, "other_comics": "[\(comic)]"]
    fields[field] = value
    return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
}

/// Returns the JSON of a page with three valid heroes, an invalid hero and a valid hero.
private func page(_ invalid: String, isSnakeCase: Bool) -> String {
    let valid = isSnakeCase ? hero : heroInCamelCase
    let heroes = Array(repeating: valid, count: 3) + [isSnakeCase ? invalid : inCamelCase(invalid), valid]
    return
        #"{"code": 200, "status": "Ok", "data": {"offset": 0, "limit": 5, "total": 5, "count": 5, "results": [\#n"#
        + heroes.joined(separator: ",\n") + "]}}"
}

private let heroInCamelCase = inCamelCase(hero)

/// Converts the keys of models to camel case. Keys of dictionaries, such as "20_01", are not converted.
private func inCamelCase(_ json: String) -> String {
    json.replacing(/[a-z]_[a-z]/) { $0.output.prefix(1) + $0.output.suffix(1).uppercased() }
}

private typealias Heroes = BaseResponseModel<PaginatedResponseModel<Hero>>

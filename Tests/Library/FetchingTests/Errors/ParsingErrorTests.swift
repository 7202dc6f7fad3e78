import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingJSON

struct Thumbnail: Codable, Sendable { var `extension`: String }
struct Entry: Decodable, Sendable {
    var thumbnail: Thumbnail
    var onSale: Date?
    var size: Int8?
    var link: URL?
    var byID: [Int: Int]?
    var flags: [Bool]?
    var price: Double?
    var kind: Kind?

    enum Kind: String, Decodable { case comic }
    enum CodingKeys: String, CodingKey {
        case thumbnail, onSale, size, link, flags, price, kind
        case byID = "byId"
    }
}

typealias Entries = BaseResponseModel<PaginatedResponseModel<Entry>>

/// Returns the parsing failure of a fetcher whose response has this body. Returns nil for any other result.
func failure<Model: Decodable & Sendable>(
    _ body: String, as model: Model.Type, options: JSONOptions = JSONOptions(),
    request: URLRequest = URLRequest(url: URL(filePath: "/x"))
) async -> ParsingFailure? {
    let fetch: Fetcher<Void, Model> = modelFetcher(
        createURLRequest: { request }, store: .json(body), mapper: jsonMapper(options: options))
    return await fetch(()).error?.parsing
}

/// Returns the JSON of a page whose fourth entry is `entry`.
private func page(_ entry: String) -> String {
    let good = #"{"thumbnail":{"extension":"jpg"}}"#
    return #"{"code":200,"status":"Ok","data":{"offset":0,"limit":20,"total":4,"count":4,"results":["#
        + "\(good),\(good),\(good),\(entry)]}}"
}

struct Fault: Sendable, CustomTestStringConvertible {
    var entry: String
    var path: String
    var expected: String
    var found: String?

    var testDescription: String { "\(path): \(expected)" }
}

@Test(arguments: [
    Fault(
        entry: #"{"thumbnail":{"extension":5}}"#, path: "thumbnail.extension", expected: "a string",
        found: "the number 5"),
    Fault(
        entry: #"{"thumbnail":{"extension":null}}"#, path: "thumbnail.extension", expected: "a string", found: "null"),
    Fault(
        entry: #"{"thumbnail":{"\u0065xtension":5}}"#, path: "thumbnail.extension", expected: "a string",
        found: "the number 5"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"o\u006e_s\u0061le":"soon"}"#, path: "onSale",
        expected: "a date",
        found:
            "the string \"soon\" in “on_sale” (“soon” is not a date in a supported form, such as 2014-04-29T14:18:17Z)"),
    Fault(entry: #"{"thumbnail":{}}"#, path: "thumbnail", expected: "a value for “extension”", found: "no such key"),
    Fault(
        entry: #"{"thumbnail":{"path":"x","Extenson":"y"}}"#, path: "thumbnail",
        expected: "a value for “extension”", found: "no such key (similar: “Extenson”)"),
    Fault(entry: #"{"thumbnail":[]}"#, path: "thumbnail", expected: "an object", found: "an array"),
    Fault(
        entry: #"{"thumbnail":{"extension":{"a":1}}}"#, path: "thumbnail.extension", expected: "a string",
        found: "an object"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":"soon"}"#, path: "onSale", expected: "a date",
        found:
            "the string \"soon\" in “on_sale” (“soon” is not a date in a supported form, such as 2014-04-29T14:18:17Z)"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":"2014-04-29T14:18:17"}"#, path: "onSale",
        expected: "a date",
        found:
            #"the string "2014-04-29T14:18:17" in “on_sale” (“2014-04-29T14:18:17” has no offset from UTC, such as Z or -04:00)"#
    ),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":1398781097}"#, path: "onSale", expected: "a date",
        found: "the number 1398781097 in “on_sale” (use JSONOptions(dates: .secondsSince1970))"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":-1.5}"#, path: "onSale", expected: "a date",
        found: "the number -1.5 in “on_sale” (use JSONOptions(dates: .secondsSince1970))"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":1398781097000}"#, path: "onSale", expected: "a date",
        found: "the number 1398781097000 in “on_sale” (use JSONOptions(dates: .millisecondsSince1970))"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale":1398781097000000}"#, path: "onSale", expected: "a date",
        found: "the number 1398781097000000 in “on_sale” (use JSONOptions(dates: .custom))"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"on_sale" : true}"#, path: "onSale", expected: "a date",
        found: "true in “on_sale”"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"by_id":{"5":1,"7":"x"}}"#, path: "byId[7]",
        expected: "a whole number (Int)", found: "the string \"x\""),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"flags":[true,1]}"#, path: "flags[1]", expected: "true or false",
        found: "the number 1"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"price":"1"}"#, path: "price", expected: "a number",
        found: "the string \"1\" (use JSONOptions(readsNumbersInStrings: true))"),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"flags":"x"}"#, path: "flags", expected: "an array",
        found: "the string \"x\""),
    Fault(
        entry: #"{"thumbnail":{"extension":"x"},"kind":"tv"}"#, path: "kind", expected: "a valid value",
        found: "the string \"tv\" (Cannot initialize Kind from invalid String value tv)"),
])
func eachKindOfMismatchHasItsPathAndBothValues(fault: Fault) async throws {
    let failure = try #require(await failure(page(fault.entry), as: Entries.self))
    #expect(failure.path == "data.results[3]." + fault.path)
    #expect(failure.expected == fault.expected)
    #expect(failure.found == fault.found)
    #expect(failure.excerpt.contains(fault.entry.suffix(12)))
    #expect(failure.underlying is DecodingError)
    #expect(failure.description.contains("data.results[3].\(fault.path): expected \(fault.expected), found "))
}

@Test func aPageOfHTMLInsteadOfJSONIsShownInTheExcerpt() async throws {
    let failure = try #require(await failure("<!DOCTYPE html>\n<html>Bad gateway</html>", as: Entries.self))
    #expect(
        failure.path == "" && failure.expected == "valid JSON"
            && failure.found == "no valid value in line 1, column 1 (byte 0)")
    #expect(failure.excerpt == "<!DOCTYPE html> <html>Bad gateway</html>")
}

@Test(arguments: [
    ("", "an empty body", ""), ("{\n  \"a\": x\n}", "no valid value in line 2, column 8 (byte 9)", "{   \"a\": x }"),
    ("{\"a\":1", "the end of the text inside an object in line 1, column 7 (byte 6)", "{\"a\":1"),
    ("[1] 2", "more text after the value in line 1, column 5 (byte 4)", "[1] 2"),
    ("{\"a\" 1}", "no colon after a field name in line 1, column 6 (byte 5)", "{\"a\" 1}"),
    ("\"abc", "the end of the text inside a string in line 1, column 5 (byte 4)", "\"abc"),
])
func theExcerptOfTextThatIsNotJSONIsAroundTheFault(body: String, found: String, excerpt: String) async throws {
    let failure = try #require(await failure(body, as: [Thumbnail].self))
    #expect(failure.expected == "valid JSON")
    #expect(failure.found == found)
    #expect(failure.excerpt == excerpt)
}

@Test func theExcerptHasAtMost200CharactersEvenIfMasksMakeItLonger() async throws {
    let body = String(repeating: " ", count: 100) + String(repeating: "a://b@c ", count: 100)
    let failure = try #require(await failure(body, as: [Thumbnail].self))
    #expect(failure.excerpt.contains("a://***@c") && !failure.excerpt.contains("……"))
    #expect(failure.excerpt.count <= 200)
}

@Test func theExcerptOfALongBodyIsAroundTheFault() async throws {
    let body = "[" + String(repeating: "{\"extension\":\"abc\"},", count: 10_000) + "{\"extension\":!}]"
    let failure = try #require(await failure(body, as: [Thumbnail].self))
    #expect(failure.found == "no valid value in line 1, column 200015 (byte 200014)")
    #expect(failure.excerpt.hasPrefix("…") && failure.excerpt.hasSuffix("{\"extension\":!}]"))
    #expect(failure.excerpt.count < 200)
    #expect(failure.bodyBytes == body.utf8.count)
}

@Test func aFaultInUTF16IsShownAsText() throws {
    let text = #"[{"path": "a", "extension": 5}]"#
    let body = try #require(text.data(using: .utf16LittleEndian))
    let error = try #require(throws: DecodingError.self) {
        try decodeJSON([Thumbnail].self, from: body, options: JSONOptions())
    }
    let failure = ParsingFailure(error, request: URLRequest(url: URL(filePath: "/x")), body: body)
    #expect(failure.path == "[0].extension" && failure.found == "the number 5")
    #expect(failure.excerpt == text)
    #expect(failure.bodyBytes == 2 * text.utf8.count)
}

@Test func aBodyThatIsOneInvalidStringIsShownAsAString() async throws {
    let failure = try #require(await failure(#""http://[""#, as: URL.self))
    #expect(failure.expected == "a URL")
    #expect(failure.found == #"the string "http://[" (Invalid URL string.)"#)
}

@Test func anErrorNamesTheFieldInTheBodyIfItsNameIsNotTheKey() async throws {
    struct Issue: Decodable, Sendable { var createdBy: String, closedAt: Date? }
    let null = try #require(await failure(#"[{"created_by": null}]"#, as: [Issue].self))
    #expect(null.description.contains("[0].createdBy: expected a string, found null in “created_by”, in [{"))
    let number = try #require(await failure(#"[{"created_by": "x", "Closed_At"  :5}]"#, as: [Issue].self))
    #expect(number.path == "[0].closedAt")
    #expect(number.found == "the number 5 in “Closed_At” (use JSONOptions(dates: .secondsSince1970))")
    let same = try #require(await failure(#"[{"createdBy": 5}]"#, as: [Issue].self))
    #expect(same.found == "the number 5")
}

@Test func theSentenceOfAModelsErrorIsShown() async throws {
    struct Even: Decodable, Sendable {
        enum CodingKeys: CodingKey { case value }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard try container.decode(Int.self, forKey: .value).isMultiple(of: 2) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .value, in: container, debugDescription: "an odd number")
            }
        }
    }
    let even = try #require(await failure(#"[{"value":2},{"value":3}]"#, as: [Even].self))
    #expect(even.path == "[1].value" && even.expected == "a valid value")
    #expect(even.found == "the number 3 (an odd number)")
    let id = try #require(await failure(#"["x"]"#, as: [UUID].self))
    #expect(id.path == "[0]" && id.expected == "a valid value")
    #expect(id.found == #"the string "x" (Attempted to decode UUID from invalid UUID string.)"#)
    #expect(await failure("[5,1]", as: ClosedRange<Int>.self)?.expected == "a valid value")
}

@Test func theErrorOfInvalidDataNamesTheExpectedValue() async throws {
    #expect(await failure(#"["*"]"#, as: [Data].self)?.expected == "Base64 data")
}

/// The error of another decoder is shown with its own sentence, because the value may be unknown.
@Test func theSentenceOfAnotherDecodersErrorIsShown() throws {
    let sentence = "line 7 is not a table"
    for error in [
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: sentence)),
        .typeMismatch(Int.self, .init(codingPath: [], debugDescription: sentence)),
        .valueNotFound(Int.self, .init(codingPath: [], debugDescription: sentence)),
    ] {
        let failure = ParsingFailure(error, request: URLRequest(url: URL(filePath: "/x")), body: Data("a = b".utf8))
        #expect(failure.found == sentence)
    }
}

@Test func theValueThatFailedIsShownIfAnotherNameBecomesTheSameKey() async throws {
    let failure = try #require(await failure(#"{"some_key":1,"someKey":"x"}"#, as: [String: Int].self))
    #expect(failure.path == "someKey" && failure.found == #"the string "x""#)
}

@Test func halfASurrogatePairIsASyntaxError() async throws {
    let failure = try #require(await failure(#"["\ud800"]"#, as: [String].self))
    #expect(failure.expected == "valid JSON")
    #expect(failure.found == "an unpaired surrogate in line 1, column 3 (byte 2)")
}

@Test func anErrorForAMissingElementReportsTheEndOfTheArray() async throws {
    struct Pair: Decodable, Sendable {
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = (try container.decode(Int.self), try container.decode(Int.self))
        }
    }
    let end = try #require(await failure("[[1,2],[1]]", as: [Pair].self))
    #expect(end.path == "[1][1]" && end.found == "the end of the array")
}

@Test func aNameWithAnEscapedQuoteIsNotCut() async throws {
    let failure = try #require(await failure(#"{"a\"b":5}"#, as: [String: String].self))
    #expect(failure.path == #"a"b"# && failure.found == "the number 5")
}

@Test func aNumberOutOfRangeIsNotASyntaxError() async throws {
    let failure = try #require(await failure(#"{"a":99999999999999999999}"#, as: [String: Int].self))
    #expect(failure.expected != "valid JSON")
}

@Test func aMappingErrorNamesTheExpectedAndTheFoundValue() async throws {
    let fetch: Fetcher<Void, String> = textFetcher(
        createURLRequest: { URLRequest(url: URL(filePath: "/x")) }, store: .constant(Data([0xFF, 0x41])))
    let failure = try #require(await fetch(()).error?.parsing)
    #expect(failure.expected == "text in utf-8")
    #expect(failure.found == "2 bytes that are not valid utf-8")
}

@Test func aTokenIsMaskedInsideAndNearTheFault() async throws {
    struct Session: Decodable, Sendable {
        var accessToken: Int
        var expiresIn: Int
    }
    let token = String(repeating: "planted.", count: 100)
    let first = try #require(await failure(#"{"access_token":"\#(token)","expires_in":5}"#, as: Session.self))
    #expect(first.found == "the string \"***… in “access_token”")
    let second = try #require(
        await failure(#"{"access_token":5,"refresh_token":"\#(token)","expires_in":"x"}"#, as: Session.self))
    #expect(second.found == "the string \"x\" in “expires_in”")
    for text in ["\(first)", "\(second)"] { #expect(!text.contains("planted")) }
}

@Test(arguments: [
    "", "{", "[", "{\"data\"", "{\"data\":", "{\"data\":{\"results\":[1", "\"\\", "\"\\u", "{\"a\":\"\\\"", "]", "}",
    ",", ":", "\u{FEFF}{}",
    "{\"data\":]", "{\"data\":{\"results\":}}", "[[]]]", "{{{{", "{\"\":\"\"", "\0\0\0\0", "{\"data\" \u{B} \u{C}", "-",
    "t", "\"",
])
func aValueIsLookedUpInAnyTextWithoutACrash(body: String) {
    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int?
        init(stringValue: String) { self.stringValue = stringValue }
        init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
    }
    let paths = [
        [], [Key(stringValue: "data")], [Key(stringValue: "data"), Key(stringValue: "results"), Key(intValue: 3)],
        [Key(intValue: 0)], [Key(intValue: -1)], [Key(intValue: .max)], [Key(stringValue: "")],
    ]
    for end in 0...body.utf8.count {
        let bytes = Array(body.utf8.prefix(end))
        for path in paths {
            for offset in [nil, 0, end, .max] {
                let place = offset.map { JSONValueError(offset: $0, length: .max, byteCount: end, found: "") }
                let context = DecodingError.Context(codingPath: path, debugDescription: "", underlyingError: place)
                _ = DecodingFault(DecodingError.typeMismatch(Int.self, context), in: bytes, Redactor())
            }
        }
    }
}

@Test func randomBytesThatFoundationReadsFollowTheGrammar() {
    var random = SplitMix64(seed: 3)
    let alphabet = Array("{}[]\",:\\ \nabt0-.eE\u{0}é".utf8)
    for _ in 0..<2000 {
        let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0
        }
        _ = valueError(at: [], inJSON: bytes)
        // Foundation on Linux accepts a comma before a closing bracket.
        let isValid = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        if isValid, !bytes.isEmpty, !bytes.contains(UInt8(ascii: ",")) { #expect(followsJSONGrammar(bytes)) }
    }
}

/// Each of these bodies would take minutes if the time were quadratic. The limit applies to CPU time.
@Test func deepAndLongBodiesTakeLinearTime() throws {
    let texts = [
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 10_000),
        String(repeating: "\"a\":", count: 10_000),
        String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
        String(repeating: "token=", count: 10_000), String(repeating: "//a@", count: 15_000),
        String(repeating: "token:\"", count: 10_000), String(repeating: " ", count: 60_000),
        String(repeating: "a", count: 60_000) + "=",
        String(repeating: "planted", count: 9_000), "a" + String(repeating: "\u{301}", count: 30_000),
    ]
    var request = URLRequest(url: URL(filePath: "/x"))
    request.setValue("planted", forHTTPHeaderField: "Authorization")
    for text in texts {
        let start = threadCPUSeconds()
        let body = Data(text.utf8)
        let error = #expect(throws: DecodingError.self) { try jsonMapper([String: String].self)(body) }
        let parsing = ParsingFailure(try #require(error), request: request, body: body)
        #expect(parsing.description.unicodeScalars.count < 1000)
        let other = #expect(throws: DecodingError.self) { try jsonMapper(Int.self)(body) }
        _ = ParsingFailure(try #require(other), request: request, body: body).description
        let server = ServerFailure(request: request, status: 500, body: body, message: text)
        #expect(!server.description.contains("planted"))
        #expect(threadCPUSeconds() - start < 5, "\(text.unicodeScalars.prefix(10))")
    }
}

@Test(arguments: [
    (#""11.5""#, true), (#""-3""#, true), (#""n/a""#, false), (#""""#, false), ("true", false), (#""nan""#, false),
    (#""0x1F""#, false),
    (#""+5""#, false),
])
func theTextForANumberInAStringNamesTheOptionThatReadsIt(value: String, isNumber: Bool) async throws {
    struct Weather: Decodable { var celsius: Double }
    let failure = try #require(await failure(#"{"celsius": \#(value)}"#, as: Weather.self))
    let found = value == "true" ? "true" : "the string \(value)"
    #expect(failure.found == found + (isNumber ? " (use JSONOptions(readsNumbersInStrings: true))" : ""))
    #expect(failure.expected == "a number")
}

@Test(arguments: [(#""11""#, true), (#""11.5""#, false)])
func theOptionForNumbersIsNamedOnlyIfItReadsTheInteger(value: String, isInteger: Bool) async throws {
    struct Counter: Decodable { var count: Int }
    let failure = try #require(await failure(#"{"count": \#(value)}"#, as: Counter.self))
    #expect(failure.found?.contains("readsNumbersInStrings") == isInteger)
}

@Test func theTextForALocalizedErrorOfAMapperIsItsOwnText() async throws {
    struct Refusal: LocalizedError {
        var code = 17
        var errorDescription: String? { "There is no city with this name." }
    }
    let fetch: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") }, store: .json("[]"),
        mapper: { _ in throw Refusal() })
    let failure = try #require(await fetch(()).error?.parsing)
    #expect(failure.found == "There is no city with this name.")
    #expect(failure.underlying is Refusal)
}

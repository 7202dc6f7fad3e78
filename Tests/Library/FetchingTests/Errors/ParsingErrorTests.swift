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

/// The expected parts of the failure for an entry. `rest` follows the entry's valid thumbnail.
private struct Fault {
    var entry: String
    var path: String
    var expected: String
    var found: String

    init(_ entry: String, _ path: String, _ expected: String, _ found: String) {
        (self.entry, self.path, self.expected, self.found) = (entry, path, expected, found)
    }

    init(rest: String, _ path: String, _ expected: String, _ found: String) {
        self.init(#"{"thumbnail":{"extension":"x"},\#(rest)}"#, path, expected, found)
    }
}

private let faults = [
    Fault(#"{"thumbnail":{"extension":5}}"#, "thumbnail.extension", "a string", "the number 5"),
    Fault(#"{"thumbnail":{"extension":null}}"#, "thumbnail.extension", "a string", "null"),
    Fault(#"{"thumbnail":{"\u0065xtension":5}}"#, "thumbnail.extension", "a string", "the number 5"),
    Fault(#"{"thumbnail":{}}"#, "thumbnail", "a value for “extension”", "no such key"),
    Fault(
        #"{"thumbnail":{"path":"x","Extenson":"y"}}"#, "thumbnail", "a value for “extension”",
        "no such key (similar: “Extenson”)"),
    Fault(#"{"thumbnail":[]}"#, "thumbnail", "an object", "an array"),
    Fault(#"{"thumbnail":{"extension":{"a":1}}}"#, "thumbnail.extension", "a string", "an object"),
    Fault(
        rest: #""o\u006e_s\u0061le":"soon""#, "onSale", "a date",
        "the string \"soon\" in “on_sale” (“soon” is not a date in a supported form, such as 2014-04-29T14:18:17Z)"),
    Fault(
        rest: #""on_sale":"soon""#, "onSale", "a date",
        "the string \"soon\" in “on_sale” (“soon” is not a date in a supported form, such as 2014-04-29T14:18:17Z)"),
    Fault(
        rest: #""on_sale":"2014-04-29T14:18:17""#, "onSale", "a date",
        "the string \"2014-04-29T14:18:17\" in “on_sale” "
            + "(“2014-04-29T14:18:17” has no offset from UTC, such as Z or -04:00)"),
    Fault(
        rest: #""on_sale":1398781097"#, "onSale", "a date",
        "the number 1398781097 in “on_sale” (use JSONOptions(dates: .secondsSince1970))"),
    Fault(
        rest: #""on_sale":-1.5"#, "onSale", "a date",
        "the number -1.5 in “on_sale” (use JSONOptions(dates: .secondsSince1970))"),
    Fault(
        rest: #""on_sale":1398781097000"#, "onSale", "a date",
        "the number 1398781097000 in “on_sale” (use JSONOptions(dates: .millisecondsSince1970))"),
    Fault(
        rest: #""on_sale":1398781097000000"#, "onSale", "a date",
        "the number 1398781097000000 in “on_sale” (use JSONOptions(dates: .custom))"),
    Fault(rest: #""on_sale" : true"#, "onSale", "a date", "true in “on_sale”"),
    Fault(rest: #""by_id":{"5":1,"7":"x"}"#, "byId[7]", "a whole number (Int)", "the string \"x\""),
    Fault(rest: #""flags":[true,1]"#, "flags[1]", "true or false", "the number 1"),
    Fault(
        rest: #""price":"1""#, "price", "a number",
        "the string \"1\" (use JSONOptions(readsNumbersInStrings: true))"),
    Fault(rest: #""flags":"x""#, "flags", "an array", "the string \"x\""),
    Fault(
        rest: #""kind":"tv""#, "kind", "a valid value",
        "the string \"tv\" (Cannot initialize Kind from invalid String value tv)"),
]

@Test func eachKindOfMismatchHasItsPathAndBothValues() async throws {
    for fault in faults {
        let failure = try #require(await failure(page(fault.entry), as: Entries.self), "\(fault)")
        expectEqual(failure.path, "data.results[3]." + fault.path, "\(fault)")
        expectEqual(failure.expected, fault.expected, "\(fault)")
        expectEqual(failure.found, fault.found, "\(fault)")
        expect(failure.excerpt.contains(fault.entry.suffix(12)) && failure.underlying is DecodingError, "\(fault)")
        let text = "data.results[3].\(fault.path): expected \(fault.expected), found "
        expect(failure.description.contains(text), "\(fault)")
    }
}

/// Expects that the failure of a model has these parts. A part that is nil is not compared.
private func expectFailure(
    _ body: String, as model: (some Decodable & Sendable).Type, path: String? = nil, expected: String? = nil,
    found: String? = nil, excerpt: String? = nil, line: Int = #line
) async {
    let failure = await failure(body, as: model)
    for (part, value) in [
        (failure?.path, path), (failure?.expected, expected), (failure?.found, found), (failure?.excerpt, excerpt),
    ] where value != nil {
        expectEqual(part, value, "\(body)", line: line)
    }
}

@Test func theExcerptOfTextThatIsNotJSONIsAroundTheFault() async {
    for (body, found, excerpt) in [
        ("", "an empty body", ""),
        ("{\n  \"a\": x\n}", "no valid value in line 2, column 8 (byte 9)", "{   \"a\": x }"),
        ("{\"a\":1", "the end of the text inside an object in line 1, column 7 (byte 6)", "{\"a\":1"),
        ("[1] 2", "more text after the value in line 1, column 5 (byte 4)", "[1] 2"),
        ("{\"a\" 1}", "no colon after a field name in line 1, column 6 (byte 5)", "{\"a\" 1}"),
        ("\"abc", "the end of the text inside a string in line 1, column 5 (byte 4)", "\"abc"),
        // Half a surrogate pair.
        (#"["\ud800"]"#, "an unpaired surrogate in line 1, column 3 (byte 2)", #"["\ud800"]"#),
        (
            "<!DOCTYPE html>\n<html>Bad gateway</html>", "no valid value in line 1, column 1 (byte 0)",
            "<!DOCTYPE html> <html>Bad gateway</html>"
        ),
    ] {
        await expectFailure(
            body, as: [Thumbnail].self, path: "", expected: "valid JSON", found: found, excerpt: excerpt)
    }
}

@Test func theExcerptHasAtMost200CharactersEvenIfMasksMakeItLonger() async throws {
    let body = String(repeating: " ", count: 100) + String(repeating: "a://b@c ", count: 100)
    let failure = try #require(await failure(body, as: [Thumbnail].self))
    expect(failure.excerpt.contains("a://***@c") && !failure.excerpt.contains("……"))
    expect(failure.excerpt.count <= 200)
}

@Test func theExcerptOfALongBodyIsAroundTheFault() async throws {
    let body = "[" + String(repeating: "{\"extension\":\"abc\"},", count: 10_000) + "{\"extension\":!}]"
    let failure = try #require(await failure(body, as: [Thumbnail].self))
    expectEqual(failure.found, "no valid value in line 1, column 200015 (byte 200014)")
    expect(failure.excerpt.hasPrefix("…") && failure.excerpt.hasSuffix("{\"extension\":!}]"))
    expect(failure.excerpt.count < 200 && failure.bodyBytes == body.utf8.count)
}

@Test func aFaultInUTF16IsShownAsText() throws {
    let text = #"[{"path": "a", "extension": 5}]"#
    let body = try #require(text.data(using: .utf16LittleEndian))
    let error = try #require(throws: DecodingError.self) {
        try decodeJSON([Thumbnail].self, from: body, options: JSONOptions())
    }
    let failure = ParsingFailure(error, request: URLRequest(url: URL(filePath: "/x")), body: body)
    expect(failure.path == "[0].extension" && failure.found == "the number 5")
    expect(failure.excerpt == text && failure.bodyBytes == 2 * text.utf8.count)
}

@Test func anErrorNamesTheFieldInTheBodyIfItsNameIsNotTheKey() async throws {
    struct Issue: Decodable, Sendable { var createdBy: String, closedAt: Date? }
    let null = try #require(await failure(#"[{"created_by": null}]"#, as: [Issue].self))
    expect(null.description.contains("[0].createdBy: expected a string, found null in “created_by”, in [{"))
    await expectFailure(
        #"[{"created_by": "x", "Closed_At"  :5}]"#, as: [Issue].self, path: "[0].closedAt",
        found: "the number 5 in “Closed_At” (use JSONOptions(dates: .secondsSince1970))")
    await expectFailure(#"[{"createdBy": 5}]"#, as: [Issue].self, found: "the number 5")
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
    await expectFailure(
        #"[{"value":2},{"value":3}]"#, as: [Even].self, path: "[1].value", expected: "a valid value",
        found: "the number 3 (an odd number)")
    await expectFailure(
        #"["x"]"#, as: [UUID].self, path: "[0]", expected: "a valid value",
        found: #"the string "x" (Attempted to decode UUID from invalid UUID string.)"#)
    await expectFailure("[5,1]", as: ClosedRange<Int>.self, expected: "a valid value")
    await expectFailure(#"["*"]"#, as: [Data].self, expected: "Base64 data")
    await expectFailure(
        #""http://[""#, as: URL.self, expected: "a URL", found: #"the string "http://[" (Invalid URL string.)"#)
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
        expectEqual(failure.found, sentence)
    }
}

@Test func theValueThatFailedIsFoundByItsPath() async throws {
    struct Pair: Decodable, Sendable {
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = (try container.decode(Int.self), try container.decode(Int.self))
        }
    }
    // Another name becomes the same key, an element is missing, and a name has an escaped quotation mark.
    await expectFailure(
        #"{"some_key":1,"someKey":"x"}"#, as: [String: Int].self, path: "someKey", found: #"the string "x""#)
    await expectFailure("[[1,2],[1]]", as: [Pair].self, path: "[1][1]", found: "the end of the array")
    await expectFailure(#"{"a\"b":5}"#, as: [String: String].self, path: #"a"b"#, found: "the number 5")
    let outOfRange = try #require(await failure(#"{"a":99999999999999999999}"#, as: [String: Int].self))
    expect(outOfRange.expected != "valid JSON")
}

@Test func aTokenIsMaskedInsideAndNearTheFault() async throws {
    struct Session: Decodable, Sendable {
        var accessToken: Int
        var expiresIn: Int
    }
    let token = String(repeating: "planted.", count: 100)
    let first = try #require(await failure(#"{"access_token":"\#(token)","expires_in":5}"#, as: Session.self))
    expectEqual(first.found, "the string \"***… in “access_token”")
    let second = try #require(
        await failure(#"{"access_token":5,"refresh_token":"\#(token)","expires_in":"x"}"#, as: Session.self))
    expectEqual(second.found, "the string \"x\" in “expires_in”")
    for text in ["\(first)", "\(second)"] { expect(!text.contains("planted")) }
}

@Test func aValueIsLookedUpInAnyTextWithoutACrash() {
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
    for body in [
        "", "{", "[", "{\"data\"", "{\"data\":", "{\"data\":{\"results\":[1", "\"\\", "\"\\u", "{\"a\":\"\\\"", "]",
        "}",
        ",", ":", "\u{FEFF}{}", "{\"data\":]", "{\"data\":{\"results\":}}", "[[]]]", "{{{{", "{\"\":\"\"", "\0\0\0\0",
        "{\"data\" \u{B} \u{C}", "-", "t", "\"",
    ] {
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
        if isValid, !bytes.isEmpty, !bytes.contains(UInt8(ascii: ",")) { expect(followsJSONGrammar(bytes)) }
    }
}

/// Each of these bodies would take minutes if the time were quadratic. The limit applies to CPU time.
@Test func deepAndLongBodiesTakeLinearTime() throws {
    // A quarter of the size is enough to notice quadratic time, and takes a quarter of the time.
    let scale = runsSlowTests ? 4 : 1
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count * scale) }
    let texts = [
        repeated("[", 25_000), repeated("{\"a\":", 2500), repeated("\"a\":", 2500),
        repeated("[", 2500) + repeated("]", 2500), repeated("token=", 2500), repeated("//a@", 3750),
        repeated("token:\"", 2500), repeated(" ", 15_000), repeated("a", 15_000) + "=", repeated("planted", 2250),
        "a" + repeated("\u{301}", 7500),
    ]
    var request = URLRequest(url: URL(filePath: "/x"))
    request.setValue("planted", forHTTPHeaderField: "Authorization")
    for text in texts {
        let start = threadCPUSeconds()
        let body = Data(text.utf8)
        let error = expect(throws: DecodingError.self) { try jsonMapper([String: String].self)(body) }
        let parsing = ParsingFailure(try #require(error), request: request, body: body)
        expect(parsing.description.unicodeScalars.count < 1000)
        let other = expect(throws: DecodingError.self) { try jsonMapper(Int.self)(body) }
        _ = ParsingFailure(try #require(other), request: request, body: body).description
        let server = ServerFailure(request: request, status: 500, body: body, message: text)
        expect(!server.description.contains("planted"))
        expect(threadCPUSeconds() - start < (runsSlowTests ? 5 : 0.6), "\(text.unicodeScalars.prefix(10))")
    }
}

@Test func theTextForANumberInAStringNamesTheOptionThatReadsIt() async {
    struct Weather: Decodable { var celsius: Double }
    struct Counter: Decodable { var count: Int }
    let note = " (use JSONOptions(readsNumbersInStrings: true))"
    for value in [#""11.5""#, #""-3""#] {
        await expectFailure(
            #"{"celsius": \#(value)}"#, as: Weather.self, expected: "a number", found: "the string \(value)\(note)")
    }
    for value in [#""n/a""#, #""""#, #""nan""#, #""0x1F""#, #""+5""#] {
        await expectFailure(
            #"{"celsius": \#(value)}"#, as: Weather.self, expected: "a number", found: "the string \(value)")
    }
    await expectFailure(#"{"celsius": true}"#, as: Weather.self, expected: "a number", found: "true")
    // The option reads only whole numbers as integers.
    await expectFailure(#"{"count": "11"}"#, as: Counter.self, found: "the string \"11\"\(note)")
    await expectFailure(#"{"count": "11.5"}"#, as: Counter.self, found: "the string \"11.5\"")
}

@Test func theErrorOfAMapperHasItsOwnText() async throws {
    struct Refusal: LocalizedError {
        var errorDescription: String? { "There is no city with this name." }
    }
    let text: Fetcher<Void, String> = textFetcher(
        createURLRequest: { URLRequest(url: URL(filePath: "/x")) }, store: .constant(Data([0xFF, 0x41])))
    let notText = try #require(await text(()).error?.parsing)
    expect(notText.expected == "text in utf-8" && notText.found == "2 bytes that are not valid utf-8")

    let fetch: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.com") }, store: .json("[]"),
        mapper: { _ in throw Refusal() })
    let failure = try #require(await fetch(()).error?.parsing)
    expect(failure.found == "There is no city with this name." && failure.underlying is Refusal)
}

@Test func aFailureOfFoundationsDecoderHasTheSameParts() async throws {
    let body = page(#"{"thumbnail":{"extension":5}}"#)
    let fetch: Fetcher<Void, Entries> = modelFetcher(
        createURLRequest: { URLRequest(url: URL(filePath: "/x")) }, store: .json(body),
        mapper: jsonMapper(decoder: JSONDecoder()))
    let theirs = try #require(await fetch(()).error?.parsing)
    let ours = try #require(await failure(body, as: Entries.self))
    expect(theirs.path == ours.path && theirs.expected == ours.expected && theirs.excerpt == ours.excerpt)
}

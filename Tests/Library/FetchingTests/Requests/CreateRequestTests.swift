import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

private let base = "https://example.com"

private func query(_ items: [QueryItem], _ style: QueryStyle = QueryStyle()) throws -> String? {
    try createRequest(baseURL: base, query: items, queryStyle: style).url?.query(percentEncoded: true)
}

@Test func queryItemsKeepTheirOrderAndNilValuesAreLeftOut() throws {
    let items = [
        QueryItem("z", 1), QueryItem("a", nil as String?), QueryItem("m", "x"), QueryItem("a", 2.5), QueryItem("z", ""),
        QueryItem("b", nil as Bool?), QueryItem("c", nil as [Int]?), QueryItem("d", [Int]()),
    ]
    try expectEqual(query(items), "z=1&m=x&a=2.5&z=")
    expect(try query([QueryItem("a", nil as Int?)]) == nil)
}

private enum Order: String { case ascending, descending }
private enum Level: Int { case low = 1, high }

@Test func valuesOfOtherTypesAreWrittenAsAPIsExpectThem() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let items = [
        QueryItem("a", nil), QueryItem("id", id), QueryItem("since", Date(timeIntervalSince1970: 1_398_781_097.5)),
        QueryItem("order", Order.descending), QueryItem("level", Level.high), QueryItem("orders", [Order.ascending]),
        QueryItem("b", nil as Order?), QueryItem("c", "xy".prefix(1)), QueryItem("d", Date.distantFuture + 1e15),
    ]
    try expectEqual(
        query(items),
        "id=E621E1F8-C36C-495A-93FC-0C247A3E6E5F&since=2014-04-29T14%3A18%3A17Z&order=descending"
            + "&level=2&orders=ascending&c=x&d=1000064092211200.0")
}

@Test func aBaseURLMayBeAURL() throws {
    let url = try #require(URL(string: "https://bob@example.com/v1/?x=1"))
    let text = try createRequest(
        .post, baseURL: url.absoluteString, path: ["a b"], query: [QueryItem("id", [1, 2])],
        queryStyle: QueryStyle(lists: .commas), headers: ["Accept": "text/plain"], body: .text("c"),
        timeLimit: .seconds(3))
    let same = try createRequest(
        .post, baseURL: url, path: ["a b"], query: [QueryItem("id", [1, 2])], queryStyle: QueryStyle(lists: .commas),
        headers: ["Accept": "text/plain"], body: .text("c"), timeLimit: .seconds(3))
    expectEqual(same, text)
    expectEqual(same.timeoutInterval, 3)
    expectEqual(same.url?.absoluteString, "https://bob@example.com/v1/a%20b?x=1&id=1,2")
}

@Test func listsAndBooleansAreWrittenInTheChosenStyle() throws {
    for (lists, expected) in [
        (QueryStyle.Lists.repeated, "id=1&id=a%2Cb&id=%26"), (.brackets, "id%5B%5D=1&id%5B%5D=a%2Cb&id%5B%5D=%26"),
        (.commas, "id=1,a%2Cb,%26"),
    ] {
        try expectEqual(query([QueryItem("id", ["1", "a,b", "&"])], QueryStyle(lists: lists)), expected)
    }
    let items = [QueryItem("a", true), QueryItem("b", false), QueryItem("c", [true, false])]
    try expectEqual(query(items), "a=true&b=false&c=true&c=false")
    try expectEqual(query(items, QueryStyle(lists: .commas, usesDigitsForBools: true)), "a=1&b=0&c=1,0")
}

@Test func anEncodableBodyIsSentAsJSONWithSortedKeys() throws {
    let request = try createRequest(.post, baseURL: base, body: .json(["b": "x/y", "a": "é"]))
    expectEqual(request.httpBody, Data(#"{"a":"é","b":"x/y"}"#.utf8))
    expectEqual(request.value(forHTTPHeaderField: "content-type"), "application/json")
}

@Test func aBodyThatCannotBeEncodedIsRefused() throws {
    let error = try #require(throws: RequestError.self) {
        try createRequest(.post, baseURL: base, body: .json([Double.nan]))
    }
    guard case .unencodableBody(let reason) = error else { throw error }
    expect(!reason.isEmpty && !reason.contains("\n"))
}

@Test func aHeaderFieldOfTheCallerTakesPrecedence() throws {
    let body = RequestBody(Data("{}".utf8), contentType: "application/json")
    for name in ["Content-Type", "content-type", "CONTENT-TYPE"] {
        let request = try createRequest(
            .patch, baseURL: base, headers: [name: "application/merge-patch+json"], body: body)
        expectEqual(request.allHTTPHeaderFields?.map { $0.value }, ["application/merge-patch+json"])
    }
    // A request without a body has no content type, and a field without a value is left out.
    let request = try createRequest(.post, baseURL: base, headers: ["content-type": "text/plain", "Accept": "*/*"])
    expect(request.allHTTPHeaderFields == ["Accept": "*/*"] && request.httpBody == nil)
    let fields = try createRequest(baseURL: base, headers: ["A": nil, "a": "1"])
    expect(fields.allHTTPHeaderFields?.count == 1 && fields.value(forHTTPHeaderField: "A") == "1")
}

@Test func aMethodOrABodyThatIsNotValidIsRefused() {
    for method in ["GET", "HEAD", "TRACE"] as [HTTPMethod] {
        for text in ["", "x"] {
            expect(throws: RequestError.bodyNotAllowed(method: method.rawValue)) {
                try createRequest(method, baseURL: base, body: .text(text))
            }
        }
    }
    for name in ["books", "get", "Get", "BOOKs"] {
        let error = expect(throws: RequestError.invalidMethod(name)) {
            try createRequest(HTTPMethod(rawValue: name), baseURL: base)
        }
        expectEqual(
            error?.description,
            "\"\(name)\" is not a request method; use upper-case letters, as in GET, and pass a path as `path:`")
    }
}

@Test func aHeaderFieldThatIsNotValidIsRefused() {
    for value in ["a\rb", "a\nb", "a\r\nX: y", "\u{0}", "a\u{7F}", "\u{1B}[31m"] {
        expect(throws: RequestError.invalidHeaderValue(name: "X-A")) {
            try createRequest(baseURL: base, headers: ["X-A": value])
        }
    }
    for name in ["", "a b", "a:", "é", "a\r\n", "(a)", "a\u{0}"] {
        expect(throws: RequestError.invalidHeaderName(name)) { try createRequest(baseURL: base, headers: [name: "x"]) }
        expect(throws: RequestError.invalidMethod(name)) {
            try createRequest(HTTPMethod(rawValue: name), baseURL: base)
        }
    }
    expect(throws: RequestError.duplicateHeader(name: "x-a")) {
        try createRequest(baseURL: base, headers: ["X-A": "1", "x-a": "2"])
    }
}

@Test func aSegmentThatIsNotValidIsRefused() {
    for segment in [".", ".."] {
        expect(throws: RequestError.dotSegment(segment)) { try createRequest(baseURL: base, path: ["a", segment]) }
    }
    for path in [["a", "", "b"], ["a", ""]] {
        expect(throws: RequestError.emptySegment(1)) { try createRequest(.delete, baseURL: base, path: path) }
        expect(throws: RequestError.emptySegment(1)) {
            try createRequest(baseURL: base, path: path, trailingSlash: true)
        }
    }
    for path in [["/books", "7"], ["/", "7"], ["//books"]] {
        expect(throws: RequestError.leadingSlash(0)) { try createRequest(baseURL: base, path: path) }
        expect(throws: RequestError.leadingSlash(1)) { try createRequest(baseURL: base, path: ["a"] + path) }
    }
    expect(RequestError.leadingSlash(0).description.contains("index 0 begins with a slash"))
}

@Test func aFileIsTheBodyOfTheRequest() throws {
    let file = try TemporaryFile(Data("a 'file'".utf8))
    let request = try createRequest(.post, baseURL: base, body: .file(file.url, contentType: "text/plain"))
    expect(request.httpBody == nil && request.bodyFile == file.url)
    expectEqual(request.value(forHTTPHeaderField: "Content-Type"), "text/plain")
    // Other stores read the stream.
    let stream = try #require(request.httpBodyStream)
    stream.open()
    var bytes = [UInt8](repeating: 0, count: 20)
    expect(stream.read(&bytes, maxLength: 20) == 8 && bytes.starts(with: Data("a 'file'".utf8)))
    stream.close()
    let command = curlCommand(for: request)
    expect(command.hasSuffix("-H 'Content-Type: text/plain' \\\n  --data-binary '@\(file.url.path())'"), "\(command)")

    for body in [nil, Data("data".utf8)] {
        var other = request
        other.httpBodyStream = nil
        other.httpBody = body
        expect(other.bodyFile == nil && other.httpBody == body)
    }
}

@Test func aFileThatCannotBeReadIsRefused() {
    for (url, reason) in [
        (URL(filePath: "/missing"), "“missing” cannot be found; check its URL and the permissions of its folder"),
        (URL(filePath: "/dev"), "“dev” is not a regular file; check the URL of the file"),
        (URL(string: "https://a/b"), "https://a/b is not a file URL; use one that begins with file:"),
    ] {
        expect(throws: RequestError.unreadableFile(reason)) {
            try RequestBody.file(#require(url), contentType: "text/plain")
        }
    }
}

@Test func theTimeoutIsSetInTheRequest() throws {
    try expectEqual(createRequest(baseURL: base, timeLimit: .milliseconds(1500)).timeoutInterval, 1.5)
    try expectEqual(createRequest(baseURL: base).timeoutInterval, 60)
}

@Test func theDescriptionOfARequestErrorIsOneLine() {
    let errors: [RequestError] = [
        .invalidURL("x"), .dotSegment(".."), .emptySegment(0), .leadingSlash(0), .invalidMethod("A B"),
        .bodyNotAllowed(method: "GET"),
        .invalidHeaderName("a b"), .invalidHeaderValue(name: "A"), .transportHeader(name: "TE"),
        .duplicateHeader(name: "A"), .unencodableBody("x"), .unreadableFile("x"), .bodyLengthDiffers(expectedBytes: 1),
    ]
    for error in errors {
        expect(!error.description.isEmpty && !error.description.contains("\n"))
    }
}

@Test func equalPartsGiveEqualRequests() throws {
    for seed in 0..<UInt64(soakSize ?? (runsSlowTests ? 100 : 40)) {
        var one = SplitMix64(seed: seed)
        var other = SplitMix64(seed: seed)
        let first = try randomRequest(&one)
        let second = try randomRequest(&other, reversingHeaders: true)
        expectEqual(first, second)
        expectEqual(bytes(of: first), bytes(of: second))
        expectEqual(curlCommand(for: first), curlCommand(for: second))
    }
}

private func randomRequest(
    _ random: inout SplitMix64, reversingHeaders: Bool = false
) throws -> URLRequest {
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in "x" + random.text(upTo: 5) }
    let query = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Bool.random(using: &random)
            ? QueryItem(random.text(upTo: 5), random.text(upTo: 8))
            : QueryItem(random.text(upTo: 5), [random.text(upTo: 3), random.text(upTo: 3)])
    }
    let pairs = (0..<Int.random(in: 0...8, using: &random)).map { ("X-\($0)", "v\(random.next())") }
    // The order of a dictionary depends on its capacity and on the order in which it was filled.
    var headers = [String: String?](minimumCapacity: reversingHeaders ? 64 : 0)
    for (name, value) in reversingHeaders ? pairs.reversed() : pairs { headers[name] = value }
    let hasBody = Bool.random(using: &random)
    return try createRequest(
        hasBody ? .post : .get, baseURL: "https://example.com/v1?a=b", path: path, query: query, headers: headers,
        body: hasBody ? .form(query) : nil)
}

private func bytes(of request: URLRequest) -> [String] {
    [request.httpMethod ?? "", request.url?.absoluteString ?? "", (request.httpBody ?? Data()).base64EncodedString()]
        + (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
}

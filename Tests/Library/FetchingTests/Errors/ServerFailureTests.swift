import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

private let request = URLRequest(url: URL(filePath: "/x"))

private func message(
    _ body: String, type: String = "application/json",
    _ message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = { serverMessage(in: $0, body: $1) }
) async -> String? {
    await serverFailure(
        Data(body.utf8), status: 409, headers: ["Content-Type": type], request: request, message: message)?.message
}

@Test func everyStatusOutsideTheAcceptedRangeIsAServerError() async throws {
    for status in 200...599 {
        let fetch: Fetcher<Void, Data> = fetcher(
            createURLRequest: { request },
            fetch: networkFetcher(store: .json(#"{"message":"full"}"#, status: status, headers: ["X-A": "b"])),
            mapper: dataMapper())
        switch await fetch(()) {
        case .success: expect(status < 300)
        case .failure(.server(let failure)):
            expect(status >= 300)
            expect(failure.status == status && failure.header("x-a") == "b" && failure.message == "full")
            expectEqual(failure.body, Data(#"{"message":"full"}"#.utf8))
            expectEqual(AppError.server(failure).isRetryable, [408, 429, 500, 502, 503, 504].contains(status))
        case .failure(let error): throw error
        }
    }
}

@Test func theCallerChoosesTheAcceptedStatuses() async throws {
    for status in [200, 206, 404] {
        let store = NetworkStore.constant(Data(), status: status)
        let accepted: [any Collection<Int> & Sendable] = [
            [200, 206, 404], Set([200, 206, 404]), 200...404, 200..<405,
        ]
        for statuses in accepted {
            let (body, response) = try await networkFetcher(store: store, accepting: statuses)(request)
            expect(body.isEmpty && response is HTTPURLResponse)
        }
        let refused: [any Collection<Int> & Sendable] = [[201], [Int](), 201..<202]
        for statuses in refused {
            await expect(throws: ServerFailure.self) {
                try await networkFetcher(store: store, accepting: statuses)(request)
            }
        }
    }
    let failure = try #require(await serverFailure(Data(), status: 304, request: request))
    expectEqual(failure.errorDescription?.contains("304"), true)
    // The status 413 is retryable only with a `Retry-After` field.
    for (headers, isRetryable) in [([:], false), (["Retry-After": "5"], true)] {
        let failure = try #require(await serverFailure(Data(), status: 413, headers: headers, request: request))
        expectEqual(AppError.server(failure).isRetryable, isRetryable)
    }
}

private let messages: [(body: String, message: String?)] = [
    (#"{"code":409,"status":"You must pass an integer."}"#, "You must pass an integer."),
    (#"{"code":"InvalidCredentials","message":"The key is invalid."}"#, "The key is invalid."),
    (#"{"ok": false, "err": {"why": "no cheese"}}"#, "no cheese"),
    (#"{"b": "two words", "a": {"c": "one word"}}"#, "two words"),
    (#"{"a": {"b": {"c": "deep text"}}}"#, "deep text"), (#"{"a": {"b": {"c": {"d": "too deep"}}}}"#, nil),
    (#"{"ok": false, "id": "a-b-c"}"#, nil), (#"{"reasons": ["too old", "too new"]}"#, "too old"),
    (#"{"message":"Not Found"}"#, "Not Found"), (#"{"status":"error"}"#, nil), (#"{"code":500,"status":500}"#, nil),
    (#"{"message":"  "}"#, nil), (#"{"message":{"text":"x"}}"#, nil), (#"["message"]"#, nil), ("", nil),
    ("<html>", nil),
    (#"{"message":"two\nlines\u202e\u0000"}"#, "two lines"),
    (#"{"error":"bad"}"#, "bad"), (#"{"detail":"bad"}"#, "bad"), (#"{"error":{"message":"bad"}}"#, "bad"),
    (#"{"errors":[{"message":"bad"},{"message":"worse"}]}"#, "bad"), (#"{"errors":["bad"]}"#, "bad"),
    (#"{"message":"Validation Failed","errors":[{"field":"title"}]}"#, "Validation Failed"),
    (#"{"error":"invalid_grant","error_description":"The code expired."}"#, "The code expired."),
    (#"{"detail":[{"loc":["body"],"msg":"field required"}]}"#, "field required"),
    (#"{"errors":[{"status":"422","title":"Invalid"}]}"#, "Invalid"),
    (#"{"error":{"errors":[{"message":"deep"}],"code":403}}"#, "deep"),
    (#"[{"errorCode":"NOT_FOUND","message":"bad"}]"#, "bad"), (#"{"error":true,"message":"bad"}"#, "bad"),
    (#"{"error":{"error":{"error":{"message":"too deep"}}}}"#, nil), (#"{"errors":{}}"#, nil), (#"{"error":5}"#, nil),
    (#"{"title":"a page"}"#, nil), ("5", nil),
]

@Test func theMessageIsReadFromCommonShapesOfErrors() async {
    for (body, expected) in messages { await expectEqual(message(body), expected, "\(body)") }
    await expectEqual(message("oops", { _, body in String(decoding: body, as: UTF8.self) + "!" }), "oops!")
}

private struct APIError: Decodable, Equatable, Sendable {
    struct Item: Decodable, Equatable, Sendable {
        var field: String
    }
    var errorCode: Int
    var items: [Item]
}

@Test func theAPIsOwnErrorIsDecodedFromTheBody() async throws {
    let body = #"{"error_code":7,"items":[{"field":"title"}]}"#
    let failure = try #require(await serverFailure(Data(body.utf8), status: 422, request: request))
    try expectEqual(failure.decoded(), APIError(errorCode: 7, items: [APIError.Item(field: "title")]))
    let html = try #require(await serverFailure(Data("<html>".utf8), status: 502, request: request))
    expect(throws: (any Error).self) { try html.decoded(as: APIError.self) }
}

private let loggedBodies = [
    (#"{"code":7,\#n  "reason":"full"}"#, "application/json", #", body: {"code":7,   "reason":"full"}"#),
    (#"{"token":"abcdefgh"}"#, "application/json", #", body: {"token":"***"}"#),
    ("Bad Gateway", "", ", body: Bad Gateway"), ("<h1>Bad Gateway</h1>", "text/html", ", body: <h1>Bad Gateway</h1>"),
    (String(repeating: "é ", count: 900), "text/plain", ", body: " + String(repeating: "é ", count: 99) + "é…"),
    ("<html>" + String(repeating: "x", count: 2700), "Text/HTML; charset=utf-8", ", 2.7 KB of text/html"),
    ("\u{1F}\u{8B}\u{8}", "application/gzip", ", 4 bytes of application/gzip"),
    (String(repeating: "\u{0}", count: 1_600_000), "", ", 1.6 MB of data"), ("", "text/plain", ""),
    (#"{"message":"full"}"#, "application/json", ", “full”"),
]

@Test func aLogShowsTheBodyIfThereIsNoMessage() async throws {
    for (body, type, end) in loggedBodies {
        let headers = type.isEmpty ? [:] : ["Content-Type": type]
        let failure = try #require(
            await serverFailure(Data(body.utf8), status: 400, headers: headers, request: request))
        expectEqual(failure.description, "GET file:///x: status 400" + end)
        expectEqual(failure.errorDescription, failure.message ?? "The server refused the request (400).")
    }
}

@Test func theMessageOfAProblemDocumentIsItsDetail() async {
    // RFC 9457 §3.
    let credit = #"{"type":"https://example.com/probs/out-of-credit","title":"You do not have enough credit.","#
    for (body, expected) in [
        (
            credit
                + #""detail":"Your current balance is 30, but that costs 50.","instance":"/account/12345/msgs/abc"}"#,
            "Your current balance is 30, but that costs 50."
        ),
        (
            #"{"type":"https://a.example/error","title":"Your request is not valid.","status":422,"errors":[]}"#,
            "Your request is not valid."
        ),
        (#"{"title":5,"detail":null}"#, nil),
    ] {
        for type in [
            "application/problem+json", "Application/Problem+JSON; charset=utf-8",
            // A server and a proxy can both add the field.
            "application/problem+json, application/problem+json",
        ] {
            await expectEqual(message(body, type: type), expected, "\(body)")
        }
    }
}

private let recordings = SharedData.files(in: "marvel-recordings/errors")

@Test(.enabled(if: !recordings.isEmpty, "needs the recordings beside the checkout"), arguments: recordings)
func theMessageIsReadFromEachRecordedError(file: URL) async throws {
    let body = try Data(contentsOf: file)
    let object = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    let sentence = try #require((object["message"] ?? object["status"]) as? String)
    let failure = try #require(await serverFailure(body, status: 409, request: request))
    expectEqual(failure.message, sentence)
    expectEqual(AppError.server(failure).localizedDescription, sentence)
}

// A server that finds a conflict sends its current record with the status 412. The app merges and saves the record.
@Test func aRecordInTheBodyOfAFailureIsDecodedUnchanged() async throws {
    struct Conflict: Codable, Equatable, Sendable {
        struct Details: Codable, Equatable, Sendable {
            var existing: Record
        }
        struct Record: Codable, Equatable, Sendable {
            var title: String
            var author: String
            var text: String
        }
        var details: Details
    }
    let record = Conflict.Record(
        title: "Letters of margaret atwood", author: "margaret", text: String(repeating: "margaret ", count: 20_000))
    let conflict = Conflict(details: Conflict.Details(existing: record))
    var request = URLRequest(url: try #require(URL(string: "https://margaret:s3cret@example.com/records/1")))
    request.setValue("Basic bWFyZ2FyZXQ6czNjcmV0", forHTTPHeaderField: "Authorization")
    let body = try JSONEncoder().encode(conflict)

    let failure = try #require(await serverFailure(body, status: 412, request: request))

    try expectEqual(failure.decoded(as: Conflict.self), conflict)
    expectEqual(failure.body, body)
    expect(!"\(failure)".contains("margaret") && failure.message == nil)
}

/// Returns the server failure of a fetcher whose response has an error status. Returns nil for any other result.
func serverFailure(
    _ body: Data, status: Int = 500, headers: [String: String] = [:], request: URLRequest,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = { serverMessage(in: $0, body: $1) }
) async -> ServerFailure? {
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { request },
        fetch: networkFetcher(store: .constant(body, status: status, headers: headers), message: message),
        mapper: dataMapper())
    return await fetch(()).error?.server
}

/// A reply of an API that reports errors with status 200, and the closure that reads it.
private struct Reply: Sendable {
    let body: String
    let message: String
    var code: String?
    let read: @Sendable (Data) throws -> Bool

    static let all = [
        Reply(body: #"{"arguments": {}, "result": "no method name"}"#, message: "no method name") { body in
            struct Body: Decodable, Sendable { var result: String }
            let result = try jsonMapper(Body.self)(body).result
            if result != "success" { throw ServerError(result) }
            return true
        },
        Reply(
            body: #"{"ok": false, "error": "channel_not_found"}"#, message: "channel_not_found",
            code: "channel_not_found"
        ) { body in
            struct Body: Decodable, Sendable { var ok: Bool, error: String? }
            let reply = try jsonMapper(Body.self)(body)
            if !reply.ok { throw ServerError(reply.error ?? "", code: reply.error) }
            return true
        },
    ]
}

@Test(arguments: Reply.all)
private func anErrorInABodyWithStatus200IsThatOfTheServer(reply: Reply) async throws {
    let api = APISettings(baseURL: "https://a.example", store: .json(reply.body))
    let makeRequest: RequestBuilder<Int> = { id in
        try api.request(path: ["rpc"], query: [QueryItem("token", "planted"), QueryItem("id", id)])
    }
    let mapped = api.fetcher(createURLRequest: makeRequest, mapper: reply.read)
    let plain = api.fetcher(createURLRequest: makeRequest, mapper: dataMapper())
    let twice = transformedFetcher(transformedFetcher(plain) { $0 }) { try reply.read($0) }
    for (fetch, body) in [(mapped, reply.body), (transformedFetcher(plain) { try reply.read($0) }, ""), (twice, "")] {
        let error = try #require(await fetch(1).error)
        let failure = try #require(error.server)
        expect(failure.request == "GET https://a.example/rpc?token=***&id=1" && failure.status == 200)
        expect(failure.message == reply.message && failure.code == reply.code)
        expectEqual(failure.body, Data(body.utf8))
        expectEqual(error.localizedDescription, reply.message)
        let code = reply.code.map { ", code \($0)" } ?? ""
        expectEqual("\(failure)", "GET https://a.example/rpc?token=***&id=1: status 200\(code), “\(reply.message)”")
    }
}

@Test func theErrorOfATransformationKeepsTheRequest() async throws {
    struct Odd: Error {}
    let api = APISettings(baseURL: "https://a.example", store: .json("{}"))
    let plain: Fetcher<Int, Data> = api.fetcher(
        createURLRequest: { id in try api.request(path: ["rpc", "\(id)"]) }, mapper: dataMapper())
    let error = try #require(await transformedFetcher(plain) { (_: Data) -> Int in throw Odd() }(7).error)
    expect("\(error)".contains("GET https://a.example/rpc/7: Odd()"), "\(error)")
    // No request belongs to this error.
    let constant: Fetcher<Int, Int> = { .success($0) }
    let other = try #require(
        await transformedFetcher(constant) { (_: Int) -> Int in throw ServerError("no cheese") }(7).error)
    expect(!"\(other)".contains("a.example") && other.localizedDescription == "no cheese")
}

@Test func theCodeOfAnErrorIsReadFromTheUsualFields() async throws {
    for (body, code) in [
        (#"{"error_code": "RESOURCE_DOES_NOT_EXIST", "message": "No run"}"#, "RESOURCE_DOES_NOT_EXIST"),
        (#"{"code": 1003, "message": "Sold out"}"#, "1003"), (#"{"errorCode": "E7"}"#, "E7"),
        (#"{"error": {"code": "sold_out", "message": "Sold out"}}"#, "sold_out"),
        (#"{"errors": [{"code": "a", "message": "A"}, {"code": "b"}]}"#, "a"), (#"[{"code": 7}]"#, "7"),
        (#"{"error": "invalid_grant", "error_description": "Expired"}"#, "invalid_grant"),
        (#"{"code": 409, "message": "The status"}"#, nil), (#"{"error": "Sold out"}"#, nil), (#"{"code": {}}"#, nil),
        (#"{"code": ""}"#, nil), ("[]", nil), ("7", nil), ("<html>", nil),
    ] {
        let failure = try #require(await serverFailure(Data(body.utf8), status: 409, request: request))
        expectEqual(failure.code, code, "\(body)")
    }
}

import Foundation
import Fetching
import FetchingTestSupport
import Testing
import SharedTestCode

private let request = URLRequest(url: URL(filePath: "/x"))

private func message(
    _ body: String, type: String = "application/json",
    _ message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = { serverMessage(in: $0, body: $1) }
) async -> String? {
    await serverFailure(
        Data(body.utf8), status: 409, headers: ["Content-Type": type], request: request, message: message)?.message
}

@Test(arguments: 200...599)
func aStatusIsAModelOrAServerError(status: Int) async throws {
    let fetch: Fetcher<Void, Data> = fetcher(
        createURLRequest: { request },
        fetch: networkFetcher(store: .json(#"{"message":"said"}"#, status: status, headers: ["X-A": "b"])),
        mapper: dataMapper())
    switch await fetch(()) {
    case .success: #expect(status < 300)
    case .failure(.server(let failure)):
        #expect(status >= 300)
        #expect(failure.status == status && failure.header("x-a") == "b" && failure.message == "said")
        #expect(failure.body == Data(#"{"message":"said"}"#.utf8) && failure.bodyBytes == 18)
        #expect(failure.isRetryable == [408, 429, 500, 502, 503, 504].contains(status))
        #expect(AppError.server(failure).isRetryable == failure.isRetryable)
    case .failure(let error): throw error
    }
}

@Test func theAcceptedStatusesAreTheCallersChoice() async throws {
    let fetch = networkFetcher(store: .constant(Data(), status: 304), accepting: 200..<305)
    #expect(try await fetch(request).1 is HTTPURLResponse)
    let failure = try #require(await serverFailure(Data(), status: 304, request: request))
    #expect(failure.errorDescription?.contains("304") == true)
    await #expect(throws: ServerFailure.self) {
        try await networkFetcher(store: .constant(Data()), accepting: 201..<202)(request)
    }
}

@Test(arguments: [nil, "5"])
func aBodyThatIsTooLargeMayBeRetriedIfTheServerSaysWhen(retryAfter: String?) async throws {
    let headers = retryAfter.map { ["Retry-After": $0] } ?? [:]
    let failure = try #require(await serverFailure(Data(), status: 413, headers: headers, request: request))
    #expect(failure.isRetryable == (retryAfter != nil))
}

@Test(arguments: [
    (#"{"code":409,"status":"You must pass an integer."}"#, "You must pass an integer."),
    (#"{"code":"InvalidCredentials","message":"The key is invalid."}"#, "The key is invalid."),
    (#"{"message":"Not Found"}"#, "Not Found"), (#"{"status":"error"}"#, nil), (#"{"code":500,"status":500}"#, nil),
    (#"{"message":"  "}"#, nil), (#"{"message":{"text":"x"}}"#, nil), (#"["message"]"#, nil), ("", nil),
    ("<html>", nil),
    (#"{"message":"two\nlines\u202e\u0000"}"#, "two lines"), (#"{"error":"x"}"#, nil),
])
func theServersSentenceIsReadFromTheCommonShapes(body: String, expected: String?) async {
    #expect(await message(body) == expected)
}

@Test(arguments: [
    // RFC 9457 §3.
    (
        #"{"type":"https://example.com/probs/out-of-credit","title":"You do not have enough credit.","detail":"Your current balance is 30, but that costs 50.","instance":"/account/12345/msgs/abc"}"#,
        "Your current balance is 30, but that costs 50."
    ),
    (
        #"{"type":"https://example.net/validation-error","title":"Your request is not valid.","status":422,"errors":[]}"#,
        "Your request is not valid."
    ),
    (#"{"title":5,"detail":null}"#, nil),
])
func theDetailOfAProblemIsRead(body: String, expected: String?) async {
    for type in ["application/problem+json", "Application/Problem+JSON; charset=utf-8"] {
        #expect(await message(body, type: type) == expected)
    }
}

@Test func anotherAPIsMessageIsReadByAClosure() async {
    #expect(await message("oops", { _, body in String(decoding: body, as: UTF8.self) + "!" }) == "oops!")
}

private let recordings = SharedData.files(in: "marvel-recordings/errors")

// The recordings may not be copied into the project.
@Test(.enabled(if: !recordings.isEmpty, "needs the recordings beside the checkout"), arguments: recordings)
func theServersSentenceIsReadFromEachRecordedError(file: URL) async throws {
    let body = try Data(contentsOf: file)
    let object = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    let sentence = try #require((object["message"] ?? object["status"]) as? String)
    let failure = try #require(await serverFailure(body, status: 409, request: request))
    #expect(failure.message == sentence)
    #expect(AppError.server(failure).localizedDescription == sentence)
}

@Test func atMost64KiBOfABodyAreKept() async throws {
    let body = Data(repeating: 65, count: 200_000)
    let failure = try #require(await serverFailure(body, request: request))
    #expect(failure.body.count == 65_536 && failure.bodyBytes == 200_000 && failure.message == nil)
    let small = try #require(await serverFailure(Data("x".utf8), request: request))
    #expect(small.body == Data("x".utf8))
}

@Test func aSecretThatTheLimitCutsInTwoIsMaskedLikeAWholeOne() async throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    request.setValue("Bearer planted-0123456789", forHTTPHeaderField: "Authorization")
    for shift in stride(from: 0, to: 30, by: 5) {
        // Many before the cut make the text shorter, and what is behind it must not move in.
        let body = Data(
            (String(repeating: "planted-0123456789", count: 200) + String(repeating: "a", count: 65_536 - 3600 - shift)
                + "planted-0123456789").utf8)
        let failure = try #require(
            await serverFailure(
                body, request: request,
                message: { _, _ in
                    String(repeating: "a", count: 1000 - shift) + "planted-0123456789"
                }))
        #expect(failure.body.count <= 65_536)
        #expect(failure.body.range(of: Data("planted".utf8)) == nil)
        #expect(failure.message?.contains("pl") == false)
    }
}

/// Only the beginning of a long text is cleaned, and masks can make even that shorter than what is shown.
@Test func aSecretWhereALongTextIsCutIsMaskedAndTheCutIsShown() async throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    let secret = "planted-" + String(repeating: "0123456789", count: 20)
    request.setValue("Bearer \(secret)", forHTTPHeaderField: "Authorization")
    let failure = try #require(
        await serverFailure(
            Data(), request: request, message: { _, _ in String(repeating: secret + ",", count: 10_000) }))
    let message = try #require(failure.message)
    #expect(message.hasPrefix("***,***,") && message.hasSuffix("***…"))
    #expect(!message.contains(/[a-z0-9]/))
}

@Test(arguments: [
    ("GET https://bob:\(String(repeating: "planted", count: 5000))@host failed", "GET https://***…"),
    (
        "token=\(String(repeating: "A", count: 15_977)) https://bob:planted-long-password@host/x",
        "token=*** https://***…"
    ),
    ("token=\(String(repeating: "A", count: 15_977)) https://example.com/x and on", "token=*** https://example.…"),
    ("token=\(String(repeating: "A", count: 15_990)) ééééé", "token=*** é…"),
])
func userInformationWhereALongTextIsCutIsMasked(text: String, shown: String) async throws {
    let request = try createRequest(baseURL: "https://example.com")
    let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
    #expect(failure.message == shown)
}

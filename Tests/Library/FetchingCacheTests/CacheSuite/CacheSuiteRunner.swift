import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// Plays the cases of a suite through a cache, in virtual time and without a network.
///
/// A case is judged as the client of the public suite does in a browser, with these differences:
/// - `Set-Cookie`, which a browser hides, is checked like other fields.
/// - A field that is expected to be missing with a value is really checked.
/// - If the server closes the connection and any status is expected, an error is accepted too.
struct CacheSuiteRunner: Sendable {
    /// The closure of the store with which the requests are sent.
    var closure = StoreClosure.fetchData
    /// Returns a store that sends requests through a cache to another store.
    var cache: @Sendable (NetworkStore) -> NetworkStore

    func run(_ suites: [CacheSuite]) async -> CacheSuiteReport {
        var report = CacheSuiteReport()
        for test in suites.flatMap(\.tests) { report.add(test, await play(test)) }
        return report
    }

    private func play(_ test: CacheSuiteCase) async -> CacheSuiteReport.Verdict {
        // Cases that do not fit a private cache in a client.
        if test.cdnOnly == true { return .leftOut("only for shared caches of a CDN") }
        if test.browserSkip == true { return .leftOut("not for private caches of a client") }
        let options = Set(test.requests.flatMap(\.otherOptions)).sorted()
        if !options.isEmpty { return .leftOut("a URLRequest has no \(options.joined(separator: ", "))") }
        do {
            try await playRequests(test)
            return .passed
        } catch let failure as CheckFailure {
            return failure.isSetup ? .setupFailed(failure.reason) : .failed(failure.reason)
        } catch {
            return .failed("\(error)")
        }
    }

    private func playRequests(_ test: CacheSuiteCase) async throws {
        // The time is not a whole second, as outside of tests.
        let start = Date(timeIntervalSince1970: 1_700_000_000.25)
        let time = VirtualTime(startingAt: start, advancesAutomatically: true)
        try await time.run {
            let origin = CacheSuiteOrigin(test.requests)
            let store = cache(origin.store)
            var responses: [HTTPURLResponse?] = []
            for (index, expected) in test.requests.enumerated() {
                let request = try urlRequest(test, index, after: responses.last ?? nil)
                do {
                    let (text, response) = try await closure.send(request, store)
                    responses.append(response)
                    try check(text, response, index + 1, expected, test.id)
                } catch  where !(error is CheckFailure) {
                    guard expected.disconnect == true, expected.anyStatus == true else { throw error }
                    responses.append(nil)
                }
                // A revalidation in the background ends before the pause.
                for _ in 0..<100 { await Task.yield() }
                if expected.pauseAfter != nil { time.advance(by: .seconds(3)) }
            }
            try check(origin.received, responses, test)
        }
    }

    private func urlRequest(
        _ test: CacheSuiteCase, _ index: Int, after previous: HTTPURLResponse?
    ) throws -> URLRequest {
        let expected = test.requests[index]
        var url = try #require(URLComponents(string: "http://cache.test"))
        url.path = "/test/\(test.id)" + (expected.filename.map { "/" + $0 } ?? "")
        url.query = expected.queryArg
        var request = URLRequest(url: try #require(url.url))
        request.httpMethod = expected.requestMethod ?? "GET"
        request.httpBody = expected.requestBody.map { Data($0.utf8) }
        let context = CacheSuiteContext(now: previous?.serverDate, baseURL: "", request: expected)
        for header in expected.requestHeaders ?? [] {
            let value = header.values[0]
            let isDate = value.number == nil || expected.magicIms == true
            let text = isDate ? context.text(of: header.name, value) : value.text
            let others = request.value(forHTTPHeaderField: header.name).map { $0 + ", " } ?? ""
            request.setValue(others + text.trimmingCharacters(in: .whitespaces), forHTTPHeaderField: header.name)
        }
        // The modes of the `fetch` function, and the fields that it adds for them.
        var added: [String: String] = [:]
        switch expected.cache {
        case "no-cache":
            request.cachePolicy = .reloadRevalidatingCacheData
            added = ["Cache-Control": "max-age=0"]
        case "reload":
            request.cachePolicy = .reloadIgnoringLocalCacheData
            added = ["Cache-Control": "no-cache", "Pragma": "no-cache"]
        default: break
        }
        for (name, value) in added where request.value(forHTTPHeaderField: name) == nil {
            request.setValue(value, forHTTPHeaderField: name)
        }
        request.setValue("\(index + 1)", forHTTPHeaderField: "Req-Num")
        return request
    }
}

/// A check of a case that has failed.
private struct CheckFailure: Error {
    var reason: String
    var isSetup: Bool
}

private func require(_ condition: Bool, isSetup: Bool, _ reason: @autoclosure () -> String) throws {
    if !condition { throw CheckFailure(reason: reason(), isSetup: isSetup) }
}

extension HTTPURLResponse {
    fileprivate subscript(name: String) -> String? { value(forHTTPHeaderField: name) }

    /// The date on which the server sent the response, with fractions of a second.
    fileprivate var serverDate: Date? {
        self["Server-Now"].flatMap { Double($0) }.map { Date(timeIntervalSince1970: $0 / 1000) }
    }
}

/// Checks what the client received.
private func check(
    _ text: String, _ response: HTTPURLResponse, _ number: Int, _ expected: CacheSuiteRequest, _ id: String
) throws {
    let (numbers, status) = (response["Request-Numbers"]?.split(separator: " ") ?? [], response.statusCode)
    try require(Set(numbers).count == numbers.count, isSetup: true, "a request was sent again")

    let count = response["Server-Request-Count"].flatMap { Int($0) }
    let isTypeSetup = expected.isSetup("expected_type")
    if expected.expectedType == .cached, status != 304 || count != nil {
        try require((count ?? number) < number, isSetup: isTypeSetup, "response \(number) is not from the cache")
    } else if expected.expectedType == .notCached {
        try require(count == number, isSetup: isTypeSetup, "response \(number) is from the cache")
    }

    if expected.anyStatus != true {
        if expected.expectedStatus == nil, expected.status == nil {
            try require(status != 999, isSetup: isTypeSetup, "request \(number) was sent without the condition")
        }
        let value = expected.expectedStatus ?? expected.status ?? 200
        let isSetup = expected.expectedStatus == nil || expected.isSetup("expected_status")
        try require(status == value, isSetup: isSetup, "response \(number) has status \(status), not \(value)")
    }

    for header in expected.expectedResponseHeaders ?? [] { try check(header, response, number, expected) }
    for header in expected.expectedResponseHeadersMissing ?? [] {
        guard let value = response[header.name] else { continue }
        let isMissing = header.values.first.map { !$0.text.isEmpty && !value.contains($0.text) } ?? false
        try require(
            isMissing, isSetup: expected.isSetup("expected_response_headers_missing"),
            "response \(number) has \(header.name) with value \(value)")
    }

    guard expected.checkBody != false, expected.anyText != true else { return }
    let hasNoBody = status == 204 || status == 304 || expected.requestMethod == "HEAD"
    guard let body = expected.expectedResponseText ?? expected.responseBody ?? (hasNoBody ? nil : id) else { return }
    let isSetup = expected.expectedResponseText == nil || expected.isSetup("expected_response_text")
    try require(text == body, isSetup: isSetup, "the body is \(text), not \(body)")
}

private func check(
    _ header: CacheSuiteHeader, _ response: HTTPURLResponse, _ number: Int, _ expected: CacheSuiteRequest
) throws {
    let value = response[header.name]
    let (isExpected, reason): (Bool, String)
    switch (header.values.first, header.values.dropFirst().first) {
    case (nil, _): (isExpected, reason) = (value != nil, "any value")
    case (.text("=")?, let other?):
        (isExpected, reason) = (value != nil && value == response[other.text], "that of \(other.text)")
    case (.text(">")?, let limit?):
        let found = value.flatMap { Int($0.prefix { ("0"..."9").contains($0) }) }
        (isExpected, reason) = ((found ?? .min) > (limit.number ?? 0), "more than \(limit.text)")
    case (let expectedValue?, _):
        let context = CacheSuiteContext(
            now: response.serverDate, baseURL: response["Server-Base-Url"] ?? "", request: expected)
        let text = context.text(of: header.name, expectedValue)
        (isExpected, reason) = (value == text, text)
    }
    try require(
        isExpected, isSetup: expected.isSetup("expected_response_headers"),
        "response \(number) has \(header.name) with value \(value ?? "(missing)"), not \(reason)")
}

/// Checks what the server received.
private func check(
    _ received: [CacheSuiteOrigin.Received], _ responses: [HTTPURLResponse?], _ test: CacheSuiteCase
) throws {
    var rest = received[...]
    // The cache responds to these requests, so the server does not receive them.
    for (index, expected) in test.requests.enumerated() where expected.expectedType != .cached {
        guard let request = rest.popFirst() else {
            guard expected.expectedType != nil || expected.checksRequest else { continue }
            throw CheckFailure(reason: "request \(index + 1) was not sent", isSetup: expected.isSetup("expected_type"))
        }
        try check(request, index + 1, expected)
        guard let response = responses[index] else { continue }
        for (name, expectedValue) in request.checkedHeaders where name != "date" {
            let value = response[name]
            try require(
                value == expectedValue, isSetup: true,
                "response \(index + 1) has \(name) with value \(value ?? "(missing)"), not \(expectedValue)")
        }
    }
}

private func check(_ received: CacheSuiteOrigin.Received, _ number: Int, _ expected: CacheSuiteRequest) throws {
    let request = received.request
    let isTypeSetup = expected.isSetup("expected_type")
    switch expected.expectedType {
    case .notCached:
        try require(received.number == number, isSetup: isTypeSetup, "response \(number) is from the cache")
    case .etagValidated, .lmValidated:
        let name = expected.expectedType == .etagValidated ? "If-None-Match" : "If-Modified-Since"
        let hasCondition = request.value(forHTTPHeaderField: name) != nil
        try require(hasCondition, isSetup: isTypeSetup, "request \(number) has no \(name)")
    case .cached, nil: break
    }
    for (headers, isExpected, check) in [
        (expected.expectedRequestHeaders, true, "expected_request_headers"),
        (expected.expectedRequestHeadersMissing, false, "expected_request_headers_missing"),
    ] {
        for header in headers ?? [] {
            let value = request.value(forHTTPHeaderField: header.name)
            let matches = header.values.first.map { value == $0.text } ?? (value != nil)
            try require(
                matches == isExpected, isSetup: expected.isSetup(check),
                "request \(number) has \(header.name) with value \(value ?? "(missing)")")
        }
    }
    let method = request.httpMethod ?? "GET"
    try require(
        method == expected.expectedMethod ?? method, isSetup: expected.isSetup("expected_method"),
        "request \(number) has method \(method)")
}

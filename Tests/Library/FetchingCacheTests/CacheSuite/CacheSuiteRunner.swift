import Fetching
import FetchingTestSupport
import Foundation
import Testing

/// Plays the cases of a suite through a cache, in virtual time and without a network.
///
/// A case is judged as the client of the public suite does in a browser, with these differences:
/// - `Set-Cookie`, which a browser hides, is checked like other fields.
/// - A field that is expected to be missing with a value is really checked.
/// - If the server closes the connection and any status is expected, an error is accepted too.
struct CacheSuiteRunner: Sendable {
    /// The closure of the store with which the requests are sent.
    enum Path: CaseIterable, Sendable { case data, stream }

    var path = Path.data
    /// Returns a store that sends requests through a cache to another store.
    var cache: @Sendable (NetworkStore) -> NetworkStore

    func run(_ suites: [CacheSuite]) async -> CacheSuiteReport {
        var report = CacheSuiteReport()
        for test in suites.flatMap(\.tests) { report.add(test, await play(test)) }
        return report
    }

    func play(_ test: CacheSuiteCase) async -> CacheSuiteReport.Verdict {
        if let reason = reasonToLeaveOut(test) { return .leftOut(reason) }
        do {
            try await playRequests(test)
            return .passed
        } catch let failure as CheckFailure {
            return failure.isSetup ? .setupFailed(failure.reason) : .failed(failure.reason)
        } catch {
            return .failed("\(error)")
        }
    }

    /// Returns why a case does not fit a private cache in a client, or nil.
    private func reasonToLeaveOut(_ test: CacheSuiteCase) -> String? {
        if test.cdnOnly == true { return "only for shared caches of a CDN" }
        if test.browserSkip == true { return "not for private caches of a client" }
        let options = Set(test.requests.flatMap(\.otherOptions)).sorted()
        return options.isEmpty ? nil : "a URLRequest has no \(options.joined(separator: ", "))"
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
                    let (body, response) = try await fetch(request, store)
                    responses.append(response)
                    try check(body, response, of: index + 1, expected, of: test)
                } catch  where !(error is CheckFailure) {
                    guard expected.disconnects, expected.expectedStatus == .anything else { throw error }
                    responses.append(nil)
                }
                // A revalidation in the background ends before the pause.
                for _ in 0..<100 { await Task.yield() }
                if expected.pausesAfter { time.advance(by: .seconds(3)) }
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
        url.query = expected.queryArgument
        var request = URLRequest(url: try #require(url.url))
        request.httpMethod = expected.method
        request.httpBody = expected.body.map { Data($0.utf8) }
        var headers = CacheSuiteFields()
        let context = CacheSuiteContext(now: previous?.serverDate, baseURL: "", request: expected)
        for header in expected.headers {
            var text = context.text(of: header.name, header.value)
            if case .number(let number) = header.value, !expected.hasRelativeCondition { text = "\(number)" }
            headers.append(CacheSuiteField(header.name, text.trimmingCharacters(in: .whitespaces)))
        }
        // The modes of the `fetch` function, and the fields that it adds for them.
        switch expected.cacheMode {
        case "no-cache":
            request.cachePolicy = .reloadRevalidatingCacheData
            if headers["Cache-Control"] == nil { headers.set("Cache-Control", "max-age=0") }
        case "reload":
            request.cachePolicy = .reloadIgnoringLocalCacheData
            if headers["Pragma"] == nil { headers.set("Pragma", "no-cache") }
            if headers["Cache-Control"] == nil { headers.set("Cache-Control", "no-cache") }
        default: break
        }
        headers.set("Req-Num", "\(index + 1)")
        for (name, value) in headers.dictionary { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func fetch(_ request: URLRequest, _ store: NetworkStore) async throws -> (Data, HTTPURLResponse) {
        let (data, response): (Data, URLResponse)
        switch path {
        case .data: (data, response) = try await store.fetchData(request)
        case .stream:
            let (body, head) = try await store.fetchStream(request)
            (data, response) = (try await body.data(), head)
        }
        return (data, try #require(response as? HTTPURLResponse))
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

// What the client received.

private func check(
    _ body: Data, _ response: HTTPURLResponse, of number: Int, _ expected: CacheSuiteRequest, of test: CacheSuiteCase
) throws {
    let numbers = response["Request-Numbers"]?.split(separator: " ") ?? []
    try require(Set(numbers).count == numbers.count, isSetup: true, "a request was sent again")
    try checkType(response, number, expected)
    try checkStatus(response, number, expected)
    for header in expected.expectedResponseHeaders {
        try check(header, response, number, expected)
    }
    for header in expected.missingResponseHeaders {
        let isSetup = expected.isSetup(.missingResponseHeaders)
        let (name, text) =
            switch header {
            case .name(let name): (name, "")
            case .value(let name, .text(let text)): (name, text)
            default: throw CheckFailure(reason: "a missing field is compared", isSetup: true)
            }
        guard let value = response[name] else { continue }
        let isMissing = !text.isEmpty && !value.contains(text)
        try require(isMissing, isSetup: isSetup, "response \(number) has \(name) with value \(value)")
    }
    guard expected.checksBody, expected.expectedText != .anything else { return }
    let text = String(decoding: body, as: UTF8.self)
    if case .value(let expectedText) = expected.expectedText {
        try require(text == expectedText, isSetup: expected.isSetup(.text), "the body is \(text), not \(expectedText)")
    } else if let expectedText = expected.responseBody {
        try require(text == expectedText, isSetup: true, "the body is \(text), not \(expectedText)")
    } else if response.statusCode != 204, response.statusCode != 304, expected.method != "HEAD" {
        try require(text == test.id, isSetup: true, "the body is \(text), not \(test.id)")
    }
}

private func checkType(_ response: HTTPURLResponse, _ number: Int, _ expected: CacheSuiteRequest) throws {
    let count = response["Server-Request-Count"].flatMap { Int($0) }
    let isSetup = expected.isSetup(.type)
    switch expected.expectedType {
    case .cached where response.statusCode == 304 && count == nil: break
    case .cached: try require((count ?? number) < number, isSetup: isSetup, "response \(number) is not from the cache")
    case .notCached: try require(count == number, isSetup: isSetup, "response \(number) is from the cache")
    case .etagValidated, .lmValidated, nil: break
    }
}

private func checkStatus(_ response: HTTPURLResponse, _ number: Int, _ expected: CacheSuiteRequest) throws {
    let status = response.statusCode
    switch expected.expectedStatus {
    case .anything: break
    case .value(let value):
        try require(
            status == value, isSetup: expected.isSetup(.status), "response \(number) has status \(status), not \(value)"
        )
    case .byDefault:
        if expected.status == nil {
            try require(
                status != 999, isSetup: expected.isSetup(.type), "request \(number) was sent without the condition")
        }
        let value = expected.status ?? 200
        try require(status == value, isSetup: true, "response \(number) has status \(status), not \(value)")
    }
}

private func check(
    _ header: ExpectedHeader, _ response: HTTPURLResponse, _ number: Int, _ expected: CacheSuiteRequest
) throws {
    func require(_ condition: Bool, _ name: String, _ reason: String) throws {
        let text = "response \(number) has \(name) with value \(response[name] ?? "(missing)"), not \(reason)"
        if !condition { throw CheckFailure(reason: text, isSetup: expected.isSetup(.responseHeaders)) }
    }
    switch header {
    case .name(let name): try require(response[name] != nil, name, "any value")
    case .value(let name, let value):
        let context = CacheSuiteContext(
            now: response.serverDate, baseURL: response["Server-Base-Url"] ?? "", request: expected)
        let text = context.text(of: name, value)
        try require(response[name] == text, name, text)
    case .same(let name, let other):
        try require(response[name] != nil && response[name] == response[other], name, "that of \(other)")
    case .greater(let name, let limit):
        let value = response[name].flatMap { Int($0.prefix { ("0"..."9").contains($0) }) }
        try require((value ?? .min) > limit, name, "more than \(limit)")
    }
}

// What the server received.

private func check(
    _ received: [CacheSuiteOrigin.Received], _ responses: [HTTPURLResponse?], _ test: CacheSuiteCase
) throws {
    var rest = received[...]
    for (index, expected) in test.requests.enumerated() {
        // The server does not see this request.
        if expected.expectedType == .cached { continue }
        guard let request = rest.popFirst() else {
            guard expected.expectedType != nil || expected.checksRequest else { continue }
            throw CheckFailure(reason: "request \(index + 1) was not sent", isSetup: expected.isSetup(.type))
        }
        try check(request, index + 1, expected)
        guard let response = responses[index] else { continue }
        for field in request.checkedHeaders where !field.isNamed("Date") {
            let value = response[field.name]
            try require(
                value == field.value, isSetup: true,
                "response \(index + 1) has \(field.name) with value \(value ?? "(missing)"), not \(field.value)")
        }
    }
}

private func check(_ request: CacheSuiteOrigin.Received, _ number: Int, _ expected: CacheSuiteRequest) throws {
    let isTypeSetup = expected.isSetup(.type)
    switch expected.expectedType {
    case .notCached:
        try require(request.number == number, isSetup: isTypeSetup, "response \(number) is from the cache")
    case .etagValidated:
        let hasCondition = request.headers["if-none-match"] != nil
        try require(hasCondition, isSetup: isTypeSetup, "request \(number) has no If-None-Match")
    case .lmValidated:
        let hasCondition = request.headers["if-modified-since"] != nil
        try require(hasCondition, isSetup: isTypeSetup, "request \(number) has no If-Modified-Since")
    case .cached, nil: break
    }
    for header in expected.expectedRequestHeaders {
        let value = request.headers[header.name.lowercased()]
        try require(
            header.matches(value), isSetup: expected.isSetup(.requestHeaders),
            "request \(number) has \(header.name) with value \(value ?? "(missing)")")
    }
    for header in expected.missingRequestHeaders {
        let value = request.headers[header.name.lowercased()]
        try require(
            !header.matches(value), isSetup: expected.isSetup(.missingRequestHeaders),
            "request \(number) has \(header.name) with value \(value ?? "(missing)")")
    }
    if let method = expected.expectedMethod {
        try require(
            request.method == method, isSetup: expected.isSetup(.method),
            "request \(number) has method \(request.method)")
    }
}

extension CacheSuiteRequest {
    fileprivate var checksRequest: Bool {
        !expectedRequestHeaders.isEmpty || !missingRequestHeaders.isEmpty || expectedMethod != nil
    }
}

extension ExpectedHeader {
    fileprivate var name: String {
        switch self {
        case .name(let name), .value(let name, _), .same(let name, as: _), .greater(let name, than: _): name
        }
    }

    /// Whether a field of a request, which is nil if it is missing, has the name and the value.
    fileprivate func matches(_ value: String?) -> Bool {
        switch self {
        case .value(_, .text(let text)): value == text
        case .value(_, .number(let number)): value == "\(number)"
        default: value != nil
        }
    }
}

import Fetching
import FetchingRules
import Foundation

/// The requests that a stub responds to, and its responses. `NetworkStore.routed` takes a list of such rules.
///
/// ```swift
/// StubRule("POST /heroes/{id: Int}/comics", body: .containing(#"{"title": "Emma"}"#), times: 1, .json("{}"))
/// ```
public struct StubRule: Sendable {
    /// The method, and the path or the URL, with secrets masked.
    let name: String
    let path: PathPattern?
    let requirements: [RuleRequirement<StubRequest>]
    /// The reason why the rule is malformed, or nil.
    let fault: String?
    let times: Int?
    let responses: [NetworkStore]

    /// Creates a rule for requests.
    ///
    /// - Parameters:
    ///   - request: A method, and a path or an absolute URL, such as `GET /heroes/{id: Int}?page=2`. Without a method,
    ///     the rule is for `GET`. The path is compared in the same way as by a `URLRule`. If there is a query, the
    ///     request must have equal query items, in any order. It may have further items with a secret name, such as an
    ///     API key that a layer adds. If there is no query, the request may have any query.
    ///   - query: Query items that the request must have. Further items are allowed.
    ///   - headers: Header fields that the request must have. Further fields are allowed. The case of names is ignored.
    ///   - body: The body that the request must have.
    ///   - times: The number of requests that the rule matches. If there are fewer requests, the test fails. Further
    ///     requests are sent to the next rule that matches. By default, there is no maximum, and the minimum is the
    ///     number of responses.
    ///   - response: The response to the first request. For a delay, use `delayed(by:)`.
    ///   - more: The responses to further requests. The last response is repeated.
    public init(
        _ request: String, query: [String: String] = [:], headers: [String: String] = [:], body: StubBody? = nil,
        times: Int? = nil, _ response: NetworkStore, _ more: NetworkStore...
    ) {
        self.init(request, query, headers, body, times: times, [response] + more)
    }

    /// Creates a rule for requests that must not be sent. Such a request fails the test, even if a later rule matches.
    public static func never(
        _ request: String, query: [String: String] = [:], headers: [String: String] = [:], body: StubBody? = nil
    ) -> StubRule {
        StubRule(request, query, headers, body, times: 0, [])
    }

    private init(
        _ request: String, _ query: [String: String], _ headers: [String: String], _ body: StubBody?, times: Int?,
        _ responses: [NetworkStore]
    ) {
        let target = StubTarget(request)
        name = target.name
        self.times = times.map { max($0, 0) }
        self.responses = responses
        var (path, fault): (PathPattern?, String?)
        var requirements = target.origin
        do {
            guard target.isValid else {
                throw RuleMismatch("the URL is not valid; write it as in https://example.com/heroes")
            }
            let pattern = try PathPattern(target.path)
            path = pattern
            requirements.append(
                RuleRequirement(isMet: { pattern.matches($0.url) }) { [pattern.difference(from: $0.url)] })
            requirements += target.query
            requirements += query.sorted { $0.key < $1.key }.map { .queryItem($0.key, equals: $0.value) }
            requirements += headers.sorted { $0.key < $1.key }.map { .header($0.key, equals: $0.value) }
            if let body { requirements.append(try body.requirement()) }
        } catch { fault = "the stub “\(name)” is malformed: \(error)" }
        (self.path, self.fault, self.requirements) = (path, fault, requirements)
    }

    /// Whether the rule is for requests that must not be sent.
    var isForbidden: Bool { responses.isEmpty }

    /// Returns a line for each difference between a request and the rule. Secrets are masked.
    func differences(from request: StubRequest) -> [String] {
        requirements.flatMap { $0.differences(request) }.map { $0.text(input: "request", rule: "stub") }
    }
}

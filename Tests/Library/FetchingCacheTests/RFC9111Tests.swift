import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Testing

/// A rule of RFC 9111 or RFC 5861: what a cache does with a second request after a first response.
private struct Rule {
    enum Outcome: Equatable {
        /// The stored response is used.
        case stored
        /// The request is sent without a condition.
        case sent
        /// The request is sent with this condition.
        case validated(String)
        /// The response has status 504, and no request is sent.
        case gatewayTimeout

        static let validatedByTag = Outcome.validated("If-None-Match")
        static let validatedByDate = Outcome.validated("If-Modified-Since")
    }

    var rule: String
    var response: [String: String]
    var status: Int
    /// The seconds between the first response and the second request.
    var wait: Double
    var path: String
    var firstRequest: [String: String]
    var request: [String: String]
    var outcome: Outcome

    init(
        _ rule: String, _ response: [String: String], status: Int = 200, after wait: Double = 5, path: String = "/a",
        first firstRequest: [String: String] = [:], second request: [String: String] = [:],
        asking control: String? = nil, _ outcome: Outcome
    ) {
        (self.rule, self.response, self.status, self.wait, self.path) = (rule, response, status, wait, path)
        (self.firstRequest, self.request, self.outcome) = (firstRequest, request, outcome)
        if let control { self.request["Cache-Control"] = control }
    }

    /// Creates a rule about a response with `Cache-Control`.
    init(
        _ rule: String, _ control: String, and more: [String: String] = [:], status: Int = 200, after wait: Double = 5,
        asking request: String? = nil, _ outcome: Outcome
    ) {
        let response = more.merging(["Cache-Control": control]) { $1 }
        self.init(rule, response, status: status, after: wait, asking: request, outcome)
    }
}

private let fresh = ["Cache-Control": "max-age=60", "Date": "{0}"]
private let modified = ["Last-Modified": "{-1000}", "Date": "{0}"]
private let tagged = ["Cache-Control": "max-age=1", "ETag": "\"v1\"", "Date": "{0}"]

private func varying(_ names: String) -> [String: String] { fresh.merging(["Vary": names]) { $1 } }

private let rules: [Rule] =
    [
        // Storing.
        Rule("§3: a response with an explicit lifetime is stored", fresh, .stored),
        Rule("§3: a response without lifetime and validator is not stored", ["Date": "{0}"], .sent),
        Rule("§3: an unknown status with an explicit lifetime is stored", fresh, status: 499, .stored),
        Rule("§3: status 302 with an explicit lifetime is stored", fresh, status: 302, .stored),
        Rule("§3, RFC 9110 §15.1: status 302 is not stored without an explicit lifetime", modified, status: 302, .sent),
        Rule("§3: `public` allows an estimated lifetime for any status", "public", and: modified, status: 302, .stored),
        Rule("§3.3: a partial response is not stored", fresh, status: 206, .sent),
        Rule(
            "§3.5: `Authorization` does not prevent a private cache from storing",
            fresh, first: ["Authorization": "Bearer abc-123"], second: ["Authorization": "Bearer abc-123"], .stored),
        // square/okhttp 347 and lift/framework 924: semicolons.
        Rule("§5.2: `no-store` after a semicolon", "private; no-store", and: ["Last-Modified": "{-1000000}"], .sent),
        Rule("§5.2: a lifetime after a semicolon", "private; max-age=60;a=\"b;c\"", and: ["Date": "{0}"], .stored),
        Rule(
            "§5.2: directives in quotation marks have no meaning",
            "max-age=60, a=\"b; no-store, no-cache\"", and: ["Date": "{0}"], .stored),
        Rule("§5.2.2.5: `no-store` in the response", "no-store, max-age=60", .sent),
        Rule("§5.2.1.5: `no-store` in the request", fresh, first: ["Cache-Control": "no-store"], .sent),
        Rule("§5.2.2.7: `private` does not prevent a private cache from storing", "private, max-age=60", .stored),
        Rule(
            "§5.2.2.3: `must-understand` with a known status overrides `no-store`",
            "no-store, must-understand, max-age=60", .stored),
        Rule("§5.2.2.3: `must-understand` with an unknown status", "must-understand, max-age=60", status: 499, .sent),
        // Freshness.
        Rule("§4.2: a response is fresh while its age is less than its lifetime", fresh, after: 59, .stored),
        Rule("§4.2: a response is stale when its age reaches its lifetime", fresh, after: 60, .sent),
        Rule("§4.2.1: `s-maxage` does not apply to a private cache", "s-maxage=600, max-age=1", .sent),
        Rule("§4.2.1: `s-maxage` alone is no lifetime for a private cache", "s-maxage=600", .sent),
        Rule(
            "§4.2.1: `max-age` has precedence over `Expires`",
            "max-age=60", and: ["Expires": "{-10}", "Date": "{0}"], .stored),
        Rule("§4.2.1: `Expires` is relative to `Date`", ["Expires": "{100}", "Date": "{0}"], after: 99, .stored),
        Rule("§4.2.1: `Expires` is relative to `Date`, stale", ["Expires": "{100}", "Date": "{0}"], after: 100, .sent),
        Rule(
            "§4.2.1: different values of `max-age` are stale",
            "max-age=60, max-age=120", and: ["ETag": "\"v1\""], .validatedByTag),
        Rule(
            "§4.2.1: an invalid `max-age` is stale",
            "max-age=soon", and: ["Expires": "{100}", "ETag": "\"v1\""], .validatedByTag),
        Rule("§1.2.2: a negative `max-age` is stale", "max-age=-5", and: ["ETag": "\"v1\""], .validatedByTag),
        Rule("§1.2.2: a very large `max-age` is fresh", "max-age=99999999999999999999", after: 1e9, .stored),
        Rule("§5.2: a quoted value is accepted", "max-age=\"60\"", .stored),
        Rule("§5.2: the case of names is ignored", ["cache-control": "MAX-AGE=60"], .stored),
        Rule("§5.2.3: unknown directives are ignored", "a=\"max-age=1, no-store\", max-age=60", .stored),
        Rule(
            "§5.3: an invalid `Expires`, such as 0, is stale",
            ["Expires": "0", "Last-Modified": "{-100000}", "Date": "{0}"], .validatedByDate),
        Rule("§4.2.2: a tenth of the time since the last modification", modified, after: 99, .stored),
        Rule("§4.2.2: the estimated lifetime ends", modified, after: 100, .validatedByDate),
        Rule(
            "§4.2.2: an estimated lifetime is at most 24 hours",
            ["Last-Modified": "{-100000000}", "Date": "{0}"], after: 86_400, .validatedByDate),
        Rule("§4.2.2: there is no estimate for a URL with a query", modified, path: "/a?b=1", .validatedByDate),
        Rule("§4.2.2: an explicit lifetime also counts for a URL with a query", fresh, path: "/a?b=1", .stored),
        Rule("§4.2.3: `Age` counts", "max-age=60", and: ["Age": "56"], .sent),
        Rule("§4.2.3: the time since `Date` counts", "max-age=60", and: ["Date": "{-56}"], .sent),
        Rule("§4.2.3: a `Date` in the future is age 0", "max-age=60", and: ["Date": "{500}"], .stored),
        Rule("§5.1: an invalid `Age` is ignored", "max-age=60", and: ["Age": "old"], .stored),
        Rule(
            "§5.2.2.11, RFC 8246: `immutable` changes no lifetime",
            "max-age=1, immutable", and: ["ETag": "\"v1\""], .validatedByTag),
        Rule(
            "RFC 8246 §2: a reload of a fresh `immutable` response",
            "max-age=60, immutable", asking: "max-age=0", .stored),
        Rule(
            "§5.2.1.4: `no-cache` also counts for an `immutable` response",
            "max-age=60, immutable", asking: "no-cache", .sent),
        Rule("§5.2.1.1: `max-age=0` of the request", fresh, after: 0, asking: "max-age=0", .sent),
        Rule("§4.2: dates are read in any case", ["Expires": "MON, 01 jan 2035 00:00:00 gmt"], .stored),
        // Revalidation.
        Rule("§4.3.1: a stale response is revalidated by its entity tag", tagged, .validatedByTag),
        Rule(
            "§4.3.1: a stale response is revalidated by its date",
            "max-age=1", and: ["Last-Modified": "{-9}"], .validatedByDate),
        Rule("§4.3.1: a weak entity tag", ["ETag": "W/\"v1\""], .validatedByTag),
        Rule("§4.3.1: an entity tag without quotes", ["ETag": "v1"], .validatedByTag),
        Rule("§5.2.2.4: `no-cache` in the response", "no-cache, max-age=60", and: ["ETag": "\"v1\""], .validatedByTag),
        Rule(
            "§5.2.2.4: `no-cache` with field names",
            "no-cache=\"Set-Cookie\", max-age=60", and: ["ETag": "\"v1\""], .validatedByTag),
        Rule(
            "§5.2.2.2: `must-revalidate` forbids `max-stale`",
            "max-age=1, must-revalidate", and: ["ETag": "\"v1\""], asking: "max-stale=600", .validatedByTag),
        Rule(
            "§5.2.2.8: `proxy-revalidate` does not apply to a private cache",
            "max-age=1, proxy-revalidate", and: ["ETag": "\"v1\""], asking: "max-stale=600", .stored),
        // Directives of the request.
        Rule("§5.2.1.4: `no-cache` in the request", fresh, asking: "no-cache", .sent),
        Rule("§5.4: `Pragma: no-cache`", fresh, second: ["Pragma": "no-cache"], .sent),
        Rule(
            "§5.4: `Pragma` is ignored if there is a `Cache-Control`",
            fresh, second: ["Pragma": "no-cache", "Cache-Control": "max-age=60"], .stored),
        Rule("§5.2.1.1: `max-age` of the request", fresh, after: 11, asking: "max-age=10", .sent),
        Rule("§5.2.1.1: an age up to `max-age`", fresh, after: 10, asking: "max-age=10", .stored),
        Rule("§5.2.1.3: `min-fresh`", fresh, after: 31, asking: "min-fresh=30", .sent),
        Rule("§5.2.1.3: enough `min-fresh`", fresh, after: 29, asking: "min-fresh=30", .stored),
        Rule("§5.2.1.2: `max-stale` without a value", tagged, after: 1e6, asking: "max-stale", .stored),
        Rule("§5.2.1.2: `max-stale` with a value", tagged, after: 11, asking: "max-stale=10", .stored),
        Rule("§5.2.1.2: staler than `max-stale`", tagged, after: 12, asking: "max-stale=10", .validatedByTag),
        Rule("§5.2.1.7: `only-if-cached` with a fresh response", fresh, asking: "only-if-cached", .stored),
        Rule("§5.2.1.7: `only-if-cached` with a stale response", tagged, asking: "only-if-cached", .gatewayTimeout),
        Rule("§5.2.1.7: `only-if-cached` without a response", "no-store", asking: "only-if-cached", .gatewayTimeout),
        Rule(
            "§5.2.1.7: `only-if-cached` with a condition",
            fresh, second: ["Cache-Control": "only-if-cached", "If-None-Match": "\"v9\""], .gatewayTimeout),
        Rule(
            "§5.2.1.7: `only-if-cached` with a range",
            fresh, second: ["Cache-Control": "only-if-cached", "Range": "bytes=0-1"], .gatewayTimeout),
        Rule("§4.3.2: a condition of the request is sent", fresh, second: ["If-None-Match": "\"v9\""], .validatedByTag),
        Rule("§3.3: a range of the request is sent", fresh, second: ["Range": "bytes=0-1"], .sent),
        // Vary.
        Rule(
            "§4.1: equal values of the fields in `Vary`",
            varying("Accept, X-Kind"), first: ["Accept": "a,b"], second: ["Accept": "a, b"], .stored),
        Rule("§4.1: different values", varying("Accept"), first: ["Accept": "a"], second: ["Accept": "b"], .sent),
        Rule("§4.1: a missing field", varying("Accept"), first: ["Accept": "a"], .sent),
        Rule("§4.1: `*` matches no request", varying("*"), .sent),
        Rule("101 names in `Vary`", varying((0...100).map { "x\($0)" }.joined(separator: ",")), .sent),
        Rule(
            "§4.1: the case of names is ignored",
            varying("aCCept"), first: ["ACCEPT": "a"], second: ["accept": "a"], .stored),
    ]
    + [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].map {
        Rule(
            "RFC 9110 §15.1: status \($0) can have an estimated lifetime",
            modified, status: $0, .stored)
    }

@Suite struct RFC9111Tests {
    @Test func eachRuleHolds() async throws {
        for rule in rules {
            let origin = CachedOrigin()
            origin.reply(rule.status, rule.response)
            _ = try await origin.get(rule.path, rule.firstRequest)
            origin.time.advance(by: .seconds(rule.wait))
            if case .validated = rule.outcome { origin.reply(304) } else { origin.reply() }
            let (body, response) = try await origin.get(rule.path, rule.request)
            check(rule, origin, body, response)
        }
    }

    private func check(_ rule: Rule, _ origin: CachedOrigin, _ body: String, _ response: HTTPURLResponse) {
        let name: Comment = "\(rule.rule)"
        let isStored = rule.outcome == .stored || rule.outcome == .gatewayTimeout
        expectEqual(origin.requests.count, isStored ? 1 : 2, name)
        switch rule.outcome {
        case .stored:
            expect(body == "1" && response.statusCode == rule.status, name)
            expect(response.value(forHTTPHeaderField: "Age") != nil, name)
        case .sent:
            expectEqual(body, "2", name)
            expect(!origin.isConditional, name)
        case .validated(let field) where rule.request[field] != nil:
            expect(origin.requests.last?.value(forHTTPHeaderField: field) != nil, name)
            expectEqual(response.statusCode, 304, name)
        case .validated(let field):
            let sent = origin.requests.last?.value(forHTTPHeaderField: field)
            let validator = field == "If-None-Match" ? "ETag" : "Last-Modified"
            expect(sent != nil && sent == response.value(forHTTPHeaderField: validator), name)
            expect(body == "1" && response.statusCode == rule.status, name)
        case .gatewayTimeout:
            expectEqual(response.statusCode, 504, name)
            expect(body.contains("no usable response"), name)
        }
    }
}

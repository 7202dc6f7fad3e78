import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Testing

/// A rule of RFC 9111 or RFC 5861: what a cache does with a second request after a first response.
struct CacheRule: Sendable, CustomTestStringConvertible {
    enum Outcome: Equatable {
        /// The stored response is used.
        case stored
        /// The request is sent without a condition.
        case sent
        /// The request is sent with this condition.
        case validated(String)
        /// The response has status 504, and no request is sent.
        case gatewayTimeout
    }

    var rule: String
    var response: [String: String]
    var status = 200
    var firstRequest: [String: String] = [:]
    /// The seconds between the first response and the second request.
    var wait = 5.0
    var request: [String: String] = [:]
    var path = "/a"
    var outcome: Outcome

    init(
        _ rule: String, _ response: [String: String], status: Int = 200, after wait: Double = 5, path: String = "/a",
        first firstRequest: [String: String] = [:], second request: [String: String] = [:], _ outcome: Outcome
    ) {
        (self.rule, self.response, self.status, self.wait, self.path) = (rule, response, status, wait, path)
        (self.firstRequest, self.request, self.outcome) = (firstRequest, request, outcome)
    }

    var testDescription: String { rule }
}

private let fresh = ["Cache-Control": "max-age=60", "Date": "{0}"]
private let tagged = ["Cache-Control": "max-age=1", "ETag": "\"v1\"", "Date": "{0}"]

private let rules: [CacheRule] =
    [
        // Storing.
        CacheRule("§3: a response with an explicit lifetime is stored", fresh, .stored),
        CacheRule("§3: a response without lifetime and validator is not stored", ["Date": "{0}"], .sent),
        CacheRule("§3: an unknown status with an explicit lifetime is stored", fresh, status: 499, .stored),
        CacheRule("§3: status 302 with an explicit lifetime is stored", fresh, status: 302, .stored),
        CacheRule(
            "§3, RFC 9110 §15.1: status 302 is not stored without an explicit lifetime",
            ["Last-Modified": "{-1000}", "Date": "{0}"], status: 302, .sent),
        CacheRule(
            "§3: `public` allows an estimated lifetime for any status",
            ["Last-Modified": "{-1000}", "Date": "{0}", "Cache-Control": "public"], status: 302, .stored),
        CacheRule("§3.3: a partial response is not stored", fresh, status: 206, .sent),
        CacheRule(
            "§3.5: `Authorization` does not prevent a private cache from storing", fresh,
            first: ["Authorization": "Bearer abc-123"], second: ["Authorization": "Bearer abc-123"], .stored),
        // square/okhttp 347 and lift/framework 924: semicolons.
        CacheRule(
            "§5.2: `no-store` after a semicolon",
            ["Cache-Control": "private; no-store", "Last-Modified": "{-1000000}"],
            .sent),
        CacheRule(
            "§5.2: a lifetime after a semicolon", ["Cache-Control": "private; max-age=60;a=\"b;c\"", "Date": "{0}"],
            .stored),
        CacheRule(
            "§5.2: directives in quotation marks have no meaning",
            ["Cache-Control": "max-age=60, a=\"b; no-store, no-cache\"", "Date": "{0}"], .stored),
        CacheRule("§5.2.2.5: `no-store` in the response", ["Cache-Control": "no-store, max-age=60"], .sent),
        CacheRule("§5.2.1.5: `no-store` in the request", fresh, first: ["Cache-Control": "no-store"], .sent),
        CacheRule(
            "§5.2.2.7: `private` does not prevent a private cache from storing",
            ["Cache-Control": "private, max-age=60"], .stored),
        CacheRule(
            "§5.2.2.3: `must-understand` with a known status overrides `no-store`",
            ["Cache-Control": "no-store, must-understand, max-age=60"], .stored),
        CacheRule(
            "§5.2.2.3: `must-understand` with an unknown status",
            ["Cache-Control": "must-understand, max-age=60"], status: 499, .sent),
        // Freshness.
        CacheRule("§4.2: a response is fresh while its age is less than its lifetime", fresh, after: 59, .stored),
        CacheRule("§4.2: a response is stale when its age reaches its lifetime", fresh, after: 60, .sent),
        CacheRule(
            "§4.2.1: `s-maxage` does not apply to a private cache",
            ["Cache-Control": "s-maxage=600, max-age=1"], .sent),
        CacheRule(
            "§4.2.1: `s-maxage` alone is no lifetime for a private cache", ["Cache-Control": "s-maxage=600"], .sent),
        CacheRule(
            "§4.2.1: `max-age` has precedence over `Expires`",
            ["Cache-Control": "max-age=60", "Expires": "{-10}", "Date": "{0}"], .stored),
        CacheRule("§4.2.1: `Expires` is relative to `Date`", ["Expires": "{100}", "Date": "{0}"], after: 99, .stored),
        CacheRule(
            "§4.2.1: `Expires` is relative to `Date`, stale", ["Expires": "{100}", "Date": "{0}"], after: 100, .sent),
        CacheRule(
            "§4.2.1: different values of `max-age` are stale",
            ["Cache-Control": "max-age=60, max-age=120", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "§4.2.1: an invalid `max-age` is stale",
            ["Cache-Control": "max-age=soon", "Expires": "{100}", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "§1.2.2: a negative `max-age` is stale",
            ["Cache-Control": "max-age=-5", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "§1.2.2: a very large `max-age` is fresh",
            ["Cache-Control": "max-age=99999999999999999999"], after: 1e9, .stored),
        CacheRule("§5.2: a quoted value is accepted", ["Cache-Control": "max-age=\"60\""], .stored),
        CacheRule("§5.2: the case of names is ignored", ["cache-control": "MAX-AGE=60"], .stored),
        CacheRule(
            "§5.2.3: unknown directives are ignored",
            ["Cache-Control": "a=\"max-age=1, no-store\", max-age=60"], .stored),
        CacheRule(
            "§5.3: an invalid `Expires`, such as 0, is stale",
            ["Expires": "0", "Last-Modified": "{-100000}", "Date": "{0}"], .validated("If-Modified-Since")),
        CacheRule(
            "§4.2.2: a tenth of the time since the last modification",
            ["Last-Modified": "{-1000}", "Date": "{0}"], after: 99, .stored),
        CacheRule(
            "§4.2.2: the estimated lifetime ends",
            ["Last-Modified": "{-1000}", "Date": "{0}"], after: 100, .validated("If-Modified-Since")),
        CacheRule(
            "§4.2.2: an estimated lifetime is at most 24 hours",
            ["Last-Modified": "{-100000000}", "Date": "{0}"], after: 86_400, .validated("If-Modified-Since")),
        CacheRule(
            "§4.2.2: there is no estimate for a URL with a query",
            ["Last-Modified": "{-1000}", "Date": "{0}"], path: "/a?b=1", .validated("If-Modified-Since")),
        CacheRule("§4.2.2: an explicit lifetime also counts for a URL with a query", fresh, path: "/a?b=1", .stored),
        CacheRule("§4.2.3: `Age` counts", ["Cache-Control": "max-age=60", "Age": "56"], .sent),
        CacheRule("§4.2.3: the time since `Date` counts", ["Cache-Control": "max-age=60", "Date": "{-56}"], .sent),
        CacheRule(
            "§4.2.3: a `Date` in the future is age 0", ["Cache-Control": "max-age=60", "Date": "{500}"], .stored),
        CacheRule("§5.1: an invalid `Age` is ignored", ["Cache-Control": "max-age=60", "Age": "old"], .stored),
        CacheRule(
            "§5.2.2.11, RFC 8246: `immutable` changes no lifetime",
            ["Cache-Control": "max-age=1, immutable", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "RFC 8246 §2: a reload of a fresh `immutable` response", ["Cache-Control": "max-age=60, immutable"],
            second: ["Cache-Control": "max-age=0"], .stored),
        CacheRule(
            "§5.2.1.4: `no-cache` also counts for an `immutable` response", ["Cache-Control": "max-age=60, immutable"],
            second: ["Cache-Control": "no-cache"], .sent),
        CacheRule(
            "§5.2.1.1: `max-age=0` of the request", fresh, after: 0, second: ["Cache-Control": "max-age=0"], .sent),
        CacheRule("§4.2: dates are read in any case", ["Expires": "MON, 01 jan 2035 00:00:00 gmt"], .stored),
        // Revalidation.
        CacheRule("§4.3.1: a stale response is revalidated by its entity tag", tagged, .validated("If-None-Match")),
        CacheRule(
            "§4.3.1: a stale response is revalidated by its date",
            ["Cache-Control": "max-age=1", "Last-Modified": "{-9}"], .validated("If-Modified-Since")),
        CacheRule("§4.3.1: a weak entity tag", ["ETag": "W/\"v1\""], .validated("If-None-Match")),
        CacheRule("§4.3.1: an entity tag without quotes", ["ETag": "v1"], .validated("If-None-Match")),
        CacheRule(
            "§5.2.2.4: `no-cache` in the response",
            ["Cache-Control": "no-cache, max-age=60", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "§5.2.2.4: `no-cache` with field names",
            ["Cache-Control": "no-cache=\"Set-Cookie\", max-age=60", "ETag": "\"v1\""], .validated("If-None-Match")),
        CacheRule(
            "§5.2.2.2: `must-revalidate` forbids `max-stale`",
            ["Cache-Control": "max-age=1, must-revalidate", "ETag": "\"v1\""],
            second: ["Cache-Control": "max-stale=600"],
            .validated("If-None-Match")),
        CacheRule(
            "§5.2.2.8: `proxy-revalidate` does not apply to a private cache",
            ["Cache-Control": "max-age=1, proxy-revalidate", "ETag": "\"v1\""],
            second: ["Cache-Control": "max-stale=600"],
            .stored),
        // Directives of the request.
        CacheRule("§5.2.1.4: `no-cache` in the request", fresh, second: ["Cache-Control": "no-cache"], .sent),
        CacheRule("§5.4: `Pragma: no-cache`", fresh, second: ["Pragma": "no-cache"], .sent),
        CacheRule(
            "§5.4: `Pragma` is ignored if there is a `Cache-Control`", fresh,
            second: ["Pragma": "no-cache", "Cache-Control": "max-age=60"], .stored),
        CacheRule(
            "§5.2.1.1: `max-age` of the request", fresh, after: 11, second: ["Cache-Control": "max-age=10"], .sent),
        CacheRule(
            "§5.2.1.1: an age up to `max-age`", fresh, after: 10, second: ["Cache-Control": "max-age=10"], .stored),
        CacheRule("§5.2.1.3: `min-fresh`", fresh, after: 31, second: ["Cache-Control": "min-fresh=30"], .sent),
        CacheRule("§5.2.1.3: enough `min-fresh`", fresh, after: 29, second: ["Cache-Control": "min-fresh=30"], .stored),
        CacheRule(
            "§5.2.1.2: `max-stale` without a value", tagged, after: 1e6, second: ["Cache-Control": "max-stale"], .stored
        ),
        CacheRule(
            "§5.2.1.2: `max-stale` with a value", tagged, after: 11, second: ["Cache-Control": "max-stale=10"], .stored),
        CacheRule(
            "§5.2.1.2: staler than `max-stale`", tagged, after: 12, second: ["Cache-Control": "max-stale=10"],
            .validated("If-None-Match")),
        CacheRule(
            "§5.2.1.7: `only-if-cached` with a fresh response", fresh, second: ["Cache-Control": "only-if-cached"],
            .stored),
        CacheRule(
            "§5.2.1.7: `only-if-cached` with a stale response", tagged,
            second: ["Cache-Control": "only-if-cached"], .gatewayTimeout),
        CacheRule(
            "§5.2.1.7: `only-if-cached` without a response", ["Cache-Control": "no-store"],
            second: ["Cache-Control": "only-if-cached"], .gatewayTimeout),
        CacheRule(
            "§5.2.1.7: `only-if-cached` with a condition", fresh,
            second: ["Cache-Control": "only-if-cached", "If-None-Match": "\"v9\""], .gatewayTimeout),
        CacheRule(
            "§5.2.1.7: `only-if-cached` with a range", fresh,
            second: ["Cache-Control": "only-if-cached", "Range": "bytes=0-1"], .gatewayTimeout),
        CacheRule(
            "§4.3.2: a condition of the request is sent", fresh, second: ["If-None-Match": "\"v9\""],
            .validated("If-None-Match")),
        CacheRule("§3.3: a range of the request is sent", fresh, second: ["Range": "bytes=0-1"], .sent),
        // Vary.
        CacheRule(
            "§4.1: equal values of the fields in `Vary`", fresh.merging(["Vary": "Accept, X-Kind"]) { $1 },
            first: ["Accept": "a,b"], second: ["Accept": "a, b"], .stored),
        CacheRule(
            "§4.1: different values", fresh.merging(["Vary": "Accept"]) { $1 }, first: ["Accept": "a"],
            second: ["Accept": "b"], .sent),
        CacheRule("§4.1: a missing field", fresh.merging(["Vary": "Accept"]) { $1 }, first: ["Accept": "a"], .sent),
        CacheRule("§4.1: `*` matches no request", fresh.merging(["Vary": "*"]) { $1 }, .sent),
        CacheRule(
            "101 names in `Vary`", fresh.merging(["Vary": (0...100).map { "x\($0)" }.joined(separator: ",")]) { $1 },
            .sent),
        CacheRule(
            "§4.1: the case of names is ignored", fresh.merging(["Vary": "aCCept"]) { $1 }, first: ["ACCEPT": "a"],
            second: ["accept": "a"], .stored),
    ]
    + [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].map {
        CacheRule(
            "RFC 9110 §15.1: status \($0) can have an estimated lifetime",
            ["Last-Modified": "{-1000}", "Date": "{0}"], status: $0, .stored)
    }

@Suite struct RFC9111Tests {
    @Test(arguments: rules) func aRuleHolds(rule: CacheRule) async throws {
        let origin = CachedOrigin()
        origin.reply(rule.status, rule.response)
        _ = try await origin.get(rule.path, rule.firstRequest)
        origin.time.advance(by: .seconds(rule.wait))
        if case .validated = rule.outcome { origin.reply(304) } else { origin.reply() }

        let (body, response) = try await origin.get(rule.path, rule.request)

        switch rule.outcome {
        case .stored:
            expectEqual(origin.requests.count, 1)
            expect(body == "1" && response.statusCode == rule.status)
            expect(response.value(forHTTPHeaderField: "Age") != nil, "§5.1")
        case .sent:
            expectEqual(origin.requests.count, 2)
            expectEqual(body, "2")
            expect(!origin.isConditional)
        case .validated(let field):
            expectEqual(origin.requests.count, 2)
            let sent = origin.requests.last?.value(forHTTPHeaderField: field)
            expect(sent != nil)
            if rule.request[field] == nil {
                let stored = field == "If-None-Match" ? "ETag" : "Last-Modified"
                expectEqual(sent, response.value(forHTTPHeaderField: stored))
                expect(body == "1" && response.statusCode == rule.status)
            } else {
                expectEqual(response.statusCode, 304)
            }
        case .gatewayTimeout:
            expectEqual(origin.requests.count, 1)
            expectEqual(response.statusCode, 504)
            expect(body.contains("no usable response"))
        }
    }
}

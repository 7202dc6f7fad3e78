import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// The runner itself: which verdict a cache with a known fault gets.
@Suite struct CacheSuiteRunnerTests {
    enum Cache { case none, everything, rfc9111 }

    struct Example: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var cache: Cache
        /// The members of the case other than its ID.
        var json: String
        var verdict: CacheSuiteReport.Verdict

        init(_ description: String, _ cache: Cache, _ json: String, _ verdict: CacheSuiteReport.Verdict) {
            (testDescription, self.cache, self.json, self.verdict) = (description, cache, json, verdict)
        }
    }

    @Test(
        arguments: [
            Example(
                "a missing cache is not `cached`", .none, #""requests": [{}, {"expected_type": "cached"}]"#,
                .failed("response 2 is not from the cache")),
            Example(
                "a missing cache is `not_cached`", .none, #""requests": [{}, {"expected_type": "not_cached"}]"#, .passed
            ),
            Example(
                "a missing cache sends no condition", .none,
                #""requests": [{"response_headers": [["ETag", "\"a\""]]}, {"expected_type": "etag_validated"}]"#,
                .failed("request 2 was sent without the condition")),
            Example(
                "a cache of everything is `cached`", .everything, #""requests": [{}, {"expected_type": "cached"}]"#,
                .passed),
            Example(
                "a cache of everything is not `not_cached`", .everything,
                #""requests": [{"pause_after": true}, {"expected_type": "not_cached"}]"#,
                .failed("response 2 is from the cache")),
            Example(
                "a cache of everything sends no condition", .everything,
                #""requests": [{"response_headers": [["Last-Modified", -5]]}, {"expected_type": "lm_validated"}]"#,
                .failed("request 2 was not sent")),
            Example(
                "a cache of everything adds no `Age`", .everything,
                #""requests": [{}, {"expected_type": "cached", "expected_response_headers": ["Age"]}]"#,
                .failed("response 2 has Age with value (missing), not any value")),
            Example(
                "a cache of everything keeps `Connection`", .everything,
                #""requests": [{"response_headers": [["Connection", "x", false]]}, {"expected_response_headers_missing": ["Connection"]}]"#,
                .failed("response 2 has Connection with value x")),
            Example(
                "a value is expected to be missing", .everything,
                #""requests": [{"response_headers": [["A", "xy", false]]}, {"expected_response_headers_missing": [["A", "y"]]}]"#,
                .failed("response 2 has A with value xy")),
            Example(
                "a request that never reaches the server", .everything,
                #""requests": [{}, {"request_method": "PUT", "expected_method": "PUT"}]"#,
                .failed("request 2 was not sent")),
            Example(
                "a failure of a setup request", .none, #""requests": [{}, {"expected_type": "cached", "setup": true}]"#,
                .setupFailed("response 2 is not from the cache")),
            Example(
                "a failure of a setup check", .none,
                #""requests": [{}, {"expected_type": "cached", "setup_tests": ["expected_type"]}]"#,
                .setupFailed("response 2 is not from the cache")),
            Example(
                "an unexpected status", .none,
                #""requests": [{"response_status": [404, "Not Found"]}, {"response_status": [500, ""], "expected_status": 200}]"#,
                .failed("response 2 has status 500, not 200")),
            Example(
                "an expected status", .none,
                #""requests": [{"response_status": [503, ""], "expected_status": 503, "expected_response_text": "verdict"}]"#,
                .passed),
            Example(
                "an unexpected body", .none,
                #""requests": [{"response_body": "a", "expected_response_text": "b"}]"#, .failed("the body is a, not b")
            ),
            Example("a body that is not checked", .none, #""requests": [{"expected_response_text": null}]"#, .passed),
            Example(
                "a closed connection", .none, #""requests": [{"disconnect": true, "expected_status": null}]"#, .passed),
            Example(
                "a request without an expected field", .none, #""requests": [{"expected_request_headers": ["Foo"]}]"#,
                .failed("request 1 has Foo with value (missing)")),
            Example(
                "a request with an unexpected field", .none,
                #""requests": [{"request_headers": [["Foo", " 1 "]], "expected_request_headers_missing": [["foo", "1"]]}]"#,
                .failed("request 1 has foo with value 1")),
            Example(
                "a condition relative to the previous response", .none,
                #""requests": [{"response_headers": [["Last-Modified", -9]], "response_pause": 2, "pause_after": true}, {"request_headers": [["If-Modified-Since", -9]], "magic_ims": true, "expected_type": "lm_validated", "expected_status": 304}]"#,
                .passed),
            Example(
                "a date is relative to the response", .everything,
                #""requests": [{"response_headers": [["Date", 0], ["X", "1"], ["Y", "1"]], "pause_after": true}, {"expected_response_headers": [["Date", 0], ["X", "=", "Y"]]}]"#,
                .passed),
            Example(
                "a case for a CDN is left out", .none, #""cdn_only": true, "requests": [{}]"#,
                .leftOut("only for shared caches of a CDN")),
            Example(
                "a case for shared caches is left out", .none, #""browser_skip": true, "requests": [{}]"#,
                .leftOut("not for private caches of a client")),
            Example(
                "a case with an option of browsers is left out", .none,
                #""requests": [{"mode": "no-cors", "cache": "no-store"}]"#,
                .leftOut("a URLRequest has no cache mode no-store, mode")),
            Example(
                "the cache mode `reload`", .rfc9111,
                #""requests": [{"response_headers": [["Cache-Control", "max-age=9"]]}, {"cache": "reload", "expected_type": "not_cached", "expected_request_headers": [["Cache-Control", "no-cache"]]}]"#,
                .passed),
        ])
    func aCaseHasAVerdict(_ example: Example) async throws {
        let json = #"[{"id": "suite", "tests": [{"id": "verdict", \#(example.json)}]}]"#
        let test = try #require(try CacheSuite.decode(Data(json.utf8)).first?.tests.first)

        let verdict = await CacheSuiteRunner(cache: example.cache.around).play(test)

        expectEqual(verdict, example.verdict)
    }

    @Test func aCaseSaysNothingIfACaseOnWhichItDependsDoesNotPass() async throws {
        let json = """
            [{"id": "suite", "tests": [
              {"id": "a", "depends_on": ["b"], "requests": [{}]},
              {"id": "b", "depends_on": ["c"], "requests": [{}]},
              {"id": "c", "kind": "optimal", "requests": [{}, {"expected_type": "cached"}]},
              {"id": "d", "depends_on": ["e"], "requests": [{}]},
              {"id": "e", "cdn_only": true, "requests": [{}]},
              {"id": "f", "depends_on": ["g"], "requests": [{}]},
              {"id": "g", "requests": [{}]}]}]
            """

        let report = await CacheSuiteRunner(cache: Cache.none.around).run(try CacheSuite.decode(Data(json.utf8)))

        expectEqual(report.verdict(of: "a"), .dependencyFailed("b"))
        expectEqual(report.verdict(of: "d"), .dependencyFailed("e"))
        expectEqual(report.verdict(of: "f"), .passed)
        expectEqual(report.failures(.optimal).map(\.id), ["c"])
        expect(report.score(.required) == (passed: 2, judged: 2))
    }
}

extension CacheSuiteRunnerTests.Cache {
    /// Returns a store with this cache in front of another store.
    @Sendable func around(_ store: NetworkStore) -> NetworkStore {
        switch self {
        case .none: return store
        case .rfc9111: return store.layered(caching(in: .memory()))
        case .everything:
            let responses = Mutex<[URL: (Data, URLResponse)]>([:])
            return NetworkStore { request in
                let url = try #require(request.url)
                if let stored = responses.withLock({ $0[url] }) { return stored }
                let response = try await store.fetchData(request)
                responses.withLock { $0[url] = response }
                return response
            }
        }
    }
}

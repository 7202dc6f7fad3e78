import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Suite(.timeLimit(.minutes(10))) struct StubRuleTests {
    @Test func aRequestIsSentThroughTheFirstRuleThatMatches() async throws {
        let store = NetworkStore.routed([
            StubRule("GET /heroes/{id: Int}", query: ["page": "2"], .json("1")),
            StubRule("GET /heroes/{id: Int}", headers: ["accept-language": "de"], .json("2")),
            StubRule("GET https://A.example:443/heroes/{id: Int}", .json("3")),
            StubRule("/heroes/{name}?a=1&b=2", .json("4")),
            StubRule("POST /heroes", body: .equal(#"{"id": 1, "tags": ["a"]}"#), .json("5")),
            StubRule("POST /heroes", body: .containing(#"{"hero": {"id": 2}, "tags": [{"x": 1}]}"#), .json("6")),
            StubRule("POST /heroes", .json("7")),
        ])
        try await expectEqual(store.text("GET", "http://a.example/heroes/7?x=1&page=2"), "1")
        try await expectEqual(store.text("GET", "http://a.example/heroes/7", headers: ["Accept-Language": "de"]), "2")
        try await expectEqual(store.text("GET", "https://a.example/heroes/7"), "3")
        try await expectEqual(store.text("GET", "http://a.example/heroes/x%2Fy?b=2&a=1"), "4")
        for (body, text) in [
            (#"{"tags": ["a"], "id": 1.0}"#, "5"), (#"{"hero": {"id": 2, "y": 3}, "tags": [{"x": 1, "y": 2}]}"#, "6"),
            (#"{"tags": ["b"], "id": 1}"#, "7"), ("not JSON", "7"),
        ] { try await expectEqual(store.text("POST", "http://a/heroes", body: body), text) }
    }

    @Test func aStubMatchesTheBytesOfItsURL() async throws {
        for (stub, sent, other) in [
            ("/list?filter[name]=a%20b", "/list?filter%5Bname%5D=a%20b", "/list?filter%5Bname%5D=a%2520b"),
            ("/final/a%20b|c", "/final/a%20b%7Cc", "/final/a%2520b%7Cc"),
            ("http://a%20|@h/{id}?q=<%7d>", "/7?q=%3C%7D%3E", "/7?q=%3C%257D%3E"),
            ("/caf%E9|?q=%e9", "/caf%e9%7C?q=%E9", "/caf%E9%7C?q=%E8"), ("/?q=100%", "/?q=100%25", "/?q=100"),
        ] {
            let store = NetworkStore.routed([StubRule(stub, .json("1"))])
            try await expectEqual(store.text("GET", "http://h" + sent), "1", "\(stub)")
            try await expectIssue(startingWith: "no stub for the unexpected request GET http://h\(other)") {
                _ = try? await store.fetchData(request("http://h" + other))
            }
        }
    }

    @Test func aKeyThatALayerAddsIsNotComparedUnlessTheRuleHasIt() async throws {
        let addingKey = signing(declaring: SecretNames(queryItems: ["quirk"])) { request, _ in
            var request = request
            request.url?.append(queryItems: [URLQueryItem(name: "quirk", value: "right-key")])
            return request
        }
        let store = NetworkStore.routed([
            StubRule("/weather?city=Rome", .json("1")), StubRule("/weather?city=Oslo&quirk=right-key", .json("2")),
        ]).layered(addingKey)
        try await expectEqual(store.text("GET", "http://a/weather?city=Rome"), "1")
        try await expectEqual(store.text("GET", "http://a/weather?city=Oslo"), "2")
        try await expectIssue(startingWith: "no stub for the unexpected request GET http://a/weather?city=Rome&page=2")
        {
            _ = try? await store.fetchData(request("http://a/weather?city=Rome&page=2"))
        }
    }

    @Test func responsesAreUsedInTurnAndTheLastIsRepeated() async throws {
        let store = NetworkStore.routed([
            StubRule("/a", .json("1"), .failing(URLError(.timedOut)), .json("3")), StubRule("/b", .json("b")),
        ])
        try await expectEqual(store.text("GET", "http://a/a"), "1")
        try await expectEqual(store.text("GET", "http://a/b"), "b")
        await expect(throws: URLError.self) { try await store.text("GET", "http://a/a") }
        for _ in 0..<3 { try await expectEqual(store.text("GET", "http://a/a"), "3") }
    }

    @Test func aRuleMatchesAtMostTheGivenNumberOfRequests() async throws {
        let store = NetworkStore.routed([
            StubRule("/a", times: 1, .json("once")), StubRule("/a", times: 2, .json("1"), .json("2")),
            StubRule("/{any}", .json("always")),
        ])
        var texts: [String] = []
        for _ in 0..<5 { texts.append(try await store.text("GET", "http://a/a")) }
        expectEqual(texts, ["once", "1", "2", "always", "always"])
    }

    @Test func concurrentRequestsUseEachResponseOnce() async throws {
        let store = NetworkStore.routed([
            StubRule("/a", times: 3, .json("1"), .json("2"), .json("3")), StubRule("/a", times: 1, .json("4")),
        ])
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 { group.addTask { try await store.text("GET", "http://a/a") } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        expectEqual(texts, ["1", "2", "3", "4"])
    }

    @Test func aRequestAfterTheLastUseFailsTheTest() async throws {
        try await expectIssue(
            "no stub for the unexpected request GET http://a/a", "the nearest stub is “GET /a”:",
            "it was used as often as its `times` allows"
        ) {
            let store = NetworkStore.routed([StubRule("/a", times: 1, .json("1"))])
            for _ in 0..<2 { _ = try? await store.text("GET", "http://a/a") }
        }
    }

    @Test func tooFewRequestsFailTheTest() async throws {
        try await expectIssue(
            "no request used these stubs: “GET /c”",
            "too few requests used these stubs: “GET /a” (1 of 2), “GET /b” (1 of 3)"
        ) {
            let store = NetworkStore.routed([
                StubRule("/a", times: 2, .json("1")), StubRule("/b", .json("1"), .json("2"), .json("3")),
                StubRule("/c", .json("1")),
            ])
            for path in ["a", "b"] { _ = try await store.text("GET", "http://a/\(path)") }
        }
    }

    @Test func aForbiddenRequestFailsTheTestEvenIfALaterRuleMatches() async throws {
        let rules = [StubRule.never("DELETE /heroes/{id: Int}"), StubRule("DELETE /{kind}/{id}", .json("1"))]
        try await expectIssue(
            "forbidden request DELETE http://a/heroes/7",
            "“DELETE /heroes/{id: Int}” must never be requested"
        ) {
            _ = try? await NetworkStore.routed(rules).text("DELETE", "http://a/heroes/7")
        }
        _ = try await NetworkStore.routed(rules).text("DELETE", "http://a/villains/7")
    }

    @Test func theNearestRuleAndAllDifferencesAreShown() async throws {
        try await expectIssue(
            "no stub for the unexpected request POST http://a/heroes/x/comics?page=1",
            "the nearest stub is “PUT /heroes/{id: Int}/comics”:",
            "method: the request has “POST”, the stub has “PUT”",
            "path: the request has “/heroes/x/comics”, the stub has “/heroes/{id: Int}/comics”",
            "query page: the request has “1”, the stub has “2”",
            "header If-Match: the request has nothing, the stub has “7”",
            "header X-Token: the secret values of the request and the stub differ",
            "body.id: the request has “2”, the stub has “1”",
            "body.new: the request has “true”, the stub has nothing",
            "body.tags: the request has “an array with 2 elements”, the stub has “an array with 1 element”",
            "body.title: the request has nothing, the stub has “Emma”",
            "body.user.password: the secret values of the request and the stub differ"
        ) {
            let store = NetworkStore.routed([
                StubRule("GET /", .json("1")), StubRule("/villains/{id}/comics", .json("1")),
                StubRule(
                    "PUT /heroes/{id: Int}/comics", query: ["page": "2"],
                    headers: ["If-Match": "7", "X-Token": "planted-a"],
                    body: .equal(
                        #"{"id": 1, "title": "Emma", "tags": ["a"], "user": {"password": "planted-b"}}"#),
                    .json("2")),
                .never("POST /heroes/{name}/comics/{id}"),
            ])
            _ = try? await store.text(
                "POST", "http://a/heroes/x/comics?page=1", headers: ["X-Token": "planted-c"],
                body: #"{"id": 2, "new": true, "tags": ["a", "b"], "user": {"password": "planted-d"}}"#)
        }
    }

    @Test func aBodyThatDiffersIsShown() async throws {
        for (body, difference) in [
            (nil, "body: the request has no body"), ("nein", "body: the request's body is not JSON"),
            ("[1]", "body: the request has “an array with 1 element”, the stub has “an object with 1 field”"),
            (
                #"{"id": 9007199254740993}"#,
                "body.id: the request has “9007199254740993”, the stub has “9007199254740992”"
            ),
            (#"{"id": true}"#, "body.id: the request has “true”, the stub has “9007199254740992”"),
            (#"{"id": null}"#, "body.id: the request has “null”, the stub has “9007199254740992”"),
        ] as [(String?, String)] {
            try await expectIssue(
                "no stub for the unexpected request POST http://a/a", "the nearest stub is “POST /a”:", difference
            ) {
                let rule = StubRule("POST /a", body: .containing(#"{"id": 9007199254740992}"#), .json("1"))
                _ = try? await NetworkStore.routed([rule]).text("POST", "http://a/a", body: body)
            }
        }
    }

    @Test func aMalformedRuleFailsTheTest() async throws {
        for (request, body, reason) in [
            (
                "GET heroes", #"{}"#,
                "“heroes” is not a path pattern: it must start with a slash, as in /heroes/{id: Int}"
            ),
            (
                "GET /{id: Foo}", #"{}"#,
                "“/{id: Foo}” is not a path pattern: the type of “id” must be one of String, Int, Double, UUID"
            ),
            ("GET /a", "{", "the `body` that it requires is not JSON"),
            ("GET http://exa mple/a", "{}", "the URL is not valid; write it as in https://example.com/heroes"),
        ] {
            try await expectIssue("the stub “\(request)” is malformed: \(reason)") {
                _ = NetworkStore.routed([StubRule(request, body: .equal(body), .json("1"))])
            }
        }
    }

    @Test func aResponseCanBeDelayedInVirtualTime() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let store = NetworkStore.routed([
                StubRule("/a", .json("slow").delayed(by: .seconds(2)), .json("fast"))
            ])
            let call = Task { try await store.text("GET", "http://a/a") }
            await time.waitForSleepers(atLeast: 1)
            try await expectEqual(store.text("GET", "http://a/a"), "fast")
            time.advance(by: .seconds(2))
            try await expectEqual(call.value, "slow")
        }
    }

    @Test func aRequestWithoutAURLFailsTheTest() async throws {
        var request = try createRequest(baseURL: "http://a/")
        request.url = nil
        try await expectIssue("no stub for the unexpected request GET (no URL)", "the request has no URL") {
            [request] in
            _ = try? await NetworkStore.routed([StubRule("/", .json("1"))]).fetchData(request)
        }
    }
}

extension NetworkStore {
    fileprivate func text(
        _ method: HTTPMethod, _ url: String, headers: [String: String] = [:], body: String? = nil
    ) async throws -> String {
        var request = try createRequest(method, baseURL: url, headers: headers)
        request.httpBody = body.map { Data($0.utf8) }
        return String(decoding: try await fetchData(request).0, as: UTF8.self)
    }
}

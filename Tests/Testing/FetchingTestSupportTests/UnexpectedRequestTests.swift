import Fetching
import FetchingResilience
import Foundation
import SharedTestCode
import Testing

@testable import FetchingTestSupport

@Suite(.timeLimit(.minutes(10))) struct UnexpectedRequestTests {
    @Test(arguments: [NetworkStore.unimplemented, withoutRoute, .routed([:])])
    func anUnexpectedRequestFailsTheTestEvenIfTheErrorIsIgnored(store: NetworkStore) async throws {
        try await expectIssue(startingWith: "no stub for the unexpected request GET http://a/ignored") {
            _ = try? await store.fetchData(request("http://a/ignored"))
        }
    }

    @Test func anUnexpectedRequestInAChildTaskFailsTheTest() async throws {
        try await expectIssue("no stub for the unexpected request GET http://a/") {
            await Task { _ = try? await NetworkStore.unimplemented.fetchData(request()) }.value
        }
    }

    @Test func anUnexpectedRequestInsideEachLayerFailsTheTest() async throws {
        try await VirtualTime.run {
            let layers = standardLayers(
                rate: .smooth(10, per: .seconds(1)))
            try await expectIssue("no stub for the unexpected request GET http://a/") {
                _ = try? await NetworkStore.unimplemented.layered(layers).fetchData(request())
            }
        }
    }

    @Test func aRequestIsSentThroughTheStubForItsMethodAndPath() async throws {
        let store = NetworkStore.routed([
            "GET /v1/heroes/3-D Man": .json("1"), "DELETE http://a:8/v1": .json("2"), "/v1?a=1&b=2": .json("3"),
            "GET /v1": .json("4"),
        ])
        try await expectEqual(store.text("GET", "http://b/v1/heroes/3-D%20Man?page=2"), "1")
        try await expectEqual(store.text("DELETE", "http://a:8/v1?page=2"), "2")
        try await expectEqual(store.text("GET", "https://c/v1?b=2&a=1"), "3")
        try await expectEqual(store.text("GET", "https://c/v1?b=2"), "4")
    }

    @Test func anUnexpectedRequestIsShownOnceWithItsDifferencesToTheNearestStub() async throws {
        let store = NetworkStore.routed([
            "GET http://a/books?page=1&token=planted-a&lang=en": .json("1"), "POST /authors": .json("2"),
        ])
        try await expectIssue(
            "no stub for the unexpected request PUT https://b:8/books?page=2&token=***&sort=title",
            "the nearest stub is “GET http://a/books?page=1&token=***&lang=en”:",
            "method: the request has “PUT”, the stub has “GET”",
            "scheme: the request has “https”, the stub has “http”",
            "host: the request has “b”, the stub has “a”",
            "port: the request has “8”, the stub has nothing",
            "query lang: the request has nothing, the stub has “en”",
            "query page: the request has “2”, the stub has “1”",
            "query sort: the request has “title”, the stub has nothing",
            "query token: the secret values of the request and the stub differ"
        ) {
            for _ in 0..<3 {
                _ = try? await store.text("PUT", "https://b:8/books?page=2&token=planted-b&sort=title")
            }
        }
    }

    @Test func aStubWithThePathOfTheRequestIsNearest() async throws {
        let store = NetworkStore.routed(["GET /authors": .json("1"), "GET /books?page=1&size=2": .json("2")])
        try await expectIssue(
            "no stub for the unexpected request GET http://a/books",
            "the nearest stub is “GET /books?page=1&size=2”:",
            "query page: the request has nothing, the stub has “1”",
            "query size: the request has nothing, the stub has “2”"
        ) {
            _ = try? await store.fetchData(request("http://a/books"))
        }
    }

    @Test func unusedStubsAreNotReportedAfterAnUnexpectedRequest() async throws {
        try await expectIssue(startingWith: "no stub for the unexpected request GET http://a/") {
            let store = NetworkStore.routed(["POST /": .json("1"), "DELETE /": .json("2")])
            _ = try? await store.fetchData(request())
        }
    }

    @Test func aStubThatNoRequestUsedFailsTheTest() async throws {
        try await expectIssue("no request used these stubs: “POST /books”, “GET /authors?key=***”") {
            let store = NetworkStore.routed([
                "GET /books": .json("1"), "POST /books": .json("2"), "/authors?key=planted": .json("3"),
            ])
            _ = try? await store.fetchData(request("http://a/books"))
        }
    }

    @Test func aResponseThatNoRequestUsedFailsTheTest() async throws {
        try await expectIssue("no request used these stubs: response 2 of 3, response 3 of 3") {
            let store = NetworkStore.sequence(.json("1"), .json("2"), .json("3"))
            _ = try? await store.fetchData(request())
        }
    }

    @Test func aFailureIsAttributedToTheStub() async {
        let line = #line + 1
        let store = NetworkStore.sequence()
        let failures = await failures { _ = try? await store.fetchData(request()) }
        expectEqual(failures.map(\.line), [line])
    }
}

private let withoutRoute = NetworkStore.routed { _ in nil }

extension NetworkStore {
    fileprivate func text(_ method: HTTPMethod, _ url: String) async throws -> String {
        String(decoding: try await fetchData(createRequest(method, baseURL: url)).0, as: UTF8.self)
    }
}

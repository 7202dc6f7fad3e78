import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@Suite struct LimitingRedirectsTests {
    @Test func redirectsThatAreNotAllowedAreReturned() async throws {
        for (allowed, urls, status) in [
            (AllowedRedirects.all, ["http://a/1", "http://a/2", "http://b/3"], 200),
            (.sameOrigin, ["http://a/1", "http://a/2"], 307), (.none, ["http://a/1"], 302),
        ] {
            let log = RequestLog()
            let store = threeHops.recorded(in: log).layered(limitingRedirects(to: allowed), followingRedirects())

            let (data, response) = try await store.fetchData(request("http://a/1"))
            let (body, head) = try await store.fetchStream(request("http://a/1"))

            expectEqual(log.requests.map(\.url?.absoluteString), urls + urls)
            for response in [response, head] { expect((response as? HTTPURLResponse)?.statusCode == status) }
            try await expectEqual(body.data(), data)
        }
    }

    @Test func theResponseOfARedirectKeepsItsFieldsAndItsBody() async throws {
        let store = NetworkStore.constant(
            Data("see there".utf8), status: 302,
            headers: ["Location": "my-app://callback?code=7", "Set-Cookie": "id=1"]
        ).layered(followingRedirects())

        for allowed in [AllowedRedirects.none, .sameOrigin] {
            let fetch = networkFetcher(store: store.layered(limitingRedirects(to: allowed)), accepting: [302])
            let (data, response) = try await fetch(request("http://a/login"))
            let head = try #require(response as? HTTPURLResponse)
            expectEqual(data, Data("see there".utf8))
            expectEqual(head.value(forHTTPHeaderField: "Location"), "my-app://callback?code=7")
            expectEqual(head.value(forHTTPHeaderField: "Set-Cookie"), "id=1")
        }
    }

    @Test func onlyTheSameSchemeHostAndPortAreTheSameOrigin() async throws {
        for (location, isFollowed) in [
            ("http://a/2", true), ("2", true), ("//a:80/2", true), ("https://a/2", false), ("http://a:81/2", false),
            ("http://b/2", false), ("http:", false),
        ] {
            let store = NetworkStore.routed { request in
                request.url?.path == "/1"
                    ? .constant(Data(), status: 307, headers: ["Location": location]) : .constant(Data())
            }
            .layered(limitingRedirects(to: .sameOrigin), followingRedirects())
            let (_, response) = try await store.fetchData(request("http://a/1"))
            expect((response as? HTTPURLResponse)?.statusCode == (isFollowed ? 200 : 307), "\(location)")
        }
    }

    @Test func theStrictestOfSeveralLayersApplies() async throws {
        for (outer, inner) in [(AllowedRedirects.all, AllowedRedirects.none), (.none, .all), (.sameOrigin, .none)] {
            let store = threeHops.layered(
                limitingRedirects(to: outer), limitingRedirects(to: inner), followingRedirects())
            let (_, response) = try await store.fetchData(request("http://a/1"))
            expect((response as? HTTPURLResponse)?.statusCode == 302, "\(outer), \(inner)")
        }
    }

    @Test(.live, .hangLimit, arguments: Transport.all)
    func aLiveStoreReturnsTheRedirect(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .status(302, headers: ["Location": "/home", "Set-Cookie": "id=1"])
        }
        let store = transport.store().layered(limitingRedirects(to: .none))

        let (_, response) = try await store.fetchData(request(server.baseURL + "/login"))

        let head = try #require(response as? HTTPURLResponse)
        expect(head.statusCode == 302 && head.value(forHTTPHeaderField: "Set-Cookie") == "id=1")
    }
}

/// A store that redirects from `/1` to `/2` and from there to another host.
private let threeHops = NetworkStore.routed { request in
    switch request.url?.path {
    case "/1": .constant(Data(), status: 302, headers: ["Location": "/2"])
    case "/2": .constant(Data(), status: 307, headers: ["Location": "http://b/3"])
    default: .json("{}")
    }
}

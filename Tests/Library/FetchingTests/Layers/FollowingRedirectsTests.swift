import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

@Suite struct FollowingRedirectsTests {
    /// Returns a store that follows the redirects of another, and records the requests.
    private func following(_ store: NetworkStore, _ log: RequestLog) -> NetworkStore {
        store.recorded(in: log).layered(followingRedirects())
    }

    private func request(_ method: String, _ url: String) throws -> URLRequest {
        var request = try SharedTestCode.request(url)
        request.httpMethod = method
        return request
    }

    @Test func redirectsAreFollowedUpToTheLimit() async throws {
        for count in [0, 1, 10] {
            let log = RequestLog()
            let store = NetworkStore.routed { request in
                let hop = Int(request.url?.lastPathComponent ?? "") ?? 0
                return hop == count
                    ? .json(#""here""#) : .constant(Data(), status: 302, headers: ["Location": "\(hop + 1)"])
            }
            let (data, _) = try await following(store, log).fetchData(request("GET", "http://a/0"))
            expectEqual(data, Data(#""here""#.utf8))
            expectEqual(log.count, count + 1)
        }
    }

    @Test func theEleventhRedirectIsRefused() async throws {
        for (status, location, error, count) in [
            (
                307, "/loop?token=planted",
                RedirectError.tooMany(maximumRedirects: 10, last: "http://a/loop?token=***"), 11
            ),
            (302, "file:///etc/passwd", .invalidTarget("file:///etc/passwd"), 1),
        ] {
            let log = RequestLog()
            let store = NetworkStore.constant(Data(), status: status, headers: ["Location": location])
            await expect(throws: error) { try await following(store, log).fetchData(request("GET", "http://a/0")) }
            expectEqual(log.count, count)
        }
        let store = NetworkStore.sequence(
            .constant(Data(), status: 302, headers: ["Location": "/b"]), .failing(URLError(.timedOut)))
        await expect(throws: URLError.self) {
            try await following(store, RequestLog()).fetchData(request("GET", "http://a/"))
        }
    }

    /// The layers inside, such as that of a live store, follow no redirect either.
    @Test(.live, .hangLimit, arguments: Transport.all, StoreClosure.allCases)
    func aLimitOfZeroReturnsTheRedirect(transport: Transport, closure: StoreClosure) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/" ? .text("see there", status: 302).header("Location", "/b") : .status(204)
        }
        let stores = [
            transport.store().layered(followingRedirects(maximumRedirects: 0)),
            transport.store().layered(standardLayers(maximumRedirects: 0)),
            transport.store().layered(standardLayers(maximumRedirects: -1)),
        ]
        for store in stores {
            let (text, response) = try await closure.text(store, server.baseURL + "/")
            expectEqual(response.statusCode, 302)
            expectEqual(response.value(forHTTPHeaderField: "Location"), "/b")
            expectEqual(text, "see there")
        }
        expectEqual(server.requestCount, 3)
    }

    /// An empty reference is the URL of the request (RFC 3986 §4.4). A status such as 201 has a `Location`, too.
    @Test func aResponseThatIsNoRedirectIsReturned() async throws {
        for (status, location) in [
            (301, ""), (302, " "), (303, "\t "), (307, ""), (308, "  "), (302, ", "), (200, "/b"), (201, "/b"),
            (300, "/b"), (304, "/b"), (305, "/b"), (404, "/b"),
        ] {
            let log = RequestLog()
            let store = NetworkStore.constant(Data("body".utf8), status: status, headers: ["Location": location])
            for method in ["GET", "POST", "HEAD"] {
                let (body, response) = try await following(store, log).fetchStream(request(method, "http://a/"))
                expect((response as? HTTPURLResponse)?.statusCode == status, "\(method) \(status) \(location)")
                try await expectEqual(body.data(), Data("body".utf8), "\(method) \(status) \(location)")
            }
            expectEqual(log.count, 3)
        }
    }

    @Test(.live, .hangLimit, arguments: Transport.all, StoreClosure.allCases)
    func anEmptyLocationIsReturnedLive(transport: Transport, closure: StoreClosure) async throws {
        let server = try LoopbackServer.start { request in
            .raw(
                "HTTP/1.1 307 Temporary Redirect\r\nLocation:\(request.path == "/" ? "" : " \t ")\r\nContent-Length: 0\r\n\r\n"
            )
        }
        // Foundation on Linux cannot read a field that contains only white space.
        let paths = transport == .live ? ["/", "/blank"] : ["/"]
        for path in paths {
            let (_, response) = try await closure.text(transport.store(), server.baseURL + path)
            expectEqual(response.statusCode, 307)
        }
        expectEqual(server.requestCount, paths.count)
    }

    /// A fragment is not sent, so the same request would be sent again.
    @Test func aRedirectToAFragmentOfTheSameURLIsALoop() async throws {
        for (url, location) in [
            ("http://a/b", "#top"), ("http://a/b#top", "#top"), ("http://a/b?c=d#e", "/b?c=d#f"),
            ("http://a/", "http://a/#"),
        ] {
            for (method, statuses) in [
                ("GET", [301, 302, 303, 307, 308]), ("PUT", [301, 307]), ("POST", [307, 308]),
            ] {
                for status in statuses {
                    let log = RequestLog()
                    let store = NetworkStore.constant(Data(), status: status, headers: ["Location": location])
                    let error = await following(store, log).failure(try request(method, url)) as? RedirectError
                    guard case .tooMany(10, _) = error else {
                        Issue.record("\(method) \(status): \(error as Any)"); continue
                    }
                    expectEqual(log.count, 1)
                }
            }
        }
    }

    @Test func aRedirectThatCanLeadOnIsFollowed() async throws {
        let cases: [(method: String, status: Int, location: String, headers: [String: String])] = [
            // The method changes, or a cookie can change the next response, or the URL differs.
            ("POST", 303, "#top", [:]), ("POST", 302, "/b#top", [:]), ("DELETE", 303, "#top", [:]),
            ("GET", 302, "#top", ["Set-Cookie": "a=1"]), ("GET", 302, "?c#top", [:]), ("GET", 302, "/b", [:]),
        ]
        for (method, status, location, headers) in cases {
            let log = RequestLog()
            let headers = headers.merging(["Location": location]) { $1 }
            let store = NetworkStore.sequence(.constant(Data(), status: status, headers: headers), .json("{}"))
            _ = try await following(store, log).fetchData(request(method, "http://a/b"))
            expectEqual(log.requests.map(\.httpMethod), [method, "GET"], "\(status) \(location)")
        }
    }

    @Test func eachLocationIsRelativeToThePreviousURL() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(
            .constant(Data(), status: 302, headers: ["Location": "http://b/x/y"]),
            .constant(Data(), status: 302, headers: ["Location": "z"]), .json("{}"))
        _ = try await following(store, log).fetchData(request("GET", "http://a/p/q#frag"))
        expectEqual(
            log.requests.map(\.url?.absoluteString), ["http://a/p/q#frag", "http://b/x/y#frag", "http://b/x/z#frag"])
    }

    /// Foundation on Linux reads `Location: c` as `/c`.
    @Test(.live, .hangLimit, arguments: Transport.all) func aRelativeLocationIsFollowedLive(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { request in
            request.path == "/a/b" ? .status(302, headers: ["Location": "c?d=e"]) : .text(request.target)
        }
        let (text, response) = try await transport.store().text(server.baseURL + "/a/b")
        expectEqual(text, "/a/c?d=e")
        expectEqual(response.url?.absoluteString, server.baseURL + "/a/c?d=e")
    }

    @Test(.live, .hangLimit, arguments: Transport.all) func aLoopEndsAfterTenRedirectsLive(transport: Transport)
        async throws
    {
        let server = try LoopbackServer.start { _ in .status(302, headers: ["Location": "/"]) }
        let error = await transport.store().failure(try request("GET", server.baseURL + "/"))
        expectEqual(error as? RedirectError, .tooMany(maximumRedirects: 10, last: server.baseURL + "/"))
        expectEqual(server.requestCount, 11)
    }

    /// Foundation on Linux crashes when it follows more than six redirects at the same time.
    @Test(.live, .hangLimit, arguments: Transport.all) func fortyConcurrentRedirectsAreFollowedLive(
        transport: Transport
    ) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/" ? .status(302, headers: ["Location": "/there"]) : .text("there")
        }
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<40 { group.addTask { try await transport.shared.text(server.baseURL + "/").text } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(texts, Array(repeating: "there", count: 40))
    }
}

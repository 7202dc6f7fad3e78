#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests of requests that are sent again because their connection was closed.
    @Suite(.live, .hangLimit) struct CurlRepeatTests {
        private let received = Recorded<String>()
        private let events = Recorded<NetworkEvent>()

        /// Returns a server that responds to `/second` with `respond`, given the number of such requests.
        private func start(
            keeping count: Int, _ respond: @escaping @Sendable (Int) -> LoopbackServer.Response
        ) throws -> LoopbackServer {
            let all = Barrier(of: count)
            return try LoopbackServer.start { [received] request in
                if request.path == "/second" {
                    return respond(received.add("\(request.method) \(String(decoding: request.body, as: UTF8.self))"))
                }
                await all.wait()
                return .text("first")
            }
        }

        /// Returns a store that keeps `count` connections to a server. Forgets earlier requests and events.
        private func store(keeping count: Int, to server: LoopbackServer) async throws -> NetworkStore {
            let store = Transport.curl.store().layered(observing { [events] event in events.add(event) })
            try await store.callAtOnce(count) { store, _ in _ = try await store.text(server.baseURL) }
            received.removeAll()
            events.removeAll()
            return store
        }

        /// The server closes each connection over which it receives a second request.
        @Test func aRequestIsSentAgainAtMostOnceAndOnlyIfItIsIdempotent() async throws {
            let server = try start(keeping: 8) { _ in .closed }
            for (method, key, count) in [
                ("GET", nil, 2), ("HEAD", nil, 2), ("PUT", nil, 2), ("DELETE", nil, 2), ("POST", nil, 1),
                ("PATCH", nil, 1), ("POST", "key", 2),
            ] as [(String, String?, Int)] {
                for (body, isStream) in [("", false), ("body", false), ("", true)] {
                    let store = try await store(keeping: 8, to: server)
                    var request = try createRequest(
                        baseURL: server.baseURL + "/second", headers: ["Idempotency-Key": key], timeLimit: longTimeout)
                    request.httpMethod = method
                    if !body.isEmpty, !["GET", "HEAD"].contains(method) { request.httpBody = Data(body.utf8) }
                    let comment: Comment = "\(method) \(key ?? "") \(body) \(isStream)"
                    let error = await expect(throws: URLError.self, comment) {
                        _ = try await store.body(request, isStream: isStream)
                    }
                    expectEqual(error?.code, .networkConnectionLost, comment)
                    expectEqual(received.all.count, count, comment)
                    let repeats = events.all.filter { $0.duration != nil }.map(\.resendCount)
                    expectEqual(repeats, [count - 1, count - 1], comment)
                }
            }
        }

        @Test(arguments: [false, true]) func aRepeatUsesANewConnectionAndIsReported(isStream: Bool) async throws {
            let server = try start(keeping: 4) { $0 == 1 ? .closed : .text("second") }
            let store = try await store(keeping: 4, to: server)
            let request = try createRequest(baseURL: server.baseURL + "/second", timeLimit: longTimeout)
            try await expectEqual(store.body(request, isStream: isStream), Data("second".utf8))
            expectEqual(server.acceptedConnectionCount, 5)
            expect(await eventually { [events] in events.all.count == 5 })
            expectEqual(events.all.map(\.resendCount), [0, 0, 1, 1, 1])
            expectEqual(events.all[3].phases?.isConnectionReused, false)
        }

        @Test(arguments: ["body", ""]) func aRequestIsSentAgainWithItsBody(body: String) async throws {
            let server = try start(keeping: 1) { $0 == 1 ? .closed : .text("second") }
            let store = try await store(keeping: 1, to: server)
            for (method, key) in [(HTTPMethod.put, nil), (.post, "key")] as [(HTTPMethod, String?)] {
                received.removeAll()
                let request = try createRequest(
                    method, baseURL: server.baseURL + "/second", headers: ["Idempotency-Key": key],
                    body: body.isEmpty ? nil : .text(body), timeLimit: longTimeout)
                try await expectEqual(store.fetchData(request).0, Data("second".utf8))
                expectEqual(received.all, Array(repeating: "\(method.rawValue) \(body)", count: 2))
            }
        }

        /// A request without a body is not sent over a new connection each time.
        @Test(arguments: ["POST", "PATCH"]) func requestsWithoutABodyShareAConnection(method: String) async throws {
            let server = try LoopbackServer.start { .text($0.method) }
            let store = Transport.curl.store()
            var request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpMethod = method
            for _ in 0..<10 { try await expectEqual(store.fetchData(request).0, Data(method.utf8)) }
            expectEqual(server.acceptedConnectionCount, 1)
        }
    }
#endif

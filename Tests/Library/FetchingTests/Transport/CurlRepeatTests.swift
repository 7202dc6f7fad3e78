#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    @testable import Fetching

    /// Tests of requests that are sent again because their connection was closed.
    @Suite(.live, .hangLimit) struct CurlRepeatTests {
        /// The server closes each connection over which it receives a second request.
        @Test(
            arguments: [("GET", 2), ("HEAD", 2), ("PUT", 2), ("DELETE", 2), ("POST", 1), ("PATCH", 1)],
            [("", false), ("body", false), ("", true)])
        func aRequestIsSentAgainAtMostOnce(
            kind: (method: String, count: Int), form: (body: String, isStream: Bool)
        ) async throws {
            let received = Mutex(0)
            let events = Mutex<[NetworkEvent]>([])
            let all = Barrier(of: 8)
            let server = try LoopbackServer.start { request in
                guard request.path == "/second" else {
                    await all.wait()
                    return .text("first")
                }
                received.withLock { $0 += 1 }
                return .closed
            }
            let store = Transport.curl.store().layered(observing { event in events.withLock { $0.append(event) } })
            // The store keeps eight connections.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { _ = try await store.text(server.baseURL) } }
                try await group.waitForAll()
            }
            events.withLock { $0 = [] }
            var request = try createRequest(baseURL: server.baseURL + "/second", timeLimit: longTimeout)
            request.httpMethod = kind.method
            if !form.body.isEmpty, !["GET", "HEAD"].contains(kind.method) { request.httpBody = Data(form.body.utf8) }
            let error = await failure(form.isStream, store, request)
            expect((error as? URLError)?.code == .networkConnectionLost)
            expectEqual(received.withLock { $0 }, kind.count)
            let repeats = events.withLock { $0.filter { $0.duration != nil }.map(\.resendCount) }
            expectEqual(repeats, [kind.count - 1, kind.count - 1])
        }

        private func failure(_ isStream: Bool, _ store: NetworkStore, _ request: URLRequest) async -> (any Error)? {
            guard isStream else { return await store.failure(request) }
            do {
                _ = try await store.fetchStream(request)
                return nil
            } catch {
                return error
            }
        }

        @Test(arguments: [false, true]) func aRepeatUsesANewConnectionAndIsReported(isStream: Bool) async throws {
            let received = Mutex(0)
            let events = Mutex<[NetworkEvent]>([])
            let all = Barrier(of: 4)
            let server = try LoopbackServer.start { request in
                guard request.path == "/second" else {
                    await all.wait()
                    return .text("first")
                }
                return received.withLock { count in
                    count += 1
                    return count == 1 ? .closed : .text("second")
                }
            }
            let store = Transport.curl.store().layered(observing { event in events.withLock { $0.append(event) } })
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { _ = try await store.text(server.baseURL) } }
                try await group.waitForAll()
            }
            events.withLock { $0 = [] }
            let request = try createRequest(baseURL: server.baseURL + "/second", timeLimit: longTimeout)
            let data =
                if isStream { try await store.fetchStream(request).0.data() } else {
                    try await store.fetchData(request).0
                }
            expectEqual(data, Data("second".utf8))
            expectEqual(server.acceptedConnectionCount, 5)
            expect(await eventually { events.withLock { $0.count == 5 } })
            expectEqual(events.withLock { $0.map(\.resendCount) }, [0, 0, 1, 1, 1])
            expectEqual(events.withLock { $0[3].phases?.isConnectionReused }, false)
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

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingStreams
    import Foundation
    import SharedTestCode
    import Synchronization
    import Testing

    @Suite(.installed(.nchan), .served(by: .nchan), .live, .hangLimit)
    struct NchanTests {
        /// The proxy of the server closes 50 connections. The ID of an event has the time and the number of the event.
        @Test func noEventIsLostOrRepeatedIn50LostConnections() async throws {
            // The proxy judges a connection by its first request, so the events have a store with its own connections.
            let api = APISettings(baseURL: Peer.baseURL, store: liveStore())
            let publish = api.fetcher(
                createURLRequest: { (number: Int) in
                    try api.request(
                        .post, path: ["publish"], query: [QueryItem("to", "prices")], body: .text("event \(number)"))
                }, mapper: dataMapper())
            for number in 0..<500 { _ = try await publish(number).get() }

            let requests = Atomic(0)
            let counting = intercepting("counting") { request, next in
                requests.add(1, ordering: .relaxed)
                return try await next(request)
            }
            let fetch = eventFetcher(
                store: liveStore().layered(counting),
                reconnecting: ReconnectPolicy(delay: .milliseconds(1), maximumDelay: .milliseconds(20))
            ) { (_: Void) in try api.request(path: ["events"], query: [QueryItem("from", "prices")]) }
            let reader = Task { try await fetch(()).get().prefix(1000).map(\.data).all() }
            for number in 500..<1000 { _ = try await publish(number).get() }
            expect(try await reader.value == (0..<1000).map { "event \($0)" })
            expectEqual(requests.load(ordering: .relaxed), 51)
        }
    }

    @Suite(.installed(.etcd), .served(by: .etcd), .live, .hangLimit)
    struct EtcdTests {
        private struct Change: Decodable, Sendable {
            struct Result: Decodable, Sendable { var events: [Event]? }
            struct Event: Decodable, Sendable { var kv: Pair }
            struct Pair: Decodable, Sendable {
                var key: Data
                var value: Data
                var modRevision: Int
            }
            var result: Result
        }

        @Test func anEndlessWatchIsReadAsJSONLines() async throws {
            let api = APISettings(
                baseURL: Peer.baseURL + "/v3", store: liveStore(), json: JSONOptions(readsNumbersInStrings: true))
            let put = api.fetcher(
                createURLRequest: { (number: Int) in
                    let pair = ["key": base64("price"), "value": base64("\(number) €")]
                    return try api.request(.post, path: ["kv", "put"], body: .json(pair))
                }, mapper: dataMapper())
            let watch: Fetcher<String, ElementStream<Change>> = api.streamFetcher { key in
                let watch = ["create_request": ["key": base64(key)]]
                return try api.request(.post, path: ["watch"], body: .json(watch))
            } elements: { body in
                jsonLines(of: body, options: api.json)
            }

            var changes = try await watch("price").get().makeAsyncIterator()
            expect(try await changes.next()?.result.events == nil)  // the watch has begun
            for number in 0..<100 {
                _ = try await put(number).get()
                let pair = try #require(try await changes.next()?.result.events?.first?.kv)
                expectEqual(String(decoding: pair.value, as: UTF8.self), "\(number) €")
                expectEqual(pair.modRevision, number + 2)
            }
        }
    }

    private func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
#endif

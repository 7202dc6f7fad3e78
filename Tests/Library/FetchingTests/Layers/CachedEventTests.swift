import Fetching
import FetchingCache
import FetchingStreams
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of server-sent events inside a cache. Each connection must get new events.
@Suite(.live, .hangLimit) struct CachedEventTests {
    /// Returns the texts of the events that a store reads from a server.
    private func events(_ store: NetworkStore, of server: LoopbackServer) async throws -> [String] {
        let events: Fetcher<Void, ElementStream<ServerEvent>> = eventFetcher(store: store) {
            try createRequest(baseURL: server.baseURL)
        }
        return try await events(()).get().reduce(into: []) { $0.append($1.data) }
    }

    @Test(.virtualTime) func storedEventsAreNotReadAgain() async throws {
        // The type of an event stream in forms that servers send.
        for type in ["text/event-stream", "Text/Event-Stream; charset=utf-8", "text/event-stream;charset=UTF-8"] {
            let server = try LoopbackServer.start { request in
                if request[header: "If-None-Match"] != nil { return .status(304) }
                if request[header: "Last-Event-ID"] == "3" { return .status(204) }
                let number = (request[header: "Last-Event-ID"].flatMap { Int($0) } ?? 0) + 1
                return .data(
                    Data("id: \(number)\ndata: \(number)\n\n".utf8),
                    headers: ["Content-Type": type, "Cache-Control": "max-age=60", "ETag": "\"1\""])
            }
            let store = liveStore().layered(caching(in: .memory()))
            // A reader of one stream must not store the events for the next one.
            for _ in 0..<2 {
                let (body, _) = try await store.fetchStream(createRequest(baseURL: server.baseURL))
                try await expectEqual(body.data(), Data("id: 1\ndata: 1\n\n".utf8))
                _ = try await store.fetchData(createRequest(baseURL: server.baseURL))
            }
            expectEqual(server.requestCount, 4)
            try await expectEqual(events(store, of: server), ["1", "2", "3"])
        }
    }

    /// A stored response of another type does not hide the events either.
    @Test(.virtualTime) func aStoredResponseIsNotReadAsEvents() async throws {
        let server = try LoopbackServer.start { request in
            let isEvents = request[header: "Accept"] == "text/event-stream"
            if isEvents, request[header: "Last-Event-ID"] != nil { return .status(204) }
            let type = isEvents ? "text/event-stream" : "application/json"
            return .data(
                Data((isEvents ? "id: 1\ndata: 1\n\n" : "{}").utf8),
                headers: ["Content-Type": type, "Cache-Control": "max-age=60"])
        }
        let store = liveStore().layered(caching(in: .memory()))
        _ = try await store.fetchData(createRequest(baseURL: server.baseURL))
        try await expectEqual(events(store, of: server), ["1"])
    }
}

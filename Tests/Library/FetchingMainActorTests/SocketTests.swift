// WebSockets in a module whose code runs on the main actor by default.
import Fetching
import FetchingSockets
import Foundation
import Testing

nonisolated private struct Price: Decodable, Sendable {
    var bid: Int
}

private final class TickModel {
    private let ticks: Fetcher<String, ElementStream<Price>>
    private let chat: Fetcher<String, WebSocket>
    var shown: [Int] = []

    init(api: APISettings) {
        ticks = api.socketMessages(
            subscribe: { symbol, socket in try await socket.send(.text(symbol)) },
            createURLRequest: { _ in try api.request(path: ["ticks"]) })
        chat = api.socketFetcher { room in try api.request(path: ["rooms", room]) }
    }

    func follow(_ symbol: String) async throws {
        for try await price in try await ticks(symbol).get() { shown.append(price.bid) }
    }

    func join(_ room: String) async throws {
        let socket = try await chat(room).get()
        try await socket.send(.json(["name": "Ada"]))
        for try await message in socket.messages { shown.append(message.data.count) }
        _ = try await socket.close(SocketClose())
    }
}

@Test func aModelOnTheMainActorReadsMessages() async throws {
    let store = NetworkStore(
        fetchData: { _ in throw URLError(.unsupportedURL) },
        fetchStream: { request in
            let messages = AsyncStream<SocketMessage> { continuation in
                continuation.yield(.text(#"{"bid": 7}"#))
                continuation.finish()
            }
            return try openedSocket(WebSocket(messages: ElementStream(messages), send: { _ in }), to: request)
        })
    let model = TickModel(api: APISettings(baseURL: "https://example.com", store: store))
    try await model.follow("ACME")
    try await model.join("7")
    #expect(model.shown == [7, 10])
}

import Fetching
import FetchingSockets
import Foundation
import SharedTestCode
import Testing

@testable import FetchingREPL

struct ShowingStreamTests {
    private struct Price: Sendable {
        var symbol: String
        var bid: Int
    }

    private func stream<Element>(_ elements: [Element], error: AppError? = nil) -> ElementStream<Element> {
        ElementStream(
            AsyncThrowingStream { continuation in
                for element in elements { continuation.yield(element) }
                continuation.finish(throwing: error)
            })
    }

    @Test func theNextMessagesOfASocketAreLines() async throws {
        let socket = WebSocket(
            messages: stream([.text(#"{"a": 1}"#), .binary(Data([1, 2])), .text("a\nb"), .text("")]), send: { _ in })
        let text = try await output { console in
            show(socket.messages, first: 0, in: console)
            show(socket.messages, first: 2, in: console)
            show(socket.messages, first: 9, in: console)
        }
        expectEqual(text, "no items\n{\"a\": 1}\nbinary message, 2 bytes\na b\n\n")
    }

    @Test func elementsBeforeAnErrorAreShownWithTheError() async throws {
        let url = try #require(URL(string: "https://example.com"))
        let lost = AppError.network(NetworkFailure(URLError(.networkConnectionLost), request: URLRequest(url: url)))
        let prices = stream([Price(symbol: "ACME", bid: 15)], error: lost)
        let text = try await output { show(prices, first: 5, in: $0) }
        expect(text.hasPrefix("symbol  bid\nACME     15\nThe connection was lost"), "\(text)")
        let alone = try await output { show(stream([], error: lost) as ElementStream<Price>, first: 5, in: $0) }
        expect(alone.hasPrefix("The connection was lost"), "\(alone)")
    }

    @Test func aStreamWithoutANumberIsExplained() async throws {
        let socket = WebSocket(subprotocol: "chat", messages: stream([]), send: { _ in })
        let text = try await output { console in
            show(socket, store: .unimplemented, in: console)
            show(socket.messages, store: .unimplemented, in: console)
        }
        expectEqual(
            text,
            """
            WebSocket(chat) is open; to read its next messages, use show(…, first: 10)
            ElementStream<SocketMessage> is a stream; to read its first elements, use show(…, first: 10)

            """)
    }
}

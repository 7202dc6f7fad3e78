import Fetching
import FetchingAccess
import Foundation
import SharedTestCode
import Testing

@Test func aWebSocketHasTheSettingsAndTheCredentialOfTheAPI() async throws {
    let api = APISettings(baseURL: "https://api.example.com/v1", store: .unimplemented, headers: ["X-App": "7"])
    let request = try await webSocketRequest(api, path: ["prices"], credential: .bearer("token"))
    expectEqual(request.url?.absoluteString, "wss://api.example.com/v1/prices")
    expectEqual(request.value(forHTTPHeaderField: "Authorization"), "Bearer token")
    expectEqual(request.value(forHTTPHeaderField: "X-App"), "7")
}

@Test func eachMessageIsDecoded() async throws {
    var received: [[String: Int]] = []
    let source = MessageSource([.string(#"{"bid": 1}"#), .data(Data(#"{"bid": 2}"#.utf8))])
    await expect(throws: URLError.self) {
        for try await price in messages(as: [String: Int].self, receive: { try await source.next() }) {
            received.append(price)
        }
    }
    expectEqual(received, [["bid": 1], ["bid": 2]])
}

private actor MessageSource {
    private var messages: [URLSessionWebSocketTask.Message]

    init(_ messages: [URLSessionWebSocketTask.Message]) { self.messages = messages }

    func next() throws -> URLSessionWebSocketTask.Message {
        guard !messages.isEmpty else { throw URLError(.networkConnectionLost) }
        return messages.removeFirst()
    }
}

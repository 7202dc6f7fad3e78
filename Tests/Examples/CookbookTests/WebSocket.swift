import Fetching
import FetchingAccess
import Foundation

/// Creates the request of a WebSocket with the URL, the header fields and the credential of an API.
func webSocketRequest(_ api: APISettings, path: [String], credential: Credential) async throws -> URLRequest {
    var request = try await credential.add(api.request(path: path))
    guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        throw URLError(.badURL)
    }
    parts.scheme = parts.scheme == "https" ? "wss" : "ws"
    request.url = parts.url
    return request
}

/// The models in the messages of a socket, as in `messages(as: Price.self) { try await task.receive() }`.
nonisolated func messages<Model: Decodable & Sendable>(
    as model: Model.Type, receive: @escaping @Sendable () async throws -> URLSessionWebSocketTask.Message
) -> AsyncThrowingStream<Model, any Error> {
    AsyncThrowingStream {
        switch try await receive() {
        case .string(let text): try jsonMapper(Model.self)(Data(text.utf8))
        case .data(let data): try jsonMapper(Model.self)(data)
        @unknown default: throw URLError(.cannotParseResponse)
        }
    }
}

public import Foundation

/// A message that is sent or received over a WebSocket.
public enum SocketMessage: Hashable, Sendable {
    /// Text, which is sent as UTF-8.
    case text(String)
    /// Bytes of any kind.
    case binary(Data)

    /// The bytes of the message: for a text, its UTF-8. A mapper reads a model from them:
    ///
    /// ```swift
    /// let prices = socket.messages.mapElements { try jsonMapper(Price.self)($0.data) }
    /// ```
    public var data: Data {
        switch self {
        case .text(let text): Data(text.utf8)
        case .binary(let data): data
        }
    }

    /// The length of the content in bytes.
    var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .binary(let data): data.count
        }
    }
}

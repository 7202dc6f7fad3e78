import Foundation

/// A message that is sent or received over a WebSocket.
public enum SocketMessage: Hashable, Sendable {
    /// A text, which is sent as UTF-8.
    case text(String)
    /// Bytes of any kind.
    case binary(Data)

    /// The length of the content in bytes.
    var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .binary(let data): data.count
        }
    }
}

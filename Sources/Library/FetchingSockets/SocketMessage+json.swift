public import Fetching

extension SocketMessage {
    /// Creates a text message that contains a value as JSON.
    ///
    /// - Parameters:
    ///   - value: The value to encode. It is encoded by this call, not when the message is sent.
    ///   - options: The format, such as `api.json`.
    /// - Throws: `RequestError.unencodableBody` if the value cannot be encoded.
    public static func json(
        _ value: some Encodable, options: JSONOptions = JSONOptions()
    ) throws(RequestError) -> SocketMessage {
        .text(String(decoding: try jsonData(value, options: options), as: UTF8.self))
    }
}

public import Fetching

extension SocketMessage {
    /// Creates a text message with a value as JSON.
    ///
    /// - Parameters:
    ///   - value: The value, which is encoded at once.
    ///   - options: The format, such as `api.json`.
    /// - Throws: `RequestError.unencodableBody` if the value cannot be encoded.
    public static func json(
        _ value: some Encodable, options: JSONOptions = JSONOptions()
    ) throws(RequestError) -> SocketMessage {
        .text(String(decoding: try jsonData(value, options: options), as: UTF8.self))
    }
}

import Foundation

/// What a request sends: bytes, and the media type that says what they are.
public struct RequestBody: Hashable, Sendable {
    /// The bytes.
    public var data: Data
    /// The `Content-Type` to send, unless the request's headers name another.
    public var contentType: String

    /// Makes a body from bytes and their media type.
    public init(_ data: Data, contentType: String) {
        self.data = data
        self.contentType = contentType
    }

    /// `value` as JSON.
    ///
    /// - Parameter encoder: How to write it. The default sorts keys, so that equal values give equal bytes; so should
    ///   yours.
    /// - Throws: ``RequestError/unencodableBody(_:)`` when the encoder refuses the value.
    public static func json(_ value: some Encodable, encoder: JSONEncoder? = nil) throws(RequestError) -> RequestBody {
        do {
            return RequestBody(try (encoder ?? sortingEncoder()).encode(value), contentType: "application/json")
        } catch {
            throw .unencodableBody(Redactor().line("\(error)", limit: 500))
        }
    }

    /// `items` as an HTML form's fields, `application/x-www-form-urlencoded`.
    public static func form(_ items: [QueryItem], style: QueryStyle = QueryStyle()) -> RequestBody {
        RequestBody(
            Data(items.encoded(style, escape: formEncoded).utf8), contentType: "application/x-www-form-urlencoded")
    }

    /// `text` as UTF-8.
    public static func text(_ text: String) -> RequestBody {
        RequestBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }

    private static func sortingEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

import Foundation

/// The body of a request: its bytes and its content type.
public struct RequestBody: Hashable, Sendable {
    /// The bytes.
    public var data: Data
    /// The value of the `Content-Type` field, unless the request's headers contain that field.
    public var contentType: String

    /// Creates a body from bytes and their content type.
    public init(_ data: Data, contentType: String) {
        self.data = data
        self.contentType = contentType
    }

    /// Returns a body that contains `value` as JSON. By default, keys are unchanged, and a date becomes the number of
    /// seconds since the start of 2001 (UTC).
    ///
    /// - Parameter encoder: The encoder for the value. The default encoder sorts keys, so that equal values give equal
    ///   bytes.
    /// - Throws: ``RequestError/unencodableBody(_:)`` if the encoder throws.
    public static func json(_ value: some Encodable, encoder: JSONEncoder? = nil) throws(RequestError) -> RequestBody {
        do {
            return RequestBody(try (encoder ?? sortingEncoder()).encode(value), contentType: "application/json")
        } catch {
            throw .unencodableBody(Redactor().line("\(error)", limit: 500))
        }
    }

    /// Returns a body that contains `items` as the fields of an HTML form, `application/x-www-form-urlencoded`.
    ///
    /// - Parameters:
    ///   - items: The names and values. An item with a nil value is left out.
    ///   - style: The format of lists and Boolean values.
    public static func form(_ items: [QueryItem], style: QueryStyle = QueryStyle()) -> RequestBody {
        RequestBody(
            Data(items.encoded(style, by: formEncoded).utf8), contentType: "application/x-www-form-urlencoded")
    }

    /// Returns a body that contains `text` in UTF-8.
    public static func text(_ text: String) -> RequestBody {
        RequestBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }

    private static func sortingEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

import FetchingJSON
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

    /// Returns a body that contains `value` as JSON. By default, keys are unchanged, and dates are written in ISO 8601,
    /// as in `2014-04-29T14:18:17Z`. Keys are sorted, so that equal values give equal bytes.
    ///
    /// A ``jsonMapper(_:options:)`` with the same options reads the same value. With closures for keys or data, the
    /// options can only read; use ``json(_:encoder:)`` to write.
    ///
    /// - Parameter options: The format of keys, dates, data and numbers, such as `.snakeCase`.
    /// - Throws: ``RequestError/unencodableBody(_:)`` if the value cannot be written with these options.
    public static func json(
        _ value: some Encodable, options: JSONOptions = JSONOptions()
    ) throws(RequestError) -> RequestBody {
        try json(value, encoder: options.encoder())
    }

    /// Returns a body that contains `value` as JSON, written by your own `JSONEncoder`.
    ///
    /// - Parameter encoder: The encoder for the value, with its options.
    /// - Throws: ``RequestError/unencodableBody(_:)`` if the encoder throws.
    public static func json(_ value: some Encodable, encoder: JSONEncoder) throws(RequestError) -> RequestBody {
        do {
            return RequestBody(try encoder.encode(value), contentType: "application/json")
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
}

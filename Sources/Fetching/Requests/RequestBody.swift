import FetchingJSON
import Foundation

/// The body of a request: its bytes or its file, and its content type.
public struct RequestBody: Hashable, Sendable {
    /// The bytes. They are empty if the body is a file.
    public var data: Data
    /// The value of the `Content-Type` field, unless the request's headers contain that field.
    public var contentType: String
    /// The file that contains the body, or nil if `data` is the body.
    private(set) var file: URL?

    /// Creates a body from bytes and their content type.
    public init(_ data: Data, contentType: String) {
        self.data = data
        self.contentType = contentType
    }

    /// Returns a body that contains `value` as JSON. By default, keys are unchanged, and dates are written in ISO 8601,
    /// as in `2014-04-29T14:18:17Z`. Keys are sorted, so that equal values give equal bytes.
    ///
    /// A ``jsonMapper(_:options:)`` with the same options reads the same value, apart from fractions of a second. In
    /// snake_case, `JSONEncoder` also converts the keys of dictionaries whose key type is `CodingKeyRepresentable`,
    /// which are read as they are. With closures for keys or data, the options can only read; use ``json(_:encoder:)``
    /// to write.
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

    /// Returns a body that consists of the contents of a file. The file is read while it is sent, so it is never in
    /// memory as a whole.
    ///
    /// The length of the file is sent as `Content-Length`. If a request is sent again, for example after a redirect,
    /// the file is opened again. Do not change the file until the response has arrived.
    ///
    /// - Throws: ``RequestError/unreadableFile(_:)`` if `file` is not a regular file that can be read. A call throws
    ///   the same error if the file cannot be read when the request is sent.
    public static func file(_ file: URL, contentType: String) throws(RequestError) -> RequestBody {
        _ = try length(ofFile: file)
        var body = RequestBody(Data(), contentType: contentType)
        body.file = file
        return body
    }

    /// Returns a body that contains `text` in UTF-8.
    public static func text(_ text: String) -> RequestBody {
        RequestBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }
}

import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The body of a request: its content type, and its bytes or their source.
///
/// A JSON value or the items of a form are encoded when the request is created.
public struct RequestBody: Sendable {
    /// The value of the `Content-Type` field, unless the request's headers contain that field.
    public var contentType: String
    /// Returns the bytes or their source. The parameters are the formats of the settings that create the request.
    let source: @Sendable (JSONOptions, QueryStyle) throws(RequestError) -> BodySource

    /// Creates a body from bytes and their content type.
    public init(_ data: Data, contentType: String) {
        self.init(.data(data), contentType: contentType)
    }

    private init(_ source: BodySource, contentType: String) {
        self.init(contentType: contentType) { _, _ in source }
    }

    private init(
        contentType: String, source: @escaping @Sendable (JSONOptions, QueryStyle) throws(RequestError) -> BodySource
    ) {
        (self.contentType, self.source) = (contentType, source)
    }

    /// Returns a body that contains `value` as JSON, in the format of the settings that create the request: that of
    /// ``APISettings/json``, or the default of ``JSONOptions`` for `createRequest`. By default, keys are unchanged, and
    /// dates are encoded in ISO 8601, as in `2014-04-29T14:18:17Z`. Keys are sorted, so that equal values give equal
    /// bytes.
    ///
    /// If the value cannot be encoded, the function that creates the request throws
    /// ``RequestError/unencodableBody(_:)``.
    ///
    /// A ``jsonMapper(_:options:)`` with the same options reads the same value again, with two exceptions. ISO 8601
    /// dates lose fractions of a second. With `.snakeCase`, `JSONEncoder` also converts the keys of dictionaries whose
    /// key type is `CodingKeyRepresentable`, and the mapper does not convert these keys back.
    ///
    /// Options with closures for keys or data are only for decoding; use ``json(_:encoder:)`` instead.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - options: The format of keys, dates, data and numbers, such as `.snakeCase`. Nil for that of the settings.
    public static func json(_ value: some Encodable & Sendable, options: JSONOptions? = nil) -> RequestBody {
        RequestBody(contentType: "application/json") { json, _ throws(RequestError) in
            .data(try jsonData(value, options: options ?? json))
        }
    }

    /// Returns a body that contains `value` as JSON, encoded by your own `JSONEncoder`.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - encoder: The encoder for the value, with its options.
    /// - Throws: ``RequestError/unencodableBody(_:)`` if the encoder throws.
    public static func json(_ value: some Encodable, encoder: JSONEncoder) throws(RequestError) -> RequestBody {
        do {
            return RequestBody(try encoder.encode(value), contentType: "application/json")
        } catch {
            throw .unencodableBody(textWithoutValue(error))
        }
    }

    /// Not available. For a dictionary with values of type `Any`, the error of the compiler names an alternative.
    @available(
        *, unavailable, message: "values of type `Any` cannot be encoded; pass a struct that conforms to `Encodable`"
    )
    public static func json(
        _ value: [String: Any], options: JSONOptions? = nil
    ) -> RequestBody { .text("") }

    /// Returns a body that contains `items` as the fields of an HTML form, `application/x-www-form-urlencoded`.
    ///
    /// - Parameters:
    ///   - items: The names and values. An item with a nil value is left out. For the properties of a value, pass
    ///     `.encoding(value)`.
    ///   - style: The format of lists and Boolean values. Nil for that of the settings that create the request:
    ///     ``APISettings/queryStyle``, or the parameter of `createRequest`.
    public static func form(_ items: [QueryItem], style: QueryStyle? = nil) -> RequestBody {
        RequestBody(contentType: "application/x-www-form-urlencoded") { json, query throws(RequestError) in
            .data(Data(try items.encoded(style ?? query, json, by: formEncoded).utf8))
        }
    }

    /// Returns a body that consists of the contents of a file. The file is read while it is sent, so a long file needs
    /// little memory. Only ``NetworkStore/urlSession`` on Linux reads the complete file into memory first.
    ///
    /// The length of the file is sent as `Content-Length`. If a request is sent again, for example after a redirect,
    /// the file is opened again. Do not change the file until the response has arrived.
    ///
    /// - Throws: ``RequestError/unreadableFile(_:)`` if `file` is not a regular file that can be read. If the file
    ///   cannot be read later, when the request is sent, the store throws the same error.
    public static func file(_ file: URL, contentType: String) throws(RequestError) -> RequestBody {
        _ = try length(ofFile: file)
        return RequestBody(.file(file), contentType: contentType)
    }

    /// Returns a body whose bytes come from a closure, for example because they are compressed while they are sent.
    ///
    /// ```swift
    /// let body = RequestBody.stream(length: nil, contentType: "text/csv") {
    ///     var row = 0
    ///     return {
    ///         row += 1
    ///         return row <= 1_000_000 ? Data("\(row),\(row * row)\n".utf8) : nil
    ///     }
    /// }
    /// ```
    ///
    /// The closures may block, because they run on a thread of their own. At most four parts are read ahead. If `open`
    /// or the closure that it returns throws, the store throws the same error, and the server receives no complete
    /// request. ``NetworkStore/urlSession`` on Linux reads the complete body into memory first.
    ///
    /// - Parameters:
    ///   - length: The number of bytes, which is sent as `Content-Length`. If the body has another length, the store
    ///     throws ``RequestError/bodyLengthDiffers(expectedBytes:)``. A stream with the length 0 is not opened. If the
    ///     length is nil, the body is sent in chunks (RFC 9112 §7.1), which not every server accepts.
    ///   - contentType: The value of the header field `Content-Type`.
    ///   - open: Called for each attempt, for example after a redirect or with a new credential. Returns a closure that
    ///     returns the next bytes, or nil at the end. That closure is released when the attempt ends.
    public static func stream(
        length: Int64?, contentType: String, open: @escaping @Sendable () throws -> sending () throws -> Data?
    ) -> RequestBody {
        RequestBody(.stream(length: length, BodyClosure(open)), contentType: contentType)
    }

    /// Returns a body that contains the parts of a form, `multipart/form-data` (RFC 7578).
    ///
    /// ```swift
    /// try createRequest(
    ///     .post, baseURL: "https://example.com/photos",
    ///     body: .multipart([.file("photo", url), .field("title", "Emma")]))
    /// ```
    ///
    /// Files are read while they are sent, as in ``file(_:contentType:)``.
    ///
    /// - Throws: ``RequestError/unreadableFile(_:)`` if a file is not a regular file that can be read, or
    ///   ``RequestError/invalidHeaderValue(name:)`` if a content type contains a control character.
    public static func multipart(_ parts: [FormPart]) throws(RequestError) -> RequestBody {
        let form = try MultipartForm(parts)
        return RequestBody(
            form.data.map { .data($0) } ?? .form(form), contentType: "multipart/form-data; boundary=\(form.boundary)")
    }

    /// Returns a body that contains `text` in UTF-8.
    public static func text(_ text: String) -> RequestBody {
        RequestBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }
}

extension RequestBody {
    /// Returns the same body, but its parts pass through `observer` while they are sent.
    ///
    /// - Parameter observer: Receives the length of the body in bytes, and a closure that returns the next part, or nil
    ///   at the end. Returns a closure that returns the same parts.
    public func observed(
        by observer: @escaping @Sendable (_ length: Int64?, _ next: @escaping () throws -> Data?) -> () throws -> Data?
    ) -> RequestBody {
        let observer = BodyClosure(observer)
        return RequestBody(contentType: contentType) { [source] json, style throws(RequestError) in
            .observed(try source(json, style), observer)
        }
    }
}

/// Returns a value as JSON, for example for a message of a WebSocket.
///
/// - Parameters:
///   - value: The value.
///   - options: The format, such as `api.json`.
///   - makeError: Creates the error from the reason. The default is `RequestError.unencodableBody`.
/// - Throws: The error of `makeError`. Its text does not contain the value, which may be a secret.
public func jsonData(
    _ value: some Encodable, options: JSONOptions = JSONOptions(),
    orThrow makeError: (String) -> RequestError = RequestError.unencodableBody
) throws(RequestError) -> Data {
    guard let encoder = jsonEncoder(options) else {
        throw makeError("JSONOptions(keys: .custom) is only for decoding; to encode, pass a JSONEncoder")
    }
    do { return try encoder.encode(value) } catch { throw makeError(textWithoutValue(error)) }
}

extension URLRequest {
    /// The file whose bytes are the request's body, or nil if the body is not a file.
    var bodyFile: URL? { bodySource?.file }

    /// Returns the complete body. Returns nil if the request has no body, or if the body is an `httpBodyStream` of the
    /// caller, which can be read only once.
    public func readBody() throws -> Data? {
        guard httpBody == nil, let source = bodySource else { return httpBody }
        let next = parts(try source.open(), checkedFor: try source.length())
        var body = Data()
        while let part = try next() { body += part }
        return body
    }

    /// Whether the body can be sent a second time. A stream of the caller can be read only once.
    public var hasReplayableBody: Bool { httpBodyStream == nil || bodySource != nil }
}

/// Returns the text of an error, without the value that could not be encoded.
private func textWithoutValue(_ error: any Error) -> String {
    guard case .invalidValue(_, let context)? = error as? EncodingError else {
        return Redactor().line("\(error)", limit: 500)
    }
    let path = context.codingPath.isEmpty ? "" : "Path: \(pathText(context.codingPath)). "
    return Redactor().line("\(path)Debug description: \(context.debugDescription)", limit: 500)
}

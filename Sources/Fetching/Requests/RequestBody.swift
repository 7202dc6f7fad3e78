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
    /// snake_case, `JSONEncoder` also converts the keys of dictionaries whose key type is `CodingKeyRepresentable`, but
    /// the mapper does not convert these keys back. With closures for keys or data, the options can only read; use
    /// ``json(_:encoder:)`` to write.
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

    /// Makes the compiler report a dictionary with values of type `Any`. The message of the error names an alternative.
    @available(
        *, unavailable, message: "values of type `Any` cannot be encoded; pass a struct that conforms to `Encodable`"
    )
    public static func json(
        _ value: [String: Any], options: JSONOptions = JSONOptions()
    ) throws(RequestError) -> RequestBody {
        .text("")
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
        var body = RequestBody(Data(), contentType: contentType)
        body.file = file
        return body
    }

    /// Returns a body that contains `text` in UTF-8.
    public static func text(_ text: String) -> RequestBody {
        RequestBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
    }
}

extension URLRequest {
    /// The file whose bytes are the request's body, or nil if the body is not a file.
    ///
    /// The request's `httpBodyStream` reads the file too, so stores that do not know this property send the same body.
    package var bodyFile: URL? { httpBody == nil ? httpBodyStream.flatMap(file(of:)) : nil }

    /// Whether the body can be sent a second time. A stream can be read only once.
    package var hasReplayableBody: Bool { httpBodyStream == nil || bodyFile != nil }
}

/// Returns the length of a file in bytes. Throws ``RequestError/unreadableFile(_:)`` if the URL is not a file that can
/// be read.
func length(ofFile file: URL) throws(RequestError) -> Int64 {
    guard file.isFileURL else {
        throw .unreadableFile(
            "\(redacted(urlText: file.absoluteString)) is not a file URL; use one that begins with file:")
    }
    let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        throw .unreadableFile(
            "\(file.lastPathComponent) cannot be found; check its URL and the permissions of its folder")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber else {
        throw .unreadableFile("\(file.lastPathComponent) is not a regular file; check the URL of the file")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
        throw .unreadableFile("\(file.lastPathComponent) has no read permission; change the permissions of the file")
    }
    return size.int64Value
}

// A request remembers the file of its body in a different way on each platform. On Linux, a request loses the
// properties of `URLProtocol` when it is copied. On Apple platforms, `URLSession` cannot read a subclass of
// `InputStream`.
#if canImport(FoundationNetworking)
    extension URLRequest {
        /// Makes the contents of a file the request's body.
        mutating func setBody(file: URL) { httpBodyStream = FileStream(file: file) }

        private func file(of stream: InputStream) -> URL? { (stream as? FileStream)?.file }
    }

    /// A stream that knows the file that it reads.
    private final class FileStream: InputStream {
        let file: URL

        init?(file: URL) {
            self.file = file
            super.init(url: file)
        }
    }
#else
    extension URLRequest {
        /// Makes the contents of a file the request's body.
        mutating func setBody(file: URL) {
            httpBodyStream = InputStream(url: file)
            guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest,
                let stream = request.httpBodyStream
            else { return }
            URLProtocol.setProperty(BodyFile(file, stream), forKey: bodyFileKey, in: request)
            self = request as URLRequest
        }

        private func file(of stream: InputStream) -> URL? {
            let property = URLProtocol.property(forKey: bodyFileKey, in: self) as? BodyFile
            // The stream may have been replaced.
            return property?.stream === stream ? property?.file : nil
        }
    }

    private let bodyFileKey = "Fetching.bodyFile"

    /// A file, and the stream that reads it.
    private final class BodyFile {
        let file: URL
        let stream: InputStream

        init(_ file: URL, _ stream: InputStream) {
            self.file = file
            self.stream = stream
        }
    }
#endif

import Foundation
internal import HTTPSyntax

/// A part of a ``RequestBody/multipart(_:)`` form (RFC 7578).
///
/// Names and filenames are sent in UTF-8. As in browsers, quotation marks and line ends in them are percent-encoded
/// (HTML Standard, “multipart/form-data encoding algorithm”). Contents are sent byte for byte; unlike in browsers, a
/// line feed in a field stays a line feed.
public struct FormPart: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case data(Data)
        case file(URL)
    }

    let name: String
    let filename: String?
    let contentType: String?
    let content: Content

    /// Returns a part that contains a text. The part has no content type, so servers read it as text in UTF-8.
    public static func field(_ name: String, _ value: String) -> FormPart {
        data(name, Data(value.utf8))
    }

    /// Returns a part that contains bytes.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - data: The bytes.
    ///   - filename: The name of a file on the server. Without a filename, servers read the part as a field.
    ///   - contentType: The content type of the part. If it is nil, the extension of `filename` decides, as in
    ///     ``file(_:_:filename:contentType:)``. Without a filename, the part then has no content type. If it is empty,
    ///     the part has no content type either.
    public static func data(
        _ name: String, _ data: Data, filename: String? = nil, contentType: String? = nil
    ) -> FormPart {
        FormPart(
            name: name, filename: filename,
            contentType: contentType == "" ? nil : contentType ?? filename.map(fileContentType), content: .data(data))
    }

    /// Returns a part that contains a file. The file is read while it is sent.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - file: The URL of the file.
    ///   - filename: The name of the file on the server, or nil for the last path component of `file`.
    ///   - contentType: The content type of the part. If it is nil, the extension of the filename decides, as in curl:
    ///     a GIF, HTML, JPEG, PDF, PNG, SVG, text or XML file has its own type, and every other file has
    ///     `application/octet-stream`.
    public static func file(
        _ name: String, _ file: URL, filename: String? = nil, contentType: String? = nil
    ) -> FormPart {
        let filename = filename ?? file.lastPathComponent
        return FormPart(
            name: name, filename: filename, contentType: contentType ?? fileContentType(filename), content: .file(file))
    }
}

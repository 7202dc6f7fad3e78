import Foundation
internal import HTTPSyntax

/// A response body that does not match its model.
public struct ParsingFailure: Sendable {
    /// The method and the URL of the request, with secrets masked.
    public let request: String
    /// The path of the invalid value, such as `data.results[3].thumbnail.extension`. Empty for the entire body.
    public let path: String
    /// A phrase for the value that the model requires at the path, such as `a string`.
    public let expected: String
    /// A phrase for the value that the body contains at the path, such as `the number 5`. Nil if the value could not be
    /// located.
    public let found: String?
    /// The part of the body around the fault, with secrets masked, on one line of at most 200 characters.
    public let excerpt: String
    /// The status of the response, or nil if there is no HTTP response.
    public let status: Int?
    /// The header fields of the response, as the server sent them. They may contain secrets, so don't log them.
    let headers: [String: String]
    /// The type of the body, such as `text/html`, with secrets masked.
    let mediaType: String
    /// The length of the body in bytes. If the body is read line by line, the length of the invalid line.
    package let bodyBytes: Int
    /// The `errorDescription` of the underlying error, for the user, on one line, with secrets masked. Nil if the
    /// underlying error is not a `LocalizedError` or has no description.
    let message: String?
    /// The error that the mapper threw, such as a `DecodingError`.
    let underlying: any Error

    /// Returns the value of a header field, or nil if the field is missing. The case of `name` is ignored. An equal
    /// value that was sent twice counts once.
    public func header(_ name: String) -> String? {
        headers.value(ofHeader: name).map { withoutRepeats($0, of: name) }
    }
}

extension ParsingFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request, the path, the expected and the found value, and the excerpt.
    public var description: String {
        "\(request): " + faultText(path: path, expected: expected, found: found)
            + (excerpt.isEmpty ? "" : ", in \(excerpt)")
    }

    /// A mirror without children, because the underlying error and the header fields may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Returns a phrase for a fault, such as `data.results[3].name: expected a string, found null`.
func faultText(path: String, expected: String, found: String?) -> String {
    (path.isEmpty ? "" : "\(path): ") + "expected \(expected)" + (found.map { ", found \($0)" } ?? "")
}

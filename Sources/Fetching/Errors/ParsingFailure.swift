import Foundation

/// A body that does not match its model.
public struct ParsingFailure: Sendable {
    /// The request, without its secrets.
    public let request: RequestSummary
    /// The place in the body, such as `data.results[3].thumbnail.extension`. Empty for the entire body.
    public let path: String
    /// What the model requires there, such as `a string`.
    public let expected: String
    /// What the body contains there, such as `the number 5`, or nil if the value could not be located.
    public let found: String?
    /// The body around the fault, on one line of at most 200 characters.
    public let excerpt: String
    /// The status of the response, or nil if it is not an HTTP response.
    public let status: Int?
    /// The header fields of the response, with secret values masked.
    public let headers: [String: String]
    /// The length of the body in bytes.
    public let bodyBytes: Int
    /// The error that the mapper threw, such as a `DecodingError`.
    public let underlying: any Error

    /// Returns the value of a header field, or nil if it is missing. The case of `name` is ignored. Secrets are `***`.
    public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension ParsingFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request, the path, what was expected and found, and the body around it.
    public var description: String {
        "\(request): " + faultText(path: path, expected: expected, found: found)
            + (excerpt.isEmpty ? "" : ", in \(excerpt)")
    }

    /// A mirror without children, because the underlying error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Returns a fault as a phrase: `data.results[3].name: expected a string, found null`.
func faultText(path: String, expected: String, found: String?) -> String {
    (path.isEmpty ? "" : "\(path): ") + "expected \(expected)" + (found.map { ", found \($0)" } ?? "")
}

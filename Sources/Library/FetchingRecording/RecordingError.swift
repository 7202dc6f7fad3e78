import Fetching
import Foundation
internal import HTTPSyntax

/// An error of a recording or of a fixture: a request without a response, or a file that cannot be read or written.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// The path of the file, the reason for the error and the remedy.
    public let description: String
}

extension RecordingError {
    /// - Parameters:
    ///   - kind: The kind of the file, such as `recording`.
    ///   - fault: The end of the description, after the path: what is wrong with the file.
    init(_ kind: String, _ file: URL, _ fault: String) {
        let path = file.path(percentEncoded: false)
        self.init(file: file.lastPathComponent, description: "the \(kind) “\(path)” \(fault)")
    }
}

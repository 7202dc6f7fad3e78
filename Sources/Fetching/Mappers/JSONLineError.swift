import FetchingJSON
import Foundation

/// An error for a line of a JSON Lines body that cannot be decoded. ``ParsingFailure`` shows the line, its number and
/// the underlying error.
package struct JSONLineError: Error, Sendable, CustomStringConvertible, CustomReflectable {
    /// The number of the line, counted from 1.
    package let number: Int
    /// The line, without its line break.
    package let line: Data
    /// The error that the mapper threw.
    package let underlying: any Error
    /// The secrets of the call that reads the line. They are masked in the description.
    private let scope: SecretScope?

    /// Creates an error whose description masks the secrets in `scope`, even after the call has ended.
    package init(number: Int, line: Data, underlying: any Error, scope: SecretScope?) {
        self.scope = scope
        self.number = number
        self.line = line
        self.underlying = underlying
    }

    /// The place, the expected and the found value on one line, with secrets masked.
    package var description: String {
        let redactor = SecretScope.with(scope ?? .current) { Redactor() }
        let fault = DecodingFault(underlying, in: [UInt8](line), redactor)
        return redactor.line(
            faultText(path: place(of: fault.path), expected: fault.expected, found: fault.found), limit: 1000)
    }

    /// A mirror without children, because the line may contain secrets.
    package var customMirror: Mirror { Mirror(self, children: []) }

    /// Returns the number of the line and a path in the line, such as `line 12: data.price`.
    func place(of path: String) -> String { "line \(number)" + (path.isEmpty ? "" : ": \(path)") }
}

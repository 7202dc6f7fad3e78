import FetchingJSON
import Foundation

/// An error for a line of a JSON Lines body that cannot be decoded. ``ParsingFailure`` shows the line, its number and
/// the underlying error.
public struct JSONLineError: Error, Sendable, CustomStringConvertible, CustomReflectable {
    /// The number of the line, counted from 1.
    let number: Int
    /// The line, without its line break.
    let line: Data
    /// The error that the mapper threw.
    let underlying: any Error
    /// The call that reads the line. The description masks its secrets, even after the call has ended.
    private let call = CallContext.current

    /// Creates an error of the current call.
    public init(number: Int, line: Data, underlying: any Error) {
        self.number = number
        self.line = line
        self.underlying = underlying
    }

    /// The place, the expected and the found value on one line, with secrets masked.
    public var description: String {
        let redactor = (call.id == nil ? CallContext.current : call).run { Redactor() }
        let fault = DecodingFault(underlying, in: [UInt8](line), redactor)
        return redactor.line(
            faultText(path: place(of: fault.path), expected: fault.expected, found: fault.found), limit: 1000)
    }

    /// A mirror without children, because the line may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Returns the number of the line and a path in the line, such as `line 12: data.price`.
    func place(of path: String) -> String { "line \(number)" + (path.isEmpty ? "" : ": \(path)") }
}

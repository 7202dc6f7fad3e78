import FetchingJSON
import Foundation

/// Returns an error of the current call for a line of a JSON Lines body that cannot be decoded. ``ParsingFailure``
/// shows the line, its number and the underlying error.
///
/// - Parameters:
///   - number: The number of the line, counted from 1.
///   - line: The line, without its line break.
///   - error: The error that the mapper threw.
public func jsonLineError(number: Int, line: Data, underlying error: any Error) -> any Error {
    JSONLineError(number: number, line: line, underlying: error)
}

struct JSONLineError: Error, CustomStringConvertible, CustomReflectable {
    /// The number of the line, counted from 1.
    let number: Int
    /// The line, without its line break.
    let line: Data
    /// The error that the mapper threw.
    let underlying: any Error
    /// The call that reads the line. The description masks its secrets, even after the call has ended.
    private let call = CallContext.current

    init(number: Int, line: Data, underlying: any Error) {
        (self.number, self.line, self.underlying) = (number, line, underlying)
    }

    /// The place, the expected and the found value on one line, with secrets masked.
    var description: String {
        let redactor = (call.id == nil ? CallContext.current : call).run { Redactor() }
        let fault = DecodingFault(underlying, in: [UInt8](line), redactor)
        return redactor.line(
            faultText(path: place(of: fault.path), expected: fault.expected, found: fault.found), limit: 1000)
    }

    /// A mirror without children, because the line may contain secrets.
    var customMirror: Mirror { Mirror(self, children: []) }

    /// Returns the number of the line and a path in the line, such as `line 12: data.price`.
    func place(of path: String) -> String { "line \(number)" + (path.isEmpty ? "" : ": \(path)") }
}

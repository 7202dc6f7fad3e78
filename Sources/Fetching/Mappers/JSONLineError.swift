import Foundation

/// An error for a line that cannot be decoded. ``ParsingFailure`` shows the line, its number and the underlying error.
package struct JSONLineError: Error, Sendable, CustomStringConvertible {
    /// The number of the line, counted from 1.
    package let number: Int
    /// The line, without its end.
    package let line: Data
    /// The error that the mapper threw.
    package let underlying: any Error

    /// Creates an error.
    package init(number: Int, line: Data, underlying: any Error) {
        self.number = number
        self.line = line
        self.underlying = underlying
    }

    /// The place, the expected and the found value on one line, with secrets masked.
    package var description: String {
        let redactor = Redactor()
        let fault = DecodingFault(underlying, in: [UInt8](line), redactor)
        return redactor.line(
            faultText(path: place(of: fault.path), expected: fault.expected, found: fault.found), limit: 1000)
    }

    /// Returns the number of the line and a path in the line, such as `line 12: data.price`.
    func place(of path: String) -> String { "line \(number)" + (path.isEmpty ? "" : ": \(path)") }
}

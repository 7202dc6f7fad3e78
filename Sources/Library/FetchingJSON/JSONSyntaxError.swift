/// The first fault in a text that is not JSON (RFC 8259) or exceeds a limit of the decoder.
public struct JSONSyntaxError: Error, Equatable, Sendable {
    /// The fault, such as `no valid value`.
    public let reason: String
    /// The number of bytes before the fault. For a text in UTF-16 or UTF-32, the number after conversion to UTF-8.
    public let offset: Int
    /// The line of the fault, counted from 1. A line ends with a line feed.
    public let line: Int
    /// The position of the fault in its line, in bytes, counted from 1.
    public let column: Int

    /// Creates an error for a fault at an offset in a text.
    public init(_ reason: String, at offset: Int, in bytes: [UInt8]) {
        self.reason = reason
        self.offset = offset
        let before = bytes.prefix(offset)
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// The reason, the line, the column and the offset, on one line.
    public var description: String { "\(reason) in line \(line), column \(column) (byte \(offset))" }
}

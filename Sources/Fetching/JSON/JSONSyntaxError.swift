/// Where and why a text is not JSON (RFC 8259).
public struct JSONSyntaxError: Error, Equatable, Sendable {
    /// What is wrong.
    public let reason: String
    /// How many bytes come before the fault; of a text in UTF-16 or UTF-32, how many they would be in UTF-8.
    public let offset: Int
    /// The fault's line, from 1; lines end with a line feed.
    public let line: Int
    /// How many bytes into the line it is, from 1.
    public let column: Int

    init(_ reason: String, at offset: Int, in bytes: [UInt8]) {
        self.reason = reason
        self.offset = offset
        let before = bytes.prefix(offset)
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    /// One line for a log.
    public var description: String { "\(reason) in line \(line), column \(column) (byte \(offset))" }
}

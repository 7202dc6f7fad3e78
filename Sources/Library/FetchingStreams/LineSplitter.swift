import Fetching
import Foundation

/// Splits bytes that arrive in chunks into lines. A line ends with LF, CRLF or CR.
///
/// A byte-order mark at the start is removed. A CR ends its line at once, even if it is the last byte that has arrived.
struct LineSplitter: Sendable {
    /// The number of lines that were returned.
    private(set) var count = 0

    private let maximumBytes: Int
    private var bytes: [UInt8] = []
    /// The start of the current line in `bytes`.
    private var start = 0
    /// The index of the first byte that was not searched for the end of the line.
    private var position = 0
    /// Whether the previous line ended with CR. If so, an LF directly after the CR is a part of the same line end.
    private var skipsLineFeed = false
    private var isComplete = false

    /// Creates a splitter that throws if a line has more than `maximumBytes` bytes.
    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// Appends a chunk, or marks the end of the text if `chunk` is nil.
    mutating func append(_ chunk: Data?) {
        guard let chunk else {
            isComplete = true
            return
        }
        if start == bytes.count {
            // Usually, the lines before this chunk were all read, so nothing is moved.
            bytes = [UInt8](chunk)
            (start, position) = (0, 0)
        } else {
            if start > 0 {
                bytes.removeSubrange(..<start)
                position -= start
                start = 0
            }
            bytes += chunk
        }
    }

    /// Returns the next line without its end, or nil if the next line is not complete.
    ///
    /// - Throws: `MappingError` if the line is too long, even if its end has not arrived.
    mutating func next() throws -> ArraySlice<UInt8>? {
        skipLineFeed()
        let end = endOfLine()
        let content = start + markLength
        guard end - content <= maximumBytes else {
            throw MappingError(
                expected: "lines of at most \(maximumBytes) bytes",
                found:
                    "line \(count + 1), which is longer; if this length is correct, pass a higher limit to the function that reads the body"
            )
        }
        let isWhole = end < bytes.count || (isComplete && content < end)
        guard isWhole else { return nil }
        if end < bytes.count {
            skipsLineFeed = bytes[end] == carriageReturn
            position = end + 1
        }
        start = position
        count += 1
        return bytes[content..<end]
    }

    /// Searches for the end of the line, and returns its index, or the number of bytes if the end has not arrived.
    private mutating func endOfLine() -> Int {
        // Most bytes are greater than CR, so they need only one comparison.
        let index =
            bytes[position...].firstIndex { $0 <= carriageReturn && ($0 == lineFeed || $0 == carriageReturn) }
            ?? bytes.count
        position = index
        return index
    }

    private mutating func skipLineFeed() {
        guard skipsLineFeed, position < bytes.count else { return }
        skipsLineFeed = false
        guard bytes[position] == lineFeed else { return }
        start += 1
        position += 1
    }

    /// The length of the byte-order mark at the start of the first line, or 0.
    private var markLength: Int { count == 0 && bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

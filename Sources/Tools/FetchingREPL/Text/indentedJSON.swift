import FetchingJSON
import Foundation
internal import HTTPSyntax

/// Returns the first lines of indented JSON and the number of all lines, or nil if `data` is not JSON. The order of
/// keys and the form of numbers are unchanged. A short array or object that contains no other array or object stays on
/// one line.
func indentedJSON(_ data: Data, width: Int) -> (lines: [String], count: Int)? {
    let text = utf8Bytes(ofJSON: data)
    guard syntaxError(inJSON: text) == nil else { return nil }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var writer = JSONIndenter(bytes: Array(text.dropFirst(text.starts(with: byteOrderMark) ? 3 : 0)), width: width)
    return writer.lines()
}

/// Writes valid JSON with indentation.
private struct JSONIndenter {
    let bytes: [UInt8]
    let width: Int
    private var position = 0
    private var result: [String] = []
    private var count = 0
    private var line: [UInt8] = []

    init(bytes: [UInt8], width: Int) {
        self.bytes = bytes
        self.width = width
    }

    mutating func lines() -> (lines: [String], count: Int) {
        var depth = 0
        while let byte = nextByte() {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if let short = shortContainer() {
                    line += short
                } else {
                    line.append(byte)
                    depth += 1
                    breakLine(depth)
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                breakLine(depth)
                line.append(byte)
                position += 1
            case UInt8(ascii: ","):
                line.append(byte)
                breakLine(depth)
            case UInt8(ascii: ":"):
                line += [byte, UInt8(ascii: " ")]
                position += 1
            default: line += token()
            }
        }
        breakLine(0)
        return (result, count)
    }

    /// Returns the next byte that is not white space, without moving over it.
    private mutating func nextByte() -> UInt8? {
        while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
        return position < bytes.count ? bytes[position] : nil
    }

    /// Ends the current line, and moves past the next byte if this byte opens a container or is a comma.
    private mutating func breakLine(_ depth: Int) {
        count += 1
        // Indentation makes deep JSON far larger, so only the first lines and at most 64 spaces are kept.
        if count <= maximumLines { result.append(String(decoding: line, as: UTF8.self)) }
        line = Array(repeating: UInt8(ascii: " "), count: min(2 * max(0, depth), 64))
        if position < bytes.count, "{[,".utf8.contains(bytes[position]) { position += 1 }
    }

    /// Returns a string, a number or a word.
    private mutating func token() -> ArraySlice<UInt8> {
        let start = position
        if bytes[position] == UInt8(ascii: "\"") {
            position += 1
            while bytes[position] != UInt8(ascii: "\"") { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
            position += 1
        } else {
            while position < bytes.count, !bytes[position].isJSONSpace, !",]}:".utf8.contains(bytes[position]) {
                position += 1
            }
        }
        return bytes[start..<position]
    }

    /// Returns a container on one line and moves past the container, if it contains no other container and fits.
    /// Otherwise returns nil.
    private mutating func shortContainer() -> [UInt8]? {
        let start = position
        var text = [bytes[position]]
        position += 1
        while let byte = nextByte() {
            switch byte {
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                position += 1
                return text + [byte]
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                text += [byte, UInt8(ascii: " ")]
                position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                position = start
                return nil
            default: text += token()
            }
            if line.count + text.count > width - 2 { break }
        }
        position = start
        return nil
    }
}

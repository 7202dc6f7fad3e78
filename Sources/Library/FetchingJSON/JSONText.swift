import Foundation

/// The bytes of a JSON text in UTF-8.
struct JSONText: ~Copyable {
    let utf8: Bytes
    /// The number of bytes in the byte-order mark, or 0 if there is no mark.
    let start: Int
}

extension JSONText {
    /// A copy of the bytes.
    var bytes: [UInt8] { utf8.array(0..<utf8.count) }

    init(utf8: [UInt8]) { self.init(utf8: Data(utf8), reusing: nil) }

    private init(utf8 data: Data, reusing memory: consuming ElementMemory<UInt8>?) {
        let utf8 = Elements(reusing: memory) { $0.append(contentsOf: data) }
        let isMarked = utf8.count >= 3 && utf8[0] == 0xEF && utf8[1] == 0xBB && utf8[2] == 0xBF
        self.init(utf8: utf8, start: isMarked ? 3 : 0)
    }

    /// Creates a text from a body. Converts UTF-16 and UTF-32 to UTF-8.
    ///
    /// A byte-order mark determines the encoding. Without a mark, the positions of zeros among the first four bytes
    /// determine it, because JSON begins with an ASCII character (see RFC 4627 §3). Without zeros, the text is UTF-8.
    ///
    /// - Throws: An error if a body in UTF-16 or UTF-32 is not valid in this encoding.
    init(_ body: Data) throws(JSONSyntaxError) { try self.init(body, reusing: nil) }

    /// Creates a text from a body.
    ///
    /// - Parameter memory: Memory of an earlier text. It is used if nothing else refers to it.
    init(_ body: Data, reusing memory: consuming ElementMemory<UInt8>?) throws(JSONSyntaxError) {
        let first = Array(body.prefix(4))
        guard first.contains(where: { $0 == 0 || $0 >= 0xFE }),
            let form = forms.first(where: {
                first.starts(with: $0.mark) || first.map { $0 == 0 }.starts(with: $0.zeros)
            })
        else {
            self.init(utf8: body, reusing: memory)
            return
        }
        let content = body.dropFirst(first.starts(with: form.mark) ? form.mark.count : 0)
        guard content.count % form.unit == 0, let text = String(data: content, encoding: form.encoding) else {
            throw JSONSyntaxError("a text that begins like \(form.name) but is not valid \(form.name)", at: 0, in: [])
        }
        self.init(utf8: Elements(reusing: memory) { $0.append(contentsOf: Data(text.utf8)) }, start: 0)
    }
}

/// Returns the bytes of a JSON text in UTF-8. Converts UTF-16 and UTF-32 as the decoder does, so that offsets in errors
/// are offsets in these bytes. If the text cannot be converted, its bytes are returned unchanged.
public func utf8Bytes(ofJSON body: Data) -> [UInt8] {
    (try? JSONText(body).bytes) ?? [UInt8](body)
}

private struct Form {
    let name: String
    let encoding: String.Encoding
    /// The number of bytes in a code unit.
    let unit: Int
    let mark: [UInt8]
    /// Whether each of the first bytes is a zero, in a text without a mark.
    let zeros: [Bool]
}

/// The encodings other than UTF-8. UTF-32 precedes UTF-16, because its little-endian mark begins with the mark of
/// UTF-16.
private let forms = [
    Form(
        name: "UTF-32", encoding: .utf32LittleEndian, unit: 4, mark: [0xFF, 0xFE, 0, 0],
        zeros: [false, true, true, true]),
    Form(
        name: "UTF-32", encoding: .utf32BigEndian, unit: 4, mark: [0, 0, 0xFE, 0xFF], zeros: [true, true, true, false]),
    Form(name: "UTF-16", encoding: .utf16LittleEndian, unit: 2, mark: [0xFF, 0xFE], zeros: [false, true]),
    Form(name: "UTF-16", encoding: .utf16BigEndian, unit: 2, mark: [0xFE, 0xFF], zeros: [true, false]),
]

// Bytes as characters of JSON. Each Boolean is false for a byte that is not ASCII.
extension UInt8 {
    @inline(__always)
    var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    @inline(__always)
    var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// Whether the byte is white space (RFC 8259 §2).
    @inline(__always)
    var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// The value of a hexadecimal digit in upper or lower case, or nil for any other byte.
    var hexDigitValue: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

/// Whether `text` is a token, such as a method or the name of a header field (RFC 9110 §5.6.2).
package func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isTokenByte) }

/// Whether `byte` is an ASCII character that tokens may contain.
package func isTokenByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte) }

/// Whether `text` is valid as the value of a header field: it has no control characters except tabs (RFC 9110 §5.5).
package func isFieldValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { !$0.isASCIIControl || $0 == UInt8(ascii: "\t") }
}

// The kinds of ASCII characters. Each Boolean is false for a byte that is not ASCII. `FetchingJSON` has its own copies
// of some of these properties, so that the compiler can inline them there.
extension UInt8 {
    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    package var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

    /// Whether the byte is white space in a JSON text (RFC 8259 §2).
    package var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// The value of a hexadecimal digit in upper or lower case, or nil for any other byte.
    package var hexDigitValue: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

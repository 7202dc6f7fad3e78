// Bytes as ASCII characters. Each Boolean is false for a byte that is not ASCII. `FetchingJSON` has its own functions,
// which the compiler can copy into its loops.
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

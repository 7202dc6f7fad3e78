/// Whether `text` is a token, such as a method or the name of a header field (RFC 9110 §5.6.2).
public func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isTokenByte) }

/// Returns a token in lower case. Returns nil for any other text, because the names of fields and parameters are
/// tokens.
///
/// Compare or hash text of a server as a `String` only if it is a token. For a text with many combining marks in a row,
/// both take quadratic time.
public func lowercasedToken(_ text: some StringProtocol) -> String? {
    guard !text.isEmpty, text.utf8.allSatisfy(isTokenByte) else { return nil }
    return String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
}

/// Whether `byte` is an ASCII character that tokens may contain.
@inlinable public func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}

/// Whether `text` is valid as the value of a header field: it has no control characters except tabs (RFC 9110 §5.5).
public func isFieldValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { !$0.isASCIIControl || $0 == UInt8(ascii: "\t") }
}

/// Whether `text` is empty or has only white space, so that it cannot be a token, a key or a URL.
public func isBlank(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

// The kinds of ASCII characters. Each Boolean is false for a byte that is not ASCII. `FetchingJSON` has its own copies
// of some of these properties, because it imports no other module.
extension UInt8 {
    /// Whether the byte is a digit, `0` to `9`.
    @inlinable public var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is a letter, `a` to `z` or `A` to `Z`.
    @inlinable public var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// Whether the byte is a letter or a digit.
    @inlinable public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    /// Whether the byte is a control character, including DEL.
    @inlinable public var isASCIIControl: Bool { self < 0x20 || self == 0x7F }

    /// Whether the byte is white space in a JSON text (RFC 8259 §2).
    @inlinable public var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// The value of a hexadecimal digit in upper or lower case, or nil for any other byte.
    @inlinable public var hexDigitValue: UInt8? {
        if isASCIIDigit { return self - UInt8(ascii: "0") }
        let letter = (self | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}

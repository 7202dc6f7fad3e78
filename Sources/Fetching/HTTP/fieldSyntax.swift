/// Whether `text` is a token, such as a method or the name of a header field (RFC 9110 §5.6.2).
package func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
}

/// Whether `byte` is an ASCII character that tokens may contain.
package func isTokenByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte) }

/// Whether `text` is valid as the value of a header field: it has no control characters except tabs (RFC 9110 §5.5).
package func isFieldValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { !$0.isASCIIControl || $0 == UInt8(ascii: "\t") }
}

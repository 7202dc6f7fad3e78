// The one unsafe file of the decoder: eight bytes are read at once, the bytes of a string are looked at in place, and types that were
// compared are taken for each other. Each use says why it holds.

/// Eight bytes of a text, the first in the lowest place; nil if there are fewer.
@inline(__always)
func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    // Both are at least 0, so that the difference cannot overflow; it leaves eight bytes to read.
    guard offset >= 0, bytes.count - offset >= 8 else { return nil }
    return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
}

/// What `body` makes of the UTF-8 of a name.
@inline(__always)
func withUTF8<Result>(of name: String, _ body: (Span<UInt8>) -> Result) -> Result {
    var name = name
    // The buffer lives as long as the closure runs, and the span doesn't leave it.
    return name.withUTF8 { buffer in unsafe body(Span(_unsafeElements: buffer)) }
}

/// `value` as the type that it has; nil if it is of another.
@inline(__always)
func same<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
    guard Value.self == Other.self else { return nil }
    // The types are one and the same.
    return unsafe unsafeBitCast(value, to: type)
}

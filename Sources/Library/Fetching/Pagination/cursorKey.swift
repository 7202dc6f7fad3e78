/// Returns a hash of 128 bits, by which a cursor is recognized among the cursors of an iteration (FNV-1a).
///
/// All bytes are hashed, not the characters, because cursors are opaque. The hashes of two different cursors are equal
/// with a probability of 1 in 10³⁸. A server can construct two cursors with equal hashes on purpose; the sequence then
/// ends with the error for a repeated cursor.
func cursorKey(_ text: String) -> UInt128 {
    let prime = UInt128(1) << 88 + 0x13B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    return hash
}

/// Returns the digest of `bytes` as lower-case hexadecimal digits. The hash function mixes blocks of 16 words of 32
/// bits into a state, as MD5 does.
///
/// - Parameters:
///   - bytes: The message.
///   - state: The initial state.
///   - isBigEndian: Whether the first byte of a word is its most significant byte.
///   - mix: Mixes the words of a block into the state.
func blockDigest(
    _ bytes: some Sequence<UInt8>, initialState state: [UInt32], isBigEndian: Bool,
    mix: (_ words: [UInt32], _ state: inout [UInt32]) -> Void
) -> String {
    func encoded<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        let bytes = (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        return isBigEndian ? bytes.reversed() : bytes
    }
    // The padding is a bit of value 1, zeros, and the length in bits as 8 bytes (RFC 1321, 3.1; FIPS 180-4, 5.1.1).
    let message = Array(bytes)
    let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let padded = message + [0x80] + zeros + encoded(UInt64(message.count) &* 8)
    var state = state
    for start in stride(from: 0, to: padded.count, by: 64) {
        let words = stride(from: start, to: start + 64, by: 4).map { start in
            let word = padded[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return isBigEndian ? word : word.byteSwapped
        }
        mix(words, &state)
    }
    return hexadecimal(state.flatMap(encoded))
}

/// Returns `bytes` as lower-case hexadecimal digits.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}

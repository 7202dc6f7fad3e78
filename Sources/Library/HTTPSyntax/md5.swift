import Foundation

/// Returns the MD5 digest of `bytes` (RFC 1321) as 32 lower-case hexadecimal digits.
///
/// MD5 isn't secure, but Digest authentication and Marvel's signatures require it.
public func md5(_ bytes: some Sequence<UInt8>) -> String {
    // The padding is a bit of value 1, zeros, and the length in bits as 8 bytes (RFC 1321, 3.1).
    let message = Array(bytes)
    let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let padded = message + [0x80] + zeros + littleEndian(UInt64(message.count) &* 8)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: padded.count, by: 64) {
        let words = stride(from: start, to: start + 64, by: 4).map { start in
            padded[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        mix(words, into: &state)
    }
    return hexadecimal(state.flatMap(littleEndian))
}

/// Mixes the 16 words of a block into the state (RFC 1321, 3.4).
private func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
        let (mixed, word) =
            switch step / 16 {
            case 0: (b & c | ~b & d, step)
            case 1: (b & d | c & ~d, (5 * step + 1) % 16)
            case 2: (b ^ c ^ d, (3 * step + 5) % 16)
            default: (c ^ (b | ~d), 7 * step % 16)
            }
        let sum = a &+ mixed &+ words[word] &+ sines[step]
        let shift = shifts[step / 16][step % 4]
        (a, b, c, d) = (d, b &+ (sum << shift | sum >> (32 - shift)), b, c)
    }
    state = zip(state, [a, b, c, d]).map { old, new in old &+ new }
}

private func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The table T of RFC 1321, 3.4: "the integer part of 4294967296 times abs(sin(i))".
private let sines = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

private let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

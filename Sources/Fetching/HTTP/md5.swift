import Foundation

/// Returns the MD5 digest of `bytes` (RFC 1321) as 32 lower-case hexadecimal digits.
///
/// MD5 isn't secure, but Digest authentication and Marvel's signatures require it.
package func md5(_ bytes: some Sequence<UInt8>) -> String {
    let initialState: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    return blockDigest(bytes, initialState: initialState, isBigEndian: false) { words, state in
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
}

/// The table T of RFC 1321, 3.4: "the integer part of 4294967296 times abs(sin(i))".
private let sines = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

private let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

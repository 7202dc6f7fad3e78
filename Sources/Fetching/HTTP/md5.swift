import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#endif

/// Returns the MD5 digest of `bytes` as 32 lower-case hexadecimal digits.
///
/// Uses CryptoKit where it is available. MD5 isn't secure, but Digest authentication and Marvel's signatures require
/// it.
package func md5(_ bytes: some Sequence<UInt8>) -> String {
    #if canImport(CryptoKit)
        hexadecimal(Insecure.MD5.hash(data: Array(bytes)))
    #else
        portableMD5(bytes)
    #endif
}

/// Returns the MD5 digest of `bytes` (RFC 1321) without CryptoKit.
///
/// The function is compiled on every platform, so that the tests on every platform cover it.
package func portableMD5(_ bytes: some Sequence<UInt8>) -> String {
    let message = padded(Array(bytes))
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: message.count, by: 64) {
        mix(message[start..<start + 64], into: &state)
    }
    return hexadecimal(state.flatMap(littleEndianBytes))
}

/// Returns `message` with its padding: a bit of value 1, zeros, and the length in bits as 8 bytes. The zeros fill the
/// last block (RFC 1321, 3.1 and 3.2).
private func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    return message + [0x80] + Array(repeating: 0, count: zeros) + littleEndianBytes(UInt64(message.count) &* 8)
}

/// Mixes a block of 64 bytes into `state`, in 64 steps (RFC 1321, 3.4).
private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<start + 4].reversed().reduce(UInt32(0)) { word, byte in word << 8 | UInt32(byte) }
    }
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

/// The table T of RFC 1321, 3.4: "the integer part of 4294967296 times abs(sin(i))".
private let sines = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

private let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

private func littleEndianBytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

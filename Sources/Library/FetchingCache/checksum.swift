// Unsafe: the checksum reads eight bytes at once where at least eight bytes follow.

import Foundation

/// Returns a checksum of 64 bits. A change within one aligned group of eight bytes always changes the checksum.
func checksum(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
        // Both steps of `add` can be reversed, so different words never give the same sum.
        var sum = seed
        func add(_ word: UInt64) {
            sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
            sum ^= sum >> 32
        }
        let end = bytes.count & ~7
        for place in stride(from: 0, to: end, by: 8) {
            add(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        }
        for place in end..<bytes.count { add(UInt64(unsafe bytes[place])) }
        add(UInt64(bytes.count))
        return sum
    }
}

/// Appends all bytes of a body in one step, without a loop over its bytes.
func append(_ data: Data, to bytes: inout [UInt8]) {
    unsafe data.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
}

/// Returns the 20 bytes of the SHA-1 digest of `bytes` (FIPS 180-4, 6.1).
///
/// SHA-1 isn't secure, but the handshake of a WebSocket requires it (RFC 6455 §1.3).
public func sha1(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    // The padding is a bit of value 1, zeros, and the length in bits as 8 bytes (FIPS 180-4, 5.1.1).
    let message = Array(bytes)
    let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
    let padded = message + [0x80] + zeros + bigEndian(UInt64(message.count) &* 8)
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: padded.count, by: 64) {
        var words = stride(from: start, to: start + 64, by: 4).map { start in
            padded[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for step in 16..<80 {
            let mixed = words[step - 3] ^ words[step - 8] ^ words[step - 14] ^ words[step - 16]
            words.append(mixed << 1 | mixed >> 31)
        }
        mix(words, into: &state)
    }
    return state.flatMap(bigEndian)
}

/// Mixes the 80 words of a block into the state (FIPS 180-4, 6.1.2).
private func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
            switch step / 20 {
            case 0: (b & c ^ ~b & d, 0x5a82_7999)
            case 1: (b ^ c ^ d, 0x6ed9_eba1)
            case 2: (b & c ^ b & d ^ c & d, 0x8f1b_bcdc)
            default: (b ^ c ^ d, 0xca62_c1d6)
            }
        let sum = (a << 5 | a >> 27) &+ mixed &+ e &+ constant &+ words[step]
        (a, b, c, d, e) = (sum, a, b << 30 | b >> 2, c, d)
    }
    state = zip(state, [a, b, c, d, e]).map { old, new in old &+ new }
}

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
}

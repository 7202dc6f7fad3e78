import Foundation

/// Returns the SHA-256 digest of `bytes` (FIPS 180-4) as 64 lower-case hexadecimal digits.
public func sha256(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA2(rounds: 64, mix: mixSHA256)
    hash.update(bytes)
    return hexadecimal(hash.digest())
}

/// A SHA-2 digest of bytes that arrive in parts. This type is not generic, because the compiler does not specialize a
/// generic type of this module for other modules, and code that is not specialized is slow.
public struct SHA2Digest: Sendable {
    private var short: SHA2<UInt32>?
    private var long: SHA2<UInt64>?

    /// Creates the digest of an empty message. It is SHA-256 if `bits` is 256, and otherwise SHA-512.
    public init(bits: Int) {
        if bits == 256 { short = SHA2(rounds: 64, mix: mixSHA256) } else { long = SHA2(rounds: 80, mix: mixSHA512) }
    }

    /// Adds bytes to the message.
    public mutating func update(_ bytes: Data) {
        short?.update(bytes)
        long?.update(bytes)
    }

    /// The digest of the message as lower-case hexadecimal digits.
    public var hexadecimalDigits: String { hexadecimal(short?.digest() ?? long?.digest() ?? []) }
}

/// A SHA-2 digest (FIPS 180-4) of bytes that arrive in parts: SHA-256 for words of 32 bits, SHA-512 for words of 64
/// bits.
private struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    /// A function that mixes one block of `bytes` into `state`. The `Int` is the index at which the block starts, and
    /// the last parameter contains the constants. The function overwrites `words`.
    typealias Mix = @Sendable (_ bytes: [UInt8], Int, _ state: inout [Word], _ words: inout [Word], [Word]) -> Void

    private let mix: Mix
    private var state: [Word]
    /// The words of a block, and the words that are computed from them.
    private var words: [Word]
    private let constants: [Word]
    /// The last bytes, which do not fill a block yet.
    private var rest: [UInt8] = []
    /// The number of bytes that have been mixed into ``state``.
    private var mixedBytes: UInt64 = 0

    init(rounds: Int, mix: @escaping Mix) {
        // `initialState` and `roundConstants` are those of SHA-512. Their upper halves are those of SHA-256.
        let word = { (bits: UInt64) in Word(truncatingIfNeeded: bits >> UInt64(64 - Word.bitWidth)) }
        self.mix = mix
        state = initialState.map(word)
        constants = roundConstants.prefix(rounds).map(word)
        words = [Word](repeating: 0, count: rounds)
    }

    mutating func update(_ bytes: some Sequence<UInt8>) {
        rest.append(contentsOf: bytes)
        let blockBytes = 2 * Word.bitWidth
        let end = rest.count - rest.count % blockBytes
        guard end > 0 else { return }
        for start in stride(from: 0, to: end, by: blockBytes) { mix(rest, start, &state, &words, constants) }
        mixedBytes &+= UInt64(end)
        rest.removeSubrange(..<end)
    }

    consuming func digest() -> [UInt8] {
        let bitCount = (mixedBytes &+ UInt64(rest.count)) &* 8
        // The padding is a bit of value 1, zeros, and the length in bits as two words (FIPS 180-4, 5.1). The length is
        // less than 2⁶⁴, so the first of two words of 64 bits is zero.
        let (blockBytes, lengthBytes) = (2 * Word.bitWidth, Word.bitWidth / 4)
        let zeros = blockBytes - 1 - (rest.count + lengthBytes) % blockBytes + lengthBytes - 8
        update([0x80] + [UInt8](repeating: 0, count: zeros) + bigEndian(bitCount))
        return state.flatMap(bigEndian)
    }
}

/// Mixes a block into the state of SHA-256 (FIPS 180-4, 6.2.2).
///
/// This function and `mixSHA512` have the same structure. They are not one generic function, because arithmetic on a
/// generic type is 10 times as slow in debug builds.
@Sendable private func mixSHA256(
    _ bytes: [UInt8], from start: Int, into state: inout [UInt32], _ words: inout [UInt32], _ constants: [UInt32]
) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }
    for step in 0..<16 {
        let place = start &+ 4 &* step
        var word = UInt32(bytes[place]) &<< 24 | UInt32(bytes[place &+ 1]) &<< 16
        word |= UInt32(bytes[place &+ 2]) &<< 8 | UInt32(bytes[place &+ 3])
        words[step] = word
    }
    for step in 16..<64 {
        let (old, recent) = (words[step &- 15], words[step &- 2])
        let small0 = rotated(old, 7) ^ rotated(old, 18) ^ old &>> 3
        let small1 = rotated(recent, 17) ^ rotated(recent, 19) ^ recent &>> 10
        words[step] = small1 &+ words[step &- 7] &+ small0 &+ words[step &- 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for step in 0..<64 {
        let large1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first = h &+ large1 &+ (e & f ^ ~e & g) &+ constants[step] &+ words[step]
        let large0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let second = large0 &+ (a & b ^ a & c ^ b & c)
        (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
}

/// Mixes a block into the state of SHA-512 (FIPS 180-4, 6.4.2).
@Sendable private func mixSHA512(
    _ bytes: [UInt8], from start: Int, into state: inout [UInt64], _ words: inout [UInt64], _ constants: [UInt64]
) {
    func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &>> count | word &<< (64 &- count) }
    for step in 0..<16 {
        var word: UInt64 = 0
        for place in 0..<8 { word = word &<< 8 | UInt64(bytes[start &+ 8 &* step &+ place]) }
        words[step] = word
    }
    for step in 16..<80 {
        let (old, recent) = (words[step &- 15], words[step &- 2])
        let small0 = rotated(old, 1) ^ rotated(old, 8) ^ old &>> 7
        let small1 = rotated(recent, 19) ^ rotated(recent, 61) ^ recent &>> 6
        words[step] = small1 &+ words[step &- 7] &+ small0 &+ words[step &- 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for step in 0..<80 {
        let large1 = rotated(e, 14) ^ rotated(e, 18) ^ rotated(e, 41)
        let first = h &+ large1 &+ (e & f ^ ~e & g) &+ constants[step] &+ words[step]
        let large0 = rotated(a, 28) ^ rotated(a, 34) ^ rotated(a, 39)
        let second = large0 &+ (a & b ^ a & c ^ b & c)
        (a, b, c, d, e, f, g, h) = (first &+ second, a, b, c, d &+ first, e, f, g)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
}

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The first 64 bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3).
private let initialState: [UInt64] = [
    0x6a09e667_f3bcc908, 0xbb67ae85_84caa73b, 0x3c6ef372_fe94f82b, 0xa54ff53a_5f1d36f1,
    0x510e527f_ade682d1, 0x9b05688c_2b3e6c1f, 0x1f83d9ab_fb41bd6b, 0x5be0cd19_137e2179,
]

/// The first 64 bits of the fractional parts of the cube roots of the first 80 primes (FIPS 180-4, 4.2).
private let roundConstants: [UInt64] = [
    0x428a2f98_d728ae22, 0x71374491_23ef65cd, 0xb5c0fbcf_ec4d3b2f, 0xe9b5dba5_8189dbbc, 0x3956c25b_f348b538,
    0x59f111f1_b605d019, 0x923f82a4_af194f9b, 0xab1c5ed5_da6d8118, 0xd807aa98_a3030242, 0x12835b01_45706fbe,
    0x243185be_4ee4b28c, 0x550c7dc3_d5ffb4e2, 0x72be5d74_f27b896f, 0x80deb1fe_3b1696b1, 0x9bdc06a7_25c71235,
    0xc19bf174_cf692694, 0xe49b69c1_9ef14ad2, 0xefbe4786_384f25e3, 0x0fc19dc6_8b8cd5b5, 0x240ca1cc_77ac9c65,
    0x2de92c6f_592b0275, 0x4a7484aa_6ea6e483, 0x5cb0a9dc_bd41fbd4, 0x76f988da_831153b5, 0x983e5152_ee66dfab,
    0xa831c66d_2db43210, 0xb00327c8_98fb213f, 0xbf597fc7_beef0ee4, 0xc6e00bf3_3da88fc2, 0xd5a79147_930aa725,
    0x06ca6351_e003826f, 0x14292967_0a0e6e70, 0x27b70a85_46d22ffc, 0x2e1b2138_5c26c926, 0x4d2c6dfc_5ac42aed,
    0x53380d13_9d95b3df, 0x650a7354_8baf63de, 0x766a0abb_3c77b2a8, 0x81c2c92e_47edaee6, 0x92722c85_1482353b,
    0xa2bfe8a1_4cf10364, 0xa81a664b_bc423001, 0xc24b8b70_d0f89791, 0xc76c51a3_0654be30, 0xd192e819_d6ef5218,
    0xd6990624_5565a910, 0xf40e3585_5771202a, 0x106aa070_32bbd1b8, 0x19a4c116_b8d2d0c8, 0x1e376c08_5141ab53,
    0x2748774c_df8eeb99, 0x34b0bcb5_e19b48a8, 0x391c0cb3_c5c95a63, 0x4ed8aa4a_e3418acb, 0x5b9cca4f_7763e373,
    0x682e6ff3_d6b2b8a3, 0x748f82ee_5defb2fc, 0x78a5636f_43172f60, 0x84c87814_a1f0ab72, 0x8cc70208_1a6439ec,
    0x90befffa_23631e28, 0xa4506ceb_de82bde9, 0xbef9a3f7_b2c67915, 0xc67178f2_e372532b, 0xca273ece_ea26619c,
    0xd186b8c7_21c0c207, 0xeada7dd6_cde0eb1e, 0xf57d4f7f_ee6ed178, 0x06f067aa_72176fba, 0x0a637dc5_a2c898a6,
    0x113f9804_bef90dae, 0x1b710b35_131c471b, 0x28db77f5_23047d84, 0x32caab7b_40c72493, 0x3c9ebe0a_15c9bebc,
    0x431d67c4_9c100d4c, 0x4cc5d4be_cb3e42b6, 0x597f299c_fc657e2a, 0x5fcb6fab_3ad6faec, 0x6c44198c_4a475817,
]

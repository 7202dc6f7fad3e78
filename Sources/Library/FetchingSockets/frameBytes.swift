import Foundation

/// Appends the head of a frame of a client, which is final and masked (RFC 6455 §5.2 and §5.3).
func appendFrameHead(_ kind: FrameKind, payloadBytes: Int, mask: UInt32, to bytes: inout [UInt8]) {
    bytes.append(0x80 | kind.rawValue)
    switch payloadBytes {
    case ...125: bytes.append(0x80 | UInt8(truncatingIfNeeded: payloadBytes))
    case ...0xFFFF:
        bytes.append(0x80 | 126)
        append(UInt64(payloadBytes), byteCount: 2, to: &bytes)
    default:
        bytes.append(0x80 | 127)
        append(UInt64(payloadBytes), byteCount: 8, to: &bytes)
    }
    append(UInt64(mask), byteCount: 4, to: &bytes)
}

/// Appends a part of a payload, masked (RFC 6455 §5.3).
///
/// - Parameter offset: The number of bytes of the payload that precede the part.
func appendMasked(_ part: some Collection<UInt8>, mask: UInt32, offset: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: part)
    // The part begins with the byte of the mask that follows the last one.
    let shift = UInt32(offset & 3) &* 8
    let key = shift == 0 ? mask : mask &<< shift | mask &>> (32 &- shift)
    applyMask(key, to: &bytes, from: start)
}

/// Masks the bytes from `start`. Each step has a statement for each of eight bytes, so that the compiler vectorizes
/// them.
private func applyMask(_ key: UInt32, to bytes: inout [UInt8], from start: Int) {
    let key0 = UInt8(truncatingIfNeeded: key >> 24)
    let key1 = UInt8(truncatingIfNeeded: key >> 16)
    let key2 = UInt8(truncatingIfNeeded: key >> 8)
    let key3 = UInt8(truncatingIfNeeded: key)
    let steps = (bytes.count - start) / 8
    for step in 0..<steps {
        let index = start + step * 8
        bytes[index] ^= key0
        bytes[index + 1] ^= key1
        bytes[index + 2] ^= key2
        bytes[index + 3] ^= key3
        bytes[index + 4] ^= key0
        bytes[index + 5] ^= key1
        bytes[index + 6] ^= key2
        bytes[index + 7] ^= key3
    }
    for index in (start + steps * 8)..<bytes.count {
        bytes[index] ^= UInt8(truncatingIfNeeded: key >> UInt32(24 - 8 * ((index - start) & 3)))
    }
}

/// Appends the last bytes of a number, the most significant byte first.
private func append(_ number: UInt64, byteCount: Int, to bytes: inout [UInt8]) {
    for index in (0..<byteCount).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index)))
    }
}

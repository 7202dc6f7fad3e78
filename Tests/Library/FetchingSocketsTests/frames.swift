import FetchingTestSupport
import Foundation

@testable import FetchingSockets

/// Returns a frame as a server writes it.
func serverFrame(_ kind: FrameKind, _ payload: [UInt8] = [], isFinal: Bool = true) -> [UInt8] {
    var bytes = [(isFinal ? 0x80 : 0) | kind.rawValue]
    func append(_ count: Int) {
        for index in (0..<count).reversed() { bytes.append(UInt8(truncatingIfNeeded: payload.count >> (8 * index))) }
    }
    switch payload.count {
    case ...125: append(1)
    case ...0xFFFF:
        bytes.append(126)
        append(2)
    default:
        bytes.append(127)
        append(8)
    }
    return bytes + payload
}

/// A frame that a client has sent, without its mask.
struct ClientFrame: Equatable, CustomStringConvertible {
    var kind: FrameKind
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    var code: Int? { payload.count < 2 ? nil : Int(payload[0]) << 8 | Int(payload[1]) }
    var description: String { "\(kind) \(kind == .close ? "\(code ?? 0)" : String(text.prefix(30)))" }
}

/// Returns the complete frames at the start of bytes from a client, the masks of the frames, and the number of bytes
/// after them. Returns nil if a frame is not masked, not final or longer than necessary.
func clientFrames(_ bytes: [UInt8]) -> (frames: [ClientFrame], masks: [[UInt8]], restBytes: Int)? {
    var (frames, masks, position): ([ClientFrame], [[UInt8]], Int) = ([], [], 0)
    while bytes.count - position >= 2 {
        guard let kind = FrameKind(rawValue: bytes[position] & 0x0F), bytes[position] & 0xF0 == 0x80,
            bytes[position + 1] & 0x80 != 0
        else { return nil }
        var count = Int(bytes[position + 1] & 0x7F)
        let lengthBytes = count == 126 ? 2 : count == 127 ? 8 : 0
        guard bytes.count - position >= 6 + lengthBytes else { break }
        if lengthBytes > 0 {
            count = bytes[(position + 2)...].prefix(lengthBytes).reduce(0) { $0 << 8 | Int($1) }
            guard count > (lengthBytes == 2 ? 125 : 0xFFFF) else { return nil }
        }
        let start = position + 6 + lengthBytes
        guard bytes.count - start >= count else { break }
        let mask = Array(bytes[(start - 4)..<start])
        masks.append(mask)
        let payload = bytes[start..<(start + count)].enumerated().map { $1 ^ mask[$0 & 3] }
        frames.append(ClientFrame(kind: kind, payload: payload))
        position = start + count
    }
    return (frames, masks, bytes.count - position)
}

/// Divides bytes into pieces of random lengths.
func randomPieces(of bytes: [UInt8], atMost limit: Int, _ random: inout SplitMix64) -> [[UInt8]] {
    var (pieces, rest) = ([[UInt8]](), bytes[...])
    while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...limit, using: &random))
        pieces.append(Array(piece))
        rest = rest[piece.endIndex...]
    }
    return pieces
}

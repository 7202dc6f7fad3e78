import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

@Suite struct FrameBytesTests {
    @Test func aFrameIsThatOfTheRFC() {
        // RFC 6455 §5.7, a masked text.
        var bytes: [UInt8] = []
        appendFrameHead(.text, payloadBytes: 5, mask: 0x37fa_213d, to: &bytes)
        appendMasked(Array("Hello".utf8), mask: 0x37fa_213d, offset: 0, to: &bytes)
        expectEqual(bytes, [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58])
    }

    @Test func aLengthHasAsFewBytesAsPossible() {
        for (count, head) in [
            (0, [0x82, 0x80]), (125, [0x82, 0xFD]), (126, [0x82, 0xFE, 0, 126]), (65535, [0x82, 0xFE, 0xFF, 0xFF]),
            (65536, [0x82, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0]), (1 << 40, [0x82, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0]),
        ] as [(Int, [UInt8])] {
            var bytes: [UInt8] = []
            appendFrameHead(.binary, payloadBytes: count, mask: 0x0102_0304, to: &bytes)
            expectEqual(bytes, head + [1, 2, 3, 4], "\(count)")
        }
    }

    @Test func eachByteIsMaskedByItsPosition() {
        let mask: [UInt8] = [0xA1, 0x0B, 0xFF, 0x3C]
        let payload = (0..<70).map { UInt8($0 * 3) }
        for count in 0...70 {
            for offset in 0..<5 where offset <= count {
                var bytes: [UInt8] = [9]
                appendMasked(payload[offset..<count], mask: 0xA10B_FF3C, offset: offset, to: &bytes)
                let expected = (offset..<count).map { payload[$0] ^ mask[$0 & 3] }
                expectEqual(bytes, [9] + expected, "\(offset)..<\(count)")
            }
        }
    }

    @Test func aBatchIsWrittenInPieces() throws {
        var random = SplitMix64(seed: 8)
        let contents = [0, 1, 125, 126, 65535, 65536, 70_000, 131_072, 140_001, 5].map { count in
            (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) & 0x7F }
        }
        var queue = OutboundQueue(maximumCost: .max)
        queue.setPong([7])
        queue.addPing([8])
        for (index, content) in contents.enumerated() {
            let isText = index.isMultiple(of: 2)
            // A slice begins at another index than 0.
            let message: SocketMessage =
                isText ? .text(String(decoding: content, as: UTF8.self)) : .binary(Data([1, 2] + content)[2...])
            expect(queue.add(message))
        }
        _ = queue.addClose(SocketClose(code: 1000).payload, dropsMessages: false)
        var bytes: [UInt8] = []
        var batches = 0
        while let batch = queue.take() {
            batches += 1
            var encoder = BatchEncoder(batch, mask: { UInt32.random(in: 0...UInt32.max, using: &random) })
            while let piece = encoder.next() {
                expect(piece.count <= (64 << 10) + 14 && !piece.isEmpty, "\(piece.count)")
                bytes += piece
            }
            expectEqual(queue.wrote(batch), [])
        }
        let sent = try #require(clientFrames(bytes))
        expectEqual(
            sent.frames.map(\.kind), [.pong, .ping] + (0..<10).map { $0 % 2 == 0 ? .text : .binary } + [.close])
        expectEqual(sent.frames.map(\.payload), [[7], [8]] + contents + [[0x03, 0xE8]])
        expectEqual(sent.restBytes, 0)
        expectEqual(Set(sent.masks).count, 13)
        expect(batches > 3 && queue.cost == 0)
    }

    @Test func theCheckerFindsTheFirstByteThatIsNotUTF8() {
        var random = SplitMix64(seed: 3629)
        let parts: [[UInt8]] =
            ["a", "é", "€", "😀", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}"].map { Array($0.utf8) } + [
                [0x80], [0xBF], [0xC0], [0xC1], [0xC2], [0xDF], [0xE0, 0x9F], [0xED, 0xA0], [0xF0, 0x8F], [0xF4, 0x90],
                [0xF5], [0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [UInt8](repeating: 0x61, count: 70),
            ]
        for _ in 0..<1000 {
            let count = Int.random(in: 1...8, using: &random)
            let bytes = (0..<count).flatMap { _ in
                parts[Int.random(in: 0..<(count > 4 ? parts.count : 9), using: &random)]
            }
            // The first prefix that no bytes can complete.
            let invalid = bytes.indices.first { !isStartOfUTF8(bytes[...$0]) }
            var checker = UTF8Checker()
            let found = bytes.indices.first { !checker.accepts(bytes[$0...$0]) }
            expectEqual(found, invalid, "\(bytes)")
            var (whole, pieces) = (UTF8Checker(), UTF8Checker())
            let isAccepted = whole.accepts(bytes[...])
            expectEqual(isAccepted, invalid == nil, "\(bytes)")
            if isAccepted {
                expectEqual(whole.isComplete, String(validating: bytes, as: UTF8.self) != nil, "\(bytes)")
            }
            let inPieces = randomPieces(of: bytes, atMost: 90, &random).allSatisfy { pieces.accepts($0[...]) }
            expectEqual(inPieces, isAccepted, "\(bytes)")
        }
    }
}

/// Whether bytes are UTF-8, or become UTF-8 with up to three further bytes.
private func isStartOfUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    let ends: [[UInt8]] = [
        [], [0x80], [0xA0], [0x80, 0x80], [0x90, 0x80], [0xA0, 0x80], [0x90, 0x80, 0x80], [0x80, 0x80, 0x80],
    ]
    return ends.contains { String(validating: bytes + $0, as: UTF8.self) != nil }
}

import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingSockets

/// The rules of RFC 6455 for what a server may send. Each case is read as one piece, byte by byte, and in random
/// pieces.
@Suite struct FrameConformanceTests {
    /// A name that begins with a section of the RFC, bytes, and what they mean; see `text(of:)`.
    typealias Row = (name: String, bytes: [UInt8], events: String)

    @Test func theFirstBytesOfAFrame() { check(Self.heads) }
    @Test func messagesAndFragments() { check(Self.messages) }
    @Test func textIsUTF8() { check(Self.texts) }
    @Test func controlFrames() { check(Self.control) }
    @Test func closeFrames() { check(Self.closes) }

    @Test func thereAreEnoughCases() {
        let count = [Self.heads, Self.messages, Self.texts, Self.control, Self.closes].map(\.count).reduce(0, +)
        expect(count >= 120, "\(count) cases")
    }

    static let heads: [Row] =
        [
            ("§5.7 a text", [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], "text Hello"),
            (
                "§5.7 a text in two fragments",
                [0x01, 0x03, 0x48, 0x65, 0x6c, 0x80, 0x02, 0x6c, 0x6f], "text Hello"
            ),
            ("§5.7 a ping", [0x89, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], "ping Hello"),
            ("§5.7 a pong", [0x8A, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], "pong Hello"),
            ("§5.7 256 bytes", [0x82, 0x7E, 0x01, 0x00] + zeros(256), "binary 256"),
            ("§5.7 64 KiB", [0x82, 0x7F, 0, 0, 0, 0, 0, 1, 0, 0] + zeros(65536), "binary 65536"),
            ("§5.1 a masked text", [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58], "1002 masked"),
            ("§5.1 a masked ping without a payload", [0x89, 0x80], "1002 masked"),
            ("§5.1 a masked close frame", [0x88, 0x82], "1002 masked"),
            ("§5.2 a length of 0", [0x82, 0], "binary 0"), ("§5.2 a text of 0 bytes", [0x81, 0], "text "),
            ("§5.2 a length of 1", [0x82, 1, 7], "binary 1"),
            ("§5.2 a length of 125", [0x82, 125] + zeros(125), "binary 125"),
            ("§5.2 a length of 126", [0x82, 126, 0, 126] + zeros(126), "binary 126"),
            ("§5.2 a length of 127", [0x82, 126, 0, 127] + zeros(127), "binary 127"),
            ("§5.2 a length of 65535", [0x82, 126, 0xFF, 0xFF] + zeros(65535), "binary 65535"),
            ("§5.2 0 in 2 bytes", [0x82, 126, 0, 0], "1002 more than necessary"),
            ("§5.2 125 in 2 bytes", [0x82, 126, 0, 125], "1002 the length 125 in 2 bytes"),
            ("§5.2 125 in 8 bytes", [0x82, 127, 0, 0, 0, 0, 0, 0, 0, 125], "1002 the length 125 in 8 bytes"),
            ("§5.2 65535 in 8 bytes", [0x82, 127, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], "1002 the length 65535 in 8"),
            ("§5.2 a length of 2^63", [0x82, 127, 0x80, 0, 0, 0, 0, 0, 0, 0], "1002 2^63"),
            ("§5.2 a length of 2^64 - 1", [0x82, 127] + [UInt8](repeating: 0xFF, count: 8), "1002 2^63"),
            ("§7.4.1 a length of 2^63 - 1", [0x82, 127, 0x7F] + [UInt8](repeating: 0xFF, count: 7), "1009 more than"),
            ("§7.4.1 the maximum", [0x82, 127, 0, 0, 0, 0, 0, 1, 0x86, 0xA0] + zeros(100_000), "binary 100000"),
            ("§7.4.1 one byte more", [0x82, 127, 0, 0, 0, 0, 0, 1, 0x86, 0xA1], "1009 100000 bytes"),
            (
                "§7.4.1 one byte more in fragments",
                [0x02, 127, 0, 0, 0, 0, 0, 1, 0x86, 0xA0] + zeros(100_000) + [0x80, 1], "1009 100000 bytes"
            ),
            (
                "§7.4.1 the maximum in fragments",
                [0x02, 127, 0, 0, 0, 0, 0, 1, 0x86, 0x9F] + zeros(99_999) + [0x80, 1, 0], "binary 100000"
            ),
            ("an incomplete head", [0x81], ""), ("an incomplete length", [0x81, 126, 1], ""),
            ("an incomplete payload", [0x81, 5, 0x48], ""), ("no bytes", [], ""),
            ("§5.2 several reserved bits", [0xF1, 0], "1002 reserved bits (0x70)"),
            ("§5.2 a reserved bit of a continuation", [0x01, 1, 0x61, 0xC0, 0], "1002 reserved bits (0x40)"),
            ("§5.2 a reserved bit of a ping", [0xC9, 0], "1002 reserved bits"),
            ("§5.2 a reserved bit after a message", [0x81, 1, 0x61, 0xC1, 0], "text a; 1002 reserved bits"),
            ("§7.1.7 nothing is read after a violation", [0x83, 0, 0x81, 1, 0x61], "1002 opcode 0x3"),
        ]
        + [0x10, 0x20, 0x40].map { ("§5.2 the reserved bit \($0)", [0x81 | $0, 0], "1002 reserved bits") }
        + ([3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8]).flatMap { opcode -> [Row] in
            let text = "1002 opcode 0x\(String(opcode, radix: 16))"
            return [
                ("§5.2 the opcode \(opcode)", [0x80 | opcode, 0], text),
                ("§5.2 the opcode \(opcode) in a message", [0x01, 1, 0x61, opcode, 0], text),
            ]
        }

    static let messages: [Row] = [
        ("§5.4 a continuation without a start", [0x80, 1, 0x61], "1002 did not begin"),
        ("§5.4 a fragment without a start", [0x00, 0], "1002 did not begin"),
        ("§5.4 a continuation after a message", [0x81, 1, 0x61, 0x80, 0], "text a; 1002 did not begin"),
        (
            "§5.4 a continuation after fragments", [0x01, 1, 0x61, 0x80, 1, 0x62, 0x80, 1, 0x63],
            "text ab; 1002 did not begin"
        ),
        ("§5.4 a text inside a text", [0x01, 1, 0x61, 0x81, 1, 0x62], "1002 before the end"),
        ("§5.4 bytes inside a text", [0x01, 1, 0x61, 0x82, 1, 0x62], "1002 before the end"),
        ("§5.4 a text inside bytes", [0x02, 1, 0x61, 0x01, 1, 0x62], "1002 before the end"),
        ("§5.4 a start after an empty start", [0x01, 0, 0x81, 0], "1002 before the end"),
        ("§5.4 three fragments", [0x02, 1, 1, 0x00, 2, 2, 3, 0x80, 1, 4], "binary 4"),
        ("§5.4 empty fragments", [0x01, 0, 0x00, 0, 0x80, 0], "text "),
        ("§5.4 an empty start", [0x01, 0, 0x80, 2, 0x68, 0x69], "text hi"),
        ("§5.4 an empty end", [0x01, 2, 0x68, 0x69, 0x80, 0], "text hi"),
        ("§5.4 an empty end of bytes", [0x02, 2, 0x68, 0x69, 0x00, 0, 0x80, 0], "binary 2"),
        ("§5.4 a ping between fragments", [0x01, 1, 0x61, 0x89, 1, 0x70, 0x80, 1, 0x62], "ping p; text ab"),
        ("§5.4 a pong between fragments", [0x02, 1, 0x61, 0x8A, 0, 0x80, 1, 0x62], "pong ; binary 2"),
        (
            "§5.4 pings around each fragment",
            [0x89, 0, 0x01, 1, 0x61, 0x89, 1, 0x31, 0x89, 1, 0x32, 0x00, 0, 0x89, 0, 0x80, 1, 0x62, 0x89, 0],
            "ping ; ping 1; ping 2; ping ; text ab; ping "
        ),
        ("§5.4 a close frame between fragments", [0x01, 1, 0x61, 0x88, 0, 0x80, 1, 0x62], "close nil"),
        ("§5.4 several messages", [0x81, 1, 0x61, 0x82, 1, 0, 0x81, 1, 0x62], "text a; binary 1; text b"),
        ("§5.4 empty messages", [0x81, 0, 0x82, 0, 0x81, 0], "text ; binary 0; text "),
        ("§5.4 bytes that are not UTF-8", [0x82, 2, 0xFF, 0xC0], "binary 2"),
        ("§5.4 bytes in fragments that are not UTF-8", [0x02, 1, 0xFF, 0x80, 1, 0xC0], "binary 2"),
        ("§5.4 a message after fragments", [0x01, 1, 0x61, 0x80, 1, 0x62, 0x81, 1, 0x63], "text ab; text c"),
    ]

    static let texts: [Row] = [
        ("§5.6 two bytes", text("é"), "text é"), ("§5.6 three bytes", text("€"), "text €"),
        ("§5.6 four bytes", text("😀"), "text 😀"), ("§5.6 κόσμε", text("κόσμε"), "text κόσμε"),
        ("§5.6 U+0000", text("\0"), "text \0"), ("§5.6 U+FFFF", text("\u{FFFF}"), "text \u{FFFF}"),
        ("§5.6 U+10FFFF", text("\u{10FFFF}"), "text \u{10FFFF}"),
        ("§5.6 a mark of the byte order", text("\u{FEFF}a"), "text \u{FEFF}a"),
        ("§5.6 U+D7FF and U+E000", text("\u{D7FF}\u{E000}"), "text \u{D7FF}\u{E000}"),
        (
            "§5.6 a long text", text(String(repeating: "aé€😀", count: 100)),
            "text \(String(repeating: "aé€😀", count: 100))"
        ),
        (
            "§5.6 a character in two fragments", [0x01, 2, 0x61, 0xC3, 0x80, 2, 0xA9, 0x62],
            "text aéb"
        ),
        ("§5.6 a character in four fragments", [0x01, 1, 0xF0, 0x00, 1, 0x9F, 0x00, 1, 0x98, 0x80, 1, 0x80], "text 😀"),
        ("§5.6 a ping in a character", [0x01, 1, 0xC3, 0x89, 1, 0x70, 0x80, 1, 0xA9], "ping p; text é"),
        ("§8.1 a lone continuation", [0x81, 1, 0x80], "1007 not UTF-8"),
        ("§8.1 the byte FF", [0x81, 1, 0xFF], "1007 not UTF-8"),
        ("§8.1 the byte FE", [0x81, 1, 0xFE], "1007 not UTF-8"),
        ("§8.1 F5", [0x81, 4, 0xF5, 0x80, 0x80, 0x80], "1007 not UTF-8"),
        ("§8.1 above U+10FFFF", [0x81, 4, 0xF4, 0x90, 0x80, 0x80], "1007 not UTF-8"),
        ("§8.1 a surrogate", [0x81, 3, 0xED, 0xA0, 0x80], "1007 not UTF-8"),
        ("§8.1 the last surrogate", [0x81, 3, 0xED, 0xBF, 0xBF], "1007 not UTF-8"),
        ("§8.1 a slash in 2 bytes", [0x81, 2, 0xC0, 0xAF], "1007 not UTF-8"),
        ("§8.1 a slash in 3 bytes", [0x81, 3, 0xE0, 0x80, 0xAF], "1007 not UTF-8"),
        ("§8.1 a slash in 4 bytes", [0x81, 4, 0xF0, 0x80, 0x80, 0xAF], "1007 not UTF-8"),
        ("§8.1 C1", [0x81, 2, 0xC1, 0xBF], "1007 not UTF-8"),
        ("§8.1 an incomplete character at the end", [0x81, 1, 0xC3], "1007 not UTF-8"),
        ("§8.1 an incomplete character of 4 bytes", [0x81, 4, 0x61, 0xF0, 0x9F, 0x98], "1007 not UTF-8"),
        ("§8.1 an incomplete character in fragments", [0x01, 1, 0xE2, 0x80, 1, 0x82], "1007 not UTF-8"),
        ("§8.1 an incomplete character and an empty end", [0x01, 1, 0xE2, 0x80, 0], "1007 not UTF-8"),
        ("§8.1 another character instead of a continuation", [0x81, 2, 0xC3, 0x61], "1007 not UTF-8"),
        ("§8.1 the second fragment", [0x01, 1, 0x61, 0x00, 1, 0xFF], "1007 not UTF-8"),
        // The rest of the message has not arrived.
        ("§8.1 as early as possible", [0x81, 126, 1, 0, 0x61, 0xC3, 0x28], "1007 not UTF-8"),
        ("§8.1 as early as possible in a fragment", [0x01, 100, 0xF4, 0x90], "1007 not UTF-8"),
        ("§8.1 after a message", [0x81, 1, 0x61, 0x81, 1, 0xFF, 0x81, 1, 0x61], "text a; 1007 not UTF-8"),
    ]

    static let control: [Row] = [
        ("§5.5.2 a ping without a payload", [0x89, 0], "ping "),
        ("§5.5.2 a ping of 125 bytes", [0x89, 125] + zeros(125), "ping \(String(repeating: "\0", count: 125))"),
        ("§5.5.2 a ping that is not UTF-8", [0x89, 1, 0xFF], "ping \u{FFFD}"),
        ("§5.5.3 a pong without a payload", [0x8A, 0], "pong "),
        ("§5.5.3 a pong of 125 bytes", [0x8A, 125] + zeros(125), "pong \(String(repeating: "\0", count: 125))"),
        ("§5.5 a ping of 126 bytes", [0x89, 126, 0, 126], "1002 more than 125"),
        ("§5.5 a pong of 126 bytes", [0x8A, 126, 0, 126], "1002 more than 125"),
        ("§5.5 a close frame of 126 bytes", [0x88, 126, 0, 126], "1002 more than 125"),
        ("§5.5 a ping with a length in 8 bytes", [0x89, 127], "1002 more than 125"),
        ("§5.5 a fragmented ping", [0x09, 0], "1002 fragmented"),
        ("§5.5 a fragmented pong", [0x0A, 0], "1002 fragmented"),
        ("§5.5 a fragmented close frame", [0x08, 0], "1002 fragmented"),
        ("§5.5 a fragmented ping in a message", [0x01, 1, 0x61, 0x09, 0], "1002 fragmented"),
        (
            "§5.5.2 many pings", Array(repeatElement([0x89, 1, 0x61], count: 20).joined()),
            Array(repeating: "ping a", count: 20).joined(separator: "; ")
        ),
    ]

    static let closes: [Row] =
        [
            ("§5.5.1 no payload", [0x88, 0], "close nil"),
            ("§5.5.1 one byte", [0x88, 1, 3], "1002 payload of 1 byte"),
            ("§5.5.1 a reason", [0x88, 5, 0x03, 0xE8] + Array("bye".utf8), "close 1000 bye"),
            ("§5.5.1 a reason that is not ASCII", [0x88, 4, 0x03, 0xE8] + Array("é".utf8), "close 1000 é"),
            (
                "§5.5.1 a reason of 123 bytes", [0x88, 125, 0x03, 0xE8] + [UInt8](repeating: 0x61, count: 123),
                "close 1000 \(String(repeating: "a", count: 123))"
            ),
            ("§5.5.1 a reason that is not UTF-8", [0x88, 3, 0x03, 0xE8, 0xFF], "1007 reason that is not UTF-8"),
            ("§5.5.1 an incomplete reason", [0x88, 3, 0x03, 0xE8, 0xC3], "1007 reason that is not UTF-8"),
            ("§5.5.1 a message after it", [0x88, 0, 0x81, 1, 0x61], "close nil"),
            ("§5.5.1 a violation after it", [0x88, 2, 0x03, 0xE8, 0xFF, 0xFF], "close 1000"),
            ("§5.5.1 two close frames", [0x88, 2, 0x03, 0xE8, 0x88, 2, 0x03, 0xE9], "close 1000"),
            ("§5.5.1 after a message", [0x81, 1, 0x61, 0x88, 2, 0x03, 0xE9], "text a; close 1001"),
        ]
        + [
            1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999,
        ].map { ("§7.4 the code \($0)", closeFrame($0), "close \($0)") }
        + [
            0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 32768, 65535,
        ].map { ("§7.4 the code \($0)", closeFrame($0), "1002 the close code \($0)") }

    private func check(_ rows: [Row]) {
        var random = SplitMix64(seed: 6455)
        for row in rows {
            let all = row.bytes
            let isLong = all.count > 10_000
            // The head is always read byte by byte.
            var pieces = [
                [all],
                all.prefix(isLong ? 12 : all.count).map { [$0] } + [Array(all.dropFirst(isLong ? 12 : all.count))],
            ]
            for _ in 0..<(isLong ? 2 : 10) {
                let limit = isLong ? 5000 : 6
                pieces.append(randomPieces(of: all, atMost: limit, &random))
            }
            for (index, pieces) in pieces.enumerated() {
                var parser = FrameParser(maximumMessageBytes: 100_000)
                let events = pieces.flatMap { parser.read($0) }
                expect(matches(events, row.events), "\(row.name), way \(index): \(events.map(text(of:)))")
            }
        }
    }

    /// Whether events are those of a row. Of a violation, the row has the code and a part of the text.
    private func matches(_ events: [FrameEvent], _ expected: String) -> Bool {
        let expected = expected.isEmpty ? [] : expected.components(separatedBy: "; ")
        guard events.count == expected.count else { return false }
        return zip(events, expected).allSatisfy { event, expected in
            guard case .violation(let violation) = event else { return text(of: event) == expected }
            let isSourced = violation.text.contains("(RFC 6455 §")
            return isSourced && expected.hasPrefix("\(violation.code) ")
                && violation.text.contains(expected.dropFirst(5))
        }
    }
}

/// Returns an event as a text: `text Hello`, `binary 5`, `ping p`, `pong p`, `close 1000 reason`, `1002 …`.
private func text(of event: FrameEvent) -> String {
    switch event {
    case .message(.text(let text)): "text \(text)"
    case .message(.binary(let data)): "binary \(data.count)"
    case .ping(let payload): "ping \(String(decoding: payload, as: UTF8.self))"
    case .pong(let payload): "pong \(String(decoding: payload, as: UTF8.self))"
    case .close(let close):
        "close \(close.code.map { "\($0)" } ?? "nil")" + (close.reason.isEmpty ? "" : " \(close.reason)")
    case .violation(let violation): "\(violation.code) \(violation.text)"
    }
}

private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
private func text(_ text: String) -> [UInt8] { serverFrame(.text, Array(text.utf8)) }
private func closeFrame(_ code: Int) -> [UInt8] { [0x88, 2, UInt8(code >> 8), UInt8(code & 0xFF)] }

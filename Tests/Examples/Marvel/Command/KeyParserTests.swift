import FetchingTestSupport
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

private func text(_ text: String) -> [Key] { text.unicodeScalars.map { .text($0) } }

struct KeyParserTests {
    static let table: [(bytes: String, keys: [Key])] = [
        ("", []),
        ("spi", text("spi")),
        ("é漢🕷️e\u{301}", text("é漢🕷️e\u{301}")),
        ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
        ("\u{3}\u{4}\u{C}\u{12}\u{15}\u{17}\u{E}\u{10}", "cdlruwnp".map { .control($0) }),
        ("\t\u{0}\u{1C}\u{1F}", []),
        ("\u{1B}[A\u{1B}[B\u{1B}[H\u{1B}[F", [.up, .down, .home, .end]),
        ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF\u{1B}OM", [.up, .down, .home, .end, .enter]),
        ("\u{1B}[1~\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[7~\u{1B}[8~", [.home, .end, .pageUp, .pageDown, .home, .end]),
        ("\u{1B}[1;5A\u{1B}[5;2~", [.up, .pageUp]),
        // Keys and events that are ignored: left, right, Delete, F5, F1 on xterm and on the Linux console, a mouse
        // event, a focus event and a status report.
        ("\u{1B}[C\u{1B}[D\u{1B}[3~\u{1B}[15~\u{1B}OP\u{1B}[[A\u{1B}[<0;10;5M\u{1B}[I\u{1B}[?62;22cx", text("x")),
        ("\u{1B}[" + String(repeating: "1;", count: 1000) + "Ax", [.up] + text("x")),
        // Alt with a letter and with Backspace.
        ("a\u{1B}fb", text("ab")), ("\u{1B}\u{7F}", [.control("w")]),
        // A sequence that starts inside another one.
        ("\u{1B}[\u{1B}[A", [.up]), ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[1\u{3}", [.control("c")]),
        // Pasted control characters are text or ignored.
        ("\u{1B}[200~a\rb\u{3}\u{1B}[A\tc\u{7F}é\u{1B}[201~\r", text("a b cé") + [.enter]),
        ("\u{80}\u{9B}A", text("A")),
    ]

    @Test(arguments: table)
    func bytesAreParsedAsKeysInChunksOfAnySize(bytes: String, keys: [Key]) {
        let bytes = Array(bytes.utf8)
        var whole = KeyParser()
        #expect(whole.read(bytes) == keys)
        for cut in bytes.indices.prefix(50) {
            var parser = KeyParser()
            #expect(parser.read(bytes[..<cut]) + parser.read(bytes[cut...]) == keys)
        }
        var single = KeyParser()
        #expect(bytes.flatMap { single.read([$0]) } == keys)
    }

    @Test(
        arguments: [
            ([0xC3], []), ([0xC3, 0x41], text("A")), ([0xFF, 0x41], text("A")), ([0xC0, 0x80, 0x41], text("A")),
            // A surrogate, a number above U+10FFFF, an overlong encoding, and an unfinished character before a
            // sequence.
            ([0xED, 0xA0, 0x80, 0x41], text("A")), ([0xF4, 0x90, 0x80, 0x80, 0x41], text("A")),
            ([0xE0, 0x80, 0x80, 0x41], text("A")), ([0xF0, 0x9F, 0x95, 0x1B, 0x5B, 0x41], [.up]),
        ] as [([UInt8], [Key])])
    func invalidUTF8IsIgnored(bytes: [UInt8], keys: [Key]) {
        var parser = KeyParser()
        #expect(parser.read(bytes) == keys)
    }

    @Test func aLoneEscIsAKeyAfterAPause() {
        var parser = KeyParser()
        #expect(parser.read([0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.pause() == [.escape])
        #expect(!parser.isWaiting)
        #expect(parser.pause().isEmpty)
        #expect(parser.read(Array("[A".utf8)) == text("[A"))
    }

    @Test func aPauseInsideACharacterOrASequenceLosesNoInput() {
        var parser = KeyParser()
        #expect(parser.read([0xC3]).isEmpty)
        #expect(parser.pause().isEmpty)
        #expect(parser.read([0xA9]) == text("é"))
        #expect(parser.read([0x1B, 0x5B]).isEmpty)
        #expect(!parser.isWaiting)
        #expect(parser.read([0x42]) == [.down])
    }

    @Test func textIsNeverAControlCharacter() {
        var random = SplitMix64(seed: 7)
        var parser = KeyParser()
        let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0x31, 0x32, 0x30, 0x3B, 0xC2, 0x80, 0xE2, 0xF0, 0x9F]
        for _ in 0..<20_000 {
            let number = random.next()
            let byte =
                number % 2 == 0 ? UInt8(truncatingIfNeeded: number >> 8) : likely[Int(number >> 8) % likely.count]
            for case .text(let scalar) in parser.read([byte]) {
                #expect(scalar.properties.generalCategory != .control)
            }
            if number % 64 == 1 { _ = parser.pause() }
        }
    }
}

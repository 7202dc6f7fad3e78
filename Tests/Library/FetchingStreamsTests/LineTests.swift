import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

struct LineTests {
    @Test func linesAreTheSameHoweverTheTextIsSplit() async throws {
        let rows: [(text: String, lines: [String])] = [
            ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]), ("\n\na", ["", "", "a"]),
            ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a", "b"]), ("a\r\rb", ["a", "", "b"]),
            ("a\n\rb", ["a", "", "b"]), ("a\r\n\r\nb\n\n", ["a", "", "b", ""]), ("\u{FEFF}a\nb", ["a", "b"]),
            ("\u{FEFF}", []), ("\u{FEFF}\n", [""]), ("\u{FEFF}\u{FEFF}a\n\u{FEFF}b", ["\u{FEFF}a", "\u{FEFF}b"]),
            ("é€🐛\ne\u{301}", ["é€🐛", "e\u{301}"]), ("a\0b\n", ["a\0b"]),
            ("a\u{2028}b\u{85}c\u{B}d", ["a\u{2028}b\u{85}c\u{B}d"]),
        ]
        for (text, expected) in rows {
            for chunks in splits(of: Data(text.utf8)) {
                let found = try await lines(of: body(chunks)).all()
                expectEqual(found.map { Array($0.utf8) }, expected.map { Array($0.utf8) })
            }
        }
    }

    /// The replacements are those of the UTF-8 decoder of the WHATWG Encoding Standard, section 8.1.1.
    @Test func invalidUTF8IsReplaced() async throws {
        let rows: [(bytes: [UInt8], text: String)] = [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
            ([0xE0, 0x80, 0xAF], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xF0, 0x9F, 0x90], "\u{FFFD}"), ([0xF0, 0x9F, 0x90, 0x61], "\u{FFFD}a"), ([0xE2, 0x82], "\u{FFFD}"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xC3, 0x0A, 0xA9], "\u{FFFD}\n\u{FFFD}"), ([0xEF, 0xBB], "\u{FFFD}"),
            ([0xF1, 0x80, 0x80, 0xC3, 0xA9], "\u{FFFD}é"),
        ]
        for (bytes, text) in rows {
            for chunks in splits(of: Data(bytes)) {
                try await expectEqual(lines(of: body(chunks)).all().joined(separator: "\n"), text)
            }
        }
    }

    @Test func randomTextsHaveTheLinesOfAReference() async throws {
        var random = SplitMix64(seed: 33)
        let parts: [[UInt8]] = [
            [13], [10], [13, 10], [10, 13], [0xEF, 0xBB, 0xBF], [0xC3, 0xA9], [0xF0, 0x9F, 0x90, 0x9B], [0xFF], [0],
            [0x61], [0x62, 0x63],
        ]
        for _ in 0..<(runsSlowTests ? 10_000 : 1000) {
            var text: [UInt8] = []
            for _ in 0..<Int.random(in: 0...16, using: &random) { text += parts.randomElement(using: &random) ?? [] }
            var chunks: [Data] = []
            var rest = Data(text)
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &random)
                chunks.append(Data(rest.prefix(count)))
                rest = Data(rest.dropFirst(count))
            }
            let found = try await lines(of: body(chunks)).all()
            try #require(found == referenceLines(text), "\(text)")
        }
    }

    @Test func aCarriageReturnEndsTheLineBeforeTheNextByteArrives() async throws {
        let line = try await lines(of: ResponseBody(next: onceThenFail("a\r"))).first { _ in true }
        expectEqual(line, "a")
    }

    @Test func aLineOfTheMaximumLengthIsReturned() async throws {
        for (text, maximum) in [("abc\n", 3), ("abcd", 4), ("\u{FEFF}abc\r\n", 3)] {
            for chunks in splits(of: Data(text.utf8)) {
                try await expectEqual(lines(of: body(chunks), maximumBytes: maximum).all().count, 1)
            }
        }
    }

    @Test func aLineThatIsTooLongIsAnErrorBeforeItsEndArrives() async throws {
        let fetch = streamFetcher(
            createURLRequest: { (_: Void) in try request("https://a/log") },
            store: .streaming(ResponseBody(next: onceThenFail("ok\nabcd")))
        ) { body in lines(of: body, maximumBytes: 3) }
        var iterator = try await fetch(()).get().makeAsyncIterator()
        try await expectEqual(iterator.next(), "ok")
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expectEqual(
            error?.description,
            "GET https://a/log: expected lines of at most 3 bytes, found line 2, which is longer; if this length is correct, pass a higher limit to the function that reads the body"
        )
        expect(try await iterator.next() == nil)
    }

    @Test func aChunkIsRequestedOnlyForALineThatIsNotComplete() async throws {
        let log = CountedChunks(["a\nb\nc", "\nd\n"])
        var iterator = lines(of: log.body).makeAsyncIterator()
        expectEqual(log.reads, 0)
        for (line, reads) in [("a", 1), ("b", 1), ("c", 2), ("d", 2)] {
            try await expectEqual(iterator.next(isolation: nil), line)
            expectEqual(log.reads, reads)
        }
    }

    @Test func aReleasedIteratorEndsTheTransfer() async throws {
        let log = CountedChunks(["a\nb\n", "c\n"])
        for try await _ in lines(of: log.body) { break }
        expect(log.isCancelled)
    }

    @Test func aCancelledTaskReadsNoFurtherLines() async throws {
        let log = CountedChunks(["a\nb\n", "c\n"])
        let body = log.body
        let task = Task {
            var iterator = lines(of: body).makeAsyncIterator()
            let first = try await iterator.next(isolation: nil)
            withUnsafeCurrentTask { $0?.cancel() }
            await expect(throws: CancellationError.self) { try await iterator.next(isolation: nil) }
            expect(log.isCancelled)
            return first
        }
        try await expectEqual(task.value, "a")
    }
}

/// Splits a complete text in the simplest way.
private func referenceLines(_ bytes: [UInt8]) -> [String] {
    var text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0 }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    var lines = [""]
    for (index, scalar) in text.enumerated() {
        if scalar == "\n", index > 0, text[index - 1] == "\r" { continue }
        if scalar == "\n" || scalar == "\r" {
            lines.append("")
        } else {
            lines[lines.count - 1].unicodeScalars.append(scalar)
        }
    }
    return lines.last == "" ? lines.dropLast() : lines
}

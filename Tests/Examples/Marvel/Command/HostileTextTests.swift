import Fetching
import FetchingGenerators
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

/// Tests of texts that try to control the terminal, in responses and in arguments.
struct HostileTextTests {
    /// DEL, a control character of C1 that starts an escape sequence, a bidirectional override, a line separator,
    /// invisible characters, and characters that are not changed.
    private static let hostile =
        "a\u{7F}b\u{9B}31mc\u{202E}d\u{2028}e\u{61C}f\u{1B}g\u{200B}h\u{FEFF}i\u{E0041}j é 漢 🕷️"

    /// The sandbox, with a hostile title in place of the first event's title.
    private static let store = NetworkStore { request in
        let (data, response) = try await MarvelSandbox().store.fetchData(request)
        let title = String(decoding: try JSONEncoder().encode(hostile), as: UTF8.self)
        let body = String(decoding: data, as: UTF8.self).replacing("\"Acts of Vengeance!\"", with: title)
        return (Data(body.utf8), response)
    }

    private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
        "\u{7F}\u{9B}\u{202E}\u{2028}\u{61C}\u{1B}\u{200B}\u{FEFF}\u{E0041}".unicodeScalars.contains(scalar)
    }

    @Test func jsonOutputEscapesControlCharacters() async throws {
        let run = await runInProcess("events --name-starts-with Acts --json", store: Self.store)
        expectEqual(run.exitCode, 0)
        expect(!run.output.unicodeScalars.contains(where: Self.isHostile))
        expect(
            run.output.contains(#"a\u007fb\u009b31mc\u202ed\u2028e\u061cf\u001bg\u200bh\ufeffi\udb40\udc41j é 漢 🕷️"#))
        let page = try JSONDecoder().decode(Page.self, from: Data(run.output.utf8))
        expectEqual(page.results.map(\.title), [Self.hostile])
    }

    @Test func aCrawlEscapesControlCharacters() async throws {
        let folder = TestFolder()
        let run = await crawlInProcess("events --name-starts-with Acts", in: nil, store: Self.store)
        _ = await crawlInProcess("events --name-starts-with Acts", in: folder, store: Self.store)
        expectEqual(run.exitCode, 0)
        expect(!run.output.unicodeScalars.contains(where: Self.isHostile))
        try expectEqual(JSONDecoder().decode(Event.self, from: Data(run.output.utf8)).title, Self.hostile)
        expect(folder.has(run.output))
    }

    @Test func anErrorNeverRepeatsAControlCharacterOfAnArgument() async {
        for line in [
            "\u{1B}[31mx", "--\u{1B}]0;x\u{7}", "characters --\u{9B}31m", "characters --limit=\u{1B}[2J",
            "character \u{202E}1", "character \u{200B}1", "characters --base-url http://127.0.0.1:1/\u{1B}[31m",
            "help \u{1B}c", "crawl events --out \u{1B}[2J/x",
        ] {
            let run = await runInProcess(line)
            expect(run.exitCode != 0)
            expect(run.output.isEmpty)
            expect(!run.notes.unicodeScalars.contains(where: Self.isHostile), "\(run.notes.debugDescription)")
        }
    }

    @Test func aFailureThatTheBrowserShowsHasNoControlCharacters() {
        let error = NetworkFailure(URLError(.timedOut), request: URLRequest(url: URL(filePath: "/")))
        let failure = CommandFailure(.network(error), baseURL: "http://a/\u{1B}c")
        expect(failure.text.hasSuffix("the URL http://a/ c, then try again."))
    }

    @Test func aCharacterKeepsFewOfItsMarksAndACellIsBounded() {
        for mark in ["\u{301}", "\u{20DD}", "\u{200D}", "\u{903}", "\u{1F3FB}"] {
            let text = cellText("e" + String(repeating: mark, count: 50_000) + " end")
            expect(text.utf8.count < 100)
            expect(text.unicodeScalars.starts(with: "e".unicodeScalars) && text.hasSuffix(" end"))
        }
        expectEqual(cellText("x\u{301}\u{302}\u{303}\u{304}\u{305}y"), "x\u{301}\u{302}\u{303}\u{304}y")
        let text = cellText(String(repeating: "ab ", count: 100_000))
        expect(text.utf8.count <= 16 * 1024 + 3)
        expect(text.hasSuffix("…"))
    }

    @Test func invisibleAndControlCharactersAreNotInACell() {
        for character in [
            "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{115F}", "\u{180E}", "\u{3164}", "\u{FFA0}",
            "\u{E0001}", "\u{E0041}", "\u{E007F}", "\u{202E}", "\u{7F}", "\u{FFF9}", "\u{FFFB}",
        ] {
            expectEqual(cellText("x\(character)y"), "x y")
        }
        let flag = "\u{1F3F4}" + String(repeating: "\u{E0041}", count: 7)
        expectEqual(cellText(flag + "\u{E0041}y"), flag + " y")
        for ordinary in [
            "👩‍👩‍👧", "👩🏽‍❤️‍💋‍👨🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "❤️", "می\u{200C}خواهم", "葛\u{E0100}", "ក្រុម", "กำลัง", "a\u{301}\u{302}\u{303}\u{304}",
        ] {
            expectEqual(cellText(ordinary), ordinary)
        }
    }

    private struct Event: Decodable {
        var title: String
    }

    private struct Page: Decodable {
        var results: [Event]
    }
}

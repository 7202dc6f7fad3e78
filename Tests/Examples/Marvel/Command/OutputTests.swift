import Fetching
import FetchingTestSupport
import Foundation
import Marvel
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct OutputTests {
    @Test func theReadmesCommandShowsSpiders() async {
        let run = await runInProcess("characters --name-starts-with Spider --limit 5")
        expectEqual(run.exitCode, 0)
        let lines = run.output.split(separator: "\n")
        expectEqual(lines.count, 6)
        expect(lines.dropFirst().allSatisfy { $0.contains("  Spider") })
        expect(
            run.notes.hasPrefix(
                "No API keys are set; using the offline sandbox at http://127.0.0.1:7777/v1/public.\n1–5 of "))
        expect(run.notes.contains("next: --offset 5 · Data provided by Marvel."))
        expect(run.notes.hasSuffix("(sandbox stopped)\n"))
    }

    @Test func jsonIsThePageAndIsTheSameInEveryRun() async throws {
        let run = await runInProcess("comics --limit 3 --json")
        let page = try JSONDecoder().decode(PaginatedResponseModel<ComicModel>.self, from: Data(run.output.utf8))
        expectEqual(page.results.count, 3)
        expectEqual(page.limit, 3)
        expectEqual(page.total, 2530)
        await expectEqual(runInProcess("comics --limit 3 --json").output, run.output)

        let one = await runInProcess("character 1011334 --json", width: 80)
        let single = try JSONDecoder().decode(PaginatedResponseModel<CharacterModel>.self, from: Data(one.output.utf8))
        expectEqual(single.results.map(\.id), [1_011_334])
    }

    @Test func curlShowsTheRequestWithoutSecretsAndSendsNothing() async {
        let planted = ["MARVEL_PUBLIC_KEY": "planted-public", "MARVEL_PRIVATE_KEY": "planted-private"]
        let run = await runInProcess(
            "character 7 comics --format comic --curl", environment: planted, store: .unimplemented)
        expectEqual(run.exitCode, 0)
        expect(run.output.hasPrefix("curl 'https://gateway.marvel.com/v1/public/characters/7/comics?"))
        for text in ["format=comic", "apikey=***", "hash=***"] { expect(run.output.contains(text), "\(text)") }
        expect(!(run.output + run.notes).contains("planted"))
        expect(run.notes.isEmpty)
    }

    @Test func curlWithoutKeysIsForASandbox() async {
        let own = await runInProcess("events --curl", store: .unimplemented)
        expect(own.output.hasPrefix("curl 'http://127.0.0.1:8080/v1/public/events?"))
        expect(own.notes.hasSuffix("Start it in another terminal:\n  marvel serve --port 8080\n"))
        let running = await runInProcess("events --curl --base-url http://127.0.0.1:9/v1/public", store: .unimplemented)
        expect(running.output.hasPrefix("curl 'http://127.0.0.1:9/v1/public/events?"))
        expect(running.notes.isEmpty)
        for run in [own, running] {
            expect(run.output.contains("&apikey=sandbox-public-key&hash="))
            expect(!run.output.contains("***"))
        }
    }

    @Test func noResultsIsNotAFailure() async {
        let run = await runInProcess("characters --name Nobody")
        expectEqual(run.exitCode, 0)
        expect(run.output.isEmpty)
        expect(run.notes.contains("No results."))
    }

    @Test func coloursNeedATerminalThatSupportsThem() async {
        let cases: [(environment: [String: String], isColoured: Bool)] = [
            ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false),
        ]
        for (environment, isColoured) in cases {
            let onTerminal = await runInProcess("series --limit 1", environment: environment, width: 80)
            expectEqual(onTerminal.output.contains("\u{1B}"), isColoured, "\(environment)")
            expectEqual(onTerminal.notes.contains("\u{1B}"), isColoured, "\(environment)")
            let piped = await runInProcess("series --limit 1", environment: environment)
            expect(!(piped.output + piped.notes).contains("\u{1B}"), "\(environment)")
        }
    }

    @Test func errorsSayWhatToDo() async {
        func json(_ code: String, _ message: String, _ status: Int) -> NetworkStore {
            .json(#"{"code":\#(code),"\#(status == 404 ? "status" : "message")":"\#(message)"}"#, status: status)
        }
        let cases: [(line: String, store: NetworkStore, exitCode: Int32, text: String)] = [
            ("characters --limit 0", .unimplemented, 64, "from 1 to 100"),
            (
                "character 5", json("404", "We couldn't find that character", 404), 1,
                "We couldn't find that character. Check the ID"
            ),
            (
                "comics", json(#""InvalidCredentials""#, "The passed API key is invalid.", 401), 1,
                "The passed API key is invalid. Check MARVEL_PUBLIC_KEY"
            ),
            ("comics", .json("{}", status: 503), 1, "Try again later."),
            ("comics", .json("<html>"), 1, "Check that http://127.0.0.1:7777/v1/public is the URL"),
            (
                "comics --base-url http://127.0.0.1:5", .failing(URLError(.cannotConnectToHost)), 1,
                "Check that “marvel serve” is running"
            ),
            ("serve --port 80", .unimplemented, 1, "Port 80 is in use; choose another port."),
        ]
        for (line, store, exitCode, text) in cases {
            let run = await runInProcess(line, store: store)
            expectEqual(run.exitCode, exitCode, "\(line)")
            expect(run.output.isEmpty, "\(line)")
            expect(run.notes.contains("marvel: ") && run.notes.contains(text), "\(line): \(run.notes)")
        }
    }

    @Test func linesWrapAtWordsOnANarrowTerminal() async {
        for line in ["character 1011334", "comic 21366", "characters --limit 2", "character", "series 5555555"] {
            let run = await runInProcess(line, environment: ["NO_COLOR": "1"], width: 30)
            let wide = await runInProcess(line, environment: ["NO_COLOR": "1"], width: 500)
            expectLines(of: run.output + run.notes, fit: 30)
            expectEqual(
                words(run.notes.replacing("\n", with: " ")), words(wide.notes.replacing("\n", with: " ")), "\(line)")
        }
    }

    @Test func withKeysTheErrorExplainsThatTheAPIIsRetired() async {
        let run = await runInProcess(
            "comics", environment: ["MARVEL_PUBLIC_KEY": "planted-a", "MARVEL_PRIVATE_KEY": "planted-b"],
            store: .failing(URLError(.cannotFindHost)))
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The Marvel API is retired; unset MARVEL_PUBLIC_KEY"))
        expect(!run.notes.contains("planted"))
    }

    @Test func aClosedPipeIsNotAFailureButAFullDiskIs() async {
        let left = await runInProcess("characters", writeError: .closed)
        expectEqual(left.exitCode, 0)
        expect(!left.notes.contains("marvel:"))
        let full = await runInProcess("characters --json", writeError: .failed(reason: "No space left on device"))
        expectEqual(full.exitCode, 1)
        expect(full.notes.contains("could not be written: No space left on device."))
    }

    @Test func serveCatchesCtrlCBeforeItPrintsItsURLAndItsKeys() async {
        let run = await runInProcess("serve")
        expectEqual(run.exitCode, 0)
        expectEqual(run.output, "http://127.0.0.1:7777/v1/public\n")
        expect(run.notes.hasPrefix("(catching Ctrl-C)\n"))
        expect(
            run.notes.contains("export MARVEL_PUBLIC_KEY=sandbox-public-key MARVEL_PRIVATE_KEY=sandbox-private-key"))
        expect(run.notes.hasSuffix("(sandbox stopped)\n"))
        await expectEqual(runInProcess("events --limit 1", environment: sandboxKeys).exitCode, 0)
        await expectEqual(runInProcess("events", environment: sandboxKeys.mapValues { $0 + "x" }).exitCode, 1)
    }

    @Test func theTerminalsWidthIsConfiguredOrMeasuredOrEighty() {
        let cases: [(environment: [String: String], measured: Int?, width: Int)] = [
            ([:], nil, 80), ([:], 120, 120), ([:], 0, 80), (["COLUMNS": "40"], 120, 40), (["COLUMNS": "x"], 120, 120),
            (["COLUMNS": "-3"], nil, 80),
        ]
        for (environment, measured, width) in cases {
            expectEqual(terminalWidth(environment: environment, measured: measured), width, "\(environment)")
        }
    }
}

import Foundation
import Fetching
import LoopbackServer
import Testing

@testable import MarvelCLI

struct ExplainTests {
    @Test func anExplanationShowsTheRequestTheLayersAndTheModel() async {
        let run = await runInProcess("explain characters --limit 3")
        #expect(run.exitCode == 0, "\(run.notes)")
        #expect(run.output.hasPrefix("curl 'http://127.0.0.1:7777/v1/public/characters?offset=0&limit=3&ts="))
        #expect(run.output.contains("&apikey=***&hash=***'"))
        for name in ["create the request", "signing", "  MarvelSandbox", "check and decode", "in total"] {
            #expect(run.output.contains(name))
        }
        #expect(run.output.hasSuffix("\ndecoded: BaseResponseModel<PaginatedResponseModel<CharacterModel>>\n"))
    }

    @Test func anExplanationOfAFailureHasTheExitCodeOfAFailure() async {
        let run = await runInProcess("explain character 99")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("404, 55 bytes"))
        // The error is printed once.
        #expect(!run.output.contains("couldn't find"))
        #expect(run.notes.contains("couldn't find"))
    }

    @Test(arguments: [
        "explain", "explain heroes", "explain characters --json", "explain characters --nmae x", "request", "repl now",
    ])
    func aWrongCommandLineIsAUsageError(line: String) async {
        #expect(await runInProcess(line).exitCode == 64)
    }

    @Test func aCurlCommandFromTheStandardInputIsSent() async {
        var world = world(store: .json(#"{"a":{"b":[]}}"#))
        let text = Text()
        world.terminal.write = { text.append($0) }
        world.readInput = { _ in Data("curl 'https://example.com/a?token=secret-word' -k".utf8) }
        #expect(await MarvelCLI.run(["request", "--from-curl", "-"], in: world) == 0)
        #expect(
            text.value
                == """
                GET https://example.com/a?token=***
                status 200
                Content-Type: application/json

                {
                  "a": {"b": []}
                }

                """.replacing("{\n  \"a\": {\"b\": []}\n}", with: "{\n  \"a\": {\n    \"b\": []\n  }\n}"))
    }

    private func world(store: NetworkStore) -> World {
        World(
            environment: [:], terminal: Terminal(write: { _ in }, writeNote: { _ in }, showsNotesOnTerminal: false),
            store: store, startSandbox: { _ in throw CancellationError() },
            interruptions: { AsyncStream { $0.finish() } })
    }
}

import Fetching
import Testing

/// Live: the built command in a process of its own, over real HTTP on 127.0.0.1.
@Suite(.enabled(if: Binary.exists, "the built command is not beside the tests"), .timeLimit(.minutes(1)))
struct BinaryTests {
    @Test func readmesCommandShowsSpidersOverHTTPWithoutKeys() async throws {
        let run = try await Binary.run("characters --name-starts-with Spider --limit 5")
        #expect(run.exitCode == 0)
        let rows = run.output.split(separator: "\n").dropFirst()
        #expect(rows.count == 5)
        #expect(rows.allSatisfy { $0.contains("  Spider") })
        #expect(run.notes.contains("No keys are set: asking the offline sandbox at http://127.0.0.1:"))
        #expect(!(run.output + run.notes).contains("\u{1B}"))
    }

    @Test func aProxyInTheEnvironmentIsNotAskedForTheSandbox() async throws {
        let run = try await Binary.run("events --limit 1", environment: ["http_proxy": "http://127.0.0.1:9"])
        #expect(run.exitCode == 0)
    }

    @Test func jsonIsJSONToAnotherProgram() async throws {
        let text = try await Binary.shell(
            #""$MARVEL" comics --limit 100 --json | python3 -m json.tool | grep -c '"format"'"#)
        // Without python3 there is nothing to ask.
        if !text.notes.contains("python3") { #expect(text.output == "100\n", "\(text.notes)") }
    }

    @Test func aReaderWhoHasEnoughEndsItQuietly() async throws {
        let run = try await Binary.shell(
            #"{ "$MARVEL" comics --limit 100 --json; echo "code $?" >&2; } | head -1"#)
        #expect(run.output == "{\n")
        #expect(run.notes.contains("code 0"))
        #expect(!run.notes.contains("marvel:"))
    }

    @Test func exitCodesTellUsageFromFailure() async throws {
        #expect(try await Binary.run("--help").exitCode == 0)
        #expect(try await Binary.run("charactres").exitCode == 64)
        #expect(try await Binary.run("comics --base-url http://127.0.0.1:1/v1").exitCode == 1)
    }

    @Test func serveAnswersOthersUntilItIsInterrupted() async throws {
        let run = try await Binary.shell(
            #"""
            "$MARVEL" serve > "$0.url" & server=$!
            until [ -s "$0.url" ] || ! kill -0 $server; do sleep 0.02; done
            "$MARVEL" characters --limit 1 --base-url "$(cat "$0.url")"
            "$MARVEL" serve --port "$(sed 's/.*://; s,/.*,,' "$0.url")"; echo "second: $?"
            kill -INT $server; wait $server; echo "first: $?"
            rm -f "$0.url"
            """#)
        #expect(run.output.contains("3-D Man"), "\(run.notes)")
        #expect(run.output.hasSuffix("second: 1\nfirst: 0\n"))
        #expect(run.notes.contains("is in use"))
    }
}

import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct CompletionTests {
    @Test func wordsAreOfferedForTheEndOfTheLine() {
        for (line, offered) in [
            (["get", "http://a", "-H", "a: b", "--hea"], ["--header"]),
            (["get", "-X", "P"], ["POST", "PUT", "PATCH"]),
            (["re"], ["request", "record", "replay", "repl"]),
            (["explain", "http://a", "--ha"], ["--har"]),
            (["cache", ""], ["stats", "clear"]),
            ([], subcommands.flatMap(\.names) + ["help"]),
        ] {
            guard case .words(let found) = candidates(for: line) else { return expect(false, "files for \(line)") }
            expectEqual(found.map(\.word), offered)
        }
    }

    @Test func fileNamesAreCompletedByTheShell() {
        for line in [
            ["shape", ""], ["shape", "a.json", "b"], ["compare", "a"], ["get", "http://a", "--out", ""],
            ["get", "http://a", "-o", "x"], ["get", "--out=x"], ["get", "--out", "=", "x"],
        ] { expectEqual(candidates(for: line), .files, "\(line)") }
    }
}

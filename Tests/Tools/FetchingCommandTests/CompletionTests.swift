import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct CompletionTests {
    @Test(arguments: [
        (["get", "http://a", "-H", "a: b", "--hea"], ["--header"]),
        (["get", "-X", "P"], ["POST", "PUT", "PATCH"]),
        (["re"], ["request", "record", "replay", "repl"]),
        (["explain", "http://a", "--ha"], ["--har"]),
        (["cache", ""], ["stats", "clear"]),
        ([], subcommands.flatMap(\.names) + ["help"]),
    ])
    func wordsAreOfferedForTheEndOfTheLine(words: [String], offered: [String]) {
        guard case .words(let found) = candidates(for: words) else {
            Issue.record("files are offered")
            return
        }
        expectEqual(found.map(\.word), offered)
    }

    @Test(arguments: [
        ["shape", ""], ["shape", "a.json", "b"], ["compare", "a"], ["get", "http://a", "--out", ""],
        ["get", "http://a", "-o", "x"], ["get", "--out=x"], ["get", "--out", "=", "x"],
    ])
    func fileNamesAreCompletedByTheShell(words: [String]) { expectEqual(candidates(for: words), .files) }
}

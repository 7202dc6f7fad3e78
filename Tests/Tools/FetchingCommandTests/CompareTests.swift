import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct CompareTests {
    @Test func fieldsAndTypesThatDifferAreListed() async {
        let run = await runInProcess(
            "compare a.json b.json", store: .unimplemented,
            input: [
                "a.json": #"{"id": 7, "old": {"x": 1}, "list": [{"n": 1, "m": 1}, {"n": 2}], "same": "a"}"#,
                "b.json": #"{"id": "7", "list": [{"n": null, "m": 2}], "same": "b", "new": [], "list2": true}"#,
            ])
        expectEqual(run.exitCode, 1)
        expect(run.notes.isEmpty)
        expectEqual(
            run.output,
            """
            Only in “a.json”:
              old: object
            Only in “b.json”:
              new: array
              list2: true or false
            Different:
              id: whole number → string
              list[].n: whole number → null
              list[].m: whole number or absent → whole number

            """)
    }

    @Test(arguments: [
        (#"{"a": 1, "b": [1]}"#, #"{"b": [2, 3], "a": 5}"#), ("[]", #"[{"a": 1}]"#), ("1", "2"),
        (#"[1, 2.5]"#, #"[2.5]"#),
    ])
    func equalShapesHaveNoDifferences(first: String, second: String) async {
        let run = await runInProcess(
            "compare - b.json", store: .unimplemented, input: ["-": first, "b.json": second])
        expectEqual(run.exitCode, 0)
        expectEqual(run.output, "The shapes are equal.\n")
    }

    @Test func aResponseIsComparedWithASavedOne() async {
        let run = await runInProcess(
            "compare saved.json https://example.com/a?token=secret-word", store: .json(#"{"a": 1, "b": 2}"#),
            input: ["saved.json": #"{"a": 1}"#])
        expectEqual(run.output, "Only in “https://example.com/a?token=***”:\n  b: whole number\n")
    }

    @Test func aSampleThatIsNotJSONOrMissingIsAFailure() async {
        let run = await runInProcess(
            "compare a.json https://example.com/", store: .constant(Data("<html>".utf8)), input: ["a.json": "{}"])
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The response is not JSON: no valid value in line 1, column 1"))
        let missing = await runInProcess("compare a.json b.json", store: .unimplemented, input: ["a.json": "{}"])
        expect(missing.notes.contains("“b.json” could not be read: it does not exist."))
    }

    @Test func theServersTextCannotControlTheTerminal() async {
        let run = await runInProcess(
            "compare a b", store: .unimplemented, input: ["a": "{\"x\\u001b[2J\": 1}", "b": "{}"])
        expectEqual(run.output, "Only in “a”:\n  x [2J: whole number\n")
    }
}

struct SourceTests {
    @Test func theSourceHasNoValueOfADeclaredName() async {
        let run = await runInProcess(
            [
                "source", "https://example.com/heroes?pin=planted-1", "-H", "X-Id: planted-2", "--secret", "pin",
                "--secret", "x-id",
            ],
            store: .json(#"[{"id": 7, "pin": "planted-3", "echo": "planted-2"}]"#))
        expectEqual(run.exitCode, 0)
        expect(!run.output.contains("planted") && run.output.contains("test-pin"), "\(run.output)")
    }

    @Test func theSourceOfAnEndpointIsPrinted() async {
        let run = await runInProcess(
            ["source", "https://example.com/heroes/7", "-H", "Authorization: Bearer secret-token"],
            store: .json(#"{"id": 7, "full_name": "Hulk"}"#))
        expectEqual(run.exitCode, 0)
        expect(run.output.contains("Fetcher<Int, Hero>"))
        expect(run.output.contains("    var fullName: String\n"))
        expect(run.output.contains("func heroReplay()"))
        expect(!(run.output + run.notes).contains("secret-token"))
    }

    @Test func aCurlCommandCanDescribeTheRequest() async {
        let run = await runInProcess(
            "source --from-curl -", store: .json("[]"), input: ["-": "curl https://example.com/heroes"])
        expect(run.output.contains("heroesFetcher"))
    }

    @Test func anErrorStatusHasNoSource() async {
        let run = await runInProcess("source https://example.com/", store: .json("{}", status: 500))
        expectEqual(run.exitCode, 1)
        expect(run.output.isEmpty)
        expect(run.notes.contains("status 500"))
    }
}

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
            "compare a.json b.json",
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

    @Test func equalShapesHaveNoDifferences() async {
        for (first, second) in [
            (#"{"a": 1, "b": [1]}"#, #"{"b": [2, 3], "a": 5}"#), ("[]", #"[{"a": 1}]"#), ("1", "2"),
            (#"[1, 2.5]"#, #"[2.5]"#),
        ] {
            let run = await runInProcess("compare - b.json", input: ["-": first, "b.json": second])
            expect(run.exitCode == 0 && run.output == "The shapes are equal.\n", "\(first) \(second): \(run.output)")
        }
    }

    @Test func aResponseIsComparedWithASavedOne() async {
        let run = await runInProcess(
            "compare saved.json https://example.com/a?token=secret-word", store: .json(#"{"a": 1, "b": 2}"#),
            input: ["saved.json": #"{"a": 1}"#])
        expectEqual(run.output, "Only in “https://example.com/a?token=***”:\n  b: whole number\n")
    }

    @Test func theServersTextCannotControlTheTerminal() async {
        let run = await runInProcess(
            "compare a b", input: ["a": "{\"x\\u001b[2J\": 1}", "b": "{}"])
        expectEqual(run.output, "Only in “a”:\n  x [2J: whole number\n")
    }
}

struct SourceTests {
    @Test func theSourceHasNoValueOfADeclaredName() async {
        let run = await runInProcess(
            words("source https://a.example/b?pin=planted-1 --secret pin --secret x-id -H") + ["X-Id: planted-2"],
            store: .json(#"[{"id": 7, "pin": "planted-3", "echo": "planted-2"}]"#))
        expectEqual(run.exitCode, 0)
        expect(!run.output.contains("planted") && run.output.contains("test-pin"), "\(run.output)")
    }

    @Test func theSourceOfAnEndpointIsPrinted() async {
        let run = await runInProcess(
            ["source", "https://example.com/heroes/7", "-H", "Authorization: Bearer secret-token"],
            store: .json(#"{"id": 7, "full_name": "Hulk"}"#))
        expectEqual(run.exitCode, 0)
        for part in ["Fetcher<Int, Hero>", "    var fullName: String\n", "func heroReplay()"] {
            expect(run.output.contains(part), "\(run.output)")
        }
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

import Fetching
import FetchingJSON
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct JSONTextTests {
    @Test func indentedJSONHasOneForm() throws {
        let cases: [(source: String, text: String)] = [
            (#"{"b":1,"a":{"d":[],"c":{}}}"#, "{\n  \"a\": {\n    \"c\": {},\n    \"d\": []\n  },\n  \"b\": 1\n}"),
            ("[1.50,1e5,-0,12345678901234567890]", "[\n  1.50,\n  1e5,\n  -0,\n  12345678901234567890\n]"),
            (#"["\/é\u00e9\"\\\n\u202e\u0000"]"#, #"["# + "\n  " + #""/éé\"\\\n\u202e\u0000""# + "\n]"),
            ("null", "null"), ("true", "true"),
        ]
        for (source, text) in cases {
            expectEqual(jsonText(try JSONTree(Data(source.utf8)), .indented), text, "\(source)")
        }
        let deep = String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500)
        let lines = jsonText(try JSONTree(Data(deep.utf8)), .indented).split(separator: "\n")
        expect(lines.count == 1001 && lines.map(\.utf8.count).max() == 65)
    }

    @Test func aLineHasTheSameOrderAndEscapes() throws {
        let tree = try JSONTree(Data(#"{"b": ["\u202e", 1], "a": null}"#.utf8))
        expectEqual(jsonText(tree, .compact), #"{"a":null,"b":["\u202e",1]}"#)
    }

    /// The JSON that a command prints is unchanged if it is formatted again.
    @Test func everyCommandPrintsJSONInThisForm() async throws {
        for line in ["comics --limit 2 --json", "event 116 --json", "stories --json --limit 3"] {
            let output = await runInProcess(line).output
            try expectEqual(jsonText(JSONTree(Data(output.utf8)), .indented) + "\n", output)
        }
        let lines = await crawlInProcess("events --limit 100", in: nil).output.split(separator: "\n")
        expectEqual(lines.count, 72)
        for line in lines { expect(try jsonText(JSONTree(Data(line.utf8)), .compact) == line) }
    }
}

import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct ShapeTests {
    @Test func aFileIsShownAsAShapeAndAsAModel() async {
        let run = await runInProcess(
            "shape hero.json --name hero",
            input: ["hero.json": #"{"id": 7, "full_name": "Hulk"}"#])
        expectEqual(run.exitCode, 0)
        expectEqual(
            run.output,
            """
            object
              id: whole number
              full_name: string

            nonisolated struct Hero: Codable, Identifiable, Sendable {
                var id: Int
                var fullName: String
            }

            """)
        expect(run.notes.isEmpty)
    }

    @Test func theStandardInputAndSeveralFilesAreSamplesOfOneModel() async {
        let run = await runInProcess(
            "shape - b.json",
            input: ["-": #"{"a": 1}"#, "b.json": "{\"b\": 2}\n{\"b\": null}\n"])
        expect(run.output.contains("  a: whole number, absent in 2 of 3\n"))
        expect(run.output.contains("  b: whole number, absent in 1 of 3, null in 1 of 2\n"))
        expect(run.output.contains("    var a: Int?\n    var b: Int?\n"))
    }

    @Test func aSampleThatIsMissingEmptyOrNotJSONIsAFailure() async {
        for (line, text) in [
            ("shape missing.json", "“missing.json” could not be read: it does not exist."),
            ("shape empty.json", "“empty.json” is empty."),
            ("shape a.json -", "The standard input is not JSON: no valid value in line 1, column 1"),
            ("compare a.json https://example.com/", "The response is not JSON: no valid value in line 1, column 1"),
            ("compare a.json missing.json", "“missing.json” could not be read: it does not exist."),
        ] {
            let run = await runInProcess(
                line, store: .constant(Data("<html>".utf8)), input: ["a.json": "{}", "-": "<html>", "empty.json": "\n"])
            expect(run.exitCode == 1 && run.output.isEmpty && run.notes.contains(text), "\(line): \(run.notes)")
        }
    }

    @Test func aResponseIsASampleToo() async {
        let run = await runInProcess(
            "shape https://example.com/a b.json", store: .json(#"{"a": 1}"#), input: ["b.json": "{}"])
        expectEqual(run.exitCode, 0)
        expect(run.output.hasPrefix("object\n  a: whole number, absent in 1 of 2\n"))
    }

    @Test func theRequestOfAURLOrACurlCommandCanHaveHeaderFields() async throws {
        for arguments in [
            ["https://example.com/a", "-H", "Accept: text/plain"],
            ["--from-curl", "curl https://example.com/a -H 'Accept: text/plain'"],
        ] {
            let log = RequestLog()
            let store = NetworkStore.json(#"{"a": 1}"#).recorded(in: log)
            let run = await runInProcess(["shape", "b.json"] + arguments, store: store, input: ["b.json": "{}"])
            expect(run.output.hasPrefix("object\n  a: whole number, absent in 1 of 2\n"))
            expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Accept") }, ["text/plain"])
            let compared = await runInProcess(["compare", "b.json"] + arguments, store: store, input: ["b.json": "{}"])
            expect(compared.output.hasSuffix("  a: whole number\n"))
            expectEqual(log.requests.count, 2)
        }
    }

    @Test func theValuesOfADeclaredNameAreNotCasesOfAnEnumeration() async {
        let rows = (0..<12).map { #"{"status": "\#($0.isMultiple(of: 2) ? "planted" : "other")"}"# }
        let sample = "[\(rows.joined(separator: ","))]"
        let plain = await runInProcess("shape a.json", input: ["a.json": sample])
        expect(plain.output.contains("planted"))
        let run = await runInProcess("shape a.json --secret status", input: ["a.json": sample])
        expect(run.exitCode == 0 && !run.output.contains("planted"))
    }

    @Test func anErrorStatusIsNotASample() async {
        let run = await runInProcess("shape https://example.com/a", store: .json(#"{"message": "No."}"#, status: 404))
        expectEqual(run.exitCode, 1)
        expect(run.output.isEmpty)
        expect(run.notes.hasPrefix("fetching: No. GET https://example.com/a. status 404"))
    }
}

struct ReadSystemInputTests {
    @Test func aFaultOfAFileThatIsNotUTF8SaysHowToConvertIt() {
        let failure = notJSON(Data(#"{"a": "caf"#.utf8) + [0xE9] + Data(#""}"#.utf8), from: "a.json", "bytes")
        expect(
            failure.text.contains("“a.json” is not JSON: bytes; convert it to UTF-8 first, for example with “iconv"))
    }

    @Test func aFileOrDeviceIsReadAndAnErrorHasTheReason() throws {
        expect(try !readSystemInput(#filePath).isEmpty)
        expect(try readSystemInput("/dev/null").isEmpty)
        expect(throws: FileError(path: "/missing.json", action: "read", reason: "it does not exist")) {
            try readSystemInput("/missing.json")
        }
        expect(throws: FileError(path: "/", action: "read", reason: "it is a folder")) { try readSystemInput("/") }
    }
}

import Foundation
import FetchingTestSupport
import Testing

@testable import MarvelCLI

struct ShapeTests {
    @Test func aFileIsShownAsAShapeAndAsAModel() async {
        let run = await runInProcess(
            "shape hero.json --name hero", store: .unimplemented,
            input: ["hero.json": #"{"id": 7, "full_name": "Hulk"}"#])
        #expect(run.exitCode == 0)
        #expect(
            run.output == """
                object
                  id: whole number
                  full_name: string

                nonisolated struct Hero: Codable, Identifiable, Sendable {
                    var id: Int
                    var fullName: String
                }

                """)
        #expect(run.notes.isEmpty)
    }

    @Test func theStandardInputAndSeveralFilesAreSamplesOfOneModel() async {
        let run = await runInProcess(
            "shape - b.json", store: .unimplemented,
            input: ["-": #"{"a": 1}"#, "b.json": "{\"b\": 2}\n{\"b\": null}\n"])
        #expect(run.output.contains("  a: whole number, absent in 2 of 3\n"))
        #expect(run.output.contains("  b: whole number, absent in 1 of 3, null in 1 of 2\n"))
        #expect(run.output.contains("    var a: Int?\n    var b: Int?\n"))
    }

    @Test func aMissingFileAndATextThatIsNotJSONAreFailures() async {
        let missing = await runInProcess("shape missing.json", store: .unimplemented, input: [:])
        #expect(missing.exitCode == 1)
        #expect(missing.notes.contains("“missing.json” could not be read: it does not exist."))
        let invalid = await runInProcess(
            "shape a.json -", store: .unimplemented, input: ["a.json": "{}", "-": "<html>"])
        #expect(invalid.exitCode == 1)
        #expect(invalid.output.isEmpty)
        #expect(invalid.notes.contains("The standard input is not JSON: no valid value in line 1, column 1"))
    }

    @Test func anEmptyFileIsNamed() async {
        let run = await runInProcess("shape a.json", store: .unimplemented, input: ["a.json": "\n"])
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("“a.json” is empty."))
    }

    @Test func aResponseIsASampleToo() async {
        let run = await runInProcess(
            "shape https://example.com/a b.json", store: .json(#"{"a": 1}"#), input: ["b.json": "{}"])
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("object\n  a: whole number, absent in 1 of 2\n"))
    }

    @Test func anErrorStatusIsNotASample() async {
        let run = await runInProcess("shape https://example.com/a", store: .json(#"{"message": "No."}"#, status: 404))
        #expect(run.exitCode == 1)
        #expect(run.output.isEmpty)
        #expect(run.notes.hasPrefix("marvel: No. GET https://example.com/a. status 404"))
    }

    @Test func aFileIsRequired() async {
        let run = await runInProcess("shape", store: .unimplemented)
        #expect(run.exitCode == 64)
        let text = "A JSON file or a URL is required; use - for the standard input. See: marvel shape --help"
        #expect(run.notes.contains(text))
    }
}

struct ReadSystemInputTests {
    @Test func aFileIsRead() throws {
        #expect(try !readSystemInput(#filePath).isEmpty)
    }

    @Test func aDeviceOrPipeIsRead() throws {
        #expect(try readSystemInput("/dev/null").isEmpty)
    }

    @Test func anErrorHasTheReason() {
        #expect(throws: FileError(path: "/missing.json", action: "read", reason: "it does not exist")) {
            try readSystemInput("/missing.json")
        }
        #expect(throws: FileError(path: "/", action: "read", reason: "it is a folder")) { try readSystemInput("/") }
    }
}

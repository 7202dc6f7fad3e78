import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct ExplainTests {
    @Test func anExplanationShowsTheRequestAndTheAttempts() async {
        let run = await runInProcess(
            "explain https://example.com/heroes?apikey=planted-0123", store: .json(#"{"id": 7}"#))
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(run.output.hasPrefix("curl 'https://example.com/heroes?apikey=***'"), "\(run.output)")
        for name in ["attempt 1: GET https://example.com/heroes", "status 200", "in total"] {
            expect(run.output.contains(name), "\(run.output)")
        }
        expect(!(run.output + run.notes).contains("planted"))
    }

    @Test func anExplanationOfAFailureHasTheExitCodeOfAFailure() async {
        let store = NetworkStore.json(#"{"message": "no such hero"}"#, status: 404)
        let run = await runInProcess("explain https://example.com/heroes/99", store: store)
        expectEqual(run.exitCode, ExitCode.status)
        expect(run.output.contains("status 404"))
        // The error is printed once.
        expect(!run.output.contains("no such hero") && run.notes.contains("no such hero"), "\(run)")
    }

    @Test func theRequestIsRecorded() async throws {
        let folder = TestFolder()
        let path = folder.path + "a.har"
        let run = await runInProcess(
            ["explain", "https://example.com/heroes", "-H", "X-A: b", "--har", path], store: .json("[]"))
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expectEqual(folder.text("a.har")?.contains("https://example.com/heroes"), true)
        let broken = await runInProcess(
            ["explain", "https://example.com/", "--har", "/b.har"], store: .unimplemented, input: ["/b.har": "x"])
        expect(broken.exitCode == 1 && broken.notes.contains("is not a recording"), "\(broken.notes)")
    }
}

import Testing

@testable import MarvelCLI

struct ExplainTests {
    @Test func anExplanationShowsTheRequestTheAttemptAndTheModel() async {
        let run = await runInProcess("explain characters --limit 3")
        #expect(run.exitCode == 0, "\(run.notes)")
        #expect(run.output.hasPrefix("curl 'http://127.0.0.1:7777/v1/public/characters?offset=0&limit=3&ts="))
        #expect(run.output.contains("&apikey=***&hash=***'"))
        for name in ["create the request", "attempt 1: GET http", "check and decode", "in total"] {
            #expect(run.output.contains(name))
        }
        #expect(run.output.hasSuffix("\ndecoded: BaseResponseModel<PaginatedResponseModel<CharacterModel>>\n"))
    }

    @Test func anExplanationOfAFailureHasTheExitCodeOfAFailure() async {
        let run = await runInProcess("explain character 99")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("status 404, 55 bytes"))
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
}

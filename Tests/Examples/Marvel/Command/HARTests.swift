import Foundation
import SharedTestCode
import Testing

@testable import MarvelCLI

struct HARTests {
    private let folder = TestFolder()

    @Test func theRequestsOfACommandAreRecordedWithoutKeys() async throws {
        let path = folder.path + "a.har"
        let run = await runInProcess(
            "characters --limit 5 --har \(path)",
            environment: ["MARVEL_PUBLIC_KEY": "sandbox-public-key", "MARVEL_PRIVATE_KEY": "sandbox-private-key"])
        expectEqual(run.exitCode, 0, "\(run.notes)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        expectEqual(text.ranges(of: "\"startedDateTime\"").count, 1)
        expect(text.contains("/v1/public/characters?"))
        for secret in ["sandbox-public-key", "sandbox-private-key", "hash="] { expect(!text.contains(secret)) }
    }

    @Test func aFileThatIsNotARegularFileIsRefused() async {
        let run = await runInProcess("characters --limit 1 --har /dev/null")
        expect(run.exitCode == 1 && run.notes.contains("is not a regular file"), "\(run.notes)")
    }
}

import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

private let publicKey = "planted+0123/456789=abcdef"
private let environment = ["MARVEL_PUBLIC_KEY": publicKey, "MARVEL_PRIVATE_KEY": "private-0123456789abcdef"]

/// A server that repeats the keys that it received, in its body, its headers and its status.
@Test(arguments: SecretSpelling.all)
func noOutputOfTheCommandAndNoFileContainsAKey(spelling: SecretSpelling) async throws {
    for status in [200, 401] {
        let store = NetworkStore { request in
            expectEqual(request.url?.query()?.contains("apikey="), true)
            let text = "The passed API key is invalid: \(spelling.write(publicKey))"
            return try await NetworkStore.json(
                #"{"code":"InvalidCredentials","message":"\#(json(text))"}"#, status: status,
                headers: ["X-Key": spelling.write(publicKey)]
            ).fetchData(request)
        }
        let folder = TestFolder()
        let crawl = await crawlInProcess("characters", in: folder, store: store, environment: environment)
        let show = await runInProcess("characters", environment: environment, store: store)
        expect(crawl.exitCode != 0 && show.exitCode != 0)
        expect(!crawl.notes.isEmpty && !show.notes.isEmpty)
        let files = folder.allNames.compactMap { name in folder.text(name).map { (name, $0) } }
        expect(files.contains { $0.0.hasSuffix("crawl.json") })
        for (sink, text) in [("stderr", crawl.notes + show.notes), ("stdout", crawl.output + show.output)] + files {
            expect(spelling.leak(of: publicKey, in: text) == nil, "\(sink): \(text)")
        }
    }
}

@Test func noFileOfACompleteCrawlContainsAKey() async throws {
    let folder = TestFolder()
    let environment = ["MARVEL_PUBLIC_KEY": "sandbox-public-key", "MARVEL_PRIVATE_KEY": "sandbox-private-key"]
    let run = await crawlInProcess("events", in: folder, environment: environment)
    expectEqual(run.exitCode, 0)
    for text in [run.notes, run.output] + folder.allNames.compactMap(folder.text) {
        for key in environment.values { expect(!text.contains(key)) }
    }
}

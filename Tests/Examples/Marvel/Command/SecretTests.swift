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

/// A server that repeats the keys that it received, in its body, its headers and its status. With
/// `FETCHING_SLOW_TESTS`, it does so in all spellings.
@Test(arguments: SecretSpelling.all.enumerated().filter { runsSlowTests || $0.offset.isMultiple(of: 5) }.map(\.element))
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

@Test func noFileOfACrawlACacheOrARecordingContainsAKey() async throws {
    let folder = TestFolder()
    let cache = folder.url.appending(path: "cache", directoryHint: .isDirectory)
    var texts: [String] = []
    for _ in 0..<2 {
        let run = await crawlInProcess(
            "events --restart --limit 30", in: folder, environment: sandboxKeys, cacheFolder: cache)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        texts += [run.notes, run.output]
    }
    let show = await runInProcess("events --limit 5 --har \(folder.path("a.har"))", environment: sandboxKeys)
    expectEqual(show.exitCode, 0, "\(show.notes)")
    let recording = try #require(folder.text("a.har"))
    expectEqual(recording.ranges(of: "\"startedDateTime\"").count, 1)
    expect(recording.contains("/v1/public/events?"))
    expect(folder.allNames.filter { $0.hasPrefix("cache/") }.count >= 3)
    for text in texts + folder.allNames.compactMap(folder.text) {
        for secret in sandboxKeys.values + ["hash="] { expect(!text.contains(secret)) }
    }
}

@Test func aRecordingIsNotWrittenToADevice() async {
    let run = await runInProcess("characters --limit 1 --har /dev/null")
    expect(run.exitCode == 1 && run.notes.contains("is not a regular file"), "\(run.notes)")
}

import FetchingGenerators
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

/// Tests of a process that ends between two steps at the end of a crawl.
struct CrawlDestinationTests {
    private let folder = TestFolder()
    private var paths: CrawlPaths { get throws { try CrawlPaths(finished: folder.path("heroes.jsonl")) } }

    /// A complete collection that has not got its final name yet.
    @Test(arguments: [false, true])
    func aCompleteCollectionGetsItsName(isRestart: Bool) async throws {
        if isRestart { _ = await crawlInProcess("characters --name Hulk", in: folder) }
        let failed = await crawlInProcess("events" + (isRestart ? " --restart" : ""), in: folder, store: .broken)
        expectEqual(failed.exitCode, 1)
        let text = await crawlInProcess("events", in: nil).output
        try folder.write(text, to: "heroes.jsonl.parts/job/collected.jsonl")
        var record = try JSONDecoder().decode(CrawlRecord.self, from: Data(contentsOf: URL(filePath: paths.record)))
        (record.count, record.bytes) = (72, text.utf8.count)
        try folder.write(jsonText(record, .compact), to: "heroes.jsonl.parts/crawl.json")

        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 0)
        expect(run.notes.hasPrefix("All 72 events are already in"))
        expect(folder.has(text))
        expectEqual(folder.allNames, completeNames)
    }

    @Test func thePartsOfACompleteFileAreRemoved() async throws {
        _ = await crawlInProcess("events", in: folder)
        try folder.write("{}\n", to: "heroes.jsonl.parts/job/parts/000000.0-A.jsonl")
        await expectEqual(crawlInProcess("events", in: folder, store: .unimplemented).exitCode, 0)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func aRunThatWasKilledWhileItCollectedLeavesNoFile() async throws {
        let failed = await crawlInProcess("events", in: folder, store: .broken)
        expectEqual(failed.exitCode, 1)
        try folder.write("{}\n", to: "heroes.jsonl.parts/job/.collected.jsonl.9A7E")
        _ = await crawlInProcess("events", in: folder, store: .broken)
        expect(!folder.allNames.contains { $0.contains(".collected") })
    }

    @Test(arguments: ["~/heroes.jsonl", "~", "link/../heroes.jsonl", "./heroes.jsonl", "/a/../heroes.jsonl"])
    func theURLOfAPathRefersToThePathThatIsChecked(path: String) throws {
        let paths = try CrawlPaths(finished: path)
        expect(paths.finished.hasSuffix(path))
        for path in [paths.finished, paths.folder, paths.job] {
            expectEqual(URL(filePath: path, directoryHint: .notDirectory).path(percentEncoded: false), path)
        }
    }

    @Test func aSubjectIsDescribedAsItsCommandLine() {
        let subject = CrawlSubject(
            program: "marvel", words: ["comics", "--title=\"Ä\"\n"], server: "http://127.0.0.1:9/v1")
        expectEqual("\(subject)", "“marvel crawl comics --title=\"Ä\"” from http://127.0.0.1:9/v1")
        let secret = CrawlSubject(
            program: "marvel", words: ["events"], server: "http://bob:planted@127.0.0.1/v1?apikey=planted")
        expectEqual("\(secret)", "“marvel crawl events” from http://***@127.0.0.1/v1?apikey=***")
        let sandbox = CrawlSubject(program: "marvel", words: ["events"], server: "the sandbox")
        expectEqual("\(sandbox)", "“marvel crawl events” from the sandbox")
    }
}

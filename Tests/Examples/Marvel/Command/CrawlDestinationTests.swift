import FetchingGenerators
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

/// Tests of a process that ends between two steps at the end of a crawl.
struct CrawlDestinationTests {
    /// A complete collection that has not got its final name yet.
    @Test(arguments: [false, true]) func aCompleteCollectionGetsItsName(isRestart: Bool) async throws {
        let folder = TestFolder()
        if isRestart { _ = await crawlInProcess("characters --name Hulk", in: folder) }
        let failed = await crawlInProcess("events" + (isRestart ? " --restart" : ""), in: folder, store: .broken)
        expectEqual(failed.exitCode, 1)
        let text = try #require(try await completeCrawl().text("heroes.jsonl"))
        try folder.write(text, to: "heroes.jsonl.parts/job/collected.jsonl")
        let path = try CrawlPaths(finished: folder.path("heroes.jsonl")).record
        var record = try JSONDecoder().decode(CrawlRecord.self, from: Data(contentsOf: URL(filePath: path)))
        (record.count, record.bytes) = (72, text.utf8.count)
        try folder.write(jsonText(record, .compact), to: "heroes.jsonl.parts/crawl.json")

        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 0)
        expect(run.notes.hasPrefix("All 72 events are already in"))
        expect(folder.has(text))
        expectEqual(folder.allNames, completeNames)
    }

    @Test func thePartsOfACompleteFileAreRemoved() async throws {
        let folder = try await completeCrawl()
        try folder.write("{}\n", to: "heroes.jsonl.parts/job/parts/000000.0-A.jsonl")
        await expectCompletion(in: folder, store: .unimplemented)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func aRunThatWasKilledWhileItCollectedLeavesNoFile() async throws {
        let folder = try await interruptedCrawl()
        try folder.write("{}\n", to: "heroes.jsonl.parts/job/.collected.jsonl.9A7E")
        _ = await crawlInProcess("events", in: folder, store: .broken)
        expect(!folder.allNames.contains { $0.contains(".collected") })
    }

    @Test func theURLOfAPathRefersToThePathThatIsChecked() throws {
        for path in ["~/heroes.jsonl", "~", "link/../heroes.jsonl", "./heroes.jsonl", "/a/../heroes.jsonl"] {
            let paths = try CrawlPaths(finished: path)
            expect(paths.finished.hasSuffix(path), "\(path)")
            for path in [paths.finished, paths.folder, paths.job] {
                expectEqual(URL(filePath: path, directoryHint: .notDirectory).path(percentEncoded: false), path)
            }
        }
    }

    @Test func aSubjectIsDescribedAsItsCommandLine() {
        let cases: [(words: [String], server: String, text: String)] = [
            (
                ["comics", "--title=\"Ä\"\n"], "http://127.0.0.1:9/v1",
                "“marvel crawl comics --title=\"Ä\"” from http://127.0.0.1:9/v1"
            ),
            (
                ["events"], "http://bob:planted@127.0.0.1/v1?apikey=planted",
                "“marvel crawl events” from http://***@127.0.0.1/v1?apikey=***"
            ),
            (["events"], "the sandbox", "“marvel crawl events” from the sandbox"),
        ]
        for (words, server, text) in cases {
            expectEqual("\(CrawlSubject(program: "marvel", words: words, server: server))", text)
        }
    }
}

import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingCrawl

/// Folders and files that a crawl cannot use.
@Suite(.hangLimit) struct CrawlFolderTests {
    private let folder = TestFolder()
    private let api = NumberAPI(total: 20, limit: 10)

    private func crawl(in folder: URL) -> Crawl<Int, OffsetCursor> { Crawl(of: api.pages, to: folder) }

    @Test(arguments: ["https://a.example/o?token=planted", "heroes", "//a.example/o"])
    func aFolderThatIsNotAFileURLIsRefused(text: String) async throws {
        let crawl = crawl(in: try #require(URL(string: text)))
        let file = folder.url.appending(path: "all.jsonl")
        for work in [
            { try await crawl.run() }, { _ = try await crawl.status() }, { try await crawl.collect(to: file) },
        ] as [@Sendable () async throws -> Void] {
            let error = await expect(throws: CrawlError.self) { try await work() }
            let description = error?.description ?? ""
            expect(description.hasSuffix("” cannot be used: it is not a file URL; create it with `URL(filePath:)`"))
            expect(description.hasPrefix("“\(text.prefix { $0 != "?" })") && !description.contains("planted"))
        }
        expect(api.offsets.isEmpty && folder.names.isEmpty)
    }

    @Test func aFileThatCannotBeReplacedIsRefused() async throws {
        let crawl = crawl(in: folder.url.appending(path: "crawl"))
        try await crawl.run()
        let file = folder.url.appending(path: "all.jsonl")
        // A pipe in place of a device: with the rights of an administrator, a fault would replace the machine's device.
        try #require(mkfifo(file.path, 0o600) == 0)
        let noURL = "it is not a file URL; create it with `URL(filePath:)`"
        for (url, path, reason) in [
            (URL(string: "https://a.example/o"), "https://a.example/o", noURL), (URL(string: "o"), "o", noURL),
            (file, file.path, "it is not a regular file"),
            (crawl.folder, crawl.folder.path(percentEncoded: false), "it is not a regular file"),
        ] {
            let (url, error) = (try #require(url), CrawlError.file(path: path, reason: reason))
            await expect(throws: error) { try await crawl.collect(to: url) }
            await expect(throws: error) { try await crawl.collect(to: url, removingDuplicatesBy: { $0 }) }
        }
        for name in ["all\0.jsonl", "crawl\0"] {
            let url = folder.url.appending(path: name)
            await expect(throws: CrawlError.self) { try await crawl.collect(to: url) }
            await expect(throws: CrawlError.self) { try await self.crawl(in: url).run() }
        }
        expectEqual(folder.names, ["all.jsonl", "crawl"])
    }

    @Test func aFileInPlaceOfAFolderIsNamed() async throws {
        let file = folder.url.appending(path: "file")
        try Data().write(to: file)
        for path in ["", "/heroes", "/heroes/all"] {
            let error = await expect(throws: CrawlError.self) {
                try await crawl(in: URL(filePath: file.path + path)).run()
            }
            expectEqual(error, .file(path: file.path, reason: "it is a file, not a folder"))
            expectEqual(
                error?.localizedDescription,
                "The crawl has stopped: “\(file.path)” cannot be used: it is a file, not a folder.")
        }
        expect(api.offsets.isEmpty)
        // A sentence for the user ends with one full stop.
        expectEqual(
            CrawlError.file(path: "/a", reason: "The disk is full.").localizedDescription,
            "The crawl has stopped: “/a” cannot be used: The disk is full.")
    }

    @Test func aMissingFolderOfTheOutputIsNamed() async throws {
        let crawl = crawl(in: folder.url.appending(path: "crawl"))
        try await crawl.run()
        let output = folder.url.appending(path: "out")
        await expect(
            throws: CrawlError.file(path: output.path, reason: "the folder does not exist; create it first")
        ) { try await crawl.collect(to: output.appending(path: "all.jsonl")) }
        try Data().write(to: output)
        await expect(throws: CrawlError.file(path: output.path, reason: "it is a file, not a folder")) {
            try await crawl.collect(to: output.appending(path: "all.jsonl"))
        }
        // A path that leaves a folder is checked too.
        for path in ["missing/../o/all.jsonl", "out/../o/all.jsonl"] {
            await expect(throws: CrawlError.self) {
                try await crawl.collect(to: URL(filePath: folder.url.path + "/" + path))
            }
        }
        expectEqual(folder.names.sorted(), ["crawl", "out"])
    }

    #if os(Linux)
        @Test func anErrorOfTheTemporaryFileNamesTheOutput() async throws {
            let crawl = crawl(in: folder.url)
            try await crawl.run()
            // No file can be created in this folder.
            let error = await expect(throws: CrawlError.self) {
                try await crawl.collect(to: URL(filePath: "/proc/all.jsonl"))
            }
            expectEqual(error?.description.hasPrefix("“/proc/all.jsonl” cannot be used: "), true)
        }
    #endif

    @Test func anExistingFileIsReplaced() async throws {
        let crawl = crawl(in: folder.url.appending(path: "crawl"))
        try await crawl.run()
        let file = folder.url.appending(path: "all.jsonl")
        try Data(repeating: 65, count: 5000).write(to: file)
        try await crawl.collect(to: file)
        try expectEqual(Data(contentsOf: file).count, 50)
    }

    @Test func beforeTheFirstRunThereIsNothingToCollect() async throws {
        let error = await expect(throws: CrawlError.incomplete(ranges: 0)) {
            try await crawl(in: folder.url).collect(to: folder.url.appending(path: "all.jsonl"))
        }
        expectEqual(error?.description, "there is nothing to collect yet; run the crawl first")
    }
}

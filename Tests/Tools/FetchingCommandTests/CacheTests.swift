import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct CacheTests {
    private let folder = TestFolder()
    private let stored = NetworkStore.json("{}", headers: ["ETag": "v1"])
    private var cache: URL { folder.url.appending(path: "new/fetching", directoryHint: .isDirectory) }

    @Test func getShowsWhetherTheResponseIsFromTheCache() async {
        let log = RequestLog()
        let store = NetworkStore.routed { request in
            let isFresh = request.url?.path() == "/fresh"
            let isKnown = request.value(forHTTPHeaderField: "If-None-Match") != nil
            return .constant(
                isKnown ? Data() : Data("[1]".utf8), status: isKnown ? 304 : 200,
                headers: ["ETag": "v1", "Content-Type": "a/b", "Cache-Control": isFresh ? "max-age=60" : "no-cache"])
        }.recorded(in: log)
        for (path, origin) in [("fresh", ", from cache"), ("old", ", revalidated, from cache")] {
            let line = "get https://example.com/\(path)"
            let first = await runInProcess("\(line) -v", store: store, cacheFolder: cache)
            expect(first.output == "[1]" && first.notes.contains("< status 200\n"))
            let second = await runInProcess("\(line) -v", store: store, cacheFolder: cache)
            expect(second.output == "[1]" && second.notes.contains("< status 200\(origin)\n"))
            let shown = await runInProcess(
                line, environment: ["NO_COLOR": "1"], store: store, width: 80, cacheFolder: cache)
            expect(shown.output.hasPrefix("status 200, a/b, 3 bytes\(origin)\n"))
            let other = await runInProcess("\(line) -v --no-cache", store: store, cacheFolder: cache)
            expect(other.notes.contains("< status 200\n"))
        }
        expectEqual(log.count, 2 + 4)
    }

    @Test func theStatisticsShowTheSizeAndClearRemovesAll() async {
        let path = cache.path(percentEncoded: false)
        let empty = await runInProcess("cache stats", cacheFolder: cache)
        expectEqual(empty.output, "folder: \(path)\nresponses: 0\nbytes: 0\n")
        for number in 1...2 {
            _ = await runInProcess("get http://example.com/\(number)", store: stored, cacheFolder: cache)
        }
        let full = await runInProcess("cache stats", cacheFolder: cache)
        expect(full.output.hasPrefix("folder: \(path)\nresponses: 2\nbytes: ") && !full.output.hasSuffix(" 0\n"))
        await expectEqual(runInProcess("cache clear", cacheFolder: cache).output, "Removed 2 responses.\n")
        await expectEqual(runInProcess("cache stats", cacheFolder: cache).output, empty.output)
    }

    @Test func aFolderThatCannotBeUsedIsLikeNone() async throws {
        try folder.write("", to: "file")
        let line = "get http://example.com/a"
        for broken in [folder.url.appending(path: "file"), folder.url.appending(path: "file/fetching"), nil] {
            let run = await runInProcess(line, store: stored, cacheFolder: broken)
            let other = await runInProcess("\(line) --no-cache", store: stored)
            expect(run.exitCode == other.exitCode && run.output == other.output && run.notes == other.notes)
            for action in ["stats", "clear"] {
                let run = await runInProcess("cache \(action)", cacheFolder: broken)
                expect(run.exitCode == 1 && run.output.isEmpty)
                expect(run.notes.contains(broken == nil ? "There is no folder" : "can't be used: "), "\(run.notes)")
            }
        }
    }

    @Test func noFileOfTheCacheContainsASecret() async {
        let line = ["get", "http://example.com/?apikey=token-0123", "-H", "Authorization: Bearer token-0123"]
        _ = await runInProcess(line, store: stored, cacheFolder: cache)
        expect((FileManager.default.subpaths(atPath: cache.path) ?? []).count >= 1)
        expect(!folder.everything.contains("token-0123"))
    }
}

import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import MarvelSandbox
import SharedTestCode
import Synchronization
import Testing

@testable import MarvelCLI

private let server = "--base-url http://127.0.0.1:7777/v1/public"
private let crawl = "characters --name-starts-with Sp --limit 5 --stats \(server)"

struct CacheTests {
    private let folder = TestFolder()
    private var cache: URL { folder.url.appending(path: "new/marvel", directoryHint: .isDirectory) }

    @Test func aSecondCrawlTransfersNoPageThatHasNotChanged() async throws {
        let log = TransferLog()
        let first = await crawlInProcess(crawl, in: nil, store: log.store(), cacheFolder: cache)
        let pages = log.take()
        #expect(pages.count > 2 && pages.allSatisfy { $0.status == 200 && $0.bytes > 0 })
        let second = await crawlInProcess(crawl, in: nil, store: log.store(), cacheFolder: cache)
        #expect(log.take() == pages.map { _ in Transfer(status: 304, bytes: 0) })
        #expect(first.exitCode == 0 && second.exitCode == 0)
        #expect(first.output == second.output)
        let size = sizeText(pages.reduce(0) { $0 + $1.bytes })
        let count = pages.count
        #expect(first.notes.contains("\nfrom cache: 0 responses, 0 bytes, revalidated: 0, not in cache: \(count)\n"))
        #expect(
            second.notes.contains("\nfrom cache: \(count) responses, \(size), revalidated: \(count), not in cache: 0\n")
        )
        #expect(second.notes.contains("\(count) requests, 0 failures, 0 bytes"))
    }

    @Test func aChangedPageIsTransferred() async {
        let log = TransferLog()
        let first = await crawlInProcess(crawl, in: nil, store: log.store(), cacheFolder: cache)
        let count = log.take().count
        let changed = log.store(changing: 5)
        let second = await crawlInProcess(crawl, in: nil, store: changed, cacheFolder: cache)
        let transfers = log.take()
        #expect(transfers.filter { $0.status == 200 }.count == 1)
        #expect(transfers.filter { $0 == Transfer(status: 304, bytes: 0) }.count == count - 1)
        #expect(second.output != first.output)
        #expect(second.output == (await crawlInProcess(crawl, in: nil, store: changed)).output)
    }

    @Test func withoutTheCacheNothingIsUsedOrStored() async {
        let log = TransferLog()
        for line in [
            "characters", "crawl characters --limit 100 --name-starts-with Sp", "explain characters --limit 3",
        ] {
            _ = await runInProcess("\(line) --no-cache \(server)", store: log.store(), cacheFolder: cache)
        }
        #expect(!FileManager.default.fileExists(atPath: cache.path))
        _ = await crawlInProcess(crawl, in: nil, store: log.store(), cacheFolder: cache)
        _ = log.take()
        _ = await crawlInProcess(crawl + " --no-cache", in: nil, store: log.store(), cacheFolder: cache)
        #expect(log.take().allSatisfy { $0.status == 200 })
    }

    @Test func responsesOfAnOwnSandboxAreNotStored() async {
        _ = await runInProcess("characters --limit 1", cacheFolder: cache)
        #expect(folder.names.isEmpty)
    }

    @Test func listsAndExplanationsUseTheSameResponses() async {
        let log = TransferLog()
        let line = "characters --limit 3 \(server)"
        let first = await runInProcess("explain \(line)", store: log.store(), cacheFolder: cache)
        #expect(first.output.contains("not in cache") && !first.output.contains("from cache"))
        let second = await runInProcess("explain \(line)", store: log.store(), cacheFolder: cache)
        #expect(second.output.contains("revalidated, from cache") && second.output.contains("status 304, 0 bytes"))
        for run in [first, second] { #expect(run.output.contains("&apikey=***&hash=***'")) }
        let list = await runInProcess("\(line) --json", store: log.store(), cacheFolder: cache)
        #expect(list.output == (await runInProcess("\(line) --json")).output)
        #expect(log.take().map(\.status) == [200, 304, 304])
    }

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
            #expect(first.output == "[1]" && first.notes.contains("< status 200\n"))
            let second = await runInProcess("\(line) -v", store: store, cacheFolder: cache)
            #expect(second.output == "[1]" && second.notes.contains("< status 200\(origin)\n"))
            let shown = await runInProcess(
                line, environment: ["NO_COLOR": "1"], store: store, width: 80, cacheFolder: cache)
            #expect(shown.output.hasPrefix("status 200, a/b, 3 bytes\(origin)\n"))
            let other = await runInProcess("\(line) -v --no-cache", store: store, cacheFolder: cache)
            #expect(other.notes.contains("< status 200\n"))
        }
        #expect(log.count == 2 + 4)
    }

    @Test func theStatisticsShowTheSizeAndClearRemovesAll() async {
        let path = cache.path(percentEncoded: false)
        let empty = await runInProcess("cache stats", cacheFolder: cache)
        #expect(empty.output == "folder: \(path)\nresponses: 0\nbytes: 0\n")
        for limit in 1...2 { _ = await runInProcess("events --limit \(limit) \(server)", cacheFolder: cache) }
        let full = await runInProcess("cache stats", cacheFolder: cache)
        #expect(full.output.hasPrefix("folder: \(path)\nresponses: 2\nbytes: ") && !full.output.hasSuffix(" 0\n"))
        #expect(await runInProcess("cache clear", cacheFolder: cache).output == "Removed 2 responses.\n")
        #expect(await runInProcess("cache stats", cacheFolder: cache).output == empty.output)
    }

    @Test func aFolderThatCannotBeUsedIsLikeNone() async throws {
        try folder.write("", to: "file")
        for broken in [folder.url.appending(path: "file"), folder.url.appending(path: "file/marvel"), nil] {
            for line in ["events --limit 3", "crawl events --limit 100", "get http://example.com/a"] {
                let store = line.hasPrefix("get") ? .json("{}", headers: ["ETag": "v1"]) : NetworkStore.shortSandbox
                let line = line.hasPrefix("get") ? line : "\(line) \(server)"
                let run = await runInProcess(line, store: store, cacheFolder: broken)
                let other = await runInProcess("\(line) --no-cache", store: store)
                #expect(run.exitCode == other.exitCode && run.output == other.output && run.notes == other.notes)
            }
            for action in ["stats", "clear"] {
                let run = await runInProcess("cache \(action)", cacheFolder: broken)
                #expect(run.exitCode == 1 && run.output.isEmpty)
                #expect(run.notes.contains(broken == nil ? "There is no folder" : "can't be used: "), "\(run.notes)")
            }
        }
    }

    @Test func noFileOfTheCacheContainsAKey() async throws {
        let environment = ["MARVEL_PUBLIC_KEY": "sandbox-public-key", "MARVEL_PRIVATE_KEY": "sandbox-private-key"]
        for _ in 0..<2 {
            _ = await crawlInProcess(
                crawl, in: nil, store: MarvelSandbox().store, environment: environment, cacheFolder: cache)
        }
        let secrets = Array(environment.values) + ["hash=", "token-0123"]
        let headers = ["get", "http://example.com/?apikey=token-0123", "-H", "Authorization: Bearer token-0123"]
        _ = await runInProcess(headers, store: .json("{}", headers: ["ETag": "v1"]), cacheFolder: cache)
        let files = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
        #expect(files.count > 3)
        for file in files {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            for secret in secrets { #expect(!text.contains(secret)) }
        }
    }

    #if os(macOS)
        @Test(
            arguments: [
                (["HOME": "/Users/ada", "XDG_CACHE_HOME": "/x"], "/Users/ada/Library/Caches/marvel/"),
                (["HOME": ""], nil),
                ([:], nil),
            ] as [([String: String], String?)])
        func theFolderIsThatOfTheSystem(environment: [String: String], path: String?) {
            #expect(cacheFolder(environment: environment)?.path(percentEncoded: false) == path)
        }
    #else
        @Test(
            arguments: [
                (["HOME": "/home/ada"], "/home/ada/.cache/marvel/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": ""], "/home/ada/.cache/marvel/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": "caches"], "/home/ada/.cache/marvel/"),
                (["HOME": "/home/ada", "XDG_CACHE_HOME": "/a b%20/c/"], "/a b%20/c/marvel/"), (["HOME": ""], nil),
                (["HOME": "ada"], nil), ([:], nil),
            ] as [([String: String], String?)])
        func theFolderIsThatOfTheSystem(environment: [String: String], path: String?) {
            #expect(cacheFolder(environment: environment)?.path(percentEncoded: false) == path)
        }
    #endif

    @Test(arguments: ["cache", "cache size", "cache stats now", "cache stats --no-cache", "serve --no-cache"])
    func aWrongCommandLineIsAUsageError(line: String) async {
        #expect(await runInProcess(line, cacheFolder: cache).exitCode == 64)
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        @Test(.enabled(if: Binary.exists, Binary.missing), .timeLimit(.minutes(10)))
        func theCommandKeepsResponsesInTheHomeFolder() async throws {
            let line = try await "crawl events --limit 20 --stats \(SharedSandbox.arguments)"
            let environment = ["HOME": folder.path]
            let first = try await Binary.run(line, environment: environment)
            let second = try await Binary.run(line, environment: environment)
            #expect(first.exitCode == 0 && first.output == second.output)
            #expect(first.notes.contains("revalidated: 0, not in cache: 4"), "\(first.notes)")
            #expect(second.notes.contains("4 requests, 0 failures, 0 bytes"), "\(second.notes)")
            let cleared = try await Binary.run("cache clear", environment: environment)
            #expect(cleared.output == "Removed 4 responses.\n")
        }
    #endif
}

/// The status and the size of a response.
private struct Transfer: Equatable {
    var status: Int
    var bytes: Int
}

/// The responses of a server.
private final class TransferLog: Sendable {
    private let transfers = Mutex<[Transfer]>([])

    /// Returns the transfers since the last call.
    func take() -> [Transfer] {
        transfers.withLock { transfers in
            defer { transfers = [] }
            return transfers
        }
    }

    /// Returns the sandbox as a store.
    ///
    /// - Parameter changed: The offset of a page that differs from that of the sandbox; nil for none.
    func store(changing changed: Int? = nil) -> NetworkStore {
        NetworkStore { request in
            var request = request
            let isChanged = changed != nil && offset(of: request) == changed
            if isChanged { request.setValue(nil, forHTTPHeaderField: "If-None-Match") }
            var (body, response) = try await MarvelSandbox().store.fetchData(request)
            if isChanged { body = Data(String(decoding: body, as: UTF8.self).replacing("Sp", with: "Changed").utf8) }
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            self.transfers.withLock { $0.append(Transfer(status: status, bytes: body.count)) }
            return (body, response)
        }
    }
}

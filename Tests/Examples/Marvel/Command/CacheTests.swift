import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import MarvelSandbox
import SharedTestCode
import Synchronization
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

private let server = "--base-url http://127.0.0.1:7777/v1/public"
private let crawl = "characters --name-starts-with Sp --limit 5 --stats \(server)"

struct CacheTests {
    private let folder = TestFolder()
    private var cache: URL { folder.url.appending(path: "new/marvel", directoryHint: .isDirectory) }

    @Test func aSecondCrawlTransfersNoPageThatHasNotChanged() async throws {
        let log = TransferLog()
        let first = await crawlInProcess(crawl, in: nil, store: log.store, cacheFolder: cache)
        let pages = log.take()
        expect(pages.count > 2 && pages.allSatisfy { $0.status == 200 && $0.bytes > 0 })
        let second = await crawlInProcess(crawl, in: nil, store: log.store, cacheFolder: cache)
        expectEqual(log.take(), pages.map { _ in Transfer(status: 304, bytes: 0) })
        expect(first.exitCode == 0 && second.exitCode == 0)
        expectEqual(first.output, second.output)
        let (count, size) = (pages.count, sizeText(pages.reduce(0) { $0 + $1.bytes }))
        expect(first.notes.contains("\nfrom cache: 0 responses, 0 bytes, revalidated: 0, not in cache: \(count)\n"))
        expect(
            second.notes.contains("\nfrom cache: \(count) responses, \(size), revalidated: \(count), not in cache: 0\n")
        )
        expect(second.notes.contains("\(count) requests, 0 failures, 0 bytes"))
    }

    @Test func noFileOfTheCacheContainsAKey() async throws {
        let keys = ["MARVEL_PUBLIC_KEY": "sandbox-public-key", "MARVEL_PRIVATE_KEY": "sandbox-private-key"]
        _ = await crawlInProcess(
            crawl, in: nil, store: MarvelSandbox().store, environment: keys, cacheFolder: cache)
        let files = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
        expect(files.count >= 3)
        for file in files {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            for secret in keys.values + ["hash="] { expect(!text.contains(secret), "\(file.lastPathComponent)") }
        }
    }

    @Test func withoutTheCacheNothingIsUsedOrStored() async {
        let log = TransferLog()
        // Responses of an own sandbox are not stored.
        _ = await runInProcess("characters --limit 1", cacheFolder: cache)
        for line in ["characters", "crawl characters --limit 100 --name-starts-with Sp"] {
            _ = await runInProcess("\(line) --no-cache \(server)", store: log.store, cacheFolder: cache)
        }
        expect(folder.names.isEmpty)
        _ = await crawlInProcess(crawl, in: nil, store: log.store, cacheFolder: cache)
        _ = log.take()
        _ = await crawlInProcess(crawl + " --no-cache", in: nil, store: log.store, cacheFolder: cache)
        expect(log.take().allSatisfy { $0.status == 200 })
    }

    @Test func listsUseTheSameResponses() async {
        let log = TransferLog()
        let line = "characters --limit 3 \(server)"
        let table = await runInProcess(line, store: log.store, cacheFolder: cache)
        let list = await runInProcess("\(line) --json", store: log.store, cacheFolder: cache)
        let other = await runInProcess("\(line) --json")
        expect(table.exitCode == 0 && list.output == other.output)
        expectEqual(log.take().map(\.status), [200, 304])
    }

    @Test func aFolderThatCannotBeUsedIsLikeNone() async throws {
        try folder.write("", to: "file")
        for line in ["events --limit 3 \(server)", "crawl events --limit 100 \(server)"] {
            let other = await runInProcess("\(line) --no-cache", store: .shortSandbox)
            for broken in [folder.url.appending(path: "file"), folder.url.appending(path: "file/marvel"), nil] {
                let run = await runInProcess(line, store: .shortSandbox, cacheFolder: broken)
                expect(run.exitCode == other.exitCode && run.output == other.output && run.notes == other.notes)
            }
        }
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        @Test(.enabled(if: Binary.marvel.exists, Binary.marvel.missing), .timeLimit(.minutes(10)))
        func theCommandKeepsResponsesInTheHomeFolder() async throws {
            let line = try await "crawl events --limit 20 --stats \(SharedSandbox.arguments)"
            let environment = ["HOME": folder.path]
            let first = try await Binary.marvel.run(line, environment: environment)
            let second = try await Binary.marvel.run(line, environment: environment)
            expect(first.exitCode == 0 && first.output == second.output)
            expect(first.notes.contains("revalidated: 0, not in cache: 4"), "\(first.notes)")
            expect(second.notes.contains("4 requests, 0 failures, 0 bytes"), "\(second.notes)")
            let cleared = try await Binary.fetching.run("cache clear", environment: environment)
            expectEqual(cleared.output, "Removed 4 responses.\n")
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

    /// The sandbox.
    var store: NetworkStore {
        NetworkStore { request in
            let (body, response) = try await MarvelSandbox().store.fetchData(request)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            self.transfers.withLock { $0.append(Transfer(status: status, bytes: body.count)) }
            return (body, response)
        }
    }
}

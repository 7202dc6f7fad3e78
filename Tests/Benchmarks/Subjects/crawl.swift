import Fetching
import FetchingCrawl
import Foundation
import HTTPSyntax

extension Subject {
    #if os(Linux)
        static let crawl = Subject(
            name: "crawl", title: "a crawl of 800 pages of 10 ms by 1, 2 and 4 processes with 4 requests at a time"
        ) { effort in
            try requireNoProxy()
            let server = try await PageServer.start()
            defer { server.stop() }
            var finding = Finding(lines: ["Pages are read from \(server.name)."])
            var alone = 0.0
            for processes in [1, 2, 4] {
                var times: [Double] = []
                for _ in 0..<effort.longestRounds { times.append(try await seconds(processes, server.baseURL)) }
                let time = Samples(times).median
                if processes == 1 { alone = time }
                finding.lines.append(
                    String(
                        format: "%d %@: %.2f s, %.0f pages/s, %.2f times as fast as one process", processes,
                        processes == 1 ? "process" : "processes", time, 800 / time, alone / time))
            }
            return [finding]
        }

        /// Crawls in this process if the arguments ask for it. Returns whether they do.
        static func crawlsInput(_ arguments: [String]) async throws -> Bool {
            guard arguments.count == 3, arguments[0] == "--crawl" else { return false }
            try await numberCrawl(of: arguments[1], in: URL(filePath: arguments[2], directoryHint: .isDirectory)).run(
                width: 4)
            return true
        }
    #else
        static func crawlsInput(_ arguments: [String]) async throws -> Bool { false }
    #endif
}

#if os(Linux)
    private struct List: Decodable, Sendable {
        var items: [Int]
        var total: Int
    }

    private func numberCrawl(of url: String, in folder: URL) -> Crawl<Int, OffsetCursor> {
        let list: Fetcher<OffsetCursor, List> = modelFetcher { cursor in
            try createRequest(baseURL: url, path: ["items"], query: [QueryItem("skip", cursor.offset)])
        }
        let pages = offsetPages(of: list, limit: 10) { OffsetPage(items: $0.items, total: $0.total, limit: 10) }
        return Crawl(of: pages, to: folder)
    }

    /// Returns the time of a crawl by several processes in one folder, including the time for their start.
    private func seconds(_ count: Int, _ url: String) async throws -> Double {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crawl-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = ContinuousClock.now
        let processes = try (0..<count).map { _ in
            let process = Process()
            process.executableURL = URL(filePath: CommandLine.arguments[0])
            process.arguments = ["--crawl", url, folder.path(percentEncoded: false)]
            try process.run()
            return process
        }
        for process in processes { process.waitUntilExit() }
        let time = (ContinuousClock.now - start) / .seconds(1)
        let count = try await numberCrawl(of: url, in: folder).collect(to: folder.appending(path: "all.jsonl"))
        guard count == 8000, processes.allSatisfy({ $0.terminationStatus == 0 }) else {
            throw CrawlFailed(description: "a crawl is not complete, it has \(count) items")
        }
        return time
    }

    private struct CrawlFailed: Error, CustomStringConvertible {
        let description: String
    }
#endif

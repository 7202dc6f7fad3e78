import Fetching
import FetchingCrawl
import Foundation
import LoopbackServer

extension Subject {
    #if os(Linux)
        static let crawl = Subject(
            name: "crawl", title: "a crawl of 800 pages of 10 ms by 1, 2 and 4 processes with 4 requests at a time"
        ) { effort in
            let server = try LoopbackServer.start { request in
                let start = request.target.split(separator: "=").last.flatMap { Int($0) } ?? 0
                let items = (start..<start + 10).map(String.init).joined(separator: ",")
                let body = #"{"items":[\#(items)],"total":8000}"#
                return .json(body).delayed(by: .milliseconds(10))
            }
            defer { server.stop() }
            var finding = Finding(lines: [])
            var alone = 0.0
            for processes in [1, 2, 4] {
                let times = try (0..<effort.longestRounds).map { _ in try seconds(processes, server.baseURL) }.sorted()
                let time = times[times.count / 2]
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

    /// Returns the time of a crawl by several processes in one folder, without the time for the start of a process.
    private func seconds(_ count: Int, _ url: String) throws -> Double {
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
        return (ContinuousClock.now - start) / .seconds(1)
    }
#endif

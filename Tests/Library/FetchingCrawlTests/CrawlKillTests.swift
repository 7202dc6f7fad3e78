#if os(macOS) || os(Linux)  // other platforms have no exit tests
    import Fetching
    import FetchingCrawl
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    /// Live tests of crawls in a process that is killed at a random moment: by default 2 kills, with
    /// `FETCHING_SLOW_TESTS` 60, and with `FETCHING_SOAK` a fortieth of the number, but at least 60.
    @Suite(.live, .hangLimit, .enabled(if: exitTestsCanUseServers)) struct CrawlKillTests {
        private static let kills = soakSize.map { max(60, $0 / 40) } ?? (runsSlowTests ? 60 : 2)

        @Test func repeatedKillsAndRestartsSaveExactlyTheCollection() async throws {
            let expected = (0..<itemCount).map { "\($0)\n" }.joined()
            let requests = Texts()
            let server = try LoopbackServer.start { request in
                requests.add(request.target)
                return response(to: request)
            }
            var random = SplitMix64(seed: UInt64(Self.kills))
            var folder = TestFolder()
            var (collections, resumed) = (0, 0)
            for kill in 0..<Self.kills {
                let kind = Kind.allCases[collections % Kind.allCases.count]
                let (path, url, name) = (folder.path, server.baseURL, kind.rawValue)
                // A complete crawl takes about 100 ms in a release build.
                let microseconds = UInt32.random(in: 0..<(runsSlowTests ? 250_000 : 80_000), using: &random)
                await inTurn {
                    await #expect(processExitsWith: .signal(SIGKILL)) {
                        [
                            path = path as String, url = url as String, name = name as String,
                            microseconds = microseconds as UInt32
                        ]
                        in
                        Thread {
                            usleep(microseconds)
                            Foundation.kill(getpid(), SIGKILL)
                        }.start()
                        let kind = Kind(rawValue: name) ?? .offsets
                        try await run(kind, url, URL(filePath: path, directoryHint: .isDirectory))
                        sleep(600)
                    }
                }
                let saved = folder.text("all.jsonl")
                expect(saved == nil || saved == expected)
                // Each second collection is killed again before it is complete.
                if kill.isMultiple(of: 2), kill < Self.kills - 1 { continue }
                if folder.names.contains("job.log") { resumed += 1 }
                try await run(kind, server.baseURL, folder.url)
                let isComplete = folder.text("all.jsonl") == expected
                expect(isComplete, "\(kind)")
                folder = TestFolder()
                collections += 1
            }
            if runsSlowTests {
                print(
                    "\(Self.kills) kills, \(collections) collections, \(resumed) resumed, \(requests.all.count) requests"
                )
            }
        }
    }

    private enum Kind: String, CaseIterable { case offsets, tokens, links }

    private let itemCount = 240

    private func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
        let start = request.target.split(separator: "=").last.flatMap { Int($0) } ?? 0
        let end = min(start + 4, itemCount)
        let items = "[" + (start..<end).map(String.init).joined(separator: ",") + "]"
        let next = end < itemCount ? "\(end)" : ""
        let body = #"{"items":\#(items),"total":\#(itemCount),"next":"\#(next)"}"#
        let link = next.isEmpty ? [] : [("Link", "</links?at=\(next)>; rel=\"next\"")]
        return LoopbackServer.Response(
            headers: [("Content-Type", "application/json")] + link, body: Data(body.utf8))
    }

    private struct List: Decodable, Sendable {
        var items: [Int]
        var total: Int
        var next: String
    }

    private func run(_ kind: Kind, _ baseURL: String, _ folder: URL) async throws {
        let store = liveStore()
        let file = folder.appending(path: "all.jsonl")
        switch kind {
        case .offsets:
            let fetch: Fetcher<OffsetCursor, List> = modelFetcher(
                createURLRequest: { cursor in
                    try createRequest(baseURL: baseURL, path: ["offsets"], query: [QueryItem("at", cursor.offset)])
                }, store: store)
            let pages = offsetPages(of: fetch, limit: 4) { OffsetPage(items: $0.items, total: $0.total, limit: 4) }
            try await save(Crawl(of: pages, to: folder, pagesPerPart: 3), file)
        case .tokens:
            let fetch: Fetcher<String?, List> = modelFetcher(
                createURLRequest: { token in
                    try createRequest(baseURL: baseURL, path: ["tokens"], query: [QueryItem("at", token ?? "0")])
                }, store: store)
            let pages = tokenPages(of: fetch) { TokenPage(items: $0.items, next: $0.next) }
            try await save(Crawl(of: pages, to: folder, pagesPerPart: 3), file)
        case .links:
            let fetch = fetcher(
                createURLRequest: { (url: URL) in try createRequest(baseURL: url) },
                fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper(List.self)))
            let start = try #require(URL(string: baseURL + "/links?at=0"))
            try await save(
                Crawl(of: linkPages(of: fetch, from: start, items: { $0.items }), to: folder, pagesPerPart: 3), file)
        }
    }

    private func save<Cursor>(_ crawl: Crawl<Int, Cursor>, _ file: URL) async throws {
        try await crawl.run()
        try await crawl.collect(to: file)
    }
#endif

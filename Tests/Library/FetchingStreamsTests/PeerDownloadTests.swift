#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import FetchingTestSupport
    import Foundation
    import SharedTestCode
    import Testing

    @testable import FetchingStreams

    /// Returns a store whose first response ends after `bytes` bytes, and a log of the requests.
    private func brokenStore(after bytes: Int) -> (NetworkStore, RequestLog) {
        let log = RequestLog()
        let live = liveStore()
        let noted = NetworkStore.constant(Data()).recorded(in: log)
        let store = NetworkStore(
            fetchData: live.fetchData,
            fetchStream: { request in
                _ = try await noted.fetchData(request)
                let (body, response) = try await live.fetchStream(request)
                guard log.count == 1 else { return (body, response) }
                let start = try await body.start(maximumBytes: bytes)
                let rest = ScriptedServer(.init(body: start.prefix(bytes), error: URLError(.networkConnectionLost)))
                return (try await rest.store.fetchStream(request).0, response)
            })
        return (store, log)
    }

    private func download(_ path: [String], query: [QueryItem] = [], after bytes: Int) async throws -> (Data, [String?])
    {
        let (folder, (store, log)) = (TestFolder(), brokenStore(after: bytes))
        let fetch = downloadFetcher(
            createURLRequest: {
                try createRequest(baseURL: Peer.baseURL, path: path, query: query, timeLimit: longTimeout)
            }, to: folder.url, store: store, fileName: { _ in "file" }, silenceLimit: nil)
        let url = try await VirtualTime.run { try await fetch(()).get() }
        return (try Data(contentsOf: url), log.requests.map { $0.value(forHTTPHeaderField: "Range") })
    }

    @Suite(.live, .installed(.httpbin), .served(by: .httpbin), .hangLimit) struct HttpbinDownloadTests {
        /// httpbin sends the letters of the alphabet again and again, with an entity tag without quotation marks.
        @Test func aRangeOfHttpbinIsResumed() async throws {
            let (file, ranges) = try await download(["range", "10000"], after: 3333)
            expectEqual(file, Data((0..<10_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }))
            expectEqual(ranges, [nil, "bytes=3333-"])
        }
    }

    @Suite(.live, .installed(.fileServer), .served(by: .fileServer), .hangLimit) struct NginxDownloadTests {
        @Test func aFileOfNginxIsResumed() async throws {
            let (file, ranges) = try await download(["large"], after: 40_000)
            expectEqual(file, Data(nginxFile.utf8))
            expectEqual(ranges, [nil, "bytes=40000-"])
        }

        @Test func aCompleteFileThatHasNoNameYetIsCompletedByNginx() async throws {
            let (file, ranges) = try await download(["large"], after: nginxFile.utf8.count)
            expectEqual(file, Data(nginxFile.utf8))
            expectEqual(ranges, [nil, "bytes=\(nginxFile.utf8.count)-"])
        }
    }

    private let nginxFile = String(repeating: "0123456789abcdef\n", count: 6000)

    extension Peer {
        /// nginx with a file.
        fileprivate static var fileServer: Peer {
            var peer = nginx
            peer.files["large"] = nginxFile
            return peer
        }
    }
#endif

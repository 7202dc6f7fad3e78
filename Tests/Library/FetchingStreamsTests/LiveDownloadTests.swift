import Fetching
import FetchingResilience
import FetchingStreams
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// Live tests of downloads from servers that send other ranges than requested.
@Suite(.live, .hangLimit) struct LiveDownloadTests {
    /// The response of a server instead of the requested range.
    enum Lie: String, CaseIterable, Sendable {
        case earlierStart, laterStart, otherTotal, overlap, noContentRange, malformedContentRange, multipart
        case otherVersion, otherVersionWithoutTag, longBody, shortBody, longLength, wrong416, completeBody, part200
        case compressed, twoRanges, reset
    }

    private static let file = testBytes(100_000)
    private static let whole = LoopbackServer.Response.data(file, headers: ["ETag": #""1""#])

    /// Returns the first byte of the range that a request asks for.
    private static func start(of request: LoopbackServer.Request) -> Int? {
        request[header: "Range"]?.wholeMatch(of: /bytes=([0-9]+)-/).flatMap { Int($0.1) }
    }

    private static func rest(from first: Int) -> LoopbackServer.Response {
        .init(
            status: 206, headers: [("ETag", #""1""#), ("Content-Range", "bytes \(first)-99999/100000")],
            body: file[first...])
    }

    /// Returns the response to a request for the bytes from `first`.
    private static func response(_ lie: Lie, from first: Int) -> LoopbackServer.Response {
        func part(
            _ range: Range<Int>, of total: Int = file.count, body: Data? = nil, tag: String? = #""1""#,
            contentRange: String? = nil
        ) -> LoopbackServer.Response {
            let contentRange = contentRange ?? "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(total)"
            return .init(
                status: 206, headers: [("Content-Range", contentRange)] + (tag.map { [("ETag", $0)] } ?? []),
                body: body ?? file[range])
        }
        let all = first..<file.count
        switch lie {
        case .earlierStart: return part(0..<file.count)
        case .laterStart: return part(first + 1..<file.count)
        case .otherTotal: return part(all, of: file.count + 1)
        case .overlap: return part(first - 10..<file.count)
        case .noContentRange: return .data(file[all], status: 206, headers: ["ETag": #""1""#])
        case .malformedContentRange: return part(all, contentRange: "bytes \(first)-/\(file.count)")
        case .multipart:
            return .data(
                Data("--a\r\nContent-Range: bytes \(first)-99999/100000\r\n\r\n".utf8) + file[all]
                    + Data("\r\n--a--".utf8),
                type: "multipart/byteranges; boundary=a", status: 206, headers: ["ETag": #""1""#])
        case .otherVersion: return part(all, body: testBytes(all.count, seed: 7), tag: #""2""#)
        case .otherVersionWithoutTag: return part(all, body: testBytes(all.count, seed: 7), tag: nil)
        case .longBody: return part(all, body: file[all] + Data(count: 10)).chunked(by: 5000)
        case .shortBody: return part(all, body: file[all].dropLast(10)).chunked(by: 5000)
        case .longLength: return part(all, body: file[all] + Data(count: 10))
        case .wrong416: return .status(416, headers: ["Content-Range": "bytes */\(first)"])
        case .completeBody: return part(all, body: file)
        case .part200: return .data(file[all], headers: ["ETag": #""1""#])
        case .compressed: return part(all).header("Content-Encoding", "gzip")
        case .twoRanges: return part(all, contentRange: "bytes \(first)-99999/100000, bytes 0-1/100000")
        case .reset: return .reset
        }
    }

    private func download(
        _ server: LoopbackServer, to folder: TestFolder, store: NetworkStore, attempts: Int = 3, name: String = "file"
    ) async -> Result<URL, AppError> {
        let fetch = downloadFetcher(
            createURLRequest: { try createRequest(baseURL: server.baseURL, path: [name], timeLimit: longTimeout) },
            to: folder.url, store: store, attempts: attempts, silenceLimit: nil)
        return await VirtualTime.run { await fetch(()) }
    }

    @Test(arguments: Transport.all)
    func filesWhoseNamesDifferInTheirBytesAreDifferentFiles(transport: Transport) async throws {
        let folder = TestFolder()
        let server = try LoopbackServer.start { .text($0.target) }
        let files = [
            "/f/caf%E9.pdf": "caf%E9.pdf", "/f/caf%E8.pdf": "caf%E8.pdf", "/f/caf%C3%A9.pdf": "café.pdf",
            "/%E9/a%20b|": "a b|", "/f/%E9%2F..%2Fx": "%E9%2F..%2Fx", "/f/a%2Fb": "a_b", "/f/%2E%2Ex": "__x",
            "/f/g/": "g",
            "/%E9?q=/x": "%E9", "": "download",
        ]
        let fetch = downloadFetcher(
            createURLRequest: { try createRequest(baseURL: server.baseURL + $0, timeLimit: longTimeout) },
            to: folder.url, store: transport.store(), silenceLimit: nil)
        for (path, name) in files.sorted(by: { $0.key < $1.key }) {
            try await expectEqual(fetch(path).get().lastPathComponent, name)
        }
        expectEqual(folder.names, files.values.sorted())
        try expectEqual(String(contentsOf: folder.url.appending(path: "caf%E9.pdf"), encoding: .utf8), "/f/caf%E9.pdf")
    }

    @Test(arguments: Transport.all, Lie.allCases)
    func aWrongRangeNeverGivesAWrongFile(transport: Transport, lie: Lie) async throws {
        let (folder, store) = (TestFolder(), transport.store())
        let ranges = Texts()
        // At first, the connection is lost. Then requests for a range get a wrong response.
        let server = try LoopbackServer.start { request in
            ranges.add(request[header: "Range"] ?? "all")
            guard let first = Self.start(of: request) else {
                return ranges.all.count == 1 ? Self.whole.resetting(after: 40_000) : Self.whole
            }
            return first == Self.file.count
                ? .status(416, headers: ["Content-Range": "bytes */100000"])
                : lie == .shortBody && first >= 99_990
                    ? Self.response(.noContentRange, from: first) : Self.response(lie, from: first)
        }
        let result = await download(server, to: folder, store: store)
        let saved = try? Data(contentsOf: folder.url.appending(path: "file"))
        expect(saved == (lie == .reset ? nil : Self.file), "\(result) \(ranges.all)")
        expect(ranges.all.count <= 5, "\(ranges.all)")
        expect(ranges.all.count > 1)
        if lie == .reset { expect(result.error?.network != nil) } else { expectEqual(folder.names, ["file"]) }
    }

    @Test(arguments: Transport.all)
    func aServerThatAlwaysSendsAPartGivesAnErrorAndNoFile(transport: Transport) async throws {
        let (folder, store) = (TestFolder(), transport.store())
        // Without a range, `part200` is a complete file for the client.
        for lie in Lie.allCases where lie != .part200 {
            let server = try LoopbackServer.start { _ in Self.response(lie, from: 40_000) }
            expect(await download(server, to: folder, store: store).error != nil, "\(lie)")
            expectEqual(folder.names, [], "\(lie)")
            expectEqual(server.requestCount, 1, "\(lie)")
        }
    }

    @Test(arguments: Transport.all)
    func connectionsThatBreakAgainAndAgainGiveTheFile(transport: Transport) async throws {
        let folder = TestFolder()
        let server = try LoopbackServer.start { request in
            let first = Self.start(of: request) ?? 0
            let response = first == 0 ? Self.whole : Self.rest(from: first)
            return first.isMultiple(of: 2) ? response.resetting(after: 15_001) : response.truncated(after: 15_000)
        }
        let url = try await download(server, to: folder, store: transport.store()).get()
        try expectEqual(Data(contentsOf: url), Self.file)
        expect(server.requestCount > 5)
    }

    @Test(arguments: Transport.all) func aCompressedResponseIsNeverResumed(transport: Transport) async throws {
        let folder = TestFolder()
        // "hello\n" in gzip format, although the request does not accept it.
        let bytes = Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJ5wIAIDA6NgYAAAA=") ?? Data()
        let requests = Texts()
        let server = try LoopbackServer.start { request in
            requests.add("\(request[header: "Accept-Encoding"] ?? "") \(request[header: "Range"] ?? "")")
            let response = LoopbackServer.Response.data(bytes, headers: ["ETag": #""1""#, "Content-Encoding": "gzip"])
            return requests.all.count == 1 ? response.truncated(after: bytes.count - 1) : response
        }
        _ = await download(server, to: folder, store: transport.store(), attempts: 0)
        _ = await download(server, to: folder, store: transport.store(), attempts: 0)
        expectEqual(folder.text("file"), "hello\n")
        expectEqual(requests.all, ["identity ", "identity "])
    }

    @Test func aPermitIsHeldToTheEndOfTheBody() async throws {
        let folder = TestFolder()
        let server = try LoopbackServer.start { _ in .data(Self.file).dripping(every: .milliseconds(1), bytes: 20_000) }
        let mostConnections = Mutex(0)
        let fetch = downloadFetcher(
            createURLRequest: { (name: String) in
                try createRequest(baseURL: server.baseURL, path: [name], timeLimit: longTimeout)
            }, to: folder.url, store: liveStore().layered(limitingConcurrency(to: 2)),
            progress: { _, _ in mostConnections.withLock { $0 = max($0, server.openConnectionCount) } })
        await withTaskGroup { group in
            for number in 0..<8 { group.addTask { _ = await fetch("file\(number)") } }
        }
        expect(folder.names == (0..<8).map { "file\($0)" })
        expect((1...2).contains(mostConnections.withLock { $0 }))
        // The downloads share the connections.
        expect(server.acceptedConnectionCount <= 2)
    }

    @Test(arguments: Transport.all) func aCancelledDownloadIsResumedByTheNextCall(transport: Transport) async throws {
        let (folder, store) = (TestFolder(), transport.store())
        let server = try LoopbackServer.start { request in
            guard let first = Self.start(of: request) else {
                return Self.whole.dripping(every: .seconds(60), bytes: 10_000)
            }
            return Self.rest(from: first)
        }
        let task = Task { await download(server, to: folder, store: store) }
        await waitUntil { folder.text(".file.partial")?.isEmpty == false }
        task.cancel()
        expect(await task.value.isCancelled)
        expect(await eventually { server.openConnectionCount == 0 })
        let url = try await download(server, to: folder, store: store).get()
        try expectEqual(Data(contentsOf: url), Self.file)
        expectEqual(server.requestCount, 2)
    }
}

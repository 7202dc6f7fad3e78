import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import FetchingStreams

struct DownloadFetcherTests {
    private typealias Response = ScriptedServer.Response

    private let folder = TestFolder()
    private let file = testBytes(10_000)

    /// Downloads `https://a/file`.
    private func download(
        _ server: ScriptedServer, attempts: Int = 3, sha256: String? = nil, time: VirtualTime? = nil,
        progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async -> Result<URL, AppError> {
        let time = time ?? VirtualTime(advancesAutomatically: true)
        let fetch = downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder.url, store: server.store,
            sha256: { _ in sha256 }, attempts: attempts, silenceLimit: nil, progress: { progress($1) })
        return await time.run { await fetch(()) }
    }

    private var saved: Data? { try? Data(contentsOf: folder.url.appending(path: "file")) }

    /// Downloads the file, and checks that it is saved and which ranges are requested.
    ///
    /// - Parameter received: The number of bytes that an earlier call has received, or nil if there was none.
    private func checkFile(
        _ name: String, after received: Int? = nil, _ responses: Response..., ranges: [String?],
        saved expected: Data? = nil
    ) async {
        if let received { _ = await download(ScriptedServer(.whole(file, bytes: received)), attempts: 0) }
        let server = ScriptedServer(responses)
        let error = await download(server).error
        expect(error == nil, "\(name): \(String(describing: error))")
        expectEqual(server.ranges, ranges, "\(name)")
        expect(saved == expected ?? file, "\(name)")
        expectEqual(folder.names, ["file"], "\(name)")
        try? FileManager.default.removeItem(at: folder.url.appending(path: "file"))
    }

    /// Downloads the file, and checks the error, which ranges are requested, and which files are left.
    private func checkFailure(
        _ name: String, after received: Int? = nil, _ responses: Response..., code: URLError.Code? = .badServerResponse,
        text: String = "", ranges: [String?], left: [String] = []
    ) async {
        if let received { _ = await download(ScriptedServer(.whole(file, bytes: received)), attempts: 0) }
        let server = ScriptedServer(responses)
        let error = await download(server).error
        expectEqual(error?.network?.urlError.code, code, "\(name)")
        expect(text.isEmpty || error?.localizedDescription.contains(text) == true, "\(name)")
        expectEqual(server.ranges, ranges, "\(name)")
        expectEqual(folder.names, left, "\(name)")
        for left in folder.names { try? FileManager.default.removeItem(at: folder.url.appending(path: left)) }
    }

    private func with(_ range: String, _ body: Data, status: Int = 206) -> Response {
        Response(status: status, headers: ["ETag": #""1""#, "Content-Range": range], body: body)
    }

    @Test func theFileHasTheNameAndTheBytesOfTheResponse() async throws {
        let server = ScriptedServer(.whole(file))
        let url = try await download(server).get()
        expectEqual(url.path, folder.url.appending(path: "file").path)
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "Accept-Encoding"), "identity")
        await checkFile("complete", .whole(file), ranges: [nil])
        await checkFile("empty", .whole(Data()), ranges: [nil], saved: Data())
        await checkFile("without a length", .init(body: file), ranges: [nil])
    }

    @Test func anExistingFileIsReplacedOnlyByACompleteOne() async throws {
        try folder.write("old", to: "file")
        _ = await download(ScriptedServer(.whole(file, bytes: 500)), attempts: 0)
        expectEqual(folder.text("file"), "old")
        await checkFile("complete", .part(file, from: 500), ranges: ["bytes=500-"])
    }

    @Test func onlyTheMissingBytesAreRequested() async throws {
        await checkFile("by the next call", after: 4000, .part(file, from: 4000), ranges: ["bytes=4000-"])
        await checkFile(
            "within the call", .whole(file, bytes: 4000), .part(file, from: 4000, bytes: 1),
            .failing(URLError(.cannotConnectToHost)), .init(status: 503), .part(file, from: 4001),
            ranges: [nil, "bytes=4000-", "bytes=4001-", "bytes=4001-", "bytes=4001-"])
        await checkFile(
            "after a shorter range", .whole(file, bytes: 4000), with("bytes 4000-5999/10000", file[4000..<6000]),
            .part(file, from: 6000), ranges: [nil, "bytes=4000-", "bytes=6000-"])
        let new = testBytes(6000, seed: 9)
        await checkFile(
            "of a changed file", after: 8000, .whole(new, bytes: 3000, headers: ["ETag": #""2""#]),
            .part(new, from: 3000, headers: ["ETag": #""2""#]), ranges: ["bytes=8000-", "bytes=3000-"], saved: new)
    }

    @Test func theNextCallNamesTheVersionOfThePart() async throws {
        expect(await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0).error?.network != nil)
        expectEqual(folder.names, [".file.partial", ".file.partial.record"])
        let server = ScriptedServer(.part(file, from: 4000))
        _ = try await download(server).get()
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "If-Range"), #""1""#)

        let cut = Response(
            headers: ["Last-Modified": old, "Date": date, "Content-Length": "10000"], body: file.prefix(4000),
            error: URLError(.networkConnectionLost))
        let dated = ScriptedServer(
            cut, .init(status: 206, headers: ["Content-Range": "bytes 4000-9999/10000"], body: file[4000...]))
        _ = try await download(dated).get()
        expectEqual(dated.requests.last?.value(forHTTPHeaderField: "If-Range"), old)
        expectEqual(saved, file)
    }

    @Test func theFileIsRequestedFromTheBeginningIfThePartCannotBeUsed() async throws {
        for headers in [["Content-Range": "bytes */9"], [:], ["Content-Range": "bytes */10000", "ETag": #""2""#]] {
            await checkFile(
                "\(headers)", after: 10_000, .init(status: 416, headers: headers), .whole(file),
                ranges: ["bytes=10000-", nil])
        }
        // httpie/cli 515 and xroche/httrack 428: a range without an end, and a range that overlaps the part.
        for (bytes, range) in [
            (10_000, "bytes 10000-/10000"), (10_000, "bytes 10000-9999/10000"), (4000, "bytes 3000-9999/10000"),
            (4000, "bytes=4000-9999/10000"), (4000, "-0.999"), (4000, "4000-9999/10000"), (4000, ""),
        ] {
            await checkFile(
                "\(range)", after: bytes, with(range, file[bytes...]), .whole(file), ranges: ["bytes=\(bytes)-", nil])
        }
        var long = Response.part(file, from: 4000)
        long.body += Data(count: 1)
        await checkFile(
            "longer than its range", .whole(file, bytes: 4000), long, .whole(file), ranges: [nil, "bytes=4000-", nil])
    }

    @Test func aWeakValidatorStartsFromTheBeginning() async throws {
        for headers in [
            ["ETag": #"W/"1""#], ["ETag": ""], ["ETag": #""1"#], ["ETag": #""a b""#],
            ["ETag": #"W/"1""#, "Last-Modified": old, "Date": date],
            ["Last-Modified": "Sun, 06 Nov 1994 08:49:30 GMT", "Date": date], ["Last-Modified": old],
        ] {
            let cut = Response(
                headers: headers.merging(["Content-Length": "10000"]) { $1 }, body: file.prefix(4000),
                error: URLError(.networkConnectionLost))
            _ = await download(ScriptedServer(cut), attempts: 0)
            expectEqual(folder.names, [], "\(headers)")
            await checkFile("\(headers)", .whole(file), ranges: [nil])
        }
    }

    @Test func aPartOfAnotherURLOrOfAPostIsNotContinued() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0)
        let server = ScriptedServer(.whole(file), .whole(file, bytes: 4000), .whole(file))
        _ = try await downloadFetcher(
            createURLRequest: { try request("https://b/file?key=secret") }, to: folder.url, store: server.store)(())
            .get()
        for _ in 0..<2 {
            _ = await downloadFetcher(
                createURLRequest: { (_: Void) in try createRequest(.post, baseURL: "https://a/file") },
                to: folder.url, store: server.store)(())
        }
        expectEqual(server.ranges, [nil, nil, nil])
        expectEqual(saved, file)
    }

    @Test func theRecordHasNoPartOfTheURL() async throws {
        let server = ScriptedServer(.whole(file, bytes: 4000))
        _ = await downloadFetcher(
            createURLRequest: { try request("https://host/file?key=topsecret") }, to: folder.url, store: server.store,
            attempts: 0)(())
        let record = try #require(folder.text(".file.partial.record"))
        expect(!record.contains("host") && !record.contains("topsecret"), "\(record)")
    }

    @Test func aPartialFileWithAllBytesIsCompletedBy416() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 10_000)), attempts: 0)
        let server = ScriptedServer(.init(status: 416, headers: ["Content-Range": "bytes */10000"]))
        let reports = Recorded<TransferProgress>()
        _ = try await download(server) { reports.add($0) }.get()
        expectEqual(server.ranges, ["bytes=10000-"])
        expectEqual(saved, file)
        expectEqual(reports.all.last?.bytes, 10_000)
    }

    @Test func aResponseThatCannotBeUsedIsAnError() async throws {
        let part = with("bytes 4000-9999/10000", file[4000...], status: 200)
        await checkFailure(
            "a part with the status 200", .whole(file, bytes: 4000), part, part, ranges: [nil, "bytes=4000-", nil],
            left: [".file.partial", ".file.partial.record"])
        await checkFailure(
            "a first response with a part",
            .init(headers: ["Content-Range": "bytes 0-4/10", "Content-Length": "5"], body: Data("01234".utf8)),
            ranges: [nil])
        await checkFailure("a part that was not requested", .part(file, from: 0), ranges: [nil])
        var long = Response.whole(file)
        long.body += Data(count: 1)
        await checkFailure("a body that is longer than its length", long, text: "longer", ranges: [nil])
        await checkFailure(
            "a second wrong range", after: 4000, .part(file, from: 3000), .part(file, from: 3000),
            text: "no range was requested", ranges: ["bytes=4000-", nil],
            left: [".file.partial", ".file.partial.record"])
        await checkFailure(
            "a compressed file", .whole(file, headers: ["Content-Encoding": "gzip"]), code: .cannotDecodeContentData,
            text: "compressed", ranges: [nil])
        // The layers of the store retry a call that has received no byte.
        await checkFailure(
            "no connection", .failing(URLError(.notConnectedToInternet)), code: .notConnectedToInternet, ranges: [nil])
        await expectEqual(download(ScriptedServer(.init(status: 416))).error?.server?.status, 416)
    }

    @Test func aResponseThatCannotBeUsedIsNoErrorOfACancelledCall() async {
        let server = ScriptedServer(.part(file, from: 0))
        let store = NetworkStore(
            fetchData: server.store.fetchData,
            fetchStream: { request in
                withUnsafeCurrentTask { $0?.cancel() }
                return try await server.store.fetchStream(request)
            })
        let fetch = downloadFetcher(createURLRequest: { try request("https://a/file") }, to: folder.url, store: store)
        expect(await Task { await fetch(()) }.value.isCancelled)
    }

    @Test func anErrorStatusIsAServerFailureAndKeepsThePartialFile() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0)
        let server = ScriptedServer(.init(status: 403, body: Data(#"{"message":"no"}"#.utf8)))
        await expectEqual(download(server).error?.server?.message, "no")
        await checkFile("the rest", .part(file, from: 4000), ranges: ["bytes=4000-"])
    }

    /// The number of requests is limited if none of them brings a new byte, or if each brings only a few.
    @Test func theCallEndsAfterSomeRequestsWithoutProgress() async throws {
        let lost = Response.failing(URLError(.networkConnectionLost))
        let cut = Response.whole(file, bytes: 4000)
        let parts = (4000..<4004).map { with("bytes \($0)-\($0)/10000", file[$0...$0]) }
        for (name, responses, waits) in [
            ("lost", [cut, lost, lost, lost, lost], 3), ("from the beginning", [cut, cut, cut, cut, cut, cut], 3),
            ("small parts", [cut] + parts, 3),
        ] {
            let (server, time) = (ScriptedServer(responses), VirtualTime(advancesAutomatically: true))
            let error = await download(server, time: time).error
            if name == "small parts" {
                expectEqual(error?.localizedDescription.contains("too many small parts"), true)
            } else {
                expectEqual(error?.network?.urlError.code, .networkConnectionLost, "\(name)")
            }
            expectEqual(server.requests.count, 4, "\(name)")
            expectEqual(time.waits.count, waits, "\(name)")
            expectEqual(folder.names, [".file.partial", ".file.partial.record"], "\(name)")
            let first = name == "small parts" ? 4003 : 4000
            await checkFile("the rest", .part(file, from: first), ranges: ["bytes=\(first)-"])
        }
    }

    @Test func manyLargePartsGiveTheFile() async throws {
        try await VirtualTime.run {
            let file = testBytes(10 << 16)
            let server = NetworkStore(
                fetchData: { _ in throw URLError(.unsupportedURL) },
                fetchStream: { request in
                    let range = request.value(forHTTPHeaderField: "Range")
                    let first = range?.wholeMatch(of: /bytes=([0-9]+)-/).flatMap { Int($0.1) }
                    let response =
                        first.map { first in
                            ScriptedServer.Response(
                                status: 206,
                                headers: [
                                    "ETag": #""1""#, "Content-Range": "bytes \(first)-\(first + 65_535)/\(file.count)",
                                ], body: file[first..<first + 65_536])
                        } ?? .whole(file, bytes: 1 << 16)
                    return try await ScriptedServer(response).store.fetchStream(request)
                })
            _ = try await downloadFetcher(
                createURLRequest: { try request("https://a/file") }, to: folder.url, store: server,
                silenceLimit: nil)(()).get()
            expectEqual(saved, file)
        }
    }

    @Test func aServerThatWantsARetryAtOnceGetsItAfterADelay() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let busy = ScriptedServer.Response(status: 503, headers: ["Retry-After": "0"])
        let server = ScriptedServer(.whole(file, bytes: 4000), busy, busy, busy, .part(file, from: 4000))
        _ = try await download(server, attempts: 9, time: time).get()
        expectEqual(time.waits.count, 4)
        expect(time.waits.allSatisfy { $0 > .zero }, "\(time.waits)")
    }

    @Test func theProgressSaysWhichDownloadItIs() async throws {
        let complete = Texts()
        let store = NetworkStore.constant(file, headers: ["Content-Length": "10000"])
        let fetch = downloadFetcher(
            createURLRequest: { try request("https://a/\($0)") }, to: folder.url, store: store,
            progress: { (name: String, report) in if report.bytes == 10_000 { complete.add(name) } })
        async let first = fetch("first")
        async let second = fetch("second")
        _ = try (await first.get(), await second.get())
        expectEqual(Set(complete.all), ["first", "second"])
    }

    @Test func aRangeOfTheCallerIsRefused() async throws {
        let fetch = downloadFetcher(
            createURLRequest: { (_: Void) in
                try createRequest(baseURL: "https://a/file", headers: ["range": "bytes=1-2"])
            }, to: folder.url, store: .unimplemented)
        guard case .request? = await fetch(()).error else {
            Issue.record("no request failure")
            return
        }
    }
}

private let old = "Sun, 06 Nov 1994 08:48:00 GMT"
private let date = "Sun, 06 Nov 1994 08:49:37 GMT"

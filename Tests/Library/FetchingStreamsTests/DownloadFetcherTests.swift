import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingStreams

struct DownloadFetcherTests {
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

    @Test func theFileHasTheNameAndTheBytesOfTheResponse() async throws {
        let server = ScriptedServer(.whole(file))
        let url = try await download(server).get()
        expectEqual(url.path, folder.url.appending(path: "file").path)
        expectEqual(saved, file)
        expectEqual(folder.names, ["file"])
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "Accept-Encoding"), "identity")
        expectEqual(server.ranges, [nil])
    }

    @Test func anEmptyFileIsSaved() async throws {
        _ = try await download(ScriptedServer(.whole(Data()))).get()
        expectEqual(saved, Data())
        expectEqual(folder.names, ["file"])
    }

    @Test func aBodyWithoutALengthIsSavedToItsEnd() async throws {
        _ = try await download(ScriptedServer(.init(body: file))).get()
        expectEqual(saved, file)
    }

    @Test func anExistingFileIsReplacedOnlyByACompleteOne() async throws {
        try folder.write("old", to: "file")
        _ = await download(ScriptedServer(.whole(file, bytes: 500)), attempts: 0)
        expectEqual(folder.text("file"), "old")
        _ = try await download(ScriptedServer(.part(file, from: 500))).get()
        expectEqual(saved, file)
    }

    @Test func theNextCallRequestsOnlyTheMissingBytes() async throws {
        expect(await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0).error?.network != nil)
        expectEqual(folder.names, [".file.partial", ".file.partial.record"])

        let server = ScriptedServer(.part(file, from: 4000))
        _ = try await download(server).get()

        expectEqual(server.ranges, ["bytes=4000-"])
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "If-Range"), #""1""#)
        expectEqual(saved, file)
        expectEqual(folder.names, ["file"])
    }

    @Test func aLostConnectionIsResumedWithinTheCall() async throws {
        let server = ScriptedServer(
            .whole(file, bytes: 4000), .part(file, from: 4000, bytes: 1), .failing(URLError(.cannotConnectToHost)),
            .init(status: 503), .part(file, from: 4001))
        _ = try await download(server).get()
        expectEqual(server.ranges, [nil, "bytes=4000-", "bytes=4001-", "bytes=4001-", "bytes=4001-"])
        expectEqual(saved, file)
    }

    @Test func theCallEndsAfterSomeRequestsWithoutANewByte() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let lost = ScriptedServer.Response.failing(URLError(.networkConnectionLost))
        let server = ScriptedServer(.whole(file, bytes: 4000), lost, lost, lost, lost)
        let error = await download(server, time: time).error
        expectEqual(error?.network?.urlError.code, .networkConnectionLost)
        expectEqual(server.requests.count, 4)
        expectEqual(time.waits.count, 3)
        expectEqual(folder.names, [".file.partial", ".file.partial.record"])
    }

    @Test func aServerThatStartsAgainAndAgainIsLeft() async throws {
        let cut = ScriptedServer.Response.whole(file, bytes: 4000)
        let server = ScriptedServer(cut, cut, cut, cut, cut, cut)
        expect(await download(server).error?.network != nil)
        expectEqual(server.requests.count, 4)
    }

    @Test func aFailureBeforeTheFirstByteIsTheStoresToRetry() async throws {
        let server = ScriptedServer(.failing(URLError(.notConnectedToInternet)))
        await expectEqual(download(server).error?.network?.urlError.code, .notConnectedToInternet)
        expectEqual(folder.names, [])
    }

    @Test func anErrorStatusIsAServerFailureAndKeepsThePartialFile() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0)
        let server = ScriptedServer(.init(status: 403, body: Data(#"{"message":"no"}"#.utf8)))
        await expectEqual(download(server).error?.server?.message, "no")
        _ = try await download(ScriptedServer(.part(file, from: 4000))).get()
        expectEqual(saved, file)
    }

    @Test func aChangedFileStartsFromTheBeginning() async throws {
        let new = testBytes(6000, seed: 9)
        _ = await download(ScriptedServer(.whole(file, bytes: 8000)), attempts: 0)
        let server = ScriptedServer(
            .whole(new, bytes: 3000, headers: ["ETag": #""2""#]),
            .part(new, from: 3000, headers: ["ETag": #""2""#]))
        _ = try await download(server).get()
        expectEqual(server.ranges, ["bytes=8000-", "bytes=3000-"])
        expectEqual(saved, new)
    }

    @Test(arguments: [
        ["ETag": #"W/"1""#], ["ETag": ""], ["ETag": #""1"#], ["ETag": #""a b""#],
        ["ETag": #"W/"1""#, "Last-Modified": old, "Date": date],
        ["Last-Modified": "Sun, 06 Nov 1994 08:49:30 GMT", "Date": date], ["Last-Modified": old],
    ])
    func aWeakValidatorStartsFromTheBeginning(headers: [String: String]) async throws {
        let cut = ScriptedServer.Response(
            headers: headers.merging(["Content-Length": "10000"]) { $1 }, body: file.prefix(4000),
            error: URLError(.networkConnectionLost))
        _ = await download(ScriptedServer(cut), attempts: 0)
        expectEqual(folder.names, [])
        let server = ScriptedServer(.whole(file))
        _ = try await download(server).get()
        expectEqual(server.ranges, [nil])
    }

    @Test func anOldDateIsAValidator() async throws {
        let cut = ScriptedServer.Response(
            headers: ["Last-Modified": old, "Date": date, "Content-Length": "10000"], body: file.prefix(4000),
            error: URLError(.networkConnectionLost))
        let server = ScriptedServer(
            cut,
            .init(status: 206, headers: ["Content-Range": "bytes 4000-9999/10000"], body: file[4000...]))
        _ = try await download(server).get()
        expectEqual(server.requests.last?.value(forHTTPHeaderField: "If-Range"), old)
        expectEqual(saved, file)
    }

    @Test func anotherURLDoesNotContinueTheFile() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0)
        let server = ScriptedServer(.whole(file))
        _ = try await downloadFetcher(
            createURLRequest: { try request("https://b/file?key=secret") }, to: folder.url, store: server.store)(())
            .get()
        expectEqual(server.ranges, [nil])
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
        let last = Mutex<TransferProgress?>(nil)
        _ = try await download(server) { report in last.withLock { $0 = report } }.get()
        expectEqual(server.ranges, ["bytes=10000-"])
        expectEqual(saved, file)
        expectEqual(last.withLock { $0?.bytes }, 10_000)
    }

    @Test(arguments: [["Content-Range": "bytes */9"], [:], ["Content-Range": "bytes */10000", "ETag": #""2""#]])
    func another416RequestsTheFileFromTheBeginning(headers: [String: String]) async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 10_000)), attempts: 0)
        let server = ScriptedServer(.init(status: 416, headers: headers), .whole(file))
        _ = try await download(server).get()
        expectEqual(server.ranges, ["bytes=10000-", nil])
        expectEqual(saved, file)
    }

    @Test func a200WithAPartOfTheFileIsNeverTheFile() async throws {
        let part = ScriptedServer.Response(
            headers: ["ETag": #""1""#, "Content-Range": "bytes 4000-9999/10000", "Content-Length": "6000"],
            body: file[4000...])
        let server = ScriptedServer(.whole(file, bytes: 4000), part, part)
        await expectEqual(download(server).error?.network?.urlError.code, .badServerResponse)
        expectEqual(server.ranges, [nil, "bytes=4000-", nil])
        expect(saved == nil)
    }

    @Test func aFirstResponseWithAPartOfTheFileIsAnError() async throws {
        let server = ScriptedServer(
            .init(headers: ["Content-Range": "bytes 0-4/10", "Content-Length": "5"], body: Data("01234".utf8)))
        await expectEqual(download(server).error?.network?.urlError.code, .badServerResponse)
        expectEqual(folder.names, [])
    }

    @Test func a416WithoutARangeIsAServerFailure() async throws {
        await expectEqual(download(ScriptedServer(.init(status: 416))).error?.server?.status, 416)
    }

    @Test func aPartThatWasNotRequestedIsAnError() async throws {
        let server = ScriptedServer(.part(file, from: 0))
        await expectEqual(download(server).error?.network?.urlError.code, .badServerResponse)
        expectEqual(server.requests.count, 1)
        expectEqual(folder.names, [])
    }

    @Test func aSecondWrongRangeIsAnError() async throws {
        _ = await download(ScriptedServer(.whole(file, bytes: 4000)), attempts: 0)
        let server = ScriptedServer(.part(file, from: 3000), .part(file, from: 3000))
        let error = await download(server).error
        expectEqual(error?.network?.urlError.code, .badServerResponse)
        expectEqual(error?.localizedDescription.contains("no range was requested"), true)
        expectEqual(server.ranges, ["bytes=4000-", nil])
    }

    /// httpie/cli 515 and xroche/httrack 428: a range without an end, and a range that overlaps the part.
    @Test func aPartWithAnUnusableRangeRequestsTheFileFromTheBeginning() async throws {
        for (bytes, range) in [
            (10_000, "bytes 10000-/10000"), (10_000, "bytes 10000-9999/10000"), (4000, "bytes 3000-9999/10000"),
            (4000, "bytes=4000-9999/10000"), (4000, "-0.999"), (4000, "4000-9999/10000"), (4000, ""),
        ] {
            _ = await download(ScriptedServer(.whole(file, bytes: bytes)), attempts: 0)
            let part = ScriptedServer.Response(
                status: 206, headers: ["ETag": #""1""#, "Content-Range": range], body: file[bytes...])
            let server = ScriptedServer(part, .whole(file))
            _ = try await download(server).get()
            expectEqual(server.ranges, ["bytes=\(bytes)-", nil], "\(range)")
            expectEqual(saved, file)
        }
    }

    @Test func aShorterRangeThanRequestedIsFollowedByTheRest() async throws {
        let short = ScriptedServer.Response(
            status: 206, headers: ["ETag": #""1""#, "Content-Range": "bytes 4000-5999/10000"], body: file[4000..<6000])
        let server = ScriptedServer(.whole(file, bytes: 4000), short, .part(file, from: 6000))
        _ = try await download(server).get()
        expectEqual(server.ranges, [nil, "bytes=4000-", "bytes=6000-"])
        expectEqual(saved, file)
    }

    @Test func manySmallPartsEndTheCall() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let parts = (4000..<4004).map { first in
            ScriptedServer.Response(
                status: 206, headers: ["ETag": #""1""#, "Content-Range": "bytes \(first)-\(first)/10000"],
                body: file[first...first])
        }
        let server = ScriptedServer(.whole(file, bytes: 4000), parts[0], parts[1], parts[2], parts[3])
        let error = await download(server, time: time).error
        expectEqual(error?.localizedDescription.contains("too many small parts"), true)
        expectEqual(server.requests.count, 4)
        expectEqual(time.waits.count, 3)
        _ = try await download(ScriptedServer(.part(file, from: 4003))).get()
        expectEqual(saved, file)
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
        let reports = Mutex<Set<String>>([])
        let store = NetworkStore.constant(file, headers: ["Content-Length": "10000"])
        let fetch = downloadFetcher(
            createURLRequest: { try request("https://a/\($0)") }, to: folder.url, store: store,
            progress: { (name: String, report) in
                if report.bytes == 10_000 { _ = reports.withLock { $0.insert(name) } }
            })
        async let first = fetch("first")
        async let second = fetch("second")
        _ = try (await first.get(), await second.get())
        expectEqual(reports.withLock { $0 }, ["first", "second"])
    }

    @Test func aBodyThatIsLongerThanItsRangeIsRequestedFromTheBeginning() async throws {
        var long = ScriptedServer.Response.part(file, from: 4000)
        long.body += Data(count: 1)
        let server = ScriptedServer(.whole(file, bytes: 4000), long, .whole(file))
        _ = try await download(server).get()
        expectEqual(server.ranges, [nil, "bytes=4000-", nil])
        expectEqual(saved, file)
    }

    @Test func aCompressedFileIsAnError() async throws {
        let server = ScriptedServer(.whole(file, headers: ["Content-Encoding": "gzip"]))
        await expectEqual(download(server).error?.localizedDescription.contains("compressed"), true)
        expectEqual(folder.names, [])
    }

    @Test func aPOSTIsNotResumed() async throws {
        let fetch = { (server: ScriptedServer) in
            downloadFetcher(
                createURLRequest: { (_: Void) in try createRequest(.post, baseURL: "https://a/file") },
                to: folder.url, store: server.store)
        }
        _ = await fetch(ScriptedServer(.whole(file, bytes: 4000)))(())
        let server = ScriptedServer(.whole(file))
        _ = try await fetch(server)(()).get()
        expectEqual(server.ranges, [nil])
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

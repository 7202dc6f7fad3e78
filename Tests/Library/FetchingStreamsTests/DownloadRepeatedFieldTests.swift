import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of downloads from servers that send a field twice.
@Suite(.live, .hangLimit) struct DownloadRepeatedFieldTests {
    private static let file = testBytes(100_000)
    private static let range = "Content-Range: bytes 40000-99999/100000"
    private static let otherRange = "Content-Range: bytes 0-1/100000"
    private static let tag = #"ETag: "1""#
    private static let modified = "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT"
    private static let date = "Date: Sun, 06 Nov 2033 08:49:37 GMT"

    /// The lines of a first response, whose body is cut, the lines of the response to a request for the other bytes,
    /// and the `If-Range` of that request. It is nil if the download begins again.
    private static let rows: [(first: [String], second: [String], validator: String?, requestCount: Int)] = [
        ([tag, tag], [tag, tag, range], #""1""#, 2), ([tag, #"ETag: "2""#], [tag, range], #""1""#, 2),
        ([#"ETag: "0"#, tag], [tag, range], #""1""#, 2), ([#"ETag: W/"1""#, #"ETag: W/"1""#], [], nil, 2),
        ([#"ETag: "a,b""#], [#"ETag: "a,b""#, #"ETag: "a,b""#, range], #""a,b""#, 2),
        ([modified, modified, date, date], [range], "Sun, 06 Nov 1994 08:49:37 GMT", 2),
        (
            ["Last-Modified: soon", modified, "Date: now", date], [modified, modified, range],
            String(modified.dropFirst(15)), 2
        ),
        ([tag, "Content-Length: 100000"], [tag, "Content-Length: 060000", range], #""1""#, 2),
        ([tag], [tag, range, range], #""1""#, 2),
        ([tag], [tag, range, "Content-Type: text/plain", "Content-Type: text/plain"], #""1""#, 2),
        // The complete file is requested if the range is not clear.
        ([tag], [tag, range, otherRange], #""1""#, 3), ([tag], [tag, otherRange, range], #""1""#, 3),
    ]

    @Test(arguments: Transport.all) func aDownloadIsResumed(transport: Transport) async throws {
        let store = transport.store()
        for row in Self.rows {
            let (folder, validators) = (TestFolder(), Texts())
            let server = try LoopbackServer.start { request in
                validators.add(request[header: "If-Range"] ?? "none")
                if request[header: "Range"] == "bytes=40000-" {
                    return .raw(Self.response(206, row.second, Self.file[40_000...]))
                }
                let response = Self.response(200, row.first, Self.file)
                let headBytes = response.count - Self.file.count
                return validators.all.count == 1 ? .raw(response).truncated(after: headBytes + 40_000) : .raw(response)
            }
            let url = try await download(server, to: folder, store).get()
            try expectEqual(Data(contentsOf: url), Self.file, "\(row)")
            expectEqual(validators.all.prefix(2), ["none", row.validator ?? "none"], "\(row)")
            expectEqual(validators.all.count, row.requestCount, "\(row)")
        }
    }

    @Test(arguments: Transport.all) func differentLengthsOrRangesAreNamed(transport: Transport) async throws {
        for second in ["Content-Length: 99999", Self.otherRange] {
            let folder = TestFolder()
            let server = try LoopbackServer.start { _ in
                .raw(Self.response(200, [Self.tag, Self.range, second], Self.file))
            }
            let error = await download(server, to: folder, transport.store()).error
            let text = "\(try #require(error?.network))"
            let values = second == Self.otherRange ? [Self.range, second] : ["Content-Length: 100000", second]
            for value in values { expect(text.contains("“\(value.split(separator: ": ")[1])”"), "\(text)") }
            expectEqual(folder.names, [])
        }
    }

    /// As ``differentLengthsOrRangesAreNamed(transport:)``, with values that another store has joined.
    @Test func differentJoinedValuesAreNamed() async throws {
        for (name, value) in [("Content-Length", "5, 6"), ("Content-Range", "bytes 0-4/5, bytes 0-4/6")] {
            let (headers, folder) = ([name: value], TestFolder())
            let error = await downloadFetcher(
                createURLRequest: { try createRequest(baseURL: "https://a/file") }, to: folder.url,
                store: .constant(Data("12345".utf8), headers: headers))(()).error
            let text = "\(try #require(error?.network))"
            for part in value.split(separator: ", ") { expect(text.contains("“\(part)”"), "\(text)") }
        }
    }

    private func download(
        _ server: LoopbackServer, to folder: TestFolder, _ store: NetworkStore
    ) async -> Result<URL, AppError> {
        let fetch = downloadFetcher(
            createURLRequest: { try createRequest(baseURL: server.baseURL, path: ["file"], timeLimit: longTimeout) },
            to: folder.url, store: store, silenceLimit: nil)
        return await VirtualTime.run { await fetch(()) }
    }

    private static func response(_ status: Int, _ lines: [String], _ body: Data) -> Data {
        let lines = (["Content-Length: \(body.count)"] + lines).map { $0 + "\r\n" }.joined()
        return Data("HTTP/1.1 \(status) OK\r\n\(lines)\r\n".utf8) + body
    }
}

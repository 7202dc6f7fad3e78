import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of the content codings of responses.
@Suite(.live, .hangLimit) struct ResponseCodingTests {
    // The word “hello” in each format.
    private static let plain = Data("hello".utf8)
    private static let gzip = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()
    private static let zlib = Data([120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21])
    private static let rawDeflate = Data([203, 72, 205, 201, 201, 7, 0])
    private static let gzipTwice =
        Data(base64Encoded: "H4sIAAAAAAACA5Pv5mAAASbm0x5nT55kZ2hbJmDGChQAAKdvtEUZAAAA") ?? Data()

    private static func response(_ body: Data, _ codings: [String], status: Int = 200) -> LoopbackServer.Response {
        LoopbackServer.Response(
            status: status, headers: codings.map { ("Content-Encoding", $0) } + [("ETag", "\"1\"")], body: body)
    }

    /// Returns the body as complete data and as a stream, with the response of the former.
    private func bodies(
        _ transport: Transport, _ response: LoopbackServer.Response, _ headers: [String: String] = [:],
        method: HTTPMethod = .get
    ) async throws -> (data: Data, stream: Data, response: HTTPURLResponse) {
        let server = try LoopbackServer.start { _ in response }
        let request = try createRequest(method, baseURL: server.baseURL, headers: headers, timeLimit: longTimeout)
        let (data, head) = try await transport.store().fetchData(request)
        let (stream, streamHead) = try await transport.store().fetchStream(request)
        let response = try #require(head as? HTTPURLResponse)
        let streamFields = try #require(streamHead as? HTTPURLResponse).headerFields
        expectEqual(response.headerFields.filter { $0.key != "Date" }, streamFields.filter { $0.key != "Date" })
        return (data, try await stream.data(), response)
    }

    #if os(Linux)
        /// The transports that leave the decoding to the library.
        private static let ownTransports = [Transport.curl]
    #else
        private static let ownTransports: [Transport] = []
    #endif

    @Test(arguments: Transport.all) func deflateNeedsNoHeader(transport: Transport) async throws {
        for body in [Self.zlib, Self.rawDeflate] {
            let found = try await bodies(transport, Self.response(body, ["deflate"]))
            expect(found.data == Self.plain && found.stream == Self.plain)
            expect(found.response.value(forHTTPHeaderField: "Content-Encoding") == nil)
        }
    }

    /// curl/curl 22156, tornadoweb/tornado 2714: several members (RFC 1952 §2.2), and padding after the last one.
    @Test(arguments: Transport.all) func gzipCanHaveSeveralMembersAndPadding(transport: Transport) async throws {
        let padding = [Data(), Data([0]), Data(count: 512), Data("rest".utf8)]
        // On Linux, the libcurl of `URLSession` reads one member.
        let isOwn = Self.ownTransports.contains(transport)
        for (count, end) in padding.flatMap({ end in [(1, end), (3, end)] }) where isOwn || (count, end) == (1, Data())
        {
            let members = (0..<count).reduce(into: Data()) { body, _ in body += Self.gzip }
            let found = try await bodies(transport, Self.response(members + end, ["gzip"]))
            let expected = String(repeating: "hello", count: count)
            expect(found.data == Data(expected.utf8) && found.stream == found.data, "\(count) \(end.count)")
        }
    }

    /// tower-rs/tower-http 737: a server closes the gzip stream after each event. The consumer gets it at once.
    @Test(arguments: ownTransports) func eachMemberOfAStreamArrivesAtOnce(transport: Transport) async throws {
        let head = Data("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n".utf8)
        let server = try LoopbackServer.start { _ in
            .script([.send(head), .send(Self.gzip), .wait(.milliseconds(20)), .send(Self.gzip), .wait(.seconds(3600))])
        }
        let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
        var (body, received) = (try await transport.store().fetchStream(request).0.makeAsyncIterator(), Data())
        while received.count < 10, let chunk = try await body.next() { received += chunk }
        expectEqual(received, Self.plain + Self.plain)
    }

    @Test(arguments: ownTransports) func aWordThatIsNoCodingChangesNothing(transport: Transport) async throws {
        let words = [
            "none", "None", "utf-8", "UTF8", "binary", "8bit", "7bit", "base64", "iso-8859-1", "aws-chunked", "chunked",
            "text/plain", "application/json", "*", "null", "none, utf-8", "identity, binary", "\"\"",
        ]
        for word in words {
            let found = try await bodies(transport, Self.response(Self.plain, [word]))
            expect(found.data == Self.plain && found.stream == Self.plain, "\(word)")
            expectEqual(found.response.value(forHTTPHeaderField: "Content-Encoding"), word)
            expectEqual(found.response.value(forHTTPHeaderField: "Content-Length"), "5")
        }
    }

    @Test(arguments: Transport.all, ["none", "identity", "", ","])
    func noCodingIsReadByEachTransport(transport: Transport, word: String) async throws {
        let found = try await bodies(transport, Self.response(Self.plain, [word]))
        expect(found.data == Self.plain && found.stream == Self.plain)
    }

    @Test(
        arguments: ownTransports,
        [
            ["X-GZIP"], [" gzip "], ["gzip, identity"], ["none, gzip"], ["gzip;q=1"], ["\"gzip\""],
            ["gzip", "identity"],
            // A proxy has repeated the field.
            ["gzip", "gzip"], ["gzip, gzip"], ["gzip,x-gzip,Gzip"],
        ])
    func oneCodingIsDecoded(transport: Transport, codings: [String]) async throws {
        let found = try await bodies(transport, Self.response(Self.gzip, codings))
        expect(found.data == Self.plain && found.stream == Self.plain)
    }

    @Test(
        arguments: ownTransports,
        [
            ("br", plain), ("zstd", plain), ("compress", plain), ("x-compress", plain), ("exi", plain), ("dcb", plain),
            ("dcz", plain), ("pack200-gzip", plain), ("aes128gcm", plain), ("bzip2", plain), ("xz", plain),
            ("gzip, br", gzip), ("deflate, gzip", gzip), ("gzip br", gzip), ("none, br", plain), ("BR", plain),
            // It was really coded twice.
            ("gzip, gzip", gzipTwice), ("gzip", rawDeflate), ("deflate", plain),
        ])
    func anotherCodingIsAnErrorThatNamesIt(transport: Transport, example: (String, Data)) async throws {
        let server = try LoopbackServer.start { _ in Self.response(example.1, [example.0]) }
        let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
        let error = try #require(await transport.store().failure(request) as? URLError)
        expectEqual(error.code, .cannotDecodeContentData)
        let kept = error.errorUserInfo[NSUnderlyingErrorKey] as? ServerFailure
        expect(kept?.status == 200 && kept?.header("Content-Encoding") == example.0 && kept?.header("ETag") == "\"1\"")
        let (stream, head) = try await transport.store().fetchStream(request)
        expect((head as? HTTPURLResponse)?.statusCode == 200)
        let streamError = await expect(throws: URLError.self) { try await stream.data() }
        expectEqual(streamError?.code, .cannotDecodeContentData)
        expect(streamError?.errorUserInfo[NSUnderlyingErrorKey] is ServerFailure)
    }

    @Test(arguments: Transport.all, ["gzip", "deflate", "br", "zstd", "compress", "gzip, br", "gzip, gzip", "none"])
    func aCodingWithoutABodyIsAnEmptyBody(transport: Transport, coding: String) async throws {
        let empty = Self.response(Data(), [coding])
        for (method, response) in [
            (.get, empty), (.get, Self.response(Data(), [coding], status: 204)), (.head, empty), (.post, empty),
            (
                .get,
                .raw("HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
            ),
            (.get, .raw("HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\n\r\n")),
        ] as [(HTTPMethod, LoopbackServer.Response)] {
            let found = try await bodies(transport, response, method: method)
            expect(found.data.isEmpty && found.stream.isEmpty)
        }
    }

    /// A request for a range or for `identity` gets the bytes and the fields as they are (RFC 9110 §14.1.2).
    @Test(
        arguments: ownTransports,
        [
            (["Range": "bytes=0-4"], 206, "gzip", gzip), (["Range": "bytes=0-4"], 206, "br", plain),
            (["Range": "bytes=5-", "If-Range": "\"2\""], 200, "gzip", gzip),
            (["Range": "bytes=0-4", "Accept-Encoding": "gzip"], 206, "gzip", gzip),
            (["Accept-Encoding": "identity"], 200, "gzip", gzip), (["accept-encoding": "identity"], 203, "br", plain),
            (["Accept-Encoding": "identity, *;q=0"], 200, "gzip, gzip", gzip),
            (["Accept-Encoding": "gzip;q=0"], 200, "gzip", gzip), (["Accept-Encoding": "br"], 200, "br", plain),
            (["Accept-Encoding": "gzip, br;q=0.5"], 200, "br", plain),
            (["Accept-Encoding": "zstd"], 404, "zstd", plain),
            (["Accept-Encoding": "gzip, br"], 200, "gzip, br", gzip), (["Accept-Encoding": "br"], 200, "gzip", gzip),
        ])
    func whoAsksForTheBytesGetsThem(
        transport: Transport, example: (headers: [String: String], status: Int, coding: String, body: Data)
    ) async throws {
        let response = Self.response(example.body, [example.coding], status: example.status)
        let found = try await bodies(transport, response, example.headers)
        expect(found.data == example.body && found.stream == example.body)
        expectEqual(found.response.statusCode, example.status)
        expectEqual(found.response.value(forHTTPHeaderField: "Content-Encoding"), example.coding)
        expectEqual(found.response.value(forHTTPHeaderField: "Content-Length"), "\(example.body.count)")
    }

    @Test(
        arguments: Transport.all,
        [
            (["Accept-Encoding": "gzip"], 200), (["Accept-Encoding": "br;q=1.0, gzip;q=0.8"], 200),
            (["Accept-Encoding": "*"], 200), (["Accept-Encoding": "deflate"], 200),
            // The message of an error is decoded even if no coding was accepted.
            (["Accept-Encoding": "identity"], 404), (["Range": "bytes=0-4"], 416),
        ])
    func whoAcceptsACodingGetsTheDecodedBody(transport: Transport, example: (headers: [String: String], status: Int))
        async throws
    {
        let response = Self.response(Self.gzip, ["gzip"], status: example.status)
        let found = try await bodies(transport, response, example.headers)
        expect(found.data == Self.plain && found.stream == Self.plain)
        expect(found.response.value(forHTTPHeaderField: "Content-Encoding") == nil)
    }
}

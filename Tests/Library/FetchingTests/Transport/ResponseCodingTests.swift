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
    private static let gzip = helloInGzip
    private static let zlib = Data([120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21])
    private static let rawDeflate = Data([203, 72, 205, 201, 201, 7, 0])
    private static let gzipTwice =
        Data(base64Encoded: "H4sIAAAAAAACA5Pv5mAAASbm0x5nT55kZ2hbJmDGChQAAKdvtEUZAAAA") ?? Data()

    private static func response(_ body: Data, _ codings: [String], status: Int = 200) -> LoopbackServer.Response {
        LoopbackServer.Response(
            status: status, headers: codings.map { ("Content-Encoding", $0) } + [("ETag", "\"1\"")], body: body)
    }

    /// Checks a body as complete data and as a stream, and fields of both responses. A field that is nil is missing.
    private func expectBody(
        _ body: Data, _ transport: Transport, _ response: LoopbackServer.Response, headers: [String: String] = [:],
        method: HTTPMethod = .get, status: Int? = nil, fields: [String: String?] = [:], _ comment: Comment? = nil,
        file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) async throws {
        let server = try LoopbackServer.start { _ in response }
        let request = try createRequest(method, baseURL: server.baseURL, headers: headers, timeLimit: longTimeout)
        let (data, head) = try await transport.store().fetchData(request)
        let (stream, streamHead) = try await transport.store().fetchStream(request)
        let streamed = try await stream.data()
        let found = [head, streamHead].compactMap { ($0 as? HTTPURLResponse)?.headerFields.filter { $0.key != "Date" } }
        let isRight =
            data == body && streamed == body && found.count == 2 && found[0] == found[1]
            && (status == nil || head.status == status)
            && fields.allSatisfy { (head as? HTTPURLResponse)?.value(forHTTPHeaderField: $0.key) == $0.value }
        let details: Comment = "\(comment ?? ""): \(data as NSData), \(streamed as NSData), \(head.status) \(found)"
        expect(isRight, details, file: file, path: path, line: line, column: column)
    }

    #if os(Linux)
        /// The transports that leave the decoding to the library.
        private static let ownTransports = [Transport.curl]
    #else
        private static let ownTransports: [Transport] = []
    #endif

    @Test(arguments: Transport.all) func deflateNeedsNoHeader(transport: Transport) async throws {
        for body in [Self.zlib, Self.rawDeflate] {
            let response = Self.response(body, ["deflate"])
            try await expectBody(Self.plain, transport, response, fields: ["Content-Encoding": nil])
        }
    }

    /// curl/curl 22156, tornadoweb/tornado 2714: several members (RFC 1952 §2.2), and padding after the last one.
    @Test(arguments: Transport.all) func gzipCanHaveSeveralMembersAndPadding(transport: Transport) async throws {
        // On Linux, the libcurl of `URLSession` reads one member.
        let isOwn = Self.ownTransports.contains(transport)
        for end in isOwn ? [Data(), Data([0]), Data(count: 512), Data("rest".utf8)] : [Data()] {
            for count in isOwn ? [1, 3] : [1] {
                let members = (0..<count).reduce(into: Data()) { body, _ in body += Self.gzip }
                let text = String(repeating: "hello", count: count)
                let response = Self.response(members + end, ["gzip"])
                try await expectBody(Data(text.utf8), transport, response, "\(count) \(end.count)")
            }
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
            let fields: [String: String?] = ["Content-Encoding": word, "Content-Length": "5"]
            try await expectBody(Self.plain, transport, Self.response(Self.plain, [word]), fields: fields, "\(word)")
        }
    }

    @Test(arguments: Transport.all) func noCodingIsReadByEachTransport(transport: Transport) async throws {
        for word in ["none", "identity", "", ","] {
            try await expectBody(Self.plain, transport, Self.response(Self.plain, [word]), "\(word)")
        }
    }

    @Test(arguments: ownTransports) func oneCodingIsDecoded(transport: Transport) async throws {
        for codings in [
            ["X-GZIP"], [" gzip "], ["gzip, identity"], ["none, gzip"], ["gzip;q=1"], ["\"gzip\""],
            ["gzip", "identity"],
            // A proxy has repeated the field.
            ["gzip", "gzip"], ["gzip, gzip"], ["gzip,x-gzip,Gzip"],
        ] {
            try await expectBody(Self.plain, transport, Self.response(Self.gzip, codings), "\(codings)")
        }
    }

    @Test(arguments: ownTransports) func anotherCodingIsAnErrorThatNamesIt(transport: Transport) async throws {
        let unknown = [
            "br", "zstd", "compress", "x-compress", "exi", "dcb", "dcz", "pack200-gzip", "aes128gcm", "bzip2", "xz",
            "none, br", "BR", "deflate",
        ]
        let rows =
            unknown.map { ($0, Self.plain) } + ["gzip, br", "deflate, gzip", "gzip br"].map { ($0, Self.gzip) }
            // The first body was really coded twice.
            + [("gzip, gzip", Self.gzipTwice), ("gzip", Self.rawDeflate)]
        let server = try LoopbackServer.start { request in
            let (coding, body) = rows[Int(request.path.dropFirst()) ?? 0]
            return Self.response(body, [coding])
        }
        let store = transport.store()
        for (index, (coding, _)) in rows.enumerated() {
            let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
            let error = await store.failure(request) as? URLError
            expectEqual(error?.code, .cannotDecodeContentData, "\(coding)")
            let kept = error?.errorUserInfo[NSUnderlyingErrorKey] as? ServerFailure
            expectEqual(kept?.status, 200, "\(coding)")
            expect(kept?.header("Content-Encoding") == coding && kept?.header("ETag") == "\"1\"", "\(coding)")
            let (stream, head) = try await store.fetchStream(request)
            expectEqual(head.status, 200, "\(coding)")
            let streamError = await expect(throws: URLError.self, "\(coding)") { try await stream.data() }
            expectEqual(streamError?.code, .cannotDecodeContentData, "\(coding)")
            expect(streamError?.errorUserInfo[NSUnderlyingErrorKey] is ServerFailure, "\(coding)")
        }
    }

    @Test(arguments: Transport.all, ["gzip", "deflate", "br", "zstd", "compress", "gzip, br", "gzip, gzip", "none"])
    func aCodingWithoutABodyIsAnEmptyBody(transport: Transport, coding: String) async throws {
        let empty = Self.response(Data(), [coding])
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\n"
        for (method, response) in [
            (.get, empty), (.get, Self.response(Data(), [coding], status: 204)), (.head, empty), (.post, empty),
            (.get, .raw(head + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")), (.get, .raw(head + "\r\n")),
        ] as [(HTTPMethod, LoopbackServer.Response)] {
            try await expectBody(Data(), transport, response, method: method)
        }
    }

    /// A request for a range or for `identity` gets the bytes and the fields as they are (RFC 9110 §14.1.2).
    @Test(arguments: ownTransports) func whoAsksForTheBytesGetsThem(transport: Transport) async throws {
        let rows: [(headers: [String: String], status: Int, coding: String, body: Data)] = [
            (["Range": "bytes=0-4"], 206, "gzip", Self.gzip), (["Range": "bytes=0-4"], 206, "br", Self.plain),
            (["Range": "bytes=5-", "If-Range": "\"2\""], 200, "gzip", Self.gzip),
            (["Range": "bytes=0-4", "Accept-Encoding": "gzip"], 206, "gzip", Self.gzip),
            (["Accept-Encoding": "identity"], 200, "gzip", Self.gzip),
            (["accept-encoding": "identity"], 203, "br", Self.plain),
            (["Accept-Encoding": "identity, *;q=0"], 200, "gzip, gzip", Self.gzip),
            (["Accept-Encoding": "gzip;q=0"], 200, "gzip", Self.gzip),
            (["Accept-Encoding": "br"], 200, "br", Self.plain),
            (["Accept-Encoding": "gzip, br;q=0.5"], 200, "br", Self.plain),
            (["Accept-Encoding": "zstd"], 404, "zstd", Self.plain),
            (["Accept-Encoding": "gzip, br"], 200, "gzip, br", Self.gzip),
            (["Accept-Encoding": "br"], 200, "gzip", Self.gzip),
        ]
        for row in rows {
            let response = Self.response(row.body, [row.coding], status: row.status)
            let fields: [String: String?] = ["Content-Encoding": row.coding, "Content-Length": "\(row.body.count)"]
            try await expectBody(
                row.body, transport, response, headers: row.headers, status: row.status, fields: fields, "\(row)")
        }
    }

    @Test(arguments: Transport.all) func whoAcceptsACodingGetsTheDecodedBody(transport: Transport) async throws {
        let rows: [(headers: [String: String], status: Int)] = [
            (["Accept-Encoding": "gzip"], 200), (["Accept-Encoding": "br;q=1.0, gzip;q=0.8"], 200),
            (["Accept-Encoding": "*"], 200), (["Accept-Encoding": "deflate"], 200),
            // The message of an error is decoded even if no coding was accepted.
            (["Accept-Encoding": "identity"], 404), (["Range": "bytes=0-4"], 416),
        ]
        for row in rows {
            let response = Self.response(Self.gzip, ["gzip"], status: row.status)
            try await expectBody(
                Self.plain, transport, response, headers: row.headers, fields: ["Content-Encoding": nil], "\(row)")
        }
    }
}

import SharedTestCode

#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import CurlTransport
    @testable import Fetching

    @Suite(.live, .hangLimit) struct GzipDecoderTests {
        /// The word “hello”, compressed with gzip.
        private static let hello = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()

        @Test(arguments: [1, 2, 7, 1000]) func aBodyIsDecodedInPartsOfAnySize(size: Int) throws {
            #expect(try decoded(Self.hello, partSize: size) == Data("hello".utf8))
        }

        /// The word “hello” as a raw stream, as a stored block, and in the format zlib, each with bytes after its end.
        @Test(arguments: [1, 2, 1000]) func deflateIsDecodedWithAndWithoutAHeader(size: Int) throws {
            for body in [
                [203, 72, 205, 201, 201, 7, 0], [1, 5, 0, 250, 255] + Array("hello".utf8),
                [120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21],
                [120, 1, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21],
            ] as [[UInt8]] {
                for trailer in [[], [0x1F, 0x8B, 0], [0]] as [[UInt8]] where body[0] != 120 || trailer.first != 0x1F {
                    let found = try decoded(Data(body + trailer), partSize: size, ["deflate"])
                    #expect(found == Data("hello".utf8))
                }
                #expect(throws: URLError.self) { try decoded(Data(body.dropLast(1)), partSize: size, ["deflate"]) }
                // A raw stream is only read as `deflate`.
                if body[0] == 120 { continue }
                #expect(throws: URLError.self) { try decoded(Data(body), partSize: size) }
            }
        }

        @Test func severalStreamsAreOneBody() throws {
            #expect(try decoded(Self.hello + Self.hello, partSize: 3) == Data("hellohello".utf8))
        }

        @Test(arguments: [Data(count: 3), Data("x".utf8)]) func bytesAfterAStreamAreIgnored(trailer: Data) throws {
            #expect(try decoded(Self.hello + trailer, partSize: 100) == Data("hello".utf8))
        }

        @Test func anEmptyBodyIsNotAnError() throws { #expect(try decoded(Data(), partSize: 1).isEmpty) }

        @Test(arguments: 1..<25) func aBodyThatIsCutIsAnError(count: Int) {
            #expect(throws: URLError.self) { try decoded(Self.hello.prefix(count), partSize: 100) }
        }

        @Test func aWrongChecksumIsAnError() {
            let body = Self.hello.dropLast(8) + Data(count: 8)
            #expect(throws: URLError.self) { try decoded(body, partSize: 100) }
        }

        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func aChunkHasAtMost64KiB() async throws {
            let bomb: Data = try await python("print(json.dumps(\(packed)(bytes(data))))", 20 << 20)
            let decoder = try GzipDecoder()
            decoder.add(bomb)
            var count = 0
            while let chunk = try decoder.next() {
                #expect(chunk.count <= 64 << 10)
                count += chunk.count
            }
            #expect(count == 20 << 20)
        }

        /// Python compresses random bodies, and the transport must return them unchanged.
        @Test(
            .enabled(if: Programs.python != nil, "needs Python"),
            arguments: [0, 1, 70_000] + (runsSlowTests ? [1000, 400_000] : []))
        func bodiesCompressedByPythonAreDecoded(byteCount: Int) async throws {
            var random = SplitMix64(seed: UInt64(byteCount))
            let body = Data((0..<byteCount).map { $0 % 3 == 0 ? UInt8.random(in: 0...255, using: &random) : 7 })
            let script = "import base64\nprint(json.dumps(\(packed)(base64.b64decode(data))))"
            let gzip: Data = try await python(script, body)
            let server = try LoopbackServer.start { _ in
                .data(gzip, type: "text/plain", headers: ["Content-Encoding": "gzip"])
            }
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            let store = Transport.curl.store(maximumBodyBytes: byteCount)
            #expect(try await store.fetchData(request).0 == body)
            #expect(try await store.fetchStream(request).0.data() == body)
        }

        /// The body has 3 MiB of zeros and 3 MiB that cannot be compressed. The limit is 4 MiB.
        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func compressedBytesInMemoryCountTowardsTheLimit() async throws {
            let script = "import os\nprint(json.dumps(\(packed)(bytes(3 << 20) + os.urandom(data))))"
            let gzip: Data = try await python(script, 3 << 20)
            var response = try await head("Content-Encoding: gzip")
            (response.body, response.parts) = (gzip.dropFirst(64 << 10), [gzip.prefix(64 << 10)])
            var count = 0
            var error: (any Error)?
            do { _ = try await response.takeBody(atMost: 4 << 20) { count += 1 } } catch let thrown { error = thrown }
            #expect(error as? ResponseBodyError == .tooLong(maximumBytes: 4 << 20))
            #expect(count < 20, "the error is thrown before the limit is reached")
        }

        @Test func aCompressedStreamWithAnErrorEndsItsTransfer() async throws {
            let server = try LoopbackServer.start { _ in
                .script([
                    .send(Data("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip".utf8)),
                    .wait(.seconds(3600)),
                ])
            }
            let request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
            let body = try await Transport.curl.store().fetchStream(request).0
            await #expect(throws: URLError.self) { try await body.data() }
            #expect(await eventually { server.openConnectionCount == 0 })
            _ = consume body
        }

        @Test(arguments: [
            ("gzip, gzip", ""), ("gzip", "Content-Encoding: gzip\r\n"), ("gzip, br", ""), ("br", ""), ("zstd", ""),
            ("GZIP,GZIP", ""), ("identity", "Transfer-Encoding: gzip, chunked\r\n"), ("\u{212A}", ""),
            ("gzip\t,\tgzip", ""), ("gzip,\r\n gzip", ""),
        ]) func severalCodingsAndUnknownCodingsAreErrors(coding: String, line: String) async throws {
            let server = try LoopbackServer.start { _ in
                .raw("HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\n\(line)Content-Length: 5\r\n\r\nhello")
            }
            let error = await Transport.curl.store().failure(try createRequest(baseURL: server.baseURL))
            let code: URLError.Code = coding.contains("\r\n") ? .cannotParseResponse : .cannotDecodeContentData
            #expect((error as? URLError)?.code == code)
        }

        @Test func aResponseWithoutABodyMayHaveAnyCoding() async throws {
            let server = try LoopbackServer.start { request in
                .raw("HTTP/1.1 \(request.method == "HEAD" ? 200 : 304) OK\r\nContent-Encoding: br, gzip\r\n\r\n")
            }
            for method in [HTTPMethod.head, .get] {
                let request = try createRequest(method, baseURL: server.baseURL, timeLimit: longTimeout)
                #expect(try await Transport.curl.store().fetchData(request).0.isEmpty)
            }
        }

        @Test func aRequestForARangeAsksForNoCompression() async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            for (headers, expected) in [
                ([:], "gzip"), (["Range": "bytes=5-"], nil), (["Accept-Encoding": "identity"], "identity"),
            ] as [([String: String], String?)] {
                let request = try createRequest(baseURL: server.baseURL, headers: headers, timeLimit: longTimeout)
                #expect(try await store.received(request).headers["accept-encoding"] == expected)
            }
        }

        /// A Python function that returns a compressed body in Base64.
        private let packed = "(lambda body: __import__('base64').b64encode(__import__('gzip').compress(body)).decode())"

        private func decoded(_ body: Data, partSize: Int, _ codings: [String] = ["gzip"]) throws -> Data {
            let decoder = try GzipDecoder(codings)
            var (result, rest) = (Data(), body)
            while !rest.isEmpty {
                decoder.add(rest.prefix(partSize))
                rest = rest.dropFirst(partSize)
                while let chunk = try decoder.next() { result += chunk }
            }
            try decoder.finish()
            return result
        }

        private func head(_ line: String) async throws -> CurlResponse {
            var reader = CurlHeadReader()
            for line in ["HTTP/1.1 200 OK", line, ""] { try reader.read(Array((line + "\r\n").utf8).span) }
            return CurlResponse(head: reader.head)
        }
    }
#endif

import SharedTestCode

#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    @Suite(.live, .hangLimit) struct CompressedBodyTests {
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
            try await expectEqual(store.fetchData(request).0, body)
            try await expectEqual(store.fetchStream(request).0.data(), body)
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
            await expect(throws: URLError.self) { try await body.data() }
            expect(await eventually { server.openConnectionCount == 0 })
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
            expect((error as? URLError)?.code == code)
        }

        @Test func aResponseWithoutABodyMayHaveAnyCoding() async throws {
            let server = try LoopbackServer.start { request in
                .raw("HTTP/1.1 \(request.method == "HEAD" ? 200 : 304) OK\r\nContent-Encoding: br, gzip\r\n\r\n")
            }
            for method in [HTTPMethod.head, .get] {
                let request = try createRequest(method, baseURL: server.baseURL, timeLimit: longTimeout)
                expect(try await Transport.curl.store().fetchData(request).0.isEmpty)
            }
        }

        @Test func aRequestForARangeAsksForNoCompression() async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            for (headers, expected) in [
                ([:], "gzip"), (["Range": "bytes=5-"], nil), (["Accept-Encoding": "identity"], "identity"),
            ] as [([String: String], String?)] {
                let request = try createRequest(baseURL: server.baseURL, headers: headers, timeLimit: longTimeout)
                try await expectEqual(store.received(request).headers["accept-encoding"], expected)
            }
        }

        /// A Python function that returns a compressed body in Base64.
        private let packed = "(lambda body: __import__('base64').b64encode(__import__('gzip').compress(body)).decode())"
    }
#endif

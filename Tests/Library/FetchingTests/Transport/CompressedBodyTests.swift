#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    @Suite(.live, .hangLimit) struct CompressedBodyTests {
        /// Python compresses random bodies, and the transport must return them unchanged.
        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func bodiesCompressedByPythonAreDecoded() async throws {
            var random = SplitMix64(seed: 5)
            let bodies = ([0, 1, 7000] + (runsSlowTests ? [1000, 70_000, 400_000] : [])).map { byteCount in
                Data((0..<byteCount).map { $0 % 3 == 0 ? UInt8.random(in: 0...255, using: &random) : 7 })
            }
            let script = """
                import base64, gzip
                packed = [gzip.compress(base64.b64decode(body)) for body in data]
                print(json.dumps([base64.b64encode(body).decode() for body in packed]))
                """
            let packed: [Data] = try await python(script, bodies)
            let server = try LoopbackServer.start { request in
                .data(packed[Int(request.path.dropFirst()) ?? 0], headers: ["Content-Encoding": "gzip"])
            }
            for (index, body) in bodies.enumerated() {
                let request = try createRequest(baseURL: server.baseURL + "/\(index)", timeLimit: longTimeout)
                for isStream in [false, true] {
                    let store = Transport.curl.store(maximumBodyBytes: body.count)
                    try await expectEqual(store.body(request, isStream: isStream), body)
                }
            }
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

        /// `ResponseCodingTests` has more codings.
        @Test func severalCodingsAndUnknownCodingsAreErrors() async throws {
            let heads = [
                "gzip, gzip", "gzip\r\nContent-Encoding: gzip", "GZIP,GZIP",
                "identity\r\nTransfer-Encoding: gzip, chunked", "\u{212A}", "gzip\t,\tgzip", "gzip,\r\n gzip",
            ]
            let server = try LoopbackServer.start { request in
                let coding = heads[Int(request.path.dropFirst()) ?? 0]
                return .raw("HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nContent-Length: 5\r\n\r\nhello")
            }
            for (index, head) in heads.enumerated() {
                let code = try await Transport.curl.store().errorCode(server.baseURL + "/\(index)")
                expectEqual(code, head.contains("\r\n ") ? .cannotParseResponse : .cannotDecodeContentData, "\(head)")
            }
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

    }
#endif

#if os(Linux)
    import FetchingTestSupport
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Testing

    @testable import Fetching

    /// Tests that a broken response is read or is an error, but never ends the process or hangs. `URLSession` on Linux
    /// ends the process for several of these responses.
    @Suite(.live, .hangLimit) struct CurlBrokenResponseTests {
        private static let body = String(repeating: "0123456789", count: 13)
        private static let lengthResponse = Data(
            "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Type: text/plain\r\nX-Folded: a\r\n  b\r\nServer: loopback\r\nX-Empty:\r\nContent-Length: 130\r\n\r\n\(body)"
                .utf8)
        private static let chunkedResponse = Data(
            "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-End\r\n\r\n40;name=value\r\n\(body.prefix(64))\r\n42\r\n\(body.dropFirst(64))\r\n0\r\nX-End: 1\r\n\r\n"
                .utf8)
        private static let responses = [lengthResponse, chunkedResponse]

        /// The positions at which a response is broken. If `FETCHING_SOAK` is set, these are all positions.
        private static func positions(_ response: Data, by step: Int) -> StrideTo<Int> {
            stride(from: 0, to: response.count, by: soakSize == nil ? step : 1)
        }

        @Test(arguments: responses) func aCompleteResponseIsRead(response: Data) async throws {
            let server = try LoopbackServer.start { _ in .raw(response) }
            let (text, head) = try await Transport.curl.store().text(server.baseURL)
            expectEqual(text, Self.body)
            expectEqual(head.statusCode, 200)
            expect(head.value(forHTTPHeaderField: "X-End") == nil, "trailer fields are not header fields")
            expect(head.value(forHTTPHeaderField: "Link") == nil, "the response to the request has no such field")
        }

        @Test(arguments: responses) func aResponseThatIsCutOrResetIsALostConnection(response: Data) async throws {
            let server = try LoopbackServer.start { request in
                let position = Int(request.query ?? "") ?? 0
                let response = LoopbackServer.Response.raw(response)
                return request.path == "/cut"
                    ? response.truncated(after: position) : response.resetting(after: position)
            }
            let store = Transport.curl.bareStore()
            // libcurl does not wait for the last line feed after a body in chunks. The body is complete.
            let complete = response == Self.chunkedResponse ? response.count - 1 : nil
            for (path, step) in [("/cut", 3), ("/reset", 7)] {
                for position in Self.positions(response, by: step) {
                    let code = try await store.errorCode(server.baseURL + "\(path)?\(position)")
                    let isComplete = path == "/cut" && position == complete
                    expectEqual(code, isComplete ? nil : .networkConnectionLost, "\(path) at \(position)")
                }
            }
        }

        @Test(arguments: responses) func aResponseThatStallsIsCancelledAtOnce(response: Data) async throws {
            let server = try LoopbackServer.start { request in
                let position = Int(request.path.dropFirst()) ?? 0
                return .script([.send(response.prefix(position)), .wait(.seconds(3600))])
            }
            let store = Transport.curl.bareStore()
            for position in Self.positions(response, by: 31) {
                let count = server.requestCount
                let request = try createRequest(baseURL: server.baseURL + "/\(position)")
                let call = Task { await store.failure(request) }
                expect(await eventually { server.requestCount == count + 1 })
                call.cancel()
                expect(await call.value is CancellationError)
            }
            expect(await eventually { server.openConnectionCount == 0 })
        }

        @Test func aMutatedResponseIsAnErrorOrAResponse() async throws {
            let server = try LoopbackServer.start { request in
                .raw(Self.mutated(UInt64(request.path.dropFirst()) ?? 0))
            }
            let store = Transport.curl.store()
            for seed in 0..<(soakSize ?? 50) {
                let request = try createRequest(baseURL: server.baseURL + "/\(seed)", timeLimit: longTimeout)
                switch await store.failure(request) {
                case nil, is URLError, is RedirectError: break
                case let error?: Issue.record("seed \(seed): \(error)")
                }
            }
        }

        /// Returns a response in which some bytes were replaced, removed, repeated or inserted.
        private static func mutated(_ seed: UInt64) -> Data {
            var random = SplitMix64(seed: seed)
            var bytes = Array(responses.randomElement(using: &random) ?? lengthResponse)
            let special: [UInt8] = [0, 9, 10, 13, 32, 44, 45, 48, 57, 58, 59, 127, 128, 255]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let byte = special.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = byte
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(byte, at: place)
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
                    bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            return Data(bytes)
        }

        /// With a handle that is used again, libcurl 7.88 corrupts the memory of the process.
        @Test(arguments: ["", "HTTP/1.1 103 Early Hints\r\n\r\n"])
        func aFoldedFirstLineAfterAnotherResponseIsAnError(interim: String) async throws {
            let server = try LoopbackServer.start { request in
                request.path == "/folded"
                    ? .raw("\(interim)HTTP/1.1 200 OK\r\n a: \(String(repeating: "a", count: 5000))\r\n\r\n")
                    : .text("hello")
            }
            let store = Transport.curl.store()
            for _ in 0..<20 {
                try await expectEqual(store.text(server.baseURL).text, "hello")
                try await expectEqual(store.errorCode(server.baseURL + "/folded"), .cannotParseResponse)
            }
        }

        @Test func aFoldedLineIsJoinedWithOneSpace() async throws {
            let server = try LoopbackServer.start { _ in .raw("HTTP/1.1 200 OK\r\nX-A: a \t\r\n \t b\r\n\r\n") }
            let response = try await Transport.curl.store().text(server.baseURL).response
            expectEqual(response.value(forHTTPHeaderField: "X-A"), "a b")
        }

        /// `CurlFramingTests` has more heads that are errors.
        private static let heads: [(name: String, head: String, code: URLError.Code?)] =
            [
                ("a status of four digits", "HTTP/1.1 2000 OK", .cannotParseResponse),
                ("a length that is too large", ok + "Content-Length: 99999999999999999999", .cannotParseResponse),
                ("a NUL in a name", ok + "X-A\0: b", .cannotParseResponse),
                ("bare line feeds", ok + "X-A: a\nX-B: b", nil),
                ("10,000 lines of one field", ok + lines(10_000) { _ in "X-A: a" }, nil),
                ("a long line", ok + "X-A: " + String(repeating: "a", count: 90_000), nil),
                (
                    "a very long head", ok + lines(10) { "X-\($0): " + String(repeating: "a", count: 90_000) },
                    .dataLengthExceedsMaximum
                ),
            ] + (runsSlowTests ? [("10,000 header lines", ok + lines(10_000) { "X-\($0): a" }, nil)] : [])

        private static let ok = "HTTP/1.1 200 OK\r\n"

        private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
            (0..<count).map(line).joined(separator: "\r\n")
        }

        @Test func anUnusualHeadIsReadOrIsAnError() async throws {
            let server = try LoopbackServer.start { request in
                .raw("\(Self.heads[Int(request.path.dropFirst()) ?? 0].head)\r\n\r\nok")
            }
            for (index, row) in Self.heads.enumerated() {
                let code = try await Transport.curl.bareStore().errorCode(server.baseURL + "/\(index)")
                expectEqual(code, row.code, "\(row.name)")
            }
        }
    }
#endif

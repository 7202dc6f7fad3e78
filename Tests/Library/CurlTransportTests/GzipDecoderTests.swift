#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    @Suite(.hangLimit) struct GzipDecoderTests {
        /// The word “hello”, compressed with gzip.
        private static let hello = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()

        /// Bytes after the last stream of gzip are ignored, wherever a part begins (as by gzip and browsers).
        @Test(arguments: [1, 2, 3, 7, 1000]) func gzipIsDecodedInPartsOfAnySize(size: Int) throws {
            let trailers: [[UInt8]] = [
                [], [0, 0, 0], Array("x".utf8), Array("junk".utf8) + [0x1F] + Array("more".utf8), [0, 0x1F, 0x61],
                [0x1F, 0x6A, 0x75, 0x1F, 0x8B], [0x0D, 0x0A], [0x1F, 0],
            ]
            for trailer in trailers {
                let once = try decoded(Self.hello + trailer, partSize: size)
                let twice = try decoded(Self.hello + Self.hello + trailer, partSize: size)
                expect(once == Data("hello".utf8) && twice == Data("hellohello".utf8), "\(trailer)")
            }
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
                    expectEqual(found, Data("hello".utf8))
                }
                expect(throws: URLError.self) { try decoded(Data(body.dropLast(1)), partSize: size, ["deflate"]) }
                // A raw stream is only read as `deflate`.
                if body[0] == 120 { continue }
                expect(throws: URLError.self) { try decoded(Data(body), partSize: size) }
            }
        }

        @Test func anEmptyBodyIsNotAnError() throws { expect(try decoded(Data(), partSize: 1).isEmpty) }

        @Test func aBodyThatIsCutOrHasAWrongChecksumIsAnError() {
            let wrong = Self.hello.dropLast(8) + Data(count: 8)
            for body in (1..<25).map({ Self.hello.prefix($0) }) + [wrong] {
                expect(throws: URLError.self, "\(body.count)") { try decoded(body, partSize: 100) }
            }
        }

        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func aChunkHasAtMost64KiB() async throws {
            let bomb: Data = try await python("print(json.dumps(\(packed)(bytes(data))))", 2 << 20)
            let decoder = try GzipDecoder()
            decoder.add(bomb)
            var count = 0
            while let chunk = try decoder.next() {
                expect(chunk.count <= 64 << 10)
                count += chunk.count
            }
            expectEqual(count, 2 << 20)
        }

        /// The body has 3 MiB of zeros and 3 MiB that cannot be compressed. The limit is 4 MiB.
        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func compressedBytesInMemoryCountTowardsTheLimit() async throws {
            let script = "import os\nprint(json.dumps(\(packed)(bytes(3 << 20) + os.urandom(data))))"
            let gzip: Data = try await python(script, 3 << 20)
            var response = try await head("Content-Encoding: gzip")
            (response.body, response.parts) = (gzip.dropFirst(64 << 10), [gzip.prefix(64 << 10)])
            response.maximumBodyBytes = 4 << 20
            var count = 0
            var error: (any Error)?
            do { _ = try await response.takeBody { count += 1 } } catch let thrown { error = thrown }
            expect((error as? CurlBodyTooLong)?.maximumBytes == 4 << 20)
            expect(count < 20, "the error is thrown before the limit is reached")
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

import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

@Suite struct ContentEncodingTests {
    @Test func onlyKnownCodingsAreDecoded() {
        for (encoding, expected) in [
            ("gzip", true), ("x-gzip", true), ("deflate", true), ("br", true), ("identity", true), ("GZip", true),
            ("gzip,br", true), ("gzip , identity", true), ("zstd", true), ("br, zstd", true),
            ("compress", false), ("aes128gcm", false), ("gzip, zip", false), ("zip, gzip", false), ("gzip;q=1", false),
            ("gzip br", false),
        ] {
            expectEqual(isDecoded(encoding, Data("hello".utf8)), expected, "\(encoding)")
        }
        let zstandard = Data([0x28, 0xB5, 0x2F, 0xFD, 0x20, 5, 0x29, 0, 0] + "hello".utf8)
        expect(!isDecoded("zstd", zstandard) && !isDecoded("gzip, zstd", zstandard))
    }

    /// No byte of a stream is known when its head arrives.
    @Test func aStreamOfZstandardKeepsItsHeader() {
        expect(!isDecoded("zstd", nil) && !isDecoded("br, zstd", nil) && isDecoded("br", nil))
    }

    @Test(arguments: [
        ("GET", "gzip", nil), ("GET", "zip", "zip"), ("GET", "gzip, zip", "gzip, zip"),
        ("HEAD", "gzip", "gzip"),
    ])
    func aBodyThatWasNotDecodedKeepsItsHeaders(method: String, encoding: String, expected: String?) throws {
        let url = try #require(URL(string: "https://a/b"))
        let response = try #require(
            HTTPURLResponse(
                url: url, statusCode: 206, httpVersion: nil,
                headerFields: ["Content-Encoding": encoding, "content-length": "5", "X-Other": "kept"]))
        var request = URLRequest(url: url)
        request.httpMethod = method
        let found = try #require(decodedResponse(response, to: request, Data()) as? HTTPURLResponse)
        expectEqual(found.value(forHTTPHeaderField: "Content-Encoding"), expected)
        expect(found.value(forHTTPHeaderField: "Content-Length") == (expected == nil ? nil : "5"))
        expectEqual(found.value(forHTTPHeaderField: "X-Other"), "kept")
        expectEqual(found.statusCode, 206)
        expectEqual(found.url?.absoluteString, "https://a/b")
    }
}

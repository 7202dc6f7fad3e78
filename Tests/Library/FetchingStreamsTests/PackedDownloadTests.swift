import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingStreams

/// Tests of downloads of files that the server sends with a content coding.
///
/// On other platforms, `URLSession` decodes the body, so these tests use libcurl.
@Suite(.live, .hangLimit) struct PackedDownloadTests {
    /// The word “hello”, compressed with gzip.
    private static let packed = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJBwCGphA2BQAAAA==") ?? Data()
    private static let plain = Data("hello".utf8)
    private let folder = TestFolder()

    private func saved(
        _ path: String, as name: String? = nil, coding: String = "gzip", body: Data = packed, sha256: String? = nil,
        headers: [(name: String, value: String)] = [], store: NetworkStore = liveStore()
    ) async throws -> (data: Data?, error: AppError?, requests: Int) {
        let accepted = Texts()
        let server = try LoopbackServer.start { request in
            accepted.add(request[header: "Accept-Encoding"] ?? "")
            return .init(headers: [("Content-Encoding", coding), ("ETag", "\"1\"")] + headers, body: body)
        }
        let fetch = downloadFetcher(
            createURLRequest: { (_: Void) in
                try createRequest(baseURL: server.baseURL, path: [path], timeLimit: longTimeout)
            },
            to: folder.url, store: store, fileName: { name ?? $0.url?.lastPathComponent ?? "" }, sha256: { _ in sha256 }
        )
        let result = await fetch(())
        expectEqual(Set(accepted.all), ["identity"])
        return (try? Data(contentsOf: result.get()), result.error, accepted.all.count)
    }

    #if os(Linux)
        @Test func theNameDecidesHowACompressedFileIsSaved() async throws {
            // The name of the file decides, and else that of the URL.
            let rows: [(path: String, name: String?, isPacked: Bool)] = [
                ("data.tar.gz", nil, true), ("data.TGZ", nil, true), ("a.svgz", nil, true), ("data.json", nil, false),
                ("data", nil, false), ("data.json", "data.json.gz", true), ("data.json.gz", "data.json", false),
                ("data.tar.gz", "archive", true), ("data.gzip.txt", nil, false), ("data.br", nil, false),
            ]
            for (path, name, isPacked) in rows {
                let found = try await saved(path, as: name)
                expect(found.data == (isPacked ? Self.packed : Self.plain) && found.requests == 1, "\(path) \(found)")
            }
        }

        /// samundrak/fetch-progress 22, httpie/cli 1642: the length of the response is that of the compressed file.
        @Test func theProgressOfADecompressedFileHasNoTotal() async throws {
            let server = try LoopbackServer.start { _ in
                .init(headers: [("Content-Encoding", "gzip")], body: Self.packed)
            }
            let last = Mutex<TransferProgress?>(nil)
            let fetch = downloadFetcher(
                createURLRequest: { (name: String) in
                    try createRequest(baseURL: server.baseURL, path: [name], timeLimit: longTimeout)
                }, to: folder.url, store: liveStore(), progress: { _, report in last.withLock { $0 = report } })
            for (name, bytes, total) in [("a.txt", 5, nil), ("a.gz", Self.packed.count, Self.packed.count)] {
                _ = try await fetch(name).get()
                let report = try #require(last.withLock { $0 })
                expect(report.bytes == Int64(bytes) && report.totalBytes == total.map { Int64($0) })
            }
        }

        @Test func theDigestDecidesHowACompressedFileIsSaved() async throws {
            for (path, isPacked, requests) in [
                ("data.tar.gz", true, 1), ("data.tar.gz", false, 2), ("data.json", false, 1), ("data.json", true, 2),
            ] {
                let expected = isPacked ? Self.packed : Self.plain
                let found = try await saved(path, sha256: sha256(expected))
                expect(found.data == expected && found.requests == requests, "\(path) \(isPacked) \(found)")
            }
            for path in ["data.tar.gz", "data.json"] {
                let found = try await saved(path, sha256: sha256(Data("other".utf8)))
                expect(found.error?.network?.urlError.code == .cannotDecodeRawData && found.requests == 2)
            }
            expectEqual(Set(folder.names), ["data.tar.gz", "data.json"], "the files of the downloads before stay")
        }

        /// `Repr-Digest` and `Content-Digest` are digests of the compressed body.
        @Test func theDigestsOfTheResponseAreThoseOfTheCompressedFile() async throws {
            for name in ["Repr-Digest", "Content-Digest"] {
                for path in ["data.tar.gz", "data.json"] {
                    let found = try await saved(path, headers: [(name, digestField(.sha256, Self.packed))])
                    expect(found.error == nil, "\(name) \(path) \(found)")
                }
                let wrong = try await saved("other.gz", headers: [(name, digestField(.sha256, Self.plain))])
                expect(wrong.error?.network?.urlError.code == .cannotDecodeRawData && wrong.requests == 1)
            }
        }

        @Test func aCodingThatCannotBeDecodedIsSavedUnderItsOwnName() async throws {
            let brotli = Data("not really brotli".utf8)
            try await expectEqual(saved("data.js.br", coding: "br", body: brotli).data, brotli)
            let error = try await saved("data.js", coding: "br", body: brotli).error
            expectEqual(error?.localizedDescription.contains("compressed"), true)
            expectEqual(folder.names, ["data.js.br"])
        }

        @Test func aWordThatIsNoCodingChangesNothing() async throws {
            for word in ["none", "utf-8", "identity", "aws-chunked", ""] {
                let found = try await saved("data.json", coding: word, body: Self.plain)
                expectEqual(found.data, Self.plain, "\(word): \(found)")
            }
        }

        /// The parts of a compressed file can be put together, if they have the same coding.
        @Test(arguments: [("gzip", ["all", "bytes=40000-"]), ("none", ["all", "bytes=40000-", "all"])])
        func aCompressedFileIsResumedWithTheSameCoding(coding: String, expected: [String]) async throws {
            try await VirtualTime.run {
                let body = testBytes(100_000)
                let ranges = Texts()
                let server = try LoopbackServer.start { request in
                    ranges.add(request[header: "Range"] ?? "all")
                    guard let first = request[header: "Range"]?.wholeMatch(of: /bytes=([0-9]+)-/).flatMap({ Int($0.1) })
                    else {
                        let whole = LoopbackServer.Response(
                            headers: [("Content-Encoding", "gzip"), ("ETag", "\"1\"")], body: body)
                        return ranges.all.count == 1 ? whole.truncated(after: 40_000) : whole
                    }
                    let range = ("Content-Range", "bytes \(first)-99999/100000")
                    return .init(
                        status: 206, headers: [("Content-Encoding", coding), ("ETag", "\"1\""), range],
                        body: body[first...]
                    )
                }
                let fetch = downloadFetcher(
                    createURLRequest: { (_: Void) in
                        try createRequest(baseURL: server.baseURL, path: ["a.gz"], timeLimit: longTimeout)
                    }, to: folder.url, store: liveStore())
                try expectEqual(Data(contentsOf: await fetch(()).get()), body)
                expectEqual(ranges.all, expected)
            }
        }
    #endif
}

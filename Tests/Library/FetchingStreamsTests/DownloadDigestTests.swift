import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import FetchingStreams

struct DownloadDigestTests {
    private let folder = TestFolder()
    private let file = testBytes(3000)

    private func download(_ server: ScriptedServer, sha256: String? = nil, attempts: Int = 0) async -> AppError? {
        let fetch = downloadFetcher(
            createURLRequest: { try request("https://a/file") }, to: folder.url, store: server.store,
            sha256: { _ in sha256 }, attempts: attempts, silenceLimit: nil)
        return await VirtualTime.run { await fetch(()) }.error
    }

    @Test(arguments: ExpectedDigest.Algorithm.allCases, ["Repr-Digest", "Content-Digest"])
    func theDigestOfTheServerIsVerified(algorithm: ExpectedDigest.Algorithm, name: String) async throws {
        let right = digestField(algorithm, file)
        expect(await download(ScriptedServer(.whole(file, headers: [name: right]))) == nil)
        let error = await download(ScriptedServer(.whole(testBytes(3000, seed: 2), headers: [name: right])))
        expectEqual(error?.network?.urlError.code, .cannotDecodeRawData)
        expectEqual(error?.isRetryable, false)
        expectEqual(folder.names, ["file"])
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), file)
    }

    @Test func theDigestOfTheCallerTakesPrecedence() async throws {
        let wrong = digestField(.sha256, Data())
        expect(
            await download(ScriptedServer(.whole(file, headers: ["Repr-Digest": wrong])), sha256: sha256(file)) == nil)
        let error = await download(ScriptedServer(.whole(file)), sha256: sha256(Data()).uppercased())
        expectEqual(error?.localizedDescription, "The downloaded file is damaged.")
        expect(
            "\(String(describing: error))".contains(
                "the sha-256 digest of the received bytes is \(sha256(file)) instead of"))
        guard case .request? = await download(ScriptedServer(), sha256: "abc") else {
            Issue.record("a digest that is too short is not refused")
            return
        }
    }

    @Test func theDigestOfTheServerIsThatOfAllBytesOfAResumedFile() async throws {
        for isRight in [true, false] {
            let names = isRight ? ["file"] : []
            let digest = ["Repr-Digest": digestField(.sha512, file)]
            _ = await download(ScriptedServer(.whole(file, bytes: 1500, headers: digest)))
            if !isRight { try Data(count: 1500).write(to: folder.url.appending(path: ".file.partial")) }
            // The digest of the first response counts for the second one too.
            expect((await download(ScriptedServer(.part(file, from: 1500))) == nil) == isRight)
            expectEqual(folder.names, names)
            try? FileManager.default.removeItem(at: folder.url.appending(path: "file"))
            // The digest can be in the response with the part only.
            let late = ["Repr-Digest": digestField(.sha256, isRight ? file : Data())]
            let server = ScriptedServer(
                .whole(file, bytes: 1000), .part(file, from: 1000, bytes: 1000, headers: late), .part(file, from: 2000))
            let error = await download(server, attempts: 3)
            expectEqual(error?.network?.urlError.code, isRight ? nil : .cannotDecodeRawData)
            expectEqual(folder.names, names)
            try? FileManager.default.removeItem(at: folder.url.appending(path: "file"))
        }
    }

    @Test func aPartWithAnotherDigestIsOfAnotherVersion() async throws {
        let new = testBytes(3000, seed: 9)
        let (oldDigest, newDigest) = (digestField(.sha256, file), digestField(.sha256, new))
        // The entity tag is the same by mistake.
        let server = ScriptedServer(
            .whole(file, bytes: 1000, headers: ["Repr-Digest": oldDigest]),
            .part(new, from: 1000, headers: ["Repr-Digest": newDigest]),
            .whole(new, headers: ["Repr-Digest": newDigest]))
        expect(await download(server, attempts: 3) == nil)
        expectEqual(server.ranges, [nil, "bytes=1000-", nil])
        try expectEqual(Data(contentsOf: folder.url.appending(path: "file")), new)
    }

    @Test func aFileWithAllBytesIsVerifiedAtA416() async throws {
        for isRight in [true, false] {
            _ = await download(ScriptedServer(.whole(file, bytes: 3000)))
            // A digest in an error response is that of the error (RFC 9530, appendix B).
            let headers = ["Content-Range": "bytes */3000", "Repr-Digest": digestField(.sha256, Data())]
            let server = ScriptedServer(.init(status: 416, headers: headers))
            let error = await download(server, sha256: isRight ? nil : sha256(Data()))
            expect((error == nil) == isRight)
            expectEqual(folder.names, isRight ? ["file"] : [])
            try? FileManager.default.removeItem(at: folder.url.appending(path: "file"))
        }
    }

    @Test func aContentDigestIsThatOfThePart() async throws {
        let digest = ["Content-Digest": digestField(.sha256, file[1500...])]
        _ = await download(ScriptedServer(.whole(file, bytes: 1500)))
        expect(await download(ScriptedServer(.part(file, from: 1500, headers: digest))) == nil)
        _ = await download(ScriptedServer(.whole(file, bytes: 1400)))
        expect(await download(ScriptedServer(.part(file, from: 1400, headers: digest))) != nil)
        expectEqual(folder.names, ["file"])
    }

    @Test func theDigestSurvivesALostConnection() async throws {
        let server = ScriptedServer(
            .whole(file, bytes: 1000), .part(file, from: 1000, bytes: 1000), .part(file, from: 2000))
        expect(await download(server, sha256: sha256(file), attempts: 3) == nil)
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        /// A block has 64 or 128 bytes, so the lengths include all kinds of padding.
        @Test(.enabled(if: Programs.python != nil, "Python is not installed"))
        func digestsOfPartsEqualThoseOfPython() async throws {
            let script = """
                import hashlib
                names = ["sha256", "sha512"]
                print(json.dumps([[hashlib.new(name, bytes(row)).hexdigest() for name in names] for row in data]))
                """
            var random = SplitMix64(seed: 5)
            let inputs = [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 239, 240, 260].map { count in
                (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            }
            let digests: [[String]] = try await python(script, inputs)
            for (input, expected) in zip(inputs, digests) {
                let place = Int.random(in: 0...input.count, using: &random)
                var (short, long) = (SHA2Digest(bits: 256), SHA2Digest(bits: 512))
                for part in [input[..<place], input[place...]] {
                    short.update(Data(part))
                    long.update(Data(part))
                }
                expectEqual([short.hexadecimalDigits, long.hexadecimalDigits], expected)
            }
        }
    #endif

    @Test func aDigestFieldIsADictionary() {
        let rows: [(field: String, base64: String?)] = [
            ("sha-256=:\(abc256):", abc256), ("unixsum=30637, sha-256=:\(abc256):;x=1 , md5=:AAAA:", abc256),
            (" sha-256=:AA==:,sha-256=:\(abc256): ", abc256), ("sha-256=\(abc256)", nil), ("sha-256=:AA==:", nil),
            ("SHA-256=:\(abc256):", nil), ("md5=:kAFQmDzST7DWlj99KOF/cg==:", nil), ("", nil), ("sha-256=:!:", nil),
            // The padding may be missing (RFC 9651 §4.2.7).
            ("sha-256=:\(abc256.dropLast()):", abc256), ("sha-256=:\(abc256.dropLast(2)):", nil),
            // Parameters and other members can contain colons, commas and digests in quotes.
            (#"sha-256=:\#(abc256):;note="a:b, c""#, abc256), ("sha-256=:\(abc256): ; a=:AAAA:", abc256),
            (#"unixsum="sha-256=:\#(empty256):", sha-256=:\#(abc256):"#, abc256),
            (#"sha-256=:\#(abc256):, note="x, sha-256=:\#(empty256):""#, abc256),
            (#"note="a\", sha-256=:\#(empty256):, ", sha-256=:\#(abc256):"#, abc256),
            (#"sha-256=":\#(abc256):""#, nil), ("sha-256=:\(abc256):x", nil), ("sha-256=x:\(abc256):", nil),
            // A field that was sent twice. The last member with a key counts (RFC 9651 §4.2.2).
            ("sha-256=:\(abc256):, sha-256=:\(abc256):", abc256),
            ("sha-256=:\(empty256):, sha-256=:\(abc256):", abc256),
            ("sha-256=:AA==:, sha-256=:\(abc256):", abc256), ("sha-256=:\(abc256):, sha-256=:AA==:", abc256),
        ]
        for (field, base64) in rows {
            let expected = base64.flatMap { Data(base64Encoded: $0) }.map { hexadecimal($0) }
            expectEqual(ExpectedDigest(field)?.hexadecimal, expected, "\(field)")
        }
    }
}

/// Returns a member of a header field with the digest of some bytes.
func digestField(_ algorithm: ExpectedDigest.Algorithm, _ data: Data) -> String {
    var digest = SHA2Digest(bits: 8 * algorithm.byteCount)
    digest.update(data)
    let digits = Array(digest.hexadecimalDigits)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return "\(algorithm.rawValue)=:\(Data(bytes).base64EncodedString()):"
}

private let abc256 = "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
private let empty256 = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="

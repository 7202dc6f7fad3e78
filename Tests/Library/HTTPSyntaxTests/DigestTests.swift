import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@Suite struct DigestTests {
    @Test func digestsEqualPublishedExamples() {
        // RFC 1321.
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let digits = "1234567890"
        for (text, digest) in [
            ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
            ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
            (letters, "c3fcd3d76192e4007dfb496cca67e13b"),
            (letters.uppercased() + letters + "0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
            (String(repeating: digits, count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
        ] { expectEqual(md5(text.utf8), digest, "\(text)") }
        // FIPS 180-4, and the empty text.
        for (text, digest) in [
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ] { expectEqual(sha256(text.utf8), digest, "\(text)") }
        // FIPS 180-4, the empty text, and RFC 6455 §1.3.
        for (text, digest) in [
            ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
            ),
            ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
            (
                "dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
                "b37a4f2cc0624f1690f64606cf385945b2bec4ea"
            ),
        ] { expectEqual(hexadecimal(sha1(text.utf8)), digest, "\(text)") }
    }

    /// Lengths at which the padding changes. A block has 64 bytes, and the last 8 bytes of the last block are the
    /// length. The expected digests are from another implementation.
    @Test func digestsAreRightForLengthsAroundABlock() {
        for (length, digest) in [
            (0, "d41d8cd98f00b204e9800998ecf8427e"), (1, "55a54008ad1ba589aa210d2629c1df41"),
            (55, "f1289732253518750e22b62a571a1748"), (56, "179e3b9fa272a23e2a8b32bde1015414"),
            (57, "d5f0a59aa9d6d8164d3754fb91f67809"), (63, "dd785945d1d6b87eca0d276dbb8756fd"),
            (64, "e3ab394ce4eb7da020a27d2e2443143c"), (65, "28a6b0f918d9aea03e979a1657d8d0f6"),
            (119, "d49720530a386a3191eac0dc840dd1bd"), (120, "8a440004b569286a42c722295ce1c5a6"),
            (121, "1f6329f06fb62076bef2278b7007e60f"), (127, "36d03458e8a745e61afcf02257826e12"),
            (128, "52cc29caecfd9380a2261a80c58e6787"), (129, "0fa5eac15b498f879494809c74939fc7"),
            (1000, "c3b2968d34e038455d14c8827156e193"),
        ] {
            let bytes = (0..<length).map { UInt8(($0 * 7 + length) % 256) }
            expectEqual(md5(bytes), digest, "\(length)")
            expectEqual(md5(Data(bytes)), digest, "\(length)")
        }
    }

    #if os(macOS) || os(Linux)  // other platforms have no `Process`
        /// Random bytes of the lengths at which the padding changes, and of a longer one. A block has 64 bytes.
        @Test(.enabled(if: Programs.python != nil, "Python is not installed"))
        func digestsEqualThoseOfPython() async throws {
            var random = SplitMix64(seed: 3)
            let inputs = [
                0, 1, 54, 55, 56, 63, 64, 65, 110, 111, 112, 119, 120, 127, 128, 129, 239, 240, 255, 256, 1000,
            ].map { count in
                (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            }
            let script = """
                import hashlib
                names = ["md5", "sha1", "sha256"]
                digests = [[hashlib.new(name, bytes(row)).hexdigest() for name in names] for row in data]
                print(json.dumps(digests))
                """
            let digests: [[String]] = try await python(script, inputs)
            for (input, expected) in zip(inputs, digests) {
                expectEqual([md5(input), hexadecimal(sha1(input)), sha256(input)], expected)
            }
        }
    #endif
}

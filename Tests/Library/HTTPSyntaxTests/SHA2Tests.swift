import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@Suite struct SHA2Tests {
    /// The examples of FIPS 180-4 that NIST publishes, and the empty text.
    @Test(arguments: [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ])
    func sha256DigestsEqualTheExamplesOfNIST(text: String, digest: String) {
        expectEqual(sha256(text.utf8), digest)
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
                names = ["md5", "sha256"]
                digests = [[hashlib.new(name, bytes(row)).hexdigest() for name in names] for row in data]
                print(json.dumps(digests))
                """
            let digests: [[String]] = try await python(script, inputs)
            for (input, expected) in zip(inputs, digests) {
                expectEqual([md5(input), sha256(input)], expected)
            }
        }
    #endif
}

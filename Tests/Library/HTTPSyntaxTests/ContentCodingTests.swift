import HTTPSyntax
import SharedTestCode
import Testing

struct ContentCodingTests {
    @Test(arguments: [
        ("gzip", ["gzip"]), (" GZip ,\tx-gzip", ["gzip", "gzip"]), ("gzip, br", ["gzip", "br"]), ("", []), (",", []),
        ("identity", []), ("none", []), ("utf-8", []), ("aws-chunked, gzip", ["gzip"]), ("text/html; charset=x", []),
        ("gzip;q=1", ["gzip"]), ("gzip br", ["gzip", "br"]), ("pack200-gzip", ["pack200-gzip"]), ("x-sjis", []),
        ("zip", ["zip"]), ("\u{212A}", ["k"]), ("gzip\u{301}", ["gzip\u{301}"]), ("gzippy", []), ("not-gzip", []),
    ])
    func onlyCompressionFormatsAreCodings(value: String, expected: [String]) {
        expectEqual(contentCodings(value.utf8), expected)
    }

    @Test(
        arguments: [
            ("gzip", ["gzip"]), ("gzip, deflate;q=0.5,br", ["gzip", "deflate", "br"]), ("gzip;q=0, br; q=0.000", []),
            ("*", ["*"]), ("*;q=0", []), ("", []), ("identity", ["identity"]), ("X-Gzip ; Q=1", ["gzip"]),
            (" ; ,,", []),
            ("gzip;q=x", ["gzip"]), ("gzip;q=0.001", ["gzip"]),
        ] as [(String, Set<String>)])
    func onlyCodingsWithAWeightAreAccepted(value: String, expected: Set<String>) {
        expectEqual(acceptedCodings(value), expected)
    }
}

import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

/// `URL(string:)` of Foundation encodes the escapes of a part again if a byte in this part is not allowed.
@Suite struct ParsedURLTests {
    @Test(arguments: [
        // Reports of public projects: swift-foundation 1190, iOS 17 and links with brackets, PHP and JSON:API lists.
        ("http://h/final/a%20b|c", "http://h/final/a%20b%7Cc"),
        ("/x?page[offset]=2&q=a%20b", "/x?page%5Boffset%5D=2&q=a%20b"),
        ("http://h/list?filter[name]=a%20b", "http://h/list?filter%5Bname%5D=a%20b"),
        ("https://h/?url=https%3A%2F%2Fi%3Ffoo[0]%3Dbar", "https://h/?url=https%3A%2F%2Fi%3Ffoo%5B0%5D%3Dbar"),
        ("https://h/?name=[тест", "https://h/?name=%5B%D1%82%D0%B5%D1%81%D1%82"),
        ("/caf%E9/ü?q=%E9&ü#%e9ü", "/caf%E9/%C3%BC?q=%E9&%C3%BC#%e9%C3%BC"),
        // A `%` that begins no escape.
        ("http://h/100%", "http://h/100%25"), ("http://h/?%", "http://h/?%25"), ("?a=%zz&b=%41", "?a=%25zz&b=%41"),
        ("http://h/%2?%2#%2", "http://h/%252?%252#%252"), ("/%%20%2%20%4g%e9", "/%25%20%252%20%254g%e9"),
        ("/%\u{301}41", "/%25%CC%8141"), ("/%٢٠%20", "/%25%D9%A2%D9%A0%20"),
        // The letters of an escape stay as they are written.
        ("/%c3%A9|%2f", "/%c3%A9%7C%2f"),
        // Delimiters, and bytes that are allowed only in some parts.
        ("http://h?a|b%20", "http://h?a%7Cb%20"), ("http://h#a|b%20", "http://h#a%7Cb%20"),
        ("http://h/a?b?c/%20|#d?e/%20|#f", "http://h/a?b?c/%20%7C#d?e/%20%7C%23f"),
        ("http://h/;a=b,c!$&'()*+,:@~%20{", "http://h/;a=b,c!$&'()*+,:@~%20%7B"),
        ("x/y:z%20|", "x/y:z%20%7C"), ("mailto:a%20b|c@h", "mailto:a%20b%7Cc@h"),
        ("http:\\\\h\\%20", "http:%5C%5Ch%5C%20"),
        // User information.
        ("http://a%20[b:c%40|@h/", "http://a%20%5Bb:c%40%7C@h/"), ("http://a@b%20@h/", "http://a%40b%20@h/"),
        ("http://a\\%20@h/", "http://a%5C%20@h/"),
        // Hosts.
        ("http://[::1]:8080/[%20", "http://[::1]:8080/%5B%20"), ("http://u|%20@[::1]/", "http://u%7C%20@[::1]/"),
        ("http://[fe80::1%25en0]/|%20", "http://[fe80::1%25en0]/%7C%20"),
        ("http://bücher.example/%20ü?%20#%20", "http://xn--bcher-kva.example/%20%C3%BC?%20#%20"),
        ("//bücher.example:8/%20|", "//xn--bcher-kva.example:8/%20%7C"),
        ("HTTP://H:80/%7e|", "HTTP://H:80/%7e%7C"), ("app+x.y-z://screen/%20|", "app+x.y-z://screen/%20%7C"),
    ])
    func onlyBytesThatAreNotAllowedAreEncoded(text: String, url: String) {
        expectEqual(parsedURL(text)?.absoluteString, url)
        expectEqual(parsedComponents(text)?.string, url)
        expectEqual(parsedURL(url)?.absoluteString, url)
    }

    @Test func eachByteIsEncodedWhereItIsNotAllowed() {
        let always = "-._~!$&'()*+,;="
        // Each part has an escape after the byte. The bytes in `delimiters` would end the part.
        let parts: [(start: String, end: String, allowed: String, delimiters: String)] = [
            ("http://u", "%e9@h/", ":", "/?#"), ("http://h/", "%e9", "/:@", "?#"),
            ("http://h/x", "%e9?%20", "/:@", "?#"),
            ("http://h?", "%e9#%20", "/:@?", "#"), ("http://h/%20?q", "%e9", "/:@?", "#"),
            ("http://h/%20#", "%e9", "/:@?", ""),
            ("./", "%e9", "/:@", "?#"), ("?", "%e9", "/:@?", "#"), ("#", "%e9", "/:@?", ""),
        ]
        for part in parts {
            for byte in UInt8(0)...0x7F where byte != UInt8(ascii: "%") {
                let text = String(UnicodeScalar(byte))
                if part.delimiters.unicodeScalars.contains(UnicodeScalar(byte)) { continue }
                let isAllowed = byte.isASCIIAlphanumeric || (always + part.allowed).utf8.contains(byte)
                let expected = part.start + (isAllowed ? text : percentEncoded([byte])) + part.end
                expectEqual(parsedURL(part.start + text + part.end)?.absoluteString, expected, "byte \(byte)")
            }
        }
    }

    @Test(arguments: [
        "", "http://h x/", "http://h|x/%20", "http://h[/", "http://[::1", "http://h:80x/", "1:b", "a b:c", " http://h/",
        "http://h\\x/",
    ])
    func aTextThatIsNoURLReturnsNil(text: String) {
        expect(parsedURL(text) == nil)
    }

    @Test func randomTextKeepsItsEscapesAndIsEncodedOnlyOnce() throws {
        let pieces = [
            "%20", "%e9", "%C3%A9", "%2F", "%2f", "%25", "%", "%2", "%zz", "[", "]", "|", "{", "}", "^", "<", ">", "\"",
            "\\", "`", " ", "\n", "\0", "\u{7F}", "ü", "🦸", "\u{301}", "a", "7", "-", "~", "&", "=", "+", ";", ":", "@",
            "/", "?", "#",
        ]
        let starts = ["http://h/", "https://u:p%20@[::1]:80/%20", "/", "./", "http://h?", "http://h/%20#", "?", "#"]
        var random = SplitMix64(seed: 50)
        for _ in 0..<(runsSlowTests ? 5000 : 1000) {
            let count = Int(random.next() % 12)
            let text = (0..<count).reduce(starts.randomElement(using: &random) ?? "") { text, _ in
                text + (pieces.randomElement(using: &random) ?? "")
            }
            // Two slashes would begin a host.
            let written = text.hasPrefix("//") ? "/." + text : text
            let url = try #require(parsedURL(written)?.absoluteString, "\(written)")
            // An escape that was encoded again would be decoded to an escape.
            expectEqual(percentDecodedBytes(url), percentDecodedBytes(written), "\(written)")
            var escapes = escapes(in: url)[...]
            expect(
                self.escapes(in: written).allSatisfy { escape in
                    escapes = escapes.drop { $0 != escape }
                    return escapes.popFirst() != nil
                }, "\(written)")
            expectEqual(parsedURL(url)?.absoluteString, url, "\(url)")
        }
    }

    private func escapes(in text: String) -> [Substring] {
        text.matches(of: #/%[0-9A-Fa-f]{2}/#.matchingSemantics(.unicodeScalar)).map(\.output)
    }
}

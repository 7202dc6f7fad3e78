#if os(Linux)
    import Foundation
    import SharedTestCode
    import Testing

    @testable import CurlTransport

    @Suite struct CanonicalHostTests {
        @Test(arguments: [
            ("127.1", "127.0.0.1"), ("2130706433", "127.0.0.1"), ("0x7f.1", "127.0.0.1"), ("127.0.0%2e1", "127.0.0.1"),
            ("loc%61lhost", "localhost"), ("a.example", "a.example"),
        ]) func theHostOfARequestIsCanonical(host: String, canonical: String) throws {
            let url = try #require(URL(string: "https://\(host)/"))
            expectEqual(canonicalHost(url), canonical)
        }

        @Test(arguments: [
            ("bücher.example", "https://xn--bcher-kva.example"), ("BÜCHER.example", "https://bücher.example:8443/a"),
            ("A.Example.", "https://a.example"), ("a.example", "https://A.EXAMPLE."), ("[::1]", "https://[::1]"),
            ("::1", "https://[0:0:0:0:0:0:0:1]:1"), ("127.1", "https://127.0.0.1"), ("127.0.0.1", "https://2130706433"),
        ]) func aPinnedHostIsFoundInAnySpelling(key: String, url: String) throws {
            var options = CurlOptions()
            options.pinnedPublicKeys = [key: ["pin"], "other.example": []]
            let host = try canonicalHost(#require(URL(string: url)))
            try expectEqual(checkedOptions(options).pinnedPublicKeys[#require(host)], ["pin"])
        }

        @Test func keysForOneHostAreMerged() throws {
            var options = CurlOptions()
            options.pinnedPublicKeys = ["a.example": ["1"], "A.EXAMPLE": ["2"]]
            try expectEqual(checkedOptions(options).pinnedPublicKeys, ["a.example": ["1", "2"]])
        }
    }
#endif

import Foundation
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct DigestChallengeTests {
    /// The examples of RFC 7616 §3.9.1.
    @Test(arguments: [
        ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
        ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    ])
    func credentialsEqualTheExamplesOfTheRFC(algorithm: String, response: String) throws {
        let value = try authorization(
            """
            Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=\(algorithm), \
            nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
            """, "http://www.example.org/dir/index.html", "Mufasa", "Circle of Life",
            clientNonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")
        #expect(
            value == """
                Digest username="Mufasa", realm="http-auth@example.org", \
                nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", uri="/dir/index.html", response="\(response)", \
                algorithm=\(algorithm), cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ", qop=auth, nc=00000001, \
                opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
                """)
    }

    /// The example of RFC 7616 §3.9.2, with the values of its erratum 4897.
    @Test(arguments: [
        (", userhash=true", #"username="793263caabb707a56211940d90411ea4a575adeccb7e360aeb624ed06ece9b0b""#),
        ("", "username*=UTF-8''J%C3%A4s%C3%B8n%20Doe"),
    ])
    func aUserNameThatIsNotASCIIIsHashedOrExtended(parameter: String, user: String) throws {
        let value = try authorization(
            """
            Digest realm="api@example.org", qop="auth", algorithm=SHA-512-256, \
            nonce="5TsQWLVdgBdmrQ0XsxbDODV+57QdFR34I9HAbC/RVvkK", \
            opaque="HRPCssKJSGjCrkzDg8OhwpzCiGPChXYjwrI2QmXDnsOS", charset=UTF-8\(parameter)
            """, "http://api.example.org/doe.json", "Jäsøn Doe", "Secret, or not?",
            clientNonce: "NTg6RKcb9boFIAS3KrFK9BGeh+iDa/sm6jUMp2wds69v")
        #expect(value.contains(#"response="3798d4131c277846293534c3edc11bd8a5e4cdcbff78b05db9d95eeb1cec68a5""#))
        #expect(value.hasPrefix("Digest \(user), realm="))
        #expect(value.hasSuffix("userhash=true") == !parameter.isEmpty)
    }

    /// The example of RFC 2069 §2.4, with the value of its erratum 749.
    @Test func aChallengeWithoutProtectionFollowsRFC2069() throws {
        let value = try authorization(
            """
            Digest realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", \
            opaque="5ccc069c403ebaf9f0171e9517f40e41"
            """, "http://www.nowhere.org/dir/index.html", "Mufasa", "CircleOfLife", clientNonce: "unused")
        #expect(
            value == """
                Digest username="Mufasa", realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", \
                uri="/dir/index.html", response="1949323746fe6a43ef61f9606e7febea", \
                opaque="5ccc069c403ebaf9f0171e9517f40e41"
                """)
    }

    @Test(arguments: [
        ("http://a", "/"), ("http://a?b=1", "/?b=1"), ("http://a/%20/?q=%C3%A9#f", "/%20/?q=%C3%A9"),
    ])
    func theTargetEqualsTheTargetInTheRequestLine(url: String, target: String) throws {
        let value = try authorization(#"Digest realm="\"a\\b\"", nonce=n"#, url, #"a"b"#, "c", clientNonce: "d")
        #expect(value.contains(#"uri="\#(target)""#))
        #expect(value.contains(#"username="a\"b", realm="\"a\\b\"""#))
    }

    /// A quotation mark and a combining mark after it are one `Character`.
    @Test func aCombiningMarkDoesNotEndAQuotedString() throws {
        let value = try authorization(
            "Digest realm=\"a\\\"\u{301}, uri=\\\"/other\", nonce=n, opaque=\"\\\\\u{301}\", qop=\"x,\u{301},auth\"",
            "http://a", "b", "c", clientNonce: "d")
        let realm = "realm=\"a\\\"\u{301}, uri=\\\"/other\", nonce=\"n\""
        #expect(value.utf8.firstRange(of: realm.utf8) != nil, "\(value)")
        #expect(value.utf8.firstRange(of: "opaque=\"\\\\\u{301}\"".utf8) != nil, "\(value)")
        #expect(value.contains("qop=auth"))
    }

    @Test(arguments: [
        "Basic realm=a", "Digest realm=a", "Digest nonce=a, algorithm=SHA-3", "Digest nonce=a, algorithm=sess",
        "Digest nonce=a, qop=other", "Digest nonce=a, qop=\"\"",
    ])
    func anUnsupportedChallengeIsIgnored(value: String) throws {
        #expect(DigestChallenge(try #require(authenticationChallenges(in: value).first)) == nil)
    }

    private func authorization(
        _ value: String, _ url: String, _ user: String, _ password: String, clientNonce: String
    ) throws -> String {
        let challenge = try #require(authenticationChallenges(in: value).first.flatMap(DigestChallenge.init))
        let request = URLRequest(url: try #require(URL(string: url)))
        return challenge.authorization(
            for: request, user: user, password: password, count: 1, clientNonce: clientNonce)
    }
}

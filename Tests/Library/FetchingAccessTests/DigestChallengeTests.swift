import FetchingTestSupport
import Foundation
import SharedTestCode
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
        expectEqual(
            value,
            """
            Digest username="Mufasa", realm="http-auth@example.org", \
            nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", uri="/dir/index.html", response="\(response)", \
            algorithm=\(algorithm), cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ", qop=auth, nc=00000001, \
            opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
            """)
    }

    @Test func aUserNameThatIsNotASCIIIsExtended() throws {
        let value = try authorization("Digest nonce=n, userhash=true", "http://a", "Jäsøn Doe", "c", clientNonce: "d")
        expect(value.hasPrefix("Digest username*=UTF-8''J%C3%A4s%C3%B8n%20Doe, realm="))
        expect(!value.contains("userhash"))
    }

    /// The example of RFC 2069 §2.4, with the value of its erratum 749.
    @Test func aChallengeWithoutProtectionFollowsRFC2069() throws {
        let value = try authorization(
            """
            Digest realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", \
            opaque="5ccc069c403ebaf9f0171e9517f40e41"
            """, "http://www.nowhere.org/dir/index.html", "Mufasa", "CircleOfLife", clientNonce: "unused")
        expectEqual(
            value,
            """
            Digest username="Mufasa", realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", \
            uri="/dir/index.html", response="1949323746fe6a43ef61f9606e7febea", \
            opaque="5ccc069c403ebaf9f0171e9517f40e41"
            """)
    }

    @Test func theTargetEqualsTheTargetInTheRequestLine() throws {
        for (url, target) in [
            ("http://a", "/"), ("http://a?b=1", "/?b=1"), ("http://a/%20/?q=%C3%A9#f", "/%20/?q=%C3%A9"),
        ] {
            let value = try authorization(#"Digest realm="\"a\\b\"", nonce=n"#, url, #"a"b"#, "c", clientNonce: "d")
            expect(value.contains(#"uri="\#(target)""#))
            expect(value.contains(#"username="a\"b", realm="\"a\\b\"""#))
        }
    }

    /// A quotation mark and a combining mark after it are one `Character`.
    @Test func aCombiningMarkDoesNotEndAQuotedString() throws {
        let value = try authorization(
            "Digest realm=\"a\\\"\u{301}, uri=\\\"/other\", nonce=n, opaque=\"\\\\\u{301}\", qop=\"x,\u{301},auth\"",
            "http://a", "b", "c", clientNonce: "d")
        let realm = "realm=\"a\\\"\u{301}, uri=\\\"/other\", nonce=\"n\""
        expect(value.utf8.firstRange(of: realm.utf8) != nil, "\(value)")
        expect(value.utf8.firstRange(of: "opaque=\"\\\\\u{301}\"".utf8) != nil, "\(value)")
        expect(value.contains("qop=auth"))
    }

    @Test func anUnsupportedChallengeIsIgnored() throws {
        for parameters in [
            "realm=a", "nonce=a, algorithm=SHA-512-256", "nonce=a, algorithm=MD5-sess",
            "nonce=a, algorithm=SHA-256-sess", "nonce=a, algorithm=\"\"", "nonce=a, qop=auth-int", "nonce=a, qop=\"\"",
        ] {
            let challenge = authenticationChallenges(of: "digest", in: "Digest \(parameters)").first
            expect(DigestChallenge(try #require(challenge)) == nil, "\(parameters)")
        }
    }

    private func authorization(
        _ value: String, _ url: String, _ user: String, _ password: String, clientNonce: String
    ) throws -> String {
        let challenges = authenticationChallenges(of: "digest", in: value)
        let challenge = try #require(challenges.first.flatMap(DigestChallenge.init))
        return challenge.authorization(
            for: try request(url), user: user, password: password, count: 1, clientNonce: clientNonce)
    }
}

@Suite struct AuthenticationChallengeTests {
    @Test(arguments: [
        ("Digest realm=\"WallyWorld\"", [["realm": "WallyWorld"]]),
        // The example of RFC 9110 §11.6.1, with another name of the scheme.
        (
            "Basic realm=\"simple\", Digest realm=\"apps\", type=1, title=\"Login to \\\"apps\\\"\"",
            [["realm": "apps", "type": "1", "title": "Login to \"apps\""]]
        ),
        (
            "Digest a=1, Negotiate, Negotiate a87421000492aa874209af8bc028==, NTLM, Digest b=2",
            [["a": "1"], ["b": "2"]]
        ),
        (
            ", ,DIGEST Realm = \"a, b=c\" ,, Qop=\"auth,auth-int\",stale=TRUE , realm=second, Basic",
            [["realm": "a, b=c", "qop": "auth,auth-int", "stale": "TRUE"]]
        ),
        ("Bearer error=\"\", Digest error=\"\"", [["error": ""]]), ("Digest", [[:]]),
        ("", []), (" , ", []), ("=", []), ("realm=a", []), ("Basic realm=\"Digest nonce=1\"", []),
        ("Digest realm=\"a\", Digest realm=\"open", [["realm": "a"], [:]]),
        // tafax/angular-digest-auth 21, square/okhttp 6743, encode/httpx 3771: values without quotation marks that are
        // not tokens, single quotation marks, and no value.
        (
            "Digest realm=My Camera, nonce=MTQ0/E3+A==,opaque=a:b , qop=auth",
            [["realm": "My Camera", "nonce": "MTQ0/E3+A==", "opaque": "a:b", "qop": "auth"]]
        ),
        ("Digest realm='Sandstorm API', nonce=1", [["realm": "'Sandstorm API'", "nonce": "1"]]),
        ("Digest realm=, qop=\"auth\", nonce=\"1\"", [["qop": "auth", "nonce": "1"]]),
        ("Digest realm=a b nonce=c qop = \"auth\"", [["realm": "a b", "nonce": "c", "qop": "auth"]]),
        ("Basic realm=My Digest, Digest nonce=1", [["nonce": "1"]]),
        // jnunemaker/httparty 271: a scheme without parameters before Digest.
        ("NTLM, Digest realm=\"a, Basic\", nonce=\"1=2\"", [["realm": "a, Basic", "nonce": "1=2"]]),
    ])
    func theChallengesOfASchemeAreRead(value: String, challenges: [[String: String]]) {
        expectEqual(authenticationChallenges(of: "digest", in: value), challenges)
    }

    /// A parser that does not advance would not end.
    @Test func noTextStopsTheParser() {
        var random = SplitMix64(seed: 5)
        let parts = ["Digest", "Basic", " ", ",", "=", "\"", "\\", "a", "==", "\t", "é", "realm=\"x\"", "nonce=1", "/"]
        for _ in 0..<2000 {
            let text = (0..<random.next() % 12).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
            expect(authenticationChallenges(of: "digest", in: text).count <= text.count)
        }
    }
}

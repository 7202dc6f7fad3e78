import FetchingTestSupport
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

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

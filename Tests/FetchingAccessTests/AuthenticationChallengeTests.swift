import FetchingTestSupport
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct AuthenticationChallengeTests {
    @Test(arguments: [
        ("Basic realm=\"WallyWorld\"", [AuthenticationChallenge(scheme: "basic", parameters: ["realm": "WallyWorld"])]),
        // The example of RFC 9110 §11.6.1.
        (
            "Basic realm=\"simple\", Newauth realm=\"apps\", type=1, title=\"Login to \\\"apps\\\"\"",
            [
                AuthenticationChallenge(scheme: "basic", parameters: ["realm": "simple"]),
                AuthenticationChallenge(
                    scheme: "newauth", parameters: ["realm": "apps", "type": "1", "title": "Login to \"apps\""]),
            ]
        ),
        (
            "Negotiate, Negotiate a87421000492aa874209af8bc028==, NTLM",
            [
                AuthenticationChallenge(scheme: "negotiate"),
                AuthenticationChallenge(scheme: "negotiate", token68: "a87421000492aa874209af8bc028=="),
                AuthenticationChallenge(scheme: "ntlm"),
            ]
        ),
        (
            ", ,DIGEST Realm = \"a, b=c\" ,, Qop=\"auth,auth-int\",stale=TRUE , realm=second, Basic",
            [
                AuthenticationChallenge(
                    scheme: "digest", parameters: ["realm": "a, b=c", "qop": "auth,auth-int", "stale": "TRUE"]),
                AuthenticationChallenge(scheme: "basic"),
            ]
        ),
        ("Bearer error=\"\"", [AuthenticationChallenge(scheme: "bearer", parameters: ["error": ""])]),
        ("", []), (" , ", []), ("=", []),
        (
            "Basic realm=\"a\", Digest realm=\"open",
            [
                AuthenticationChallenge(scheme: "basic", parameters: ["realm": "a"]),
                AuthenticationChallenge(scheme: "digest"),
            ]
        ),
        ("A b=c d=e", [AuthenticationChallenge(scheme: "a", parameters: ["b": "c"])]),
    ])
    func aFieldIsReadAsChallenges(value: String, challenges: [AuthenticationChallenge]) {
        #expect(authenticationChallenges(in: value) == challenges)
    }

    /// A parser that does not advance would not end.
    @Test func noTextStopsTheParser() {
        var random = SplitMix64(seed: 5)
        let parts = ["Digest", "Basic", " ", ",", "=", "\"", "\\", "a", "==", "\t", "é", "realm=\"x\"", "nonce=1", "/"]
        for _ in 0..<2000 {
            let text = (0..<random.next() % 12).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
            #expect(authenticationChallenges(in: text).count <= text.count)
        }
    }
}

import SharedTestCode
import Testing

@testable import Marvel
@testable import MarvelSandbox

struct CredentialTests {
    @Test func onlyAValidSignatureIsAccepted() {
        let sandbox = MarvelSandbox(acceptedKeys: [MarvelKeys(publicKey: "1234", privateKey: "abcd")])
        // The example in the documentation.
        let hash = "ffd275c5130566a2916217b101f26150"
        let target = "/v1/public/characters?ts=1&apikey=1234&hash=\(hash)"
        expectEqual(sandbox.respond(to: SandboxRequest(target: target)).status, 200)

        let invalid = "That hash, timestamp and key combination is invalid."
        for (query, status, message) in [
            ("", 409, "You must provide a user key."),
            ("bad=1", 409, "You must provide a user key."),
            ("apikey=", 409, "You must provide a user key."),
            ("apikey=1234", 409, "You must provide a hash."),
            ("apikey=1234&ts=1", 409, "You must provide a hash."),
            ("apikey=1234&hash=\(hash)", 409, "You must provide a timestamp."),
            ("apikey=4321&ts=1&hash=x", 401, "The passed API key is invalid."),
            ("apikey=1234&ts=2&hash=\(hash)", 401, invalid),
            ("apikey=1234&ts=1&hash=\(hash.uppercased())", 401, invalid),
        ] {
            let response = sandbox.respond(to: SandboxRequest(target: "/v1/public/characters?\(query)"))
            expectEqual(response.status, status, "\(query)")
            let code = status == 409 ? "MissingParameter" : "InvalidCredentials"
            expectEqual(response.text, #"{"code":"\#(code)","message":"\#(message)"}"#, "\(query)")
            expect(response.headers["ETag"] == nil)
        }
    }

    @Test func aRequestWithInvalidCredentialsDoesNotCountAgainstTheLimit() {
        let sandbox = MarvelSandbox(maximumRequests: 1)
        for _ in 0..<3 { _ = sandbox.respond(to: SandboxRequest(target: "/v1/public/comics?ts=1&apikey=x&hash=x")) }
        expectEqual(sandbox.get("comics").status, 200)
        expectEqual(sandbox.get("comics").status, 429)
    }
}

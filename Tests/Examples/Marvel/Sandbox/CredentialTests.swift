import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import Marvel
@testable import MarvelSandbox

struct CredentialTests {
    let sandbox = MarvelSandbox(acceptedKeys: [MarvelKeys(publicKey: "1234", privateKey: "abcd")])

    @Test func theSignatureInTheDocumentationIsAccepted() {
        let target = "/v1/public/characters?ts=1&apikey=1234&hash=ffd275c5130566a2916217b101f26150"
        expectEqual(sandbox.respond(to: SandboxRequest(target: target)).status, 200)
    }

    @Test(arguments: [
        ("", 409, "MissingParameter", "You must provide a user key."),
        ("apikey=", 409, "MissingParameter", "You must provide a user key."),
        ("apikey=1234", 409, "MissingParameter", "You must provide a hash."),
        ("apikey=1234&ts=1", 409, "MissingParameter", "You must provide a hash."),
        ("apikey=1234&hash=ffd275c5130566a2916217b101f26150", 409, "MissingParameter", "You must provide a timestamp."),
        ("apikey=4321&ts=1&hash=x", 401, "InvalidCredentials", "The passed API key is invalid."),
        (
            "apikey=1234&ts=2&hash=ffd275c5130566a2916217b101f26150", 401, "InvalidCredentials",
            "That hash, timestamp and key combination is invalid."
        ),
        (
            "apikey=1234&ts=1&hash=FFD275C5130566A2916217B101F26150", 401, "InvalidCredentials",
            "That hash, timestamp and key combination is invalid."
        ),
    ])
    func aWrongSignatureIsRejected(query: String, status: Int, code: String, message: String) {
        let response = sandbox.respond(to: SandboxRequest(target: "/v1/public/characters?\(query)"))
        expectEqual(response.status, status)
        expectEqual(response.text, #"{"code":"\#(code)","message":"\#(message)"}"#)
        expect(response.headers["ETag"] == nil)
    }

    @Test func credentialsAreCheckedBeforeParameters() {
        expect(sandbox.respond(to: SandboxRequest(target: "/v1/public/characters?bad=1")).text.contains("user key"))
    }

    @Test func aRequestWithInvalidCredentialsDoesNotCountAgainstTheLimit() {
        let sandbox = MarvelSandbox(maximumRequests: 1)
        for _ in 0..<3 { _ = sandbox.respond(to: SandboxRequest(target: "/v1/public/comics?ts=1&apikey=x&hash=x")) }
        expectEqual(sandbox.get("comics").status, 200)
        expectEqual(sandbox.get("comics").status, 429)
    }

    @Test func theClientsSignatureIsAccepted() async throws {
        let store = MarvelSandbox().store.layered(marvelSigning(keys: MarvelSandbox.keys))
        let url = try #require(URL(string: "https://gateway.marvel.com/v1/public/characters?nameStartsWith=Spider"))
        let (_, response) = try await store.fetchData(URLRequest(url: url))
        expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
}

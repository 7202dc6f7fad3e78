import Foundation
import Fetching
import SharedTestCode
import Testing

// Text is redacted whenever an error is created. These tests read redacted text from the message and the body of a
// `ServerFailure`.

@Test(arguments: [
    ("token=abc&a=1", "token=***&a=1"), ("\"token\": \"a\\\"bc\", \"a\": 1", "\"token\": \"***\", \"a\": 1"),
    ("{'password':'abc'}", "{'password':'***'}"), (#"{\"token\":\"abc\",\"a\":1}"#, #"{\"token\":\"***\",\"a\":1}"#),
    ("Authorization: Bearer abc", "Authorization: ***"),
    ("{\"token\":{\"v\":\"abc\"},\"a\":1}", "{\"token\":***,\"a\":1}"),
    ("https://bob:abc@host/x@y", "https://***@host/x@y"), ("a=b c:d", "a=b c:d"), ("token=", "token="),
    ("\"token\":\"abc", "\"token\":\"***"),
    ("X-API-KEY:abc", "X-API-KEY:***"), ("%74oken=abc", "%74oken=***"),
    ("accessToken: 12345, a", "accessToken: ***, a"),
    (
        "/v1/public/heroes?ts=1&apikey=K&hash=H does not exist",
        "/v1/public/heroes?ts=1&apikey=***&hash=*** does not exist"
    ),
    ("https://a/?apikey=K does not exist", "https://a/?apikey=*** does not exist"),
    ("\"https://a/?apikey=K\" does not exist", "\"https://a/?apikey=***\" does not exist"),
    ("'https://a/?apikey=K' does not exist", "'https://a/?apikey=***' does not exist"),
    // The end of a value remains unclear outside a URL, and for a name that only a header field has.
    ("?apikey=a,b;c(d)[e]{f} g", "?apikey=*** g"), ("?token=a,b;c g", "?token=*** g"),
    ("?apikey=\"a b\" c", "?apikey=\"***\" c"),
    ("apikey=a b", "apikey=***"), ("apikey: a b&c=d", "apikey: ***"), ("?apikey: a b", "?apikey: ***"),
    ("?authorization=Bearer a", "?authorization=***"), ("x&cookie=a; b=c", "x&cookie=***"),
    ("{apikey=a b&token=c d", "{apikey=***"),
])
func aValueAfterASecretNameIsMasked(text: String, expected: String) async throws {
    let request = try createRequest(baseURL: "https://example.com")
    let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
    #expect(failure.message == expected)
}

@Test func aSecretThatTheSizeLimitCutsIsMasked() async throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    request.setValue("Bearer planted-0123456789", forHTTPHeaderField: "Authorization")
    for shift in stride(from: 0, to: 30, by: 5) {
        // Masks make the text shorter, but no bytes after the limit may be added.
        let body = Data(
            (String(repeating: "planted-0123456789", count: 200) + String(repeating: "a", count: 65_536 - 3600 - shift)
                + "planted-0123456789").utf8)
        let failure = try #require(
            await serverFailure(
                body, request: request,
                message: { _, _ in
                    String(repeating: "a", count: 1000 - shift) + "planted-0123456789"
                }))
        #expect(failure.body.count <= 65_536)
        #expect(failure.body.range(of: Data("planted".utf8)) == nil)
        #expect(failure.message?.contains("pl") == false)
    }
}

/// Only the beginning of a long text is redacted. Masks can make this beginning shorter than the part that is shown.
@Test func aSecretAtTheCutOfALongTextIsMaskedAndTheCutIsShown() async throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    let secret = "planted-" + String(repeating: "0123456789", count: 20)
    request.setValue("Bearer \(secret)", forHTTPHeaderField: "Authorization")
    let failure = try #require(
        await serverFailure(
            Data(), request: request, message: { _, _ in String(repeating: secret + ",", count: 10_000) }))
    let message = try #require(failure.message)
    #expect(message.hasPrefix("***,***,") && message.hasSuffix("***…"))
    #expect(!message.contains(/[a-z0-9]/))
}

@Test(arguments: [
    ("GET https://bob:\(String(repeating: "planted", count: 5000))@host failed", "GET https://***…"),
    (
        "token=\(String(repeating: "A", count: 15_977)) https://bob:planted-long-password@host/x",
        "token=*** https://***…"
    ),
    ("token=\(String(repeating: "A", count: 15_977)) https://example.com/x and on", "token=*** https://example.…"),
    ("token=\(String(repeating: "A", count: 15_990)) ééééé", "token=*** é…"),
])
func userInformationAtTheCutOfALongTextIsMasked(text: String, shown: String) async throws {
    let request = try createRequest(baseURL: "https://example.com")
    let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
    #expect(failure.message == shown)
}

@Test(arguments: [
    // The user name and the password of a URL, as they are sent in `Authorization` (RFC 7617 §2.1).
    ("https://test:123%C2%A3@example.com", "dGVzdDoxMjPCow=="),
    // base64url has `-` and `_` in place of `+` and `/` (RFC 4648 §5).
    ("https://example.com?token=%3E%3E%3E%3F%3F%3F%3E%3E%3E", "Pj4-Pz8_Pj4-"),
    // In a form, `+` is a space.
    ("https://example.com?token=open+sesame", "open sesame"),
    ("https://example.com?token=open%20sesame", "open+sesame"),
])
func aSecretThatTheServerEncodesInAnotherWayIsMasked(url: String, echo: String) throws {
    let request = URLRequest(url: try #require(URL(string: url)))
    let failure = ServerFailure(request: request, status: 401, message: "unknown key \(echo)")
    #expect(failure.message == "unknown key ***")
}

@Test func aSecretInAJSONStringThatContainsJSONIsMasked() throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"payload":"{\"password\":\"open sesame\"}"}"#.utf8)
    let failure = ServerFailure(request: request, status: 401, message: "unknown key open sesame")
    #expect(failure.message == "unknown key ***")
}

@Test(arguments: ["&#", "&#0000000000", "&#x", "&#X00000000000"], ["", ";"])
func aSecretInNumericEntitiesIsMasked(beginning: String, end: String) async throws {
    let radix = beginning.lowercased().contains("x") ? 16 : 10
    let encoded = "pl'nted".unicodeScalars.map { beginning + String($0.value, radix: radix) + end }.joined()
    let request = try createRequest(baseURL: "https://host", headers: ["X-Token": "pl'nted"])
    let failure = ServerFailure(request: request, status: 500, body: Data("a \(encoded) b".utf8), message: encoded)
    #expect(String(decoding: failure.body, as: UTF8.self) == "a *** b")
    #expect(failure.message == "***")
}

/// A server chooses the URL of a redirect, so it also chooses the number and the beginnings of its secret values.
@Test func manySecretsWithTheSameBeginningNeedAsMuchTimeAsOthers() throws {
    func seconds(_ value: (Int) -> String) throws -> Double {
        let query = (100_000..<101_500).map { QueryItem("token", value($0)) }
        let request = try createRequest(baseURL: "https://host", query: query)
        let start = threadCPUSeconds()
        _ = ServerFailure(request: request, status: 500, body: Data("aaaa".utf8))
        return threadCPUSeconds() - start
    }
    let others = try seconds { "\(String("\($0)".reversed()))aaaa" }
    let same = try seconds { "aaaa\($0)" }
    #expect(same < 4 * others + 0.05, "\(same) s and \(others) s")
}

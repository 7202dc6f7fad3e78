import Foundation
import SharedTestCode
import Testing

@testable import Fetching

// Text is redacted whenever an error is created. These tests read redacted text from the message of a `ServerFailure`.

@Test(arguments: [
    ("token=abc&a=1", "token=***&a=1"), (#""token": "a\"bc", "a": 1"#, #""token": "***", "a": 1"#),
    (#"{\"token\":\"abc\",\"a\":1}"#, #"{\"token\":\"***\",\"a\":1}"#),
    ("Authorization: Bearer abc", "Authorization: ***"),
    (#"Authorization: Digest username="bob", response="abc""#, "Authorization: ***"),
    ("https://bob:abc@host/x@y", "https://***@host/x@y"), ("a=b c:d", "a=b c:d"), ("token=", "token="),
    (#""token":"abc"#, #""token":"***"#), (#""token":12.5e3,"a":1"#, #""token":***,"a":1"#),
    (#""token":null"#, #""token":null"#), (#""token":["abc"]"#, #""token":["abc"]"#),
    ("X-API-KEY:abc def", "X-API-KEY:***"), ("%74oken=abc", "%74oken=***"), ("token: abc", "token: abc"),
    (#"Refused(token: "abc", a: 1)"#, #"Refused(token: "***", a: 1)"#), (#"token="a b" c"#, #"token="***" c"#),
    (
        "/v1/public/heroes?ts=1&apikey=K&key=H&hash=I does not exist",
        "/v1/public/heroes?ts=1&apikey=***&key=***&hash=I does not exist"
    ),
    (#""https://a/?apikey=K" does not exist"#, #""https://a/?apikey=***" does not exist"#),
    ("?apikey=a,b;c(d)[e]{f} g", "?apikey=*** g"), ("https://a/b;token=abc?c=d&e=f", "https://a/b;token=***&e=f"),
])
func aValueAfterASecretNameIsMasked(text: String, expected: String) async throws {
    let request = try createRequest(baseURL: "https://example.com")
    let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
    expectEqual(failure.message, expected)
}

/// A password can be an ordinary word. It is masked as a value, but not as a word of a sentence. Other secrets are
/// masked everywhere.
@Test(arguments: [
    ("The password is too short.", "The password is too short."), ("Too short!", "Too short!"),
    ("Passwords that are short, or old, are refused.", "Passwords that are short, or old, are refused."),
    ("There is a shortage of names", "There is a shortage of names"), ("It is weak (short)", "It is weak (***)"),
    ("too short\nor too old", "too short or too old"), ("short", "***"), ("short.", "***."), (" (short) ", "(***)"),
    ("The password 'short' is weak", "The password '***' is weak"), ("not \"short\"", "not \"***\""),
    ("not “short”", "not “***”"), ("`short` is weak", "`***` is weak"), ("value: short", "value: ***"),
    ("value=short is weak", "value=*** is weak"), ("a value = short", "a value = ***"), ("ann:short", "ann:***"),
    ("/users/short does not exist", "/users/*** does not exist"), ("a%22short%22", "a%22***%22"),
    ("sent c2hvcnQ= here", "sent *** here"), ("<b>short</b> is weak", "<b>***</b> is weak"),
    ("is shorter than a0short1 here", "is shorter than a0***1 here"), ("short-lived is short", "***-lived is short"),
    ("not Correct-Horse here", "not *** here"), ("not abcdefghijklm here", "not *** here"),
    ("sent 1234 times", "sent *** times"), ("not ABCDefgh here", "not *** here"),
    ("Failing row contains (1, ann, short, null).", "Failing row contains (1, ann, ***, null)."),
    ("VALUES (ann, short)", "VALUES (ann, ***)"), ("values: ann, short", "values: ann, ***"),
    ("password => short is weak", "password => *** is weak"), ("a | short | b", "a | *** | b"),
    ("a → short is b", "a → *** is b"), ("short short", "*** ***"), ("[short] is weak", "[***] is weak"),
    ("a:" + String(repeating: " ", count: 80) + "short x", "a:" + String(repeating: " ", count: 80) + "*** x"),
    (String(repeating: "short", count: 40), String(repeating: "*", count: 3)),
    ("zu weiß für uns", "zu weiß für uns"), ("„weiß“ ist kurz", "„***“ ist kurz"),
])
func anOrdinaryWordIsMaskedAsAValueButNotInASentence(text: String, expected: String) async throws {
    let fields = [
        ("password", "short"), ("token", "Correct-Horse"), ("secret", "abcdefghijklm"), ("pwd", "1234"),
        ("pin_token", "ABCDefgh"),
        ("passcode", "weiß"),
    ]
    let request = try createRequest(
        .post, baseURL: "https://example.com", body: .form(fields.map { QueryItem($0.0, $0.1) }))
    let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
    expectEqual(failure.message, expected)
    expectEqual(AppError.server(failure).localizedDescription, expected)
    let unknown = UnknownFailure(ServerError(text), request: request)
    expectEqual(AppError.unknown(unknown).localizedDescription, expected)
    expect(!"\(failure)".contains(/\b(short|weiß)\b/))
    // A body in a log is not a sentence.
    let body = try #require(await serverFailure(Data("[\(text)]".utf8), request: request))
    expect(!"\(body)".contains(/\b(short|weiß)\b/))
}

/// A token is masked everywhere, even if it consists of letters.
@Test func aTokenIsNoOrdinaryWord() async throws {
    let request = try createRequest(
        baseURL: "https://example.com?token=ordinary", headers: ["Authorization": "Bearer useful"])
    for word in ["ordinary", "useful"] {
        let failure = try #require(
            await serverFailure(Data(), request: request, message: { _, _ in "The token \(word) has expired." }))
        expectEqual(failure.message, "The token *** has expired.")
    }
}

@Test func aSecretThatTheSizeLimitCutsIsMasked() async throws {
    var request = URLRequest(url: URL(filePath: "/x"))
    request.setValue("Bearer planted-0123456789", forHTTPHeaderField: "Authorization")
    for shift in stride(from: 0, to: 30, by: 5) {
        let failure = try #require(
            await serverFailure(
                Data(), request: request,
                message: { _, _ in String(repeating: "a", count: 1000 - shift) + "planted-0123456789" }))
        expectEqual(failure.message?.contains("pl"), false)
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
    expect(message.hasPrefix("***,***,") && message.hasSuffix("***…"))
    expect(!message.contains(/[a-z0-9]/))
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
    expectEqual(failure.message, shown)
}

@Test(arguments: [
    // The user name and the password of a URL, as they are sent in `Authorization` (RFC 7617 §2.1).
    ("https://test:123%C2%A3@example.com", "dGVzdDoxMjPCow"),
    // base64url has `-` and `_` in place of `+` and `/` (RFC 4648 §5).
    ("https://example.com?token=%3E%3E%3E%3F%3F%3F%3E%3E%3E", "Pj4-Pz8_Pj4-"),
    // In a form, `+` is a space.
    ("https://example.com?token=open+sesame", "open sesame"),
    ("https://example.com?token=open%20sesame", "open+sesame"),
])
func aSecretThatTheServerEncodesInAnotherWayIsMasked(url: String, echo: String) throws {
    let request = URLRequest(url: try #require(URL(string: url)))
    let failure = ServerFailure(request: request, status: 401, message: "unknown key \(echo)")
    expectEqual(failure.message, "unknown key ***")
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
    expect(same < 4 * others + 0.05, "\(same) s and \(others) s")
}

@Test(arguments: ["realm", "Realm", "REALM"]) func theRealmOfDigestIsNotSecret(name: String) {
    let parts = secretParts(ofHeader: #"Digest username="bob", \#(name)="members-only", response="0123456789abcdef""#)
    expect(parts.contains("0123456789abcdef"))
    expect(!parts.contains("members-only"))
}

@Test(arguments: [Int.min, -1, 0, 1, 3, 100, .max]) func aLineOfAnyLengthIsMasked(limit: Int) {
    let redactor = Redactor(only: ["planted-0123456789"])
    let line = redactor.line("see planted-0123456789 there", limit: limit)
    expect("see *** there".hasPrefix(line.hasSuffix("…") ? String(line.dropLast()) : line))
    expect(line == "see *** there" || line.unicodeScalars.count <= max(0, limit) + 1)
    for range in [-5..<3, 0..<Int.max, 100..<200] {
        expect(
            !String(decoding: redactor.redacted(Array("planted-0123456789".utf8), in: range), as: UTF8.self).contains(
                "planted"))
    }
}

@Test func aDumpShowsNoSecretsOfACall() async throws {
    let sent = try withHeader("Authorization", "Bearer planted-0123456789", request())
    await withinCall {
        var context = CallContext.current
        context.add(sent, to: URLRequest(url: URL(filePath: "/x")), again: { $0 })
        declareSecret("planted-0123456789")
        for value in [context as Any, context.added as Any, Redactor(request: sent), [context.sharingKey]] {
            var text = "\(value) \(String(reflecting: value))"
            dump(value, to: &text)
            expect(!text.contains("planted") && !text.contains("112, 108, 97, 110"))
        }
    }
}

private func withHeader(_ name: String, _ value: String, _ request: URLRequest) -> URLRequest {
    var request = request
    request.setValue(value, forHTTPHeaderField: name)
    return request
}

import Foundation
import SharedTestCode
import Testing

@testable import Fetching

// Text is redacted whenever an error is created. These tests read redacted text from the message of a `ServerFailure`.

/// Returns the message of a server failure whose response has this message.
private func masked(_ message: String, _ request: URLRequest) async throws -> String? {
    try #require(await serverFailure(Data(), request: request, message: { _, _ in message })).message
}

private let assignments = [
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
]

@Test func aValueAfterASecretNameIsMasked() async throws {
    let request = try createRequest(baseURL: "https://example.com")
    for (text, expected) in assignments { try await expectEqual(masked(text, request), expected, "\(text)") }
}

/// A password can be an ordinary word. It is masked as a value, but not as a word of a sentence. Other secrets are
/// masked everywhere.
private let sentences = [
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
]

@Test func anOrdinaryWordIsMaskedAsAValueButNotInASentence() async throws {
    let fields = [
        ("password", "short"), ("token", "Correct-Horse"), ("secret", "abcdefghijklm"), ("pwd", "1234"),
        ("pin_token", "ABCDefgh"), ("passcode", "weiß"),
    ]
    let request = try createRequest(
        .post, baseURL: "https://example.com", body: .form(fields.map { QueryItem($0.0, $0.1) }))
    for (text, expected) in sentences {
        let failure = try #require(await serverFailure(Data(), request: request, message: { _, _ in text }))
        expectEqual(failure.message, expected)
        expectEqual(AppError.server(failure).localizedDescription, expected)
        let unknown = UnknownFailure(ServerError(text), request: request)
        expectEqual(AppError.unknown(unknown).localizedDescription, expected)
        expect(!"\(failure)".contains(/\b(short|weiß)\b/), "\(text)")
        // A body in a log is not a sentence.
        let body = try #require(await serverFailure(Data("[\(text)]".utf8), request: request))
        expect(!"\(body)".contains(/\b(short|weiß)\b/), "\(text)")
    }
    // A token is masked everywhere, even if it consists of letters.
    let tokens = try createRequest(
        baseURL: "https://example.com?token=ordinary", headers: ["Authorization": "Bearer useful"])
    for word in ["ordinary", "useful"] {
        try await expectEqual(masked("The token \(word) has expired.", tokens), "The token *** has expired.")
    }
}

@Test func aSecretAtTheCutOfALongTextIsMasked() async throws {
    let request = try withHeader("Authorization", "Bearer planted-0123456789", request())
    for shift in stride(from: 0, to: 30, by: 5) {
        let message = try await masked(String(repeating: "a", count: 1000 - shift) + "planted-0123456789", request)
        expectEqual(message?.contains("pl"), false)
    }
    // Only the beginning of a long text is redacted. Masks can make this beginning shorter than the part that is shown.
    let secret = "planted-" + String(repeating: "0123456789", count: 20)
    let long = try withHeader("Authorization", "Bearer \(secret)", SharedTestCode.request())
    let message = try #require(await masked(String(repeating: secret + ",", count: 10_000), long))
    expect(message.hasPrefix("***,***,") && message.hasSuffix("***…") && !message.contains(/[a-z0-9]/))
    // The user information of a URL, which can end after the cut.
    let plain = try createRequest(baseURL: "https://example.com")
    for (text, shown) in [
        ("GET https://bob:\(String(repeating: "planted", count: 5000))@host failed", "GET https://***…"),
        (
            "token=\(String(repeating: "A", count: 15_977)) https://bob:planted-long-password@host/x",
            "token=*** https://***…"
        ),
        ("token=\(String(repeating: "A", count: 15_977)) https://example.com/x and on", "token=*** https://example.…"),
        ("token=\(String(repeating: "A", count: 15_990)) ééééé", "token=*** é…"),
    ] {
        try await expectEqual(masked(text, plain), shown)
    }
}

@Test func aSecretThatTheServerEncodesInAnotherWayIsMasked() throws {
    for (url, echo) in [
        // The user name and the password of a URL, as they are sent in `Authorization` (RFC 7617 §2.1).
        ("https://test:123%C2%A3@example.com", "dGVzdDoxMjPCow"),
        // base64url has `-` and `_` in place of `+` and `/` (RFC 4648 §5).
        ("https://example.com?token=%3E%3E%3E%3F%3F%3F%3E%3E%3E", "Pj4-Pz8_Pj4-"),
        // In a form, `+` is a space.
        ("https://example.com?token=open+sesame", "open sesame"),
        ("https://example.com?token=open%20sesame", "open+sesame"),
    ] {
        let failure = ServerFailure(request: try request(url), status: 401, message: "unknown key \(echo)")
        expectEqual(failure.message, "unknown key ***")
    }
}

/// A server chooses the URL of a redirect, so it also chooses the number and the beginnings of its secret values.
@Test func manySecretsWithTheSameBeginningNeedAsMuchTimeAsOthers() throws {
    func seconds(_ value: (Int) -> String) throws -> Double {
        let query = (100_000..<(runsSlowTests ? 101_500 : 100_500)).map { QueryItem("token", value($0)) }
        let request = try createRequest(baseURL: "https://host", query: query)
        let start = threadCPUSeconds()
        _ = ServerFailure(request: request, status: 500, body: Data("aaaa".utf8))
        return threadCPUSeconds() - start
    }
    let others = try seconds { "\(String("\($0)".reversed()))aaaa" }
    let same = try seconds { "aaaa\($0)" }
    expect(same < 4 * others + (runsSlowTests ? 0.05 : 0.015), "\(same) s and \(others) s")
}

@Test func theRealmOfDigestIsNotSecret() {
    for name in ["realm", "Realm", "REALM"] {
        let header = #"Digest username="bob", \#(name)="members-only", response="0123456789abcdef""#
        let parts = secretParts(ofHeader: header)
        expect(parts.contains("0123456789abcdef") && !parts.contains("members-only"), "\(name)")
    }
}

@Test func aLineOfAnyLengthIsMasked() {
    let redactor = Redactor(only: ["planted-0123456789"])
    for limit in [Int.min, -1, 0, 1, 3, 100, .max] {
        let line = redactor.line("see planted-0123456789 there", limit: limit)
        expect("see *** there".hasPrefix(line.hasSuffix("…") ? String(line.dropLast()) : line), "\(limit)")
        expect(line == "see *** there" || line.unicodeScalars.count <= max(0, limit) + 1, "\(limit)")
    }
    for range in [-5..<3, 0..<Int.max, 100..<200] {
        let bytes = redactor.redacted(Array("planted-0123456789".utf8), in: range)
        expect(!String(decoding: bytes, as: UTF8.self).contains("planted"), "\(range)")
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

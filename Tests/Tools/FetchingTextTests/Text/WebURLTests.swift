import FetchingText
import SharedTestCode
import Testing

struct WebURLTests {
    @Test func theSchemeOfAURLCanBeLeftOut() {
        for (text, url) in [
            ("http://example.com/a", "http://example.com/a"), ("HTTPS://example.com", "HTTPS://example.com"),
            (":8000/heroes?a=b", "http://127.0.0.1:8000/heroes?a=b"), (":8000", "http://127.0.0.1:8000"),
            ("127.0.0.1:8123/shop", "http://127.0.0.1:8123/shop"), ("10.0.0.7/shop", "http://10.0.0.7/shop"),
            ("localhost:8000", "http://localhost:8000"), ("LOCALHOST/x", "http://LOCALHOST/x"),
            ("localhost:8000?a=b", "http://localhost:8000?a=b"), ("[::1]:8000/x", "http://[::1]:8000/x"),
            ("example.com/", "https://example.com/"),
            ("api.example.com:8443/v1?a=b", "https://api.example.com:8443/v1?a=b"),
        ] { expectEqual(webURL(withoutScheme: text), url) }
    }

    @Test func aWebSocketIsRequestedOverHTTP() {
        for (text, url) in [
            ("ws://h:1/a?b", "http://h:1/a?b"), ("WSS://h", "https://h"), ("wss://h/a", "https://h/a"),
            ("ws:/h", nil), ("https://h", nil), ("h/ws://a", nil), ("", nil),
        ] { expectEqual(webURL(ofSocket: text), url) }
    }

    @Test func anyOtherTextIsNotAURL() {
        for text in [
            "", "a text", "example.com", "example.com:8000", "localhost", "127.0.0.1", "localhost:", ":x", "10:30",
            "ftp://example.com/a", "see example.com/a", "example.com/a and more", "and/or", "Sources/main.swift",
            "1.2/3",
            "v1.2.3/notes", "ada@example.com/a", "localhost.", "/etc/hosts", "mailto:ada@example.com", "./a/b",
            "../a.b/c",
        ] { expect(webURL(withoutScheme: text) == nil, "\(text)") }
    }
}

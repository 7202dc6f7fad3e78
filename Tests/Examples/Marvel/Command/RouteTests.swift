import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct RouteTests {
    @Test func keysAndBaseURLSelectTheServer() throws {
        let keys = ["MARVEL_PUBLIC_KEY": "public", "MARVEL_PRIVATE_KEY": "private"]
        let cases: [(baseURL: String?, environment: [String: String], expected: Route)] = [
            (nil, [:], .sandbox),
            (nil, ["MARVEL_PUBLIC_KEY": "", "MARVEL_PRIVATE_KEY": ""], .sandbox),
            (nil, keys, .server(baseURL: "https://gateway.marvel.com/v1/public", .environment)),
            ("https://example.com", keys, .server(baseURL: "https://example.com", .environment)),
            ("http://127.0.0.1:5/v1", keys, .server(baseURL: "http://127.0.0.1:5/v1", .environment)),
            ("http://127.0.0.1:5/v1", [:], .server(baseURL: "http://127.0.0.1:5/v1", .sandbox)),
            ("http://LOCALHOST:5/v1", [:], .server(baseURL: "http://LOCALHOST:5/v1", .sandbox)),
            ("http://[::1]:5/v1", [:], .server(baseURL: "http://[::1]:5/v1", .sandbox)),
        ]
        for (baseURL, environment, expected) in cases {
            try expectEqual(route(baseURL: baseURL, environment: environment), expected)
        }
    }

    @Test func requestsThatCannotBeSignedAreNotSent() {
        let cases: [(baseURL: String?, environment: [String: String], text: String)] = [
            (nil, ["MARVEL_PUBLIC_KEY": "x"], "MARVEL_PUBLIC_KEY is set, but MARVEL_PRIVATE_KEY is not"),
            (nil, ["MARVEL_PRIVATE_KEY": "x"], "MARVEL_PRIVATE_KEY is set, but MARVEL_PUBLIC_KEY is not"),
            ("http://127.0.0.1:5", ["MARVEL_PRIVATE_KEY": "x"], "MARVEL_PUBLIC_KEY is not"),
            ("https://example.com", [:], "set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY"),
            ("http://127.0.0.1.example.com", [:], "must be signed"),
            ("http://127.0.0.example", [:], "must be signed"),
            ("http://localhost.example.com", [:], "must be signed"),
        ]
        for (baseURL, environment, text) in cases {
            let error = expect(throws: UsageError.self) { try route(baseURL: baseURL, environment: environment) }
            expectEqual(error?.message.contains(text), true, "\(error as Any)")
        }
    }
}

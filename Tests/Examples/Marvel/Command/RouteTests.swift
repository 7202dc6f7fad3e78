import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

struct RouteTests {
    private static let keys = ["MARVEL_PUBLIC_KEY": "public", "MARVEL_PRIVATE_KEY": "private"]

    @Test(
        arguments: [
            (nil, [:], .sandbox),
            (nil, ["MARVEL_PUBLIC_KEY": "", "MARVEL_PRIVATE_KEY": ""], .sandbox),
            (nil, keys, .server(baseURL: "https://gateway.marvel.com/v1/public", .environment)),
            ("https://example.com", keys, .server(baseURL: "https://example.com", .environment)),
            ("http://127.0.0.1:5/v1", keys, .server(baseURL: "http://127.0.0.1:5/v1", .environment)),
            ("http://127.0.0.1:5/v1", [:], .server(baseURL: "http://127.0.0.1:5/v1", .sandbox)),
            ("http://LOCALHOST:5/v1", [:], .server(baseURL: "http://LOCALHOST:5/v1", .sandbox)),
            ("http://[::1]:5/v1", [:], .server(baseURL: "http://[::1]:5/v1", .sandbox)),
        ] as [(String?, [String: String], Route)])
    func keysAndBaseURLSelectTheServer(baseURL: String?, environment: [String: String], expected: Route) throws {
        try expectEqual(route(baseURL: baseURL, environment: environment), expected)
    }

    @Test(
        arguments: [
            (nil, ["MARVEL_PUBLIC_KEY": "x"], "MARVEL_PUBLIC_KEY is set, but MARVEL_PRIVATE_KEY is not"),
            (nil, ["MARVEL_PRIVATE_KEY": "x"], "MARVEL_PRIVATE_KEY is set, but MARVEL_PUBLIC_KEY is not"),
            ("http://127.0.0.1:5", ["MARVEL_PRIVATE_KEY": "x"], "MARVEL_PUBLIC_KEY is not"),
            ("https://example.com", [:], "set MARVEL_PUBLIC_KEY and MARVEL_PRIVATE_KEY"),
            ("http://127.0.0.1.example.com", [:], "must be signed"),
            ("http://127.0.0.example", [:], "must be signed"),
            ("http://localhost.example.com", [:], "must be signed"),
        ] as [(String?, [String: String], String)])
    func requestsThatCannotBeSignedAreNotSent(baseURL: String?, environment: [String: String], text: String) {
        do throws(UsageError) {
            let route = try route(baseURL: baseURL, environment: environment)
            Issue.record("\(route)")
        } catch {
            expect(error.message.contains(text), "\(error.text)")
        }
    }
}

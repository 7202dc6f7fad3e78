import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules
@testable import FetchingTestSupport

@Suite struct URLRuleTests {
    @Test func aLinkIsHandledByTheFirstRuleForItsHostAndPath() throws {
        let titles = [7: "Spider-Man"]
        let handle = urlHandler(
            scheme: "https",
            rules: [.hero { Screen.hero(id: $0, title: titles[$0]) }, .search, .page(host: "example.com")])
        expectEqual(handle(try url("https://example.com/heroes/7")), .hero(id: 7, title: "Spider-Man"))
        expectEqual(handle(try url("https://example.com/heroes/8")), .hero(id: 8, title: nil))
        expectEqual(handle(try url("https://example.com/search?q=a%20b&page=3")), .search("a b", page: 3))
        expectEqual(handle(try url("https://example.com/search?q=a+b")), .search("a+b", page: 1))
        expectEqual(handle(try url("https://example.com/about%2Fus/team")), .page(["about/us", "team"]))
        expectEqual(handle(try url("https://example.com/search")), .page(["search"]))
        expect(handle(try url("https://example.org/heroes/7")) == nil)
        expect(handle(try url("http://example.com/heroes/7")) == nil)
    }

    @Test func theFirstPartOfADeepLinkIsItsHost() throws {
        let ofHost = URLRule<Int>(host: "heroes", path: "/{id: Int}") { try $0.value(forPathComponent: "id") }
        for text in ["marvel://heroes/7", "MARVEL://HEROES/7", "marvel://heroes/%37?source=mail#top"] {
            expectEqual(urlHandler(scheme: "marvel", rules: [ofHost])(try url(text)), 7, "\(text)")
        }
        let ofAnyHost = URLRule<Int>(path: "/heroes/{id: Int}") { try $0.value(forPathComponent: "id") }
        for (text, id) in [
            ("marvel:/heroes/7", 7), ("marvel:///heroes/7", 7), ("marvel:heroes/7", nil), ("marvel://x/heroes/7", 7),
        ] { expectEqual(urlHandler(scheme: "marvel", rules: [ofAnyHost])(try url(text)), id, "\(text)") }
    }

    /// The examples of RFC 3986, §6.2.2, and further ones of its rules.
    @Test func aURLIsNormalized() throws {
        for (text, normalized) in [
            ("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example a /b/c/%7Bfoo%7D"),
            ("HTTP://www.EXAMPLE.com/", "http www.example.com /"), ("http://example.com", "http example.com /"),
            ("http://example.com:80/", "http example.com /"), ("https://example.com:/", "https example.com /"),
            ("http://a/b/c/../../../g", "http a /g"), ("http://a/%2e%2E/admin/%2e", "http a /admin/"),
            ("http://a/~smith/%7Esmith/%7esmith", "http a /~smith/~smith/~smith"),
            ("http://a/%41%5a%30%2d%2E%5F", "http a /AZ0-._"), ("http://a/%3a%2f%25", "http a /%3A%2F%25"),
            ("http://ex%61mple.com/", "http example.com /"), ("http://a//b//", "http a //b//"),
            ("http://user@example.com/x", "http example.com /x"), ("http://[2001:DB8::7]:80/", "http [2001:db8::7] /"),
        ] {
            let parts = URLParts(try url(text))
            expectEqual("\(parts.scheme ?? "") \(parts.host ?? "") \(parts.path)", normalized, "\(text)")
            expect(parts.port == nil, "\(text)")
        }
    }

    /// The ASCII forms are those of python3's module `encodings.idna` and of the browsers.
    @Test(arguments: [
        ("bücher.example", "xn--bcher-kva.example"), ("BÜCHER.example", "xn--bcher-kva.example"),
        ("b%C3%BCcher.example", "xn--bcher-kva.example"), ("B%c3%9ccher.example", "xn--bcher-kva.example"),
        ("XN--BCHER-KVA.example", "xn--bcher-kva.example"), ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
        ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
    ])
    func anInternationalHostEqualsItsASCIIForm(host: String, ascii: String) throws {
        expectEqual(URLParts(try url("https://\(host)/")).host, ascii)
        for (one, other) in [(host, ascii), (ascii, host)] {
            let handle = urlHandler(scheme: "https", rules: [URLRule<Int>(host: one, path: "/") { _ in 1 }])
            expectEqual(handle(try url("https://\(other)/")), 1)
        }
    }

    @Test func theUserInformationIsNotTheHost() throws {
        let handle = urlHandler(scheme: "https", rules: [URLRule<Int>(host: "example.com") { _ in 1 }])
        for text in [
            "https://example.com@evil.example/", "https://example.com.evil.example/",
            "https://evil.example/example.com", "https://evil.example#example.com",
            "https://evil.example?example.com", "https://example.com:8443/",
            "https://exa%6Dple.com%2Fevil.example/", "https:/example.com/", "https:example.com",
        ] {
            expect(handle(try url(text)) == nil, "\(text)")
        }
        expectEqual(handle(try url("https://user@EXAMPLE.com:443/")), 1)
        let ofPort = urlHandler(scheme: "http", rules: [URLRule<Int>(host: "localhost:8080") { _ in 1 }])
        expectEqual(ofPort(try url("http://localhost:8080/")), 1)
        expect(ofPort(try url("http://localhost/")) == nil)
    }

    @Test(arguments: [
        ("/heroes/{id: Int}", "/heroes/7", true), ("/heroes/{id: Int}", "/heroes/-7", true),
        ("/heroes/{id: Int}", "/heroes/seven", false), ("/heroes/{id: Int}", "/heroes/7/", false),
        ("/heroes/{id: Int}", "/heroes/", false), ("/heroes/{id: Int}", "/Heroes/7", false),
        ("/heroes/{id: Int}", "/heroes/99999999999999999999", false),
        ("/heroes/{id: Int}/", "/heroes/7/", true), ("/heroes/{id: Int}/", "/heroes/7", false),
        ("/{name}", "/", false), ("/{name}", "/%20", true), ("/{name}", "/a%2Fb", true), ("/{name}", "/%FF", true),
        ("/{ x : Double }", "/1.5e3", true), ("/{x: Double}", "/nan", false), ("/{x: Double}", "/inf", false),
        ("/{id: UUID}", "/6BA7B810-9DAD-11D1-80B4-00C04FD430C8", true), ("/{id: UUID}", "/6BA7B810", false),
        ("/3-D Man", "/3-D%20Man", true), ("/3-D%20Man", "/3-D%20Man", true), ("/café", "/caf%C3%A9", true),
        ("/caf%c3%a9", "/caf%C3%A9", true), ("/a:b", "/a:b", true), ("/a:b", "/a%3Ab", false),
        ("/[x]", "/%5Bx%5D", true), ("/a%20b|c", "/a%20b%7Cc", true), ("/a%20b|c", "/a%2520b%7Cc", false),
        ("/caf%e9", "/caf%E9", true), ("/caf%E9", "/caf%E8", false),
        ("/100%25", "/100%25", true), ("//a", "//a", true), ("//a", "/a", false), ("/", "", true),
    ])
    func aPatternMatchesPathsOfItsShape(pattern: String, path: String, matches: Bool) throws {
        let handle = urlHandler(scheme: "https", rules: [URLRule<Bool>(path: pattern) { _ in true }])
        expect((handle(try url("https://a\(path)")) ?? false) == matches)
    }

    @Test func valuesAreDecodedAndConverted() throws {
        let rule = URLRule<String>(path: "/{a}/{b: Double}/{c: UUID}") { link in
            let (a, b): (String, Double) = (
                try link.value(forPathComponent: "a"), try link.value(forPathComponent: "b")
            )
            let c = try link.value(forPathComponent: "c", UUID.init(uuidString:))
            let color = try link.value(forQueryItem: "color", Color.init(rawValue:))
            return "\(a) \(b) \(c) \(color)"
        }
        let link = try url("https://a/x%2Fy%20/2.5/6ba7b810-9dad-11d1-80b4-00c04fd430c8?color=red&color=blue")
        expectEqual(
            urlHandler(scheme: "https", rules: [rule])(link), "x/y  2.5 6BA7B810-9DAD-11D1-80B4-00C04FD430C8 red")
    }

    @Test func aMalformedPatternFailsTheTestAndNeverMatches() async throws {
        let slash = "it must start with a slash, as in /heroes/{id: Int}"
        let type = "the type of “id” must be one of String, Int, Double, UUID"
        let form = "must have the form {name} or {name: Int}, without text before or after the braces"
        let dots = "remove the dot segments . and .., because paths are compared without them"
        let encoding = "the percent-encoding is invalid; write % as %25, unless it begins an encoded UTF-8 character"
        for (pattern, reason) in [
            ("heroes", slash), ("", slash), ("/{id: Integer}", type), ("/{id:}", type), ("/{}", "“{}” \(form)"),
            ("/hero-{id}", "“hero-{id}” \(form)"), ("/{id", "“{id” \(form)"), ("/{", "“{” \(form)"),
            ("/{a:b:c}", "“{a:b:c}” \(form)"), ("/{id}/{id}", "two components have the name “id”; rename one of them"),
            ("/a/../b", dots), ("/a/%2e", dots),
            ("/a?b=c", "remove the text from ? or # on, because a path has no query and no fragment"),
            ("/100%", "\(encoding) such as %C3%A9"),
        ] {
            let expected = "“\(pattern)” is not a path pattern: \(reason)"
            var rules: [URLRule<Int>] = []
            let messages = await failures { rules = [URLRule(path: pattern) { _ in 1 }] }
            expectEqual(messages.map(\.message), [expected])
            let link = try url("https://a/heroes")
            expect(urlHandler(scheme: "https", rules: rules)(link) == nil, "\(pattern)")
            expectEqual(rules.explain(link, scheme: "https").map(\.reason), [expected])
        }
    }

    @Test(arguments: ["https://example.com", "example.com/", "exa mple.com", "", "a?b", "u@h"])
    func aMalformedHostFailsTheTestAndNeverMatches(host: String) async throws {
        var rules: [URLRule<Int>] = []
        let messages = await failures { rules = [URLRule(host: host) { _ in 1 }] }.map(\.message)
        expect(messages.count == 1 && messages[0].contains("is not a host"), "\(messages)")
        expectEqual(
            rules.explain(try url("https://example.com/"), scheme: "https")[0].reason?.contains(" is not a host"), true)
    }

    @Test func aRuleForURLsCanBeEvaluatedAlone() throws {
        let rule = URLRule<Screen>.hero { .hero(id: $0, title: nil) }
        try expectEqual(rule.output(for: URLParts(url("https://example.com/heroes/7"))), .hero(id: 7, title: nil))
        expect(throws: RuleMismatch("path: the input has “/heroes/x”, the rule has “/heroes/{id: Int}”")) {
            try rule.output(for: URLParts(url("https://example.com/heroes/x")))
        }
    }

    @Test func anExplanationListsTheFirstDifferenceOfEachRule() throws {
        let rules: [URLRule<Screen>] = [.hero { .hero(id: $0, title: nil) }, .search, .page(host: "example.com:8080")]
        let link = try url("https://user:planted@example.com/search?q=&page=0&token=planted")
        expectEqual(
            rules.explain(link, scheme: "https").map(\.description),
            [
                "example.com/heroes/{id: Int}: path: the URL has “/search”, the rule has “/heroes/{id: Int}”",
                "example.com/search: query item “q” has “”, which is not a valid Query",
                "example.com:8080: host: the URL has “example.com”, the rule has “example.com:8080”",
            ])
        expectEqual(
            rules.explain(link, scheme: "marvel").map(\.reason),
            Array(repeating: "scheme: the URL has “https”, the rule has “marvel”", count: 3))
    }

    @Test func anExplanationMasksTheSecretsOfTheURL() throws {
        let rules: [URLRule<Int>] = [
            URLRule(path: "/reset") { link in
                let token: Int = try link.value(forQueryItem: "token")
                return token
            },
            URLRule(path: "/reset") { link in throw RuleMismatch("no use for \(link.queryItems)") },
            URLRule(path: "/token=planted/{id}") { _ in 1 },
            URLRule { _ in throw URLError(.unknown) },
        ]
        let explanations = rules.explain(try url("https://a/reset?token=planted-token"), scheme: "https")
        expectEqual(explanations[0].reason, "query item “token” has “***”, which is not a valid Int")
        expect(!"\(explanations)".contains("planted"))
        expectEqual(explanations[3].rule, "any URL")
        expectEqual(explanations[3].reason?.isEmpty, false)
    }
}

private enum Screen: Equatable, Sendable {
    case hero(id: Int, title: String?)
    case search(String, page: Int)
    case page([String])
}

private struct Query: Sendable {
    let text: String

    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        self.text = text
    }
}

private enum Color: String { case red, blue }

extension URLRule<Screen> {
    fileprivate static func hero(show: @escaping @Sendable (Int) -> Screen) -> Self {
        URLRule(host: "example.com", path: "/heroes/{id: Int}") { show(try $0.value(forPathComponent: "id")) }
    }

    fileprivate static var search: Self {
        URLRule(host: "example.com", path: "/search") { link in
            let query = try link.value(forQueryItem: "q", Query.init)
            return .search(query.text, page: (try? link.value(forQueryItem: "page")) ?? 1)
        }
    }

    fileprivate static func page(host: String) -> Self { URLRule(host: host) { .page($0.pathComponents) } }
}

private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

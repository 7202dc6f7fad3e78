import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules
@testable import FetchingTestSupport

@Suite struct URLPartsTests {
    @Test(arguments: [
        ("music-app://tag", []), ("music-app://tag/", []), ("music-app:", []), ("https://a//", []),
        ("music-app://tag/ada", ["ada"]), ("music-app://tag/ada/", ["ada"]), ("music-app:tag/ada", ["tag", "ada"]),
        ("https://a//ada//b/", ["ada", "b"]), ("https://a/ada/%20/%2F", ["ada", " ", "/"]),
    ])
    func pathComponentsAreNeverEmpty(text: String, components: [String]) throws {
        expectEqual(URLParts(try url(text)).pathComponents, components)
    }

    @Test func aTextNeedsNoType() throws {
        let rule = URLRule<[String]>(path: "/{id}") { link in
            let id = try link.value(forPathComponent: "id")
            let tab = try link.value(forQueryItem: "tab")
            return [id, tab]
        }
        expectEqual(urlHandler(scheme: "https", rules: [rule])(try url("https://a/7?tab=b%20c")), ["7", "b c"])
    }

    @Test func partsThatAreNotUTF8StayEncoded() throws {
        let parts = URLParts(try url("https://a/caf%E9/b%20c?q=%e9&r=%20&%E8"))
        expectEqual(parts.pathComponents, ["caf%E9", "b c"])
        expect(
            parts.queryItems.map(\.name) == ["q", "r", "%E8"] && parts.queryItems.map(\.value) == ["%E9", " ", nil])
        for text in ["https://a/", "https://a/?"] { expect(URLParts(try url(text)).queryItems.isEmpty) }
    }

    @Test func anOptionalValueIsConvertedByFlatMap() throws {
        let rule = URLRule<[Int?]>(path: "/{id}") { link in
            [
                (try? link.value(forPathComponent: "id")).flatMap(Int.init),
                (try? link.value(forQueryItem: "page")).flatMap(Int.init),
            ]
        }
        expectEqual(urlHandler(scheme: "https", rules: [rule])(try url("https://a/7")), [7, nil])
    }

    @Test(arguments: [
        ("/{id: Int}", "/7", "the rule's path “/{id: Int}”"), ("/ada", "/ada", "the rule's path “/ada”"),
        (nil, "/ada", "the rule has no path, so it"),
    ])
    func aMisspelledComponentFailsTheTest(pattern: String?, path: String, rule: String) async throws {
        let expected = "\(rule) has no component “di” in braces"
        let rules = [
            URLRule<Int>(path: pattern) { try $0.value(forPathComponent: "di") },
            URLRule<Int>(path: pattern) { try $0.value(forPathComponent: "di", Int.init) },
            URLRule<Int>(path: pattern) { link in try link.value(forPathComponent: "di").count },
            URLRule<Int>(path: pattern) { link in
                _ = try? link.value(forPathComponent: "di")
                throw RuleMismatch(expected)
            },
        ]
        let link = try url("https://a\(path)")
        for rule in rules {
            let messages = await failures {
                expectEqual([rule].explain(link, scheme: "https").map(\.reason), [expected])
            }
            expectEqual(messages.map(\.message), [expected])
        }
    }
}

private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

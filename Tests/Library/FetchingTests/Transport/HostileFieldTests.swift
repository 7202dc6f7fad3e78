import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

/// Tests that text of a server with many combining marks in a row doesn't take quadratic time. Before, each case took
/// minutes with the length of the slow tests.
@Suite(.timeLimit(.minutes(2))) struct HostileFieldTests {
    private let marks =
        "a" + String(repeating: "\u{301}\u{323}", count: soakSize != nil ? 1 << 20 : runsSlowTests ? 1 << 18 : 1 << 14)

    @Test func parametersOfALinkThatAreNotTokensAreIgnored() {
        let (links, isValid) = webLinks(
            in: "<a>; \(marks)=1; \(marks)b=2; rel=\"\(marks) next\"; title=\"\(marks)\", <b>; \(marks); rel=\(marks)b")
        expect(isValid && links.map(\.target) == ["a", "b"])
        expectEqual(links.map(\.relations), [["next"], []])
        expectEqual(links[0].parameters.keys.sorted(), ["title"])
    }

    @Test func otherFieldsAreReadInLittleTime() throws {
        expect(mediaType(marks) == "a" && mediaType("\(marks)/\(marks), text/html") == "text/html")
        expectEqual(charset(inContentType: "text/html; \(marks)=1; charset=utf-8"), "utf-8")
        expect(stringEncodings(forCharset: marks) == nil)
        expect(contentCodings("gzip, \(marks)".utf8).allSatisfy { $0.utf8.count <= 42 })
        expect(!isDecoded(marks, nil) && isDecoded("gzip, BR,", nil))
        expect(httpDate("\(marks) \(marks) \(marks) \(marks) \(marks) \(marks)", now: .now) == nil)
        let url = try #require(URL(string: "https://example.com"))
        for name in ["Retry-After", "RateLimit", "RateLimit-Reset"] {
            let response = try #require(
                HTTPURLResponse(
                    url: url, statusCode: 429, httpVersion: nil, headerFields: [name: "\"a\";\(marks)=1;\(marks)b=2"]))
            expect(serverDelay(status: 429, now: .now, value: response.value(forHTTPHeaderField:)) == nil)
        }
    }

    @Test func namesAndSegmentsOfARequestTakeLittleTime() throws {
        expect(!SecretNames.current.contains(marks) && SecretNames.current.contains(marks + "-token"))
        _ = try createRequest(baseURL: "https://example.com", path: [marks], query: [QueryItem(marks, marks)])
    }

    @Test func aTokenIsLowercasedByItsBytes() {
        expectEqual(lowercasedToken("Max-AGE_1"), "max-age_1")
        for text in ["", "a b", "é", "\u{212A}ey", "a\u{301}"] { expect(lowercasedToken(text) == nil, "\(text)") }
    }
}

import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// Secrets and texts that were chosen to confuse the search.
@Suite struct HostileSecretTests {
    private static let redactor = Redactor(others: (10..<60).map { String(repeating: "a", count: 2000) + "b\($0)" })

    @Test func theSecretsAreMasked() {
        for (secrets, text, shown) in [
            (["abcdefgh", "efghijkl"], "1 abcdefghijkl 2", "1 *** 2"),
            (["secret-1", "secret-1-long"], "secret-1 secret-1-long secret-1-x", "*** *** ***-x"),
            ([""], "a b", "a b"), (["", "abc"], "abc", "abc"),
            (["\u{301}\u{302}"], "a\u{301}\u{302}b", "a***b"),
            (["pass\u{1F511}word"], #"a pass\ud83d\uDD11word b"#, "a *** b"),
            (["100%41bc"], "a 100%41bc 100%2541bc 100Abc b", "a *** *** *** b"),
            ([#"a\nb\"c"#], #"x a\nb\"c a\\nb\\\"c y"#, "x *** *** y"),
            (["aaaa"], "aaaaaaaaaaaa b", "*** b"), (["abc%"], "abc% abc%25 abc\\u0025 abc", "*** *** *** abc"),
        ] {
            expectEqual(Redactor(others: secrets).redacted(text), shown)
        }
        let redactor = Redactor(others: ["abcdefgh"])
        // An escape that is not complete is ordinary text.
        for end in [
            "%", "%4", "%zz", "\\", "\\u", "\\u00", "\\ud83d", "\\ud83d\\u", "\\ud83d\\u00", "\\u{41}", "=", ":",
            "\"token\":", "token=", "token:", "//", "https://", "https://@", "\"token\":\"\\", "\"token\":-",
            "x-token:\n",
        ] {
            expect(redactor.redacted("abcdefgh a " + end).hasPrefix("*** a "), "\(end)")
            expect(Redactor().redacted("a " + end).utf8.count >= 2, "\(end)")
        }
        // Bytes that are not UTF-8 are searched too.
        let bytes = [0xFF, 0xC3] + Array("abcdefgh".utf8) + [0x80, 0x25]
        expectEqual(redactor.redacted(bytes), [0xFF, 0xC3] + Array("***".utf8) + [0x80, 0x25])
    }

    /// Only the beginning of a text is searched, so this part can end inside a secret or an escape.
    @Test(arguments: SecretSpelling.all)
    func anExcerptShowsNoPartOfASecretAtItsEnd(spelling: SecretSpelling) {
        // The excerpts end at each byte of the first encoded characters.
        let secret = String(repeating: "S3CR/T+", count: runsSlowTests ? 2000 : 100)
        let written = Array(spelling.write(secret).utf8)
        let redactor = Redactor(others: [secret])
        let text = Array(repeating: UInt8(ascii: "x"), count: 300) + written + Array(" and more".utf8)
        for end in stride(from: 300, to: 340, by: runsSlowTests ? 1 : 3) {
            let shown = String(repeating: "x", count: 300) + (end > 300 ? "***" : "")
            expectEqual(redactor.line(text, in: 0..<end, limit: 1000), shown)
        }
    }

    @Test func anExcerptAfterALongSecretShowsNoPartOfIt() {
        let secret = (0..<(runsSlowTests ? 15_000 : 4000)).map { "S\($0)/+" }.joined()
        let redactor = Redactor(others: [secret])
        let text = Array("x \(secret) y".utf8)
        expectEqual(redactor.line(text, in: 0..<100, limit: 200), "x ***")
        expectEqual(redactor.line(text, in: (text.count - 100)..<text.count, limit: 200), "*** y")
    }

    @Test func theNewest256SecretsOfACallAreMasked() {
        let scope = SecretScope()
        for number in 1000..<1300 { scope.add("secret-\(number)-x") }
        let redactor = SecretScope.with(scope) { Redactor() }
        for number in 1044..<1300 { expectEqual(redactor.redacted("secret-\(number)-x"), "***") }
        expectEqual(redactor.redacted("secret-1000-x"), "secret-1000-x")
    }

    @Test func theTimeGrowsNoFasterThanTheText() {
        let scale = runsSlowTests ? 4 : 1
        func seconds(_ part: String, _ size: Int) -> Double {
            let bytes = Array(String(repeating: part, count: size * scale / part.utf8.count).utf8)
            let start = threadCPUSeconds()
            _ = Self.redactor.redacted(bytes)
            return threadCPUSeconds() - start
        }
        for part in [
            "\"token\":", "\"token\"   \n  :   ", "token=", ":", "=", "//", "https://a", "%25", "%2525252541", "\\\\",
            "\\u005C", "x-token: ", "\"token\":\"\\\"", "\"", "[{", "aaaaaaab", " ", "a/b//c@", "\"x-token\":\"",
            "\u{301}",
        ] {
            let (short, long) = (seconds(part, 1024), seconds(part, 4096))
            // A search in quadratic time would take 16 times as long.
            expect(long < 8 * short + 0.00625 * Double(scale), "\(part): \(short) s and \(long) s")
        }
    }

    /// The body and the header fields are what the server sent. Only the texts of a failure are masked.
    @Test func dataOfAFailureIsUnchangedAndItsTextsAreMasked() async throws {
        struct Locked: Decodable, Equatable, Sendable {
            var token: String
            var echo: String
        }
        let headers = ["ETag": "\"planted-tag\"", "Set-Cookie": "id=planted-cookie", "X-Echo": "planted-key"]
        let body = Data(#"{"message":"locked by planted-key","token":"planted-new","echo":"planted-key"}"#.utf8)
        let request = try createRequest(baseURL: "https://example.com", headers: ["X-Api-Key": "planted-key"])
        let failure = try #require(await serverFailure(body, status: 412, headers: headers, request: request))
        expectEqual(failure.body, body)
        expect(headers.allSatisfy { failure.header($0.key) == $0.value })
        try expectEqual(failure.decoded(), Locked(token: "planted-new", echo: "planted-key"))
        expectEqual(failure.message, "locked by ***")
        let unread = ServerFailure(request: request, status: 412, headers: headers, body: body)
        expect(unread.body == body && unread.headers == headers)
        for error: any Error in [failure, unread, AppError.server(failure), AppError.server(unread)] {
            var dumped = ""
            dump(error, to: &dumped)
            let mirror = Mirror(reflecting: error).children.map { "\($0.value)" }.joined()
            for text in [
                "\(error)", String(reflecting: error), error.localizedDescription, dumped, mirror,
                "\(error as NSError)", "\((error as NSError).userInfo)",
            ] {
                expect(!text.contains("planted"), "\(text)")
            }
        }
    }
}

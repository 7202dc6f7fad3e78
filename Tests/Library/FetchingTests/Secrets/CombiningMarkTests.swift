import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

/// A combining mark and the character before it are one `Character`, so a search for characters does not find that
/// character. These secrets begin with a combining mark.
@Suite struct CombiningMarkTests {
    private let secret = "\u{301}hunter22"

    @Test func aSecretInAURLIsMasked() {
        for form in [
            "https://example.com/?token=§", "https://example.com/?\u{301}a&token=§", "https://bob:§@example.com/",
            "https://example.com/a;jsessionid=§/b", "https://example.com/;\u{301}a;token=§", "https://§@example.com/",
            "https://example.com/#\u{301}a&token=§", "https://example.com?\u{301}&token=§",
            "https://\u{301}b:§@example.com/",
        ] {
            let text = Redactor().redacted(form.replacingScalars("§", with: secret))
            expect(text.contains("***") && !text.contains("hunter"), "\(text)")
        }
        expectEqual(cursorText("https://h/list?\u{301}ticket=hunter22"), "https://h/list?***")
    }

    @Test func anInvalidURLShowsNoPassword() throws {
        let error = expect(throws: RequestError.self) {
            try createRequest(baseURL: "nothing://bob:hunter22@\u{301}example.com")
        }
        let text = try #require(error).description
        expect(text.contains("***") && !text.contains("hunter"), "\(text)")
    }

    @Test func aSecretOfARequestThatTheServerRepeatsIsMasked() async throws {
        for (name, form) in [
            ("Authorization", "Bearer §"),
            ("Authorization", "Digest username=\"bob\", response=\"§\", opaque=\"§\""),
            ("Authorization", "Basic \(Data("bob:\(secret)".utf8).base64EncodedString())"),
            ("Cookie", "theme=dark;§=1; sid=§"), ("X-Api-Key", "§"),
        ] {
            var request = try createRequest(baseURL: "https://example.com")
            request.setValue(form.replacingScalars("§", with: secret), forHTTPHeaderField: name)
            try await expectEqual(message(of: request), "key ***", "\(form)")
        }
        var form = try createRequest(.post, baseURL: "https://example.com")
        form.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        form.httpBody = Data("a=1&\u{301}b=2&password=\(secret)".utf8)
        try await expectEqual(message(of: form), "key ***")
    }

    @Test func twoSecretsThatAreEqualAsStringsAreBothMasked() async throws {
        let (composed, decomposed) = ("caf\u{E9}-hunter", "cafe\u{301}-hunter")
        let store = NetworkStore.json(#"{"message":"\#(composed) \#(decomposed)"}"#, status: 401).layered { store in
            NetworkStore { request in
                declareSecret(composed)
                declareSecret(decomposed)
                return try await store.fetchData(request)
            }
        }
        let request = try createRequest(baseURL: "https://example.com")
        let fetch = textFetcher(createURLRequest: { request }, store: store)
        await expectEqual(fetch(()).error?.server?.message, "*** ***")
    }

    @Test func thePartsOfAMultipartBodyAreNotShown() throws {
        var request = try createRequest(.post, baseURL: "https://example.com")
        request.setValue("multipart/\u{301}form-data", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data("name=\"pin\"\n\nhunter22".utf8)
        expect(!curlCommand(for: request).contains("hunter"))
    }

    private func message(of request: URLRequest) async throws -> String? {
        let failure = await serverFailure(Data(), request: request, message: { _, _ in "key \(secret)" })
        return try #require(failure).message
    }
}

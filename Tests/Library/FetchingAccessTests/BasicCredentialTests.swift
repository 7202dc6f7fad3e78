import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct BasicCredentialTests {
    /// The examples of RFC 7617 §2 and §2.1.
    @Test func credentialsEqualTheExamplesOfTheRFC() throws {
        for (user, password, value) in [
            ("Aladdin", "open sesame", "QWxhZGRpbjpvcGVuIHNlc2FtZQ=="), ("test", "123£", "dGVzdDoxMjPCow=="),
            ("", "a:b", "OmE6Yg=="),
        ] {
            try expectEqual(basicCredentials(user: user, password: password), "Basic \(value)")
        }
    }

    @Test func invalidCredentialsAreARequestErrorAndNothingIsSent() async throws {
        for (user, password, error) in [
            ("a:b", "c", CredentialsError.colonInUserName), ("a", "b\n", .controlCharacter),
            ("a\0", "b", .controlCharacter),
        ] {
            let store = NetworkStore.unimplemented
                .layered(authenticating(.basic(user: user, password: password), allowedOrigins: ["https://a"]))
            let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
            let failure = try #require(await fetch("https://a/").error?.request)
            expectEqual(failure.underlying as? CredentialsError, error)
        }
    }

    @Test func anErrorContainsNeitherThePasswordNorTheHeader() async throws {
        let store = NetworkStore.constant(Data("planted YWRhOnBsYW50ZWQ".utf8), status: 400)
            .layered(authenticating(.basic(user: "ada", password: "planted"), allowedOrigins: ["https://a"]))
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("https://a/").error?.server)
        expect("\(failure)".hasSuffix("status 400, body: *** ***"))
    }
}

import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite struct BasicCredentialTests {
    /// The examples of RFC 7617 §2 and §2.1.
    @Test(arguments: [
        ("Aladdin", "open sesame", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="), ("test", "123£", "Basic dGVzdDoxMjPCow=="),
        ("", "a:b", "Basic OmE6Yg=="),
    ])
    func credentialsEqualTheExamplesOfTheRFC(user: String, password: String, value: String) throws {
        try expectEqual(basicCredentials(user: user, password: password), value)
    }

    @Test(arguments: [
        ("a:b", "c", CredentialsError.colonInUserName), ("a", "b\n", .controlCharacter),
        ("a\0", "b", .controlCharacter),
    ])
    func invalidCredentialsAreARequestErrorAndNothingIsSent(
        user: String, password: String, error: CredentialsError
    ) async throws {
        let log = RequestLog()
        let store = NetworkStore.json("{}").recorded(in: log)
            .layered(authenticating(.basic(user: user, password: password), allowedOrigins: ["https://a"]))
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("https://a/").error?.request)
        expectEqual(failure.underlying as? CredentialsError, error)
        expectEqual(log.count, 0)
    }

    @Test func anErrorContainsNeitherThePasswordNorTheHeader() async throws {
        let store = NetworkStore.constant(Data("planted YWRhOnBsYW50ZWQ".utf8), status: 400)
            .layered(authenticating(.basic(user: "ada", password: "planted"), allowedOrigins: ["https://a"]))
        let fetch = textFetcher(createURLRequest: { try createRequest(baseURL: $0) }, store: store)
        let failure = try #require(await fetch("https://a/").error?.server)
        expect("\(failure)".hasSuffix("status 400, body: *** ***"))
    }
}

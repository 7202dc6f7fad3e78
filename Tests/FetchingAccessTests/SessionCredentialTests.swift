import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import Testing

/// Tests of a session whose API expects another credential than a bearer token, and of one with several servers.
@Suite struct SessionCredentialTests {
    private let log = RequestLog()

    private func makeSession(
        allowedOrigins origins: [String]? = nil, as credential: @escaping @Sendable (Tokens) -> Credential
    ) throws -> Session {
        let api = APISettings(baseURL: "http://a", store: .json("{}").recorded(in: log))
        return try Session(Tokens(access: "token"), api: api, allowedOrigins: origins, as: credential) { _ in nil }
    }

    @Test(arguments: [("X-Auth-Token", ""), ("Authorization", "Token ")])
    func theTokenIsSentInTheFieldOfTheAPI(name: String, prefix: String) async throws {
        let session = try makeSession { .header(name, prefix + $0.access) }
        _ = try await session.api.store.fetchData(session.api.request())
        #expect(log.requests.map { $0.value(forHTTPHeaderField: name) } == [prefix + "token"])
    }

    @Test(arguments: [(["http://a", "http://b"], true), (["http://a"], false)])
    func aSecondAPIUsesTheSessionAndItsServerGetsTheTokenOnlyIfItIsAllowed(origins: [String], isSent: Bool) async throws
    {
        let session = try makeSession(allowedOrigins: origins) { .bearer($0.access) }
        var second = session.api
        second.baseURL = "http://b"
        let endpoint: Fetcher<Void, Data> = second.fetcher(
            createURLRequest: { [second] in try second.request() }, mapper: dataMapper())
        #expect(await endpoint(()).error == nil)
        #expect(log.requests.map { $0.value(forHTTPHeaderField: "Authorization") } == [isSent ? "Bearer token" : nil])
        try await session.end()
        #expect(await endpoint(()).isCancelled)
    }
}

@Test func theSettingsOfASessionCannotCreateAnotherSession() throws {
    let server = AccountServer()
    let session = try Session(AccountServer.tokens(1), on: server)
    let error = #expect(throws: (any Error).self) {
        try Session(AccountServer.tokens(2), api: session.api) { _ in nil }
    }
    #expect("\(try #require(error))".hasPrefix("`api` has the settings of another session"))
}

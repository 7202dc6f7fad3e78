import Fetching
import FetchingAccess
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
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

    @Test func theTokenIsSentInTheFieldOfTheAPI() async throws {
        for (name, prefix) in [("X-Auth-Token", ""), ("Authorization", "Token ")] {
            let session = try makeSession { .header(name, prefix + $0.access) }
            _ = try await session.api.store.fetchData(session.api.request())
            expectEqual(log.values(name).last, prefix + "token")
        }
    }

    @Test(arguments: [(["http://a", "http://b"], true), (["http://a"], false)])
    func aSecondAPIUsesTheSessionAndItsServerGetsTheTokenOnlyIfItIsAllowed(origins: [String], isSent: Bool) async throws
    {
        let session = try makeSession(allowedOrigins: origins) { .bearer($0.access) }
        var second = session.api
        second.baseURL = "http://b"
        let endpoint: Fetcher<Void, Data> = second.fetcher(
            createURLRequest: { [second] in try second.request() }, mapper: dataMapper())
        expect(await endpoint(()).error == nil)
        expectEqual(log.values(), [isSent ? "Bearer token" : nil])
        try await session.end()
        expect(await endpoint(()).isCancelled)
    }
}

/// The settings can also be new settings with the store of a session, in which layers can be outside.
@Test(
    arguments: [
        { $0.api }, { APISettings(baseURL: "http://a", store: $0.api.store) },
        { APISettings(baseURL: "http://b", store: $0.api.store.layered(settingHeaders(["X-Client": "1"]))) },
        {
            var api = APISettings(baseURL: "http://a")
            api.store = $0.layered(idempotent()).api.store.layered([])
            return api
        },
    ] as [@Sendable (Session) -> APISettings])
func theStoreOfASessionCannotSendTheRequestsOfAnotherSession(settings: @Sendable (Session) -> APISettings) async throws
{
    let server = AccountServer()
    let session = try Session(AccountServer.tokens(1), on: server)
    var text = ""
    do {
        let second = try Session(
            AccountServer.tokens(2), api: settings(session), as: { .header("X-Token", $0.access) }
        ) { _ in nil }
        text = await AccountServer.user(second)(()).error?.request?.reason ?? ""
        await expect(throws: (any Error).self) { try await second.api.store.fetchStream(second.api.request()) }
    } catch { text = "\(error)" }
    expect(text.hasPrefix("`api` has the settings of another session"))
    expectEqual(server.log.count, 0)
    try await expectEqual(session.userName(), "Ann")
}

/// A layer of one session can call an endpoint of another session.
@Test func aSessionCanBeUsedDuringACallOfAnotherSession() async throws {
    let server = AccountServer()
    let inner = try Session(AccountServer.tokens(1), on: server)
    let asking = intercepting("asking") { request, next in
        try await expectEqual(inner.userName(), "Ann")
        return try await next(request)
    }
    let outer = try Session(AccountServer.tokens(1), on: server).layered(asking)
    try await expectEqual(outer.userName(), "Ann")
}

@Test func theSettingsOfASessionWithAnotherStoreCanCreateASession() async throws {
    let server = AccountServer()
    var api = try Session(AccountServer.tokens(2), on: server).api
    api.store = server.store
    let session = try Session(AccountServer.tokens(1), api: api) { _ in nil }
    try await expectEqual(session.userName(), "Ann")
}

@Test(arguments: ["", " ", "\n"]) func tokensWithoutAnAccessTokenAreAnError(access: String) async throws {
    let empty = Tokens(access: access, refresh: "refresh")
    let storage = TokenStorage.inMemory()
    let server = AccountServer(accepting: 2)
    let error = expect(throws: (any Error).self) { try Session(empty, on: server, storage: storage) }
    expect("\(try #require(error))".hasPrefix("the credential for `Tokens.access` is empty"))
    expect(try storage.load() == nil)

    // The refresh token is not lost, so that the next call can refresh the tokens again.
    let tokens = AccountServer.tokens(1)
    let answers = Mutex([empty, AccountServer.tokens(2)])
    let session = try Session(tokens, api: AccountServer.api(server.store), storage: storage) { old in
        expectEqual(old, tokens)
        return answers.withLock { $0.removeFirst() }
    }
    let failure = try #require(await AccountServer.user(session)(()).error)
    expect("\(failure)".contains("the credential for `Tokens.access` is empty"))
    try expectEqual(storage.load(), tokens)
    await expect(throws: (any Error).self) { try await session.replaceTokens(with: empty) }
    try await expectEqual(session.userName(), "Ann")
    try expectEqual(storage.load(), AccountServer.tokens(2))
}

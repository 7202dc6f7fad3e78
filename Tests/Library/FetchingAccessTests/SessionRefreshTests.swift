import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Refreshes of the tokens of a session: saved, refused, failed, and by another process.
@Suite(.hangLimit) struct SessionRefreshTests {
    private let ann = AccountServer.User(name: "Ann")

    @Test func aLogoutDuringARefreshSavesNothingAndRetriesNothing() async throws {
        let gate = Gate()
        let storage = TokenStorage.inMemory()
        let log = RequestLog()
        let api = AccountServer.api(NetworkStore.json("{}", status: 401).recorded(in: log))
        let session = try Session(AccountServer.tokens(1), api: api, storage: storage) { _ in
            try await Task { try await gate.pass(1) }.value
            return AccountServer.tokens(2)
        }
        let call = Task { await AccountServer.user(session)(()) }
        await gate.waiting(atLeast: 1)
        try await session.end()
        expect(await call.value.isCancelled)
        gate.release(1)
        await waitUntil { !session.credential.activity.isRefreshing }
        expect(try storage.load() == nil)
        expectEqual(log.count, 1)
    }

    @Test func aRefusedRefreshTokenEndsTheSession() async throws {
        let server = AccountServer()
        let storage = TokenStorage.inMemory()
        let session = try Session(AccountServer.tokens(1), on: server, storage: storage)
        let (end, ended) = AsyncStream.makeStream(of: Void.self)
        session.onEnd { ended.finish() }
        server.expireRefresh()

        let results = await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await AccountServer.user(session)(()) } }
            return await group.reduce(into: []) { $0.append($1) }
        }

        expect(results.allSatisfy { $0.error?.server?.status == 401 || $0.isCancelled })
        expect(results.contains { $0.error?.server?.status == 401 })
        expect(session.hasEnded)
        expect(try storage.load() == nil, "the tokens are removed before a call returns")
        expect(await AccountServer.user(session)(()).isCancelled)
        for await _ in end {}
    }

    /// The refresh before the expiry date is only advice, but a refusal is not.
    @Test func aRefreshTokenThatIsRefusedBeforeTheAccessTokenExpiresEndsTheSession() async throws {
        let time = VirtualTime()
        try await time.run {
            let log = RequestLog()
            let tokens = Tokens(access: "a", refresh: "r", expires: time.source.date() + 20)
            let api = AccountServer.api(NetworkStore.json("{}").recorded(in: log))
            let session = try Session(tokens, api: api) { _ in nil }
            expect(await AccountServer.user(session)(()).isCancelled)
            expect(session.hasEnded)
            expectEqual(log.count, 0)
        }
    }

    @Test func aRefusedRefreshEndsTheSessionEvenIfTheCallWasCancelled() async throws {
        let storage = TokenStorage.inMemory()
        let (start, started) = AsyncStream.makeStream(of: Void.self)
        let (refusal, refuse) = AsyncStream.makeStream(of: Void.self)
        let session = try Session(accepting: 2, storage: storage) { _ in
            started.finish()
            for await _ in refusal {}
            return nil
        }
        let (end, ended) = AsyncStream.makeStream(of: Void.self)
        session.onEnd { ended.finish() }
        let call = Task { await AccountServer.user(session)(()).isCancelled }
        for await _ in start {}
        call.cancel()
        expect(await call.value)
        expect(!session.hasEnded)
        refuse.finish()
        for await _ in end {}
        expect(session.hasEnded)
        expect(try storage.load() == nil)
    }

    @Test func aRefusalOfReplacedTokensDoesNotEndTheSession() async throws {
        let storage = TokenStorage.inMemory()
        let (start, started) = AsyncStream.makeStream(of: Void.self)
        let session = try Session(accepting: 2, storage: storage) { _ in
            started.finish()
            // Ends when the refresh is cancelled.
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return nil
        }
        async let user = AccountServer.user(session)(()).get()
        for await _ in start {}
        try await session.replaceTokens(with: AccountServer.tokens(2))
        try await expectEqual(user, AccountServer.User(name: "Ann"))
        expect(!session.hasEnded)
        try expectEqual(storage.load()?.access, AccountServer.tokens(2).access)
    }

    @Test func aRefreshThatFailsIsTheErrorOfTheCallAndTheSessionContinues() async throws {
        let isDown = Mutex(true)
        let session = try Session(accepting: 2) { _ in
            if isDown.withLock({ $0 }) { throw URLError(.notConnectedToInternet) }
            return AccountServer.tokens(2)
        }
        let user = AccountServer.user(session)
        let failure = try #require(await user(()).error?.network)
        expect(AppError.network(failure).isRetryable)
        isDown.withLock { $0 = false }
        try await expectEqual(user(()).get(), ann)
    }

    @Test func tokensAreSavedBeforeTheyAreSentAndTheRefreshTokenIsKept() async throws {
        let storage = TokenStorage.inMemory()
        let server = AccountServer(accepting: 2)
        let checking = NetworkStore { request in
            if request.value(forHTTPHeaderField: "Authorization") == "Bearer access 2" {
                try expectEqual(storage.load(), Tokens(access: "access 2", refresh: "refresh 1"))
            }
            return try await server.store.fetchData(request)
        }
        let session = try Session(AccountServer.tokens(1), api: AccountServer.api(checking), storage: storage) {
            _ in Tokens(access: "access 2")
        }
        try await expectEqual(session.userName(), "Ann")
    }

    @Test func aSessionContinuesWithTokensThatCouldNotBeSaved() async throws {
        let server = AccountServer(accepting: 2)
        var storage = TokenStorage.inMemory(AccountServer.tokens(1))
        storage.save = { _ in throw CocoaError(.fileWriteOutOfSpace) }
        let session = try Session(AccountServer.tokens(1), on: server, storage: storage)
        let user = AccountServer.user(session)
        try await expectEqual(user(()).get(), ann)
        // The older tokens in the storage are not those of another process.
        server.expireAccess()
        try await expectEqual(user(()).get(), ann)
    }

    @Test(arguments: [nil, Date.distantFuture])
    func tokensThatAnotherProcessRefreshedAreUsed(expires: Date?) async throws {
        let storage = TokenStorage.inMemory()
        let server = AccountServer(accepting: 2)
        let session = try Session(AccountServer.tokens(1), on: server, storage: storage)
        var found = AccountServer.tokens(2)
        found.expires = expires
        try storage.save(found)
        try await expectEqual(session.userName(), "Ann")
        expectEqual(server.paths, ["/user", "/user"])
    }

    /// The server refuses the expired tokens, or accepts them. If `later` is not nil, another process saves those
    /// tokens during the refusal.
    @Test(arguments: [(isRefused: false, later: nil), (true, nil), (true, AccountServer.tokens(3))])
    func expiredTokensOfAnotherProcessAreRefreshed(isRefused: Bool, later: Tokens?) async throws {
        let storage = TokenStorage.inMemory()
        let used = Mutex<[Tokens]>([])
        let session = try Session(accepting: 3, storage: storage) { old in
            used.withLock { $0.append(old) }
            if let later { try storage.save(later) }
            return isRefused ? nil : Tokens(access: "access 3")
        }
        var expired = AccountServer.tokens(2)
        expired.expires = Date(timeIntervalSince1970: 1)
        try storage.save(expired)
        let user = await AccountServer.user(session)(())
        expectEqual(used.withLock { $0 }, [expired])
        let isEnd = isRefused && later == nil
        expectEqual(session.hasEnded, isEnd)
        if !isEnd { try expectEqual(user.get(), ann) }
        try expectEqual(storage.load(), isRefused ? later : Tokens(access: "access 3", refresh: "refresh 2"))
    }

    @Test func replacedTokensAreSavedAndSent() async throws {
        let storage = TokenStorage.inMemory()
        let server = AccountServer(accepting: 7)
        let session = try Session(AccountServer.tokens(1), on: server, storage: storage)
        try await session.replaceTokens(with: AccountServer.tokens(7))
        try await expectEqual(session.userName(), "Ann")
        try expectEqual(storage.load(), AccountServer.tokens(7))
        try await session.end()
        try await session.replaceTokens(with: AccountServer.tokens(8))
        expect(try storage.load() == nil)
    }

    @Test func noErrorOfARefreshShowsATokenOfTheSession() async throws {
        let tokens = Tokens(access: "planted-access", refresh: "planted-refresh")
        let session = try Session(tokens, accepting: 2) { old in
            let echo = NetworkStore.json(#"{"message": "no planted-refresh, planted-access"}"#, status: 400)
            return try await AccountServer.refresh(AccountServer.api(echo))("").get()
        }
        let error = try #require(await AccountServer.user(session)(()).error)
        expect("\(error)".contains("no ***, ***"))
        expect(!shownText(of: error).contains("planted"))
        expect(!shownText(of: tokens).contains("planted"))
        expect(!shownText(of: session).contains("planted"))
    }
}

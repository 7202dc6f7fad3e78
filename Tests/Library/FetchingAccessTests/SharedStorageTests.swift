import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// Sessions that share a storage, and what each of them may change in it.
@Suite(.hangLimit) struct SharedStorageTests {
    private let expired = HeldRefreshes.expiredTokens
    private let folder = TestFolder()

    /// What another process does during a refresh, and what the storage has after the refresh.
    enum Change: CaseIterable { case nothing, login, logout, unreadable }

    @Test(arguments: [StorageKind.memory, .custom], Change.allCases)
    func aRefreshChangesOnlyTheTokensThatItHasRefreshed(kind: StorageKind, change: Change) async throws {
        for isRefused in [false, true] {
            let server = HeldRefreshes()
            let isUnreadable = Mutex(false)
            let original = kind.storage(in: folder)
            var storage = original
            if change == .unreadable {
                storage.load = {
                    if isUnreadable.withLock({ $0 }) { throw CocoaError(.fileReadNoPermission) }
                    return try original.load()
                }
            }
            let new = Tokens(access: "access 2", refresh: "refresh 9")
            let session = try server.session(expired, storage, result: isRefused ? nil : new)
            let id = session.id
            async let result = AccountServer.user(session)(())
            await server.gate.waiting(atLeast: 1)
            switch change {
            case .nothing: break
            case .login: _ = try server.session(AccountServer.tokens(2), storage)
            case .logout: try storage.clear()
            case .unreadable: isUnreadable.withLock { $0 = true }
            }
            server.gate.release(1)
            let message: Comment = "\(change), \(isRefused ? "refused" : "refreshed")"
            let isEnd = change == .logout || (isRefused && change != .login)
            let error = await result.error
            expectEqual(error.map { $0.isCancelled } ?? false, isEnd, message)
            expectEqual(session.hasEnded, isEnd, message)
            let expected: Tokens? =
                switch change {
                case .login: AccountServer.tokens(2)
                case .logout: nil
                case .nothing: isRefused ? nil : new
                case .unreadable: isRefused ? expired : new
                }
            try expectEqual(original.load(), expected, message)
            // The responses of another account are not mixed with those of this one.
            expect((session.id == id) == (change != .login), message)
        }
    }

    @Test func aStorageThatCannotBeReadIsTheErrorOfTheRefresh() async throws {
        let server = HeldRefreshes()
        let isUnreadable = Mutex(true)
        var storage = TokenStorage.inMemory(expired)
        let tokens = try #require(try storage.load())
        storage.load = { [load = storage.load] in
            if isUnreadable.withLock({ $0 }) { throw CocoaError(.fileReadNoPermission) }
            return try load()
        }
        storage.save = { [save = storage.save] tokens in
            if isUnreadable.withLock({ $0 }) { Issue.record("saved") }
            try save(tokens)
        }
        storage.clear = { Issue.record("cleared") }
        let session = try server.session(tokens, storage)
        expect(await AccountServer.user(session)(()).error?.underlying is CocoaError)
        expect(server.sent == [] && !session.hasEnded)
        isUnreadable.withLock { $0 = false }
        async let name = session.userName()
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        try await expectEqual(name, "Ann")
    }

    /// Tokens that an app has loaded may be old when it creates the session. Tokens of a login replace all others.
    @Test(arguments: StorageKind.allCases) func restoredTokensDoNotReplaceNewerOnes(kind: StorageKind) async throws {
        let (server, storage, new) = (HeldRefreshes(), kind.storage(in: folder), AccountServer.tokens(2))
        try storage.save(expired)
        let loaded = try #require(try storage.load())
        try storage.save(new)
        let session = try server.session(loaded, storage)
        try await expectEqual(session.userName(), "Ann")
        expectEqual(server.sent, [])
        try expectEqual(storage.load(), new)

        _ = try server.session(expired, storage)
        try expectEqual(storage.load(), expired, "a login")
        try storage.clear()
        _ = try server.session(loaded, storage)
        try expectEqual(storage.load(), loaded, "tokens from another storage")
    }

    @Test(arguments: StorageKind.allCases) func aLogoutRemovesTheTokensOfItsLoginOnly(kind: StorageKind) async throws {
        let (server, storage) = (HeldRefreshes(), kind.storage(in: folder))
        let first = try server.session(expired, storage)
        let second = try server.session(try #require(try storage.load()), storage)
        async let name = second.userName()
        await server.gate.waiting(atLeast: 1)
        server.gate.release(1)
        try await expectEqual(name, "Ann")
        try expectEqual(storage.load(), AccountServer.tokens(2))
        try await first.end()
        expect(try storage.load() == nil, "the second session has refreshed the tokens of the same login")

        let third = try server.session(expired, storage)
        _ = try server.session(AccountServer.tokens(2), storage)
        try await third.end()
        try expectEqual(storage.load(), AccountServer.tokens(2), "another login")
    }

    @Test func aLogoutInAnotherProcessEndsTheSessionAtItsNextRefresh() async throws {
        let (server, storage) = (HeldRefreshes(), StorageKind.file.storage(in: folder))
        let first = try server.session(expired, storage)
        let second = try server.session(try #require(try storage.load()), storage)
        try await first.end()
        expect(await AccountServer.user(second)(()).isCancelled)
        expect(second.hasEnded && server.sent == [])
        expect(try storage.load() == nil)
    }

    /// The moments after the server has refused the refresh token.
    enum Moment: CaseIterable { case beforeTheEndOfTheRefresh, whileTheTokensAreRemoved, afterTheEnd }

    @Test(arguments: Moment.allCases) func tokensThatAreReplacedBeforeTheEndOfTheSessionWin(moment: Moment) async throws
    {
        let (server, new) = (HeldRefreshes(), AccountServer.tokens(2))
        let storedSession = Mutex<Session?>(nil)
        let memory = TokenStorage.inMemory()
        var storage = memory
        storage.clear = {
            try memory.clear()
            // The first half of `replaceTokens(with:)`. The second half waits until the storage is cleared.
            if moment == .whileTheTokensAreRemoved {
                storedSession.withLock { $0 }?.credential.replace(with: new)
            }
        }
        let session = try server.session(expired, storage, result: nil)
        storedSession.withLock { $0 = session }
        async let result = AccountServer.user(session)(())
        await server.gate.waiting(atLeast: 1)
        if moment == .beforeTheEndOfTheRefresh { try await session.replaceTokens(with: new) }
        server.gate.release(1)
        let isEnd = moment == .afterTheEnd
        if isEnd { expect(await result.isCancelled) } else { try await expectEqual(result.get().name, "Ann") }
        switch moment {
        case .beforeTheEndOfTheRefresh: break
        case .whileTheTokensAreRemoved: try await session.keeper.replace(with: new)
        case .afterTheEnd: try await session.replaceTokens(with: new)
        }
        expectEqual(session.hasEnded, isEnd)
        expect(try storage.load() == (isEnd ? nil : new))
        storedSession.withLock { $0 = nil }
    }
}

/// Tokens are opaque. Two tokens with different bytes can be equal as strings.
@Test func theBytesOfTokensAreCompared() {
    let tokens = ["\u{E9}", "e\u{301}"].flatMap { text in
        [Tokens(access: text, refresh: "a"), Tokens(access: "a", refresh: text), Tokens(access: text)]
    }
    for (index, one) in tokens.enumerated() {
        for (other, two) in tokens.enumerated() { expect((one == two) == (index == other)) }
    }
}

import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

/// The lock of a storage during a refresh. Two sessions behave as two processes, because each has a descriptor of its
/// own for the locked file.
@Suite(.hangLimit) struct StorageLockTests {
    private let expired = HeldRefreshes.expiredTokens
    private let folder = TestFolder()

    @Test(arguments: StorageKind.allCases) func twoSessionsSendARefreshTokenOnce(kind: StorageKind) async throws {
        let server = HeldRefreshes()
        let attempts = Mutex(0)
        var storage = kind.storage(in: folder)
        try storage.save(expired)
        storage.lock = { [lock = storage.lock] in
            attempts.withLock { $0 += 1 }
            return try lock()
        }
        let first = try server.session(try #require(try storage.load()), storage)
        let second = try server.session(try #require(try storage.load()), storage)
        async let firstName = first.userName()
        async let secondName = second.userName()
        // One session has the lock, and the other one has tried several times to get it.
        await server.gate.waiting(atLeast: 1)
        await waitUntil { attempts.withLock { $0 } > 3 }
        server.gate.release(1)
        try await expectEqual([firstName, secondName], ["Ann", "Ann"])
        expectEqual(server.sent, ["refresh 1"])
        try expectEqual(storage.load(), AccountServer.tokens(2))
        expect(!first.hasEnded && !second.hasEnded)
    }

    @Test func aStorageThatStaysLockedIsAnErrorThatNamesTheLock() async throws {
        let (server, time) = (HeldRefreshes(), VirtualTime(advancesAutomatically: true))
        try await time.run {
            let storage = StorageKind.file.storage(in: folder)
            let unlock = try storage.lock()
            let session = try server.session(expired, storage)
            let error = try #require(await AccountServer.user(session)(()).error)
            expectEqual(
                error.underlying as? TokenStorageLocked, TokenStorageLocked(lock: folder.path + "tokens.json.lock"))
            expect("\(error)".contains("tokens.json.lock"))
            expect(time.now >= .seconds(30) && time.now < .seconds(31))
            expect(!session.hasEnded && server.sent == [])
            unlock()
            async let name = session.userName()
            await server.gate.waiting(atLeast: 1)
            server.gate.release(1)
            try await expectEqual(name, "Ann")
        }
    }

    @Test func tokensThatAreStillValidAreSentWhileTheStorageStaysLocked() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let storage = TokenStorage.inMemory()
            let unlock = try storage.lock()
            let tokens = Tokens(access: "access 1", refresh: "refresh 1", expires: time.source.date() + 20)
            let session = try Session(tokens, accepting: 1, storage: storage) { _ in nil }
            try await expectEqual(session.userName(), "Ann")
            expect(!session.hasEnded)
            unlock()
        }
    }

    enum Ending: CaseIterable { case cancellation, replacement, logout }

    @Test(arguments: Ending.allCases) func theWaitForTheLockCanBeEnded(by ending: Ending) async throws {
        let (server, time, storage) = (HeldRefreshes(), VirtualTime(), TokenStorage.inMemory())
        try await time.run {
            let unlock = try storage.lock()
            let session = try server.session(expired, storage)
            let call = Task { await AccountServer.user(session)(()) }
            await time.waitForSleepers(atLeast: 1)
            switch ending {
            case .cancellation: call.cancel()
            case .replacement: try await session.replaceTokens(with: AccountServer.tokens(2))
            case .logout: try await session.end()
            }
            let result = await call.value
            if ending == .replacement { try expectEqual(result.get().name, "Ann") } else { expect(result.isCancelled) }
            // A refresh continues without callers.
            if ending != .cancellation { await waitUntil { !session.credential.activity.isRefreshing } }
            expectEqual(server.sent, [])
            unlock()
        }
    }

    /// The last result arrives from a closure that ignores its cancellation.
    @Test(arguments: [false, true]) func aRefreshThatHangsIsCancelledAndUnlocksTheStorage(
        ignoresCancellation: Bool
    ) async throws {
        let (time, gate, storage) = (VirtualTime(), Gate(), TokenStorage.inMemory())
        try await time.run {
            let session = try Session(expired, accepting: 2, storage: storage) { _ in
                if ignoresCancellation {
                    try await Task { try await gate.pass(1) }.value
                } else {
                    try await gate.pass(1)
                }
                return AccountServer.tokens(2)
            }
            async let result = AccountServer.user(session)(())
            await gate.waiting(atLeast: 1)
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(59))
            expect(throws: TokenStorageLocked.self) { try storage.lock() }
            time.advance(by: .seconds(1))
            await waitUntil { (try? storage.lock()) != nil }
            gate.release(1)
            // A late result is not lost.
            if ignoresCancellation {
                try await expectEqual(result.get().name, "Ann")
            } else {
                expect(await result.error?.underlying is TimedOut)
            }
            expect(try storage.load() == (ignoresCancellation ? AccountServer.tokens(2) : expired))
            expect(!session.hasEnded)
        }
    }
}

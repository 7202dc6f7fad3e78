import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingAccess

@Suite(.hangLimit) struct SessionTests {
    private let ann = AccountServer.User(name: "Ann")

    @Test func anAppLogsInLoadsTheUserAndLogsOut() async throws {
        let server = AccountServer()
        let storage = TokenStorage.inMemory()
        let login = AccountServer.login(AccountServer.api(server.store))

        let tokens = try await login(AccountServer.Login(name: "ann", password: "p")).get()
        let session = try Session(tokens, on: server, storage: storage)
        let user = AccountServer.user(session)
        try await expectEqual(user(()).get(), ann)

        server.expireAccess()
        try await expectEqual(user(()).get(), ann)
        try expectEqual(storage.load(), AccountServer.tokens(2))

        try await session.end()
        expect(try storage.load() == nil)
        expect(await user(()).isCancelled)
        expectEqual(server.paths, ["/login", "/user", "/user", "/refresh", "/user"])
    }

    @Test func aSessionIsRestoredFromTheStorageWithoutWritingToIt() async throws {
        let server = AccountServer()
        var storage = TokenStorage.inMemory(AccountServer.tokens(1))
        storage.save = { _ in Issue.record("saved") }
        let session = try #require(try storage.load().map { try Session($0, on: server, storage: storage) })
        try await expectEqual(session.userName(), "Ann")
    }

    @Test func theStandardLayersCanSurroundASession() async throws {
        let server = AccountServer()
        let session = try Session(AccountServer.tokens(1), on: server, storage: .inMemory())
            .layered(standardLayers(attemptLimit: nil))
        try await expectEqual(session.userName(), "Ann")
        server.expireAccess()
        try await expectEqual(session.userName(), "Ann")
    }

    @Test func aLoginThatCannotBeSavedThrowsAndReplacesDamagedTokens() throws {
        var storage = TokenStorage.inMemory()
        storage.save = { _ in throw CocoaError(.fileWriteOutOfSpace) }
        expect(throws: CocoaError.self) { try Session(AccountServer.tokens(1), on: AccountServer(), storage: storage) }

        let saved = Mutex<Tokens?>(nil)
        storage.load = { throw CocoaError(.fileReadCorruptFile) }
        storage.save = { tokens in saved.withLock { $0 = tokens } }
        _ = try Session(AccountServer.tokens(1), on: AccountServer(), storage: storage)
        expect(saved.withLock { $0 } == AccountServer.tokens(1))
    }

    @Test func theCallsOfASessionFailAtOnceWhenItEnds() async throws {
        let server = AccountServer()
        let hanging = Gate()
        let ignoresCancellation = NetworkStore { request in
            try await Task { try await hanging.pass(1) }.value
            return try await server.store.fetchData(request)
        }
        let session = try Session(AccountServer.tokens(1), on: server, store: ignoresCancellation)
        let user = AccountServer.user(session)
        let call = Task { await user(()) }
        await hanging.waiting(atLeast: 1)
        try await session.end()
        expect(await call.value.isCancelled)
        hanging.release(1)
        expect(await user(()).isCancelled)
        expect(session.hasEnded)
    }

    @Test func aCallThatWaitsInAnOuterLayerFailsAtOnceWhenTheSessionEnds() async throws {
        let server = AccountServer()
        let time = VirtualTime()
        try await time.run {
            let session = try Session(AccountServer.tokens(1), on: server)
                .layered { $0.delayed(by: .seconds(60)) }
            let user = AccountServer.user(session)
            let call = Task { await user(()) }
            await time.waitForSleepers(atLeast: 1)
            try await session.end()
            expect(await call.value.isCancelled)
            expectEqual(server.paths, [])
        }
    }

    @Test func aModelThatArrivesJustBeforeTheEndIsNotReturned() async throws {
        let server = AccountServer()
        let session = try Session(AccountServer.tokens(1), on: server)
        let ending: Fetcher<Void, String> = session.api.fetcher(
            createURLRequest: { try session.api.request(path: ["user"]) },
            mapper: { _ in
                _ = session.calls.end()
                return "data of the old account"
            })
        expect(await ending(()).isCancelled)
    }

    @Test func everyFetcherOfASessionWorksAsWithoutASessionUntilItsEnd() async throws {
        let api = AccountServer.api(.json("7", headers: ["X-Total": "9"]))
        let session = try Session(AccountServer.tokens(1), api: api) { _ in nil }
        for (api, isEnd) in [(api, false), (session.api, false), (session.api, true)] {
            let mapped: Fetcher<Void, Int> = api.fetcher(createURLRequest: { try api.request() }, mapper: { $0.count })
            let text: Fetcher<Void, String> = api.textFetcher { try api.request() }
            let total: Fetcher<Void, String?> = api.fetcher(
                createURLRequest: { try api.request() },
                mapResponse: { ($1 as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Total") })
            if isEnd {
                try await session.end()
                expect(await mapped(()).isCancelled)
                expect(await text(()).isCancelled)
                expect(await total(()).isCancelled)
            } else {
                try await expectEqual(mapped(()).get(), 1)
                try await expectEqual(text(()).get(), "7")
                try await expectEqual(total(()).get(), "9")
            }
        }
    }

    @Test func linkPagesAreCancelledAfterTheEndOfTheirSession() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("[1]", headers: ["Link": "</next>; rel=next"]).recorded(in: log)
        let session = try Session(AccountServer.tokens(1), api: AccountServer.api(store)) { _ in nil }
        let api = session.api
        let pages = linkPages(
            of: api.fetcher(
                createURLRequest: { url in try api.request(url: url) }, mapResponse: linkMapper(jsonMapper([Int].self))),
            from: try #require(URL(string: "http://a/first")), width: 0, items: { $0 })
        var numbers: [Int] = []

        let error = await expect(throws: PageError<URL>.self) {
            for try await number in pages.items {
                numbers.append(number)
                try await session.end()
            }
        }

        expectEqual(numbers, [1])
        expectEqual(log.urls, ["http://a/first"])
        expectEqual(error?.isCancellation, true)
    }

    @Test func theActionsRunOnceAndInOrderWhenTheSessionEnds() async throws {
        let session = try Session(AccountServer.tokens(1), on: AccountServer())
        let told = Mutex<[String]>([])
        for name in ["cache", "database"] { session.onEnd { told.withLock { $0.append(name) } } }
        try await session.end()
        try await session.end()
        expectEqual(told.withLock { $0 }, ["cache", "database"])
        await confirmation { isTold in
            await withCheckedContinuation { continuation in
                session.onEnd {
                    isTold()
                    continuation.resume()
                }
            }
        }
    }

    @Test func aCancelledTaskLogsOutCompletely() async throws {
        let storage = TokenStorage.inMemory()
        let session = try Session(AccountServer.tokens(1), on: AccountServer(), storage: storage)
        let wasCancelled = Mutex<Bool?>(nil)
        session.onEnd { wasCancelled.withLock { $0 = Task.isCancelled } }
        let logout = Task {
            await waitUntil { Task.isCancelled }
            try await session.end()
        }
        logout.cancel()
        try await logout.value
        expect(try storage.load() == nil)
        expectEqual(wasCancelled.withLock { $0 }, false)
    }

    @Test func tokensThatCannotBeRemovedAreAnErrorAndASecondLogoutTriesAgain() async throws {
        var storage = TokenStorage.inMemory()
        let attempts = Mutex(0)
        storage.clear = { [clear = storage.clear] in
            attempts.withLock { $0 += 1 }
            if attempts.withLock({ $0 }) == 1 { throw CocoaError(.fileWriteNoPermission) }
            try clear()
        }
        let session = try Session(AccountServer.tokens(1), on: AccountServer(), storage: storage)
        await expect(throws: CocoaError.self) { try await session.end() }
        expect(session.hasEnded)
        try await session.replaceTokens(with: AccountServer.tokens(9))
        try expectEqual(storage.load()?.access, AccountServer.tokens(1).access, "nothing is saved after the end")
        try await session.end()
        try await session.end()
        expect(try storage.load() == nil)
        expectEqual(attempts.withLock { $0 }, 2)
    }

    @Test func layersAroundASessionSendItsTokenToItsOriginOnly() async throws {
        let log = RequestLog()
        let base = NetworkStore.sequence(
            .constant(Data(), status: 302, headers: ["Location": "http://b/"]), .json("{}"))
        let api = APISettings(baseURL: "http://a", store: base.recorded(in: log))
        let session = try Session(Tokens(access: "planted"), api: api) { _ in nil }.layered(followingRedirects())
        _ = try await session.api.store.fetchData(request("http://a/"))
        expectEqual(log.values(), ["Bearer planted", nil])
    }
}

import Fetching
import FetchingCache
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// Layers of an app, written with public functions only, which work with the cache, events, secrets and deadlines as
/// the layers of the library do.
@Suite(.hangLimit) struct AppLayerTests {
    let origin = CachedOrigin()

    init() {
        origin.reply(200, ["Cache-Control": "max-age=60"])
    }

    @Test(arguments: CachePlace.allCases, [false, true])
    func aLayerThatAddsATokenKeepsAccountsApart(place: CachePlace, isSessionToken: Bool) async throws {
        let cache = caching(in: origin.cache)
        for round in 0..<2 {
            for account in ["first", "second"] {
                // A session gets a new token now and then. Its account stays the same.
                let token = addingToken(isSessionToken ? "\(account)-\(round)-token" : account, account)
                let layers = place == .outside ? [cache, token] : [token, cache]
                _ = try await origin.get(through: origin.network.layered(layers))
            }
        }
        expectEqual(origin.requests.count, 2)
        try await expectEqual(origin.get().body, "3", "a call without a token")
    }

    @Test func aRedirectToAnotherOriginGetsNoToken() async throws {
        for layers in [[followingRedirects(), addingToken("t", "a")], [addingToken("t", "a"), followingRedirects()]] {
            let log = RequestLog()
            let redirect = NetworkStore.constant(Data(), status: 302, headers: ["Location": "https://other.example/b"])
            let network = NetworkStore.sequence(redirect, .constant(Data())).recorded(in: log)
            _ = try await network.layered(layers).fetchData(request("https://example.com/a"))
            let tokens = log.requests.map { $0.value(forHTTPHeaderField: "Authorization") }
            expectEqual(tokens, ["Bearer t", nil])
        }
    }

    @Test func aLayerWithADetachedTaskKeepsEventsSecretsAndTheDeadline() async throws {
        let time = VirtualTime()
        try await time.run {
            let events = Mutex<[NetworkEvent]>([])
            let network = NetworkStore { request in
                declareSecret("planted-by-the-network")
                try await time.source.sleep(.seconds(3600))
                return try await NetworkStore.json("1").fetchData(request)
            }
            let store = network.layered(
                observing { event in events.withLock { $0.append(event) } },
                deadline(after: .seconds(5)), detaching, retrying())
            let fetch: Fetcher<Void, Data> = fetcher(
                createURLRequest: { try createRequest(baseURL: "https://example.com/planted-by-the-network") },
                fetch: networkFetcher(store: store), mapper: { $0 })
            async let result = fetch(())
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(5))
            let error = try #require(await result.error)
            expect(error.underlying is TimedOut)
            expect(!"\(error)".contains("planted"), "\(error)")
            expect(events.withLock { $0.contains { if case .attemptStarted = $0.kind { true } else { false } } })
        }
    }

    @Test func anOptionalValueCanHaveAnyDefault() async {
        let key = CallKey<Int?>(default: 1)
        expectEqual(CallContext.current[key], 1)
        for value in [nil, 1, 2] as [Int?] {
            await withCall({ $0[key] = value }) { expectEqual(CallContext.current[key], value) }
        }
    }

    @Test func anInnerLayerReadsAValueOfTheApp() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("1").recorded(in: log).layered(
            coalescing(), retrying(),
            intercepting("tenant") { request, next in
                var request = request
                request.setValue(CallContext.current[tenant], forHTTPHeaderField: "X-Tenant")
                return try await next(request)
            })
        let model: Fetcher<Void, Int> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://example.com/") }, store: store)
        await withTaskGroup { group in
            for name in ["north", "south"] {
                group.addTask {
                    let result = await withCall({ $0[tenant] = name }) { await model(()) }
                    expect(throws: Never.self) { try result.get() }
                }
            }
        }
        try await expectEqual(model(()).get(), 1)
        let tenants = log.requests.map { $0.value(forHTTPHeaderField: "X-Tenant") ?? "" }
        expectEqual(tenants.sorted(), ["", "north", "south"], "two tenants share no request")
    }
}

private let tenant = CallKey(default: "")

/// A layer that adds a token. A cache keeps the responses of each account apart.
private func addingToken(_ token: String, _ account: String) -> StoreLayer {
    let identity = CallIdentity(account, headers: ["Authorization"])
    @Sendable func adding(_ request: URLRequest) -> URLRequest {
        var request = request
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        return request
    }
    @Sendable func send<Body>(
        _ request: URLRequest, _ next: (URLRequest) async throws -> (Body, URLResponse)
    ) async throws -> (Body, URLResponse) {
        if CallContext.current.redirectsHaveLeftOrigin { return try await next(request) }
        let signed = adding(request)
        return try await withCall({
            $0.add(signed, to: request, identity: { _ in identity }, again: { adding($0) })
        }) { try await next(signed) }
    }
    return { store in
        NetworkStore(
            around: store, identity: { _ in identity },
            fetchData: { try await send($0, store.fetchData) },
            fetchStream: { try await send($0, store.fetchStream) })
    }
}

/// A layer that sends each request in a detached task.
private let detaching: StoreLayer = intercepting("detaching") { request, next in
    let context = CallContext.current
    let task = Task.detached { try await context.run { try await next(request) } }
    return try await withTaskCancellationHandler {
        try await task.value
    } onCancel: {
        task.cancel()
    }
}

import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching
@testable import FetchingResilience

@Suite(.hangLimit) struct SharedFetcherTests {
    private let gate = Gate()
    private let fetched = Recorded<Int>()

    /// An endpoint that returns its parameter as a text. A call waits at the gate.
    private func waiting(_ id: Int) async -> Result<String, AppError> {
        fetched.add(id)
        do { try await gate.pass(id) } catch { return .failure(.cancelled) }
        return .success("model \(id)")
    }

    /// An endpoint that returns at once, and counts its calls.
    private func counted(_ id: Int) -> Result<String, AppError> {
        fetched.add(id)
        return id < 0 ? .failure(serverIsDown) : .success(String(repeating: "x", count: id))
    }

    @Test func twentyRowsShareADownloadAndADecodedImage() async throws {
        let log = RequestLog()
        let decoded = Recorded<Data>()
        let store = NetworkStore { [gate] request in
            try await gate.pass(1)
            return try stubResponse(to: request, Data("image".utf8), status: 200, headers: [:])
        }.recorded(in: log)
        let download: Fetcher<Int, Int> = fetcher(
            createURLRequest: { id in try createRequest(baseURL: "https://a", path: [String(id)]) },
            fetch: networkFetcher(store: store), mapper: { data in decoded.add(data) })
        let images = SharedModels(download) { _ in 1 }
        let rows = (0..<20).map { _ in Task { await images.fetch(1) } }
        await waitUntil { images.waiterCount == 20 && gate.waiting == [1] }
        gate.release(1)
        for row in rows { try await expectEqual(row.value.get(), 1) }
        expectEqual(log.count, 1)
        expectEqual(decoded.all, [Data("image".utf8)])
    }

    @Test func callsWithOtherParametersOrCallKeysAreNotShared() async throws {
        let tenant = CallKey(default: "")
        let shared = sharedFetcher { (id: Int) in
            let name = CallContext.current[tenant]
            return await waiting(id + name.count).map { $0 + name }
        }
        async let one = shared(1)
        async let two = shared(2)
        async let other = withCall({ $0[tenant] = "ann" }) { await shared(1) }
        await gate.waiting(atLeast: 3)
        for id in [1, 2, 4] { gate.release(id) }
        expect(try await (one.get(), two.get(), other.get()) == ("model 1", "model 2", "model 4ann"))
    }

    @Test func aCancelledCallerReturnsAndTheOthersGetTheModel() async throws {
        let models = SharedModels({ (id: Int) in await waiting(id) }) { _ in 1 }
        let shared = models.fetch
        let calls = (0..<2).map { _ in Task { await shared(1) } }
        await waitUntil { models.waiterCount == 2 && gate.waiting == [1] }
        calls[0].cancel()
        expect(await calls[0].value.isCancelled)
        expectEqual(gate.waiting, [1])
        gate.release(1)
        try await expectEqual(calls[1].value.get(), "model 1")
        // Without a caller, the work is cancelled, and the next call starts again.
        let last = Task { await shared(1) }
        await gate.waiting(atLeast: 1)
        last.cancel()
        expect(await last.value.isCancelled)
        await waitUntil { gate.waiting.isEmpty }
        let next = Task { await shared(1) }
        await gate.waiting(atLeast: 1)
        gate.release(1)
        try await expectEqual(next.value.get(), "model 1")
        expectEqual(fetched.all, [1, 1, 1])
    }

    @Test func theMostRecentlyUsedModelsAreKept() async {
        // The maximum number, the parameters of the calls, and the calls that are sent.
        for (limit, calls, sent) in [
            (0, [1, 1], [1, 1]), (1, [1, 1, 2, 1], [1, 2, 1]), (2, [1, 2, 1, 3, 1, 2], [1, 2, 3, 2]),
            (3, [1, 2, 3, 1, 2, 3], [1, 2, 3]), (9, [-1, -1], [-1, -1]),
        ] {
            await check(sharedFetcher({ (id: Int) in counted(id) }, keeping: limit), calls, sent)
        }
        // Each call returns as many bytes as its parameter says. At most ten bytes are kept.
        for (calls, sent) in [
            ([4, 6, 4, 6], [4, 6]), ([4, 6, 1, 6, 4], [4, 6, 1, 4]), ([11, 11], [11, 11]), ([5, 11, 5], [5, 11]),
            ([3, 3, 7, 8, 3], [3, 7, 8, 3]), ([10, 0, 10], [10, 0, 10]), ([0, 1, 2, 0], [0, 1, 2]),
        ] {
            await check(sharedFetcher({ (id: Int) in counted(id) }, keeping: 10) { $0.utf8.count }, calls, sent)
        }
    }

    private func check(_ shared: Fetcher<Int, String>, _ calls: [Int], _ sent: [Int]) async {
        fetched.removeAll()
        for id in calls { _ = await shared(id) }
        expectEqual(fetched.all, sent, "\(calls)")
    }

    /// A key that is not equal to itself can neither be shared nor kept. A cost can be as large as the limit.
    @Test func oddParametersAndCostsEndNoProcess() async {
        let byNumber = sharedFetcher({ (number: Double) in counted(1).map { $0 + "\(number)" } }, keeping: 1)
        for _ in 0..<3 { _ = await byNumber(.nan) }
        expectEqual(fetched.all, [1, 1, 1])
        let large = sharedFetcher({ (id: Int) in counted(id) }, keeping: .max) { _ in .max / 2 + 1 }
        await check(large, [1, 2, 2, 1], [1, 2, 1])
        let negative = sharedFetcher({ (id: Int) in counted(id) }, keeping: 2) { _ in -5 }
        await check(negative, [1, 2, 3, 1], [1, 2, 3, 1])
    }

    @Test func aSecretOfTheSharedCallIsMaskedInTheErrorsOfAllCallers() async throws {
        let store = NetworkStore { [gate] request in
            declareSecret("planted-secret")
            try await gate.pass(1)
            return try stubResponse(to: request, Data("planted-secret is wrong".utf8), status: 400, headers: [:])
        }
        let fetch: Fetcher<Int, [Int]> = modelFetcher(createURLRequest: { _ in try request() }, store: store)
        let models = SharedModels(fetch) { _ in 1 }
        let calls = (0..<3).map { _ in Task { await models.fetch(1) } }
        await waitUntil { models.waiterCount == 3 && gate.waiting == [1] }
        gate.release(1)
        for call in calls {
            let error = try #require(await call.value.error)
            expect("\(error)".contains("*** is wrong"))
        }
    }

    /// Calls for 20 models of which 7 are kept, with random cancellations.
    @Test(arguments: 0..<(runsSlowTests ? 4 : 1)) func concurrentCallsGetTheirModels(seed: Int) async {
        var random = SplitMix64(seed: UInt64(seed))
        let shared = sharedFetcher(
            { (id: Int) -> Result<String, AppError> in
                await Task.yield()
                return Task.isCancelled ? .failure(.cancelled) : .success("model \(id)")
            }, keeping: 7)
        await withTaskGroup { group in
            for _ in 0..<(runsSlowTests ? 1000 : 300) {
                let id = Int.random(in: 0..<20, using: &random)
                let isCancelled = Int.random(in: 0..<5, using: &random) == 0
                group.addTask {
                    let call = Task { await shared(id) }
                    if isCancelled { call.cancel() }
                    let result = await call.value
                    expect((try? result.get()) == "model \(id)" || isCancelled && result.isCancelled)
                }
            }
        }
    }
}

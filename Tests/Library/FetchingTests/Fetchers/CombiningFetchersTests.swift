import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

private struct Odd: Error {}

private func succeeding<Params, Model: Sendable>(_ model: Model) -> Fetcher<Params, Model> { { _ in .success(model) } }
private func failing<Params, Model>(_ status: Int) -> Fetcher<Params, Model> where Model: Decodable & Sendable {
    modelFetcher(createURLRequest: { _ in URLRequest(url: URL(filePath: "/x")) }, store: .json("{}", status: status))
}

@Test func aTransformedFetcherConvertsTheModel() async throws {
    let fetch: Fetcher<Int, String> = transformedFetcher({ .success($0) }, { (number: Int) in "\(number)!" })
    try await expectEqual(fetch(5).get(), "5!")
    let failed: Fetcher<Int, String> = transformedFetcher(failing(404), { (number: Int) in "\(number)" })
    await expectEqual(failed(5).error?.server?.status, 404)

    let sum: Fetcher<Int, Int> = transformedFetcher(succeeding(5)) { (model: Int, params: Int) in model + params }
    try await expectEqual(sum(37).get(), 42)

    // An error of the closure is the failure.
    let odd: Fetcher<Int, Int> = transformedFetcher(succeeding(1), { (_: Int) in throw Odd() })
    let failure = try #require(await odd(5).error?.unknown)
    expect(failure.underlying is Odd && failure.request == nil)
    let cancelled: [Fetcher<Int, Int>] = [
        transformedFetcher(succeeding(1), { (_: Int) in throw AppError.cancelled }),
        transformedFetcher(succeeding(1), { (_: Int, _: Int) in throw AppError.cancelled }),
    ]
    for fetch in cancelled { expect(await fetch(5).isCancelled) }
}

@Test func anAdaptedFetcherTakesOtherParameters() async throws {
    let calls = Mutex(0)
    let doubling: Fetcher<Int, Int> = { number in
        calls.withLock { $0 += 1 }
        return .success(number * 2)
    }
    let fetch: Fetcher<String, Int> = adaptedFetcher(doubling) { $0.count }
    try await expectEqual(fetch("abc").get(), 6)
    // Parameters that cannot be adapted are not fetched.
    let refused: Fetcher<String, Int> = adaptedFetcher(doubling) { _ in throw Odd() }
    let failure = try #require(await refused("abc").error?.request)
    expect(failure.underlying is Odd && calls.withLock { $0 } == 1)
}

@Test func aFailureIsRecoveredOrReplaced() async throws {
    let recovered: Fetcher<Int, Int> = recoveredFetcher(failing(503)) { error, number in
        error.isRetryable ? .success(number) : .failure(error)
    }
    try await expectEqual(recovered(5).get(), 5)
    let replaced: Fetcher<Int, Int> = recoveredFetcher(
        failing(404), { error, _ in .failure(error.isRetryable ? error : .cancelled) })
    expect(await replaced(5).isCancelled)
    let untouched: Fetcher<Int, Int> = recoveredFetcher(succeeding(1), { _, _ in .success(2) })
    try await expectEqual(untouched(5).get(), 1)
    let cancelled: Fetcher<Int, Int> = recoveredFetcher({ _ in .failure(.cancelled) }, { _, _ in .success(2) })
    expect(await cancelled(5).isCancelled)
}

@Test(arguments: [200, 500])
func aCompletionHandlerIsCalledOnceOnTheMainActor(status: Int) async throws {
    let call = callbackFetcher(
        modelFetcher(
            createURLRequest: { (_: Int) in URLRequest(url: URL(filePath: "/x")) },
            store: .json("5", status: status)) as Fetcher<Int, Int>)
    let (results, continuation) = AsyncStream<Int?>.makeStream()

    call(1) { result in
        MainActor.assertIsolated()
        continuation.yield(try? result.get())
    }

    var iterator = results.makeAsyncIterator()
    expect(await iterator.next() == (status == 200 ? 5 : Int?.none))
    continuation.finish()
    expect(await iterator.next() == nil)
}

@Test func anEndpointWithoutParametersIsCalledWithoutAnArgument() async throws {
    let api = APISettings(baseURL: "https://a.example", store: .json("7"))
    let count: Call<Int> = withoutParameters(api.modelFetcher { try api.request(path: ["count"]) })
    try await expectEqual(count().get(), 7)
    // A closure makes a fetcher of it.
    let text = transformedFetcher({ await count() }) { "\($0)" }
    try await expectEqual(text(()).get(), "7")
}

import Foundation
import Fetching
import FetchingTestSupport
import SharedTestCode
import Synchronization
import Testing

private struct Odd: Error {}

private func succeeding<Params, Model: Sendable>(_ model: Model) -> Fetcher<Params, Model> { { _ in .success(model) } }
private func failing<Params, Model>(_ status: Int) -> Fetcher<Params, Model> where Model: Decodable & Sendable {
    modelFetcher(createURLRequest: { _ in URLRequest(url: URL(filePath: "/x")) }, store: .json("{}", status: status))
}

@Test func aTransformedFetcherConvertsTheModel() async throws {
    let fetch: Fetcher<Int, String> = transformedFetcher({ .success($0) }, { (number: Int) in "\(number)!" })
    #expect(try await fetch(5).get() == "5!")
    let failed: Fetcher<Int, String> = transformedFetcher(failing(404), { (number: Int) in "\(number)" })
    #expect(await failed(5).error?.server?.status == 404)
}

@Test func anErrorThrownByATransformIsTheFailure() async throws {
    let fetch: Fetcher<Int, Int> = transformedFetcher(succeeding(1), { _ in throw Odd() })
    let failure = try #require(await fetch(5).error?.unknown)
    #expect(failure.underlying is Odd && failure.request == nil)
    let appError: Fetcher<Int, Int> = transformedFetcher(succeeding(1), { _ in throw AppError.cancelled })
    #expect(await appError(5).isCancelled)
}

@Test func anAdaptedFetcherTakesOtherParameters() async throws {
    let fetch: Fetcher<String, Int> = adaptedFetcher({ (number: Int) in .success(number * 2) }, { $0.count })
    #expect(try await fetch("abc").get() == 6)
}

@Test func parametersThatCannotBeAdaptedAreNotFetched() async throws {
    let calls = Mutex(0)
    let counting: Fetcher<Int, Int> = { number in
        calls.withLock { $0 += 1 }
        return .success(number)
    }
    let fetch: Fetcher<String, Int> = adaptedFetcher(counting) { _ in throw Odd() }
    let failure = try #require(await fetch("abc").error?.request)
    #expect(failure.underlying is Odd)
    #expect(calls.withLock { $0 } == 0)
}

@Test func aFailureIsRecoveredOrReplaced() async throws {
    let recovered: Fetcher<Int, Int> = recoveredFetcher(failing(503)) { error, number in
        error.isRetryable ? .success(number) : .failure(error)
    }
    #expect(try await recovered(5).get() == 5)
    let replaced: Fetcher<Int, Int> = recoveredFetcher(
        failing(404), { error, _ in .failure(error.isRetryable ? error : .cancelled) })
    #expect(await replaced(5).isCancelled)
    let untouched: Fetcher<Int, Int> = recoveredFetcher(succeeding(1), { _, _ in .success(2) })
    #expect(try await untouched(5).get() == 1)
}

@Test func aCancelledCallIsNotRecovered() async throws {
    let fetch: Fetcher<Int, Int> = recoveredFetcher({ _ in .failure(.cancelled) }, { _, _ in .success(2) })
    #expect(await fetch(5).isCancelled)
}

@Test func aPairIsFetchedConcurrently() async throws {
    // Each fetcher waits until the other has started. If the fetchers ran one after the other, the first would wait
    // forever.
    let (firstStarted, startFirst) = AsyncStream.makeStream(of: Void.self)
    let (secondStarted, startSecond) = AsyncStream.makeStream(of: Void.self)
    let pair = pairedFetcher(
        { (number: Int) -> Result<Int, AppError> in
            startFirst.yield()
            for await _ in secondStarted { break }
            return .success(number)
        },
        { (text: String) -> Result<String, AppError> in
            startSecond.yield()
            for await _ in firstStarted { break }
            return .success(text)
        })
    let models = try await pair((1, "a")).get()
    #expect(models == (1, "a"))
}

@Test(arguments: [true, false])
func aFailureCancelsTheOtherFetcherOfAPair(firstFails: Bool) async throws {
    let wasCancelled = Mutex(false)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let store = NetworkStore { request in
        start.yield()
        do { return try await NetworkStore.hanging.fetchData(request) } catch {
            wasCancelled.withLock { $0 = error is CancellationError }
            throw error
        }
    }
    let hanging: Fetcher<Int, Int> = modelFetcher(
        createURLRequest: { _ in URLRequest(url: URL(filePath: "/x")) }, store: store)
    let failsOnceTheOtherWaits: Fetcher<Int, Int> = { params in
        for await _ in started { break }
        return await failing(404)(params)
    }
    let pair =
        firstFails ? pairedFetcher(failsOnceTheOtherWaits, hanging) : pairedFetcher(hanging, failsOnceTheOtherWaits)
    #expect(await pair((1, 2)).error?.server?.status == 404)
    #expect(wasCancelled.withLock { $0 })
}

@Test func aCancelledPairReturnsCancelled() async throws {
    let hanging: Fetcher<Int, Int> = modelFetcher(
        createURLRequest: { _ in URLRequest(url: URL(filePath: "/x")) }, store: .hanging)
    let pair = pairedFetcher(hanging, hanging)
    let task = Task { await pair((1, 2)) }
    task.cancel()
    #expect(await task.value.isCancelled)
}

@Test func aThrowingFetcherThrowsOnlyAppErrors() async throws {
    let fetch: @Sendable (Int) async throws(AppError) -> Int = throwingFetcher(failing(404))
    do {
        _ = try await fetch(5)
        Issue.record("no error")
    } catch {
        // The error's type is `AppError`, so no cast is needed.
        #expect(error.isRetryable == false)
        #expect(error.server?.status == 404)
    }
    #expect(try await throwingFetcher(succeeding(1) as Fetcher<Int, Int>)(5) == 1)
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
    #expect(await iterator.next() == (status == 200 ? 5 : Int?.none))
    continuation.finish()
    #expect(await iterator.next() == nil)
}

@Test func aTransformReceivesTheParametersOfTheCall() async throws {
    let doubled: Fetcher<Int, Int> = succeeding(5)

    let sum = transformedFetcher(doubled) { model, params in model + params }
    let refused = transformedFetcher(doubled) { (_, _) throws -> Int in throw AppError.cancelled }

    #expect(try await sum(37).get() == 42)
    #expect(await refused(1).isCancelled)
}

import Dispatch
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

private let request = URLRequest(url: URL(filePath: "/x"))

@Test func eachCallSendsOneRequestThroughTheGivenStore() async throws {
    let log = RequestLog()
    let store = NetworkStore.json("5").recorded(in: log)
    let model: Fetcher<Int, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.invalid", path: ["\($0)"]) }, store: store)
    try await expectEqual(model(7).get(), 5)
    expectEqual(log.requests.map(\.url?.absoluteString), ["https://example.invalid/7"])

    let text: Fetcher<Int, String> = textFetcher(
        createURLRequest: { try createRequest(baseURL: "https://example.invalid", path: ["\($0)"]) }, store: store)
    try await expectEqual(text(8).get(), "5")
    expectEqual(log.count, 2)
}

@Test func aStepThatFailsIsTheLast() async throws {
    let log = RequestLog()
    let unbuilt: Fetcher<Void, Int> = modelFetcher(
        createURLRequest: { try createRequest(baseURL: "example.com") }, store: .json("5").recorded(in: log))
    let failure = try #require(await unbuilt(()).error?.request)
    expectEqual(failure.underlying as? RequestError, .invalidURL("example.com"))
    expectEqual(log.count, 0)

    let refused: Fetcher<Void, Int> = fetcher(
        createURLRequest: { request }, fetch: networkFetcher(store: .json("5", status: 404)),
        mapper: { _ in
            Issue.record("the body was mapped")
            return 1
        })
    expect(await refused(()).error?.server != nil)
}

@Test func aCallThatIsCancelledBeforeItStartsSendsNothing() async throws {
    let log = RequestLog()
    let fetch: Fetcher<Void, Int> = modelFetcher(createURLRequest: { request }, store: .json("5").recorded(in: log))
    let result = await Task {
        withUnsafeCurrentTask { task in task?.cancel() }
        return await fetch(())
    }.value
    expect(result.isCancelled && log.count == 0)

    // A model that arrives despite the cancellation is returned.
    let cancelling = NetworkStore { request in
        withUnsafeCurrentTask { task in task?.cancel() }
        return try await NetworkStore.json("5").fetchData(request)
    }
    let late: Fetcher<Void, Int> = modelFetcher(createURLRequest: { request }, store: cancelling)
    try await expectEqual(Task { await late(()) }.value.get(), 5)
}

@Test func aCallThatIsCancelledWhileItWaitsReturnsCancelled() async throws {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let store = NetworkStore { request in
        start.yield()
        return try await NetworkStore.hanging.fetchData(request)
    }
    let fetch: Fetcher<Void, Int> = modelFetcher(createURLRequest: { request }, store: store)
    let task = Task { await fetch(()) }
    for await _ in started { break }
    task.cancel()
    expect(await task.value.isCancelled)
}

@Test func anAppErrorThrownByALayerIsReturnedUnchanged() async throws {
    let inner: Fetcher<Void, Int> = modelFetcher(createURLRequest: { request }, store: .json("{}", status: 429))
    let thrown = try #require(await inner(()).error)
    let fetch: Fetcher<Void, Int> = modelFetcher(createURLRequest: { request }, store: .failing(thrown))
    let failure = try #require(await fetch(()).error?.server)
    expectEqual(failure.status, 429)
}

@Test func aMapperCanReadTheResponse() async throws {
    let fetch: Fetcher<Void, String?> = fetcher(
        createURLRequest: { request }, fetch: networkFetcher(store: .json("5", headers: ["ETag": "abc"])),
        mapResponse: { _, response in (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "etag") })
    try await expectEqual(fetch(()).get(), "abc")
}

/// A check of whether code runs on the main actor's queue. On Linux any thread may run this queue, so threads are not
/// compared.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

private struct ThreadNote: Decodable, Sendable {
    var wasMain: Bool
    init(from decoder: any Decoder) throws { wasMain = MainQueue.isCurrent }
}

@MainActor @Test func aFetcherCalledOnTheMainActorRunsEveryStepElsewhere() async throws {
    expect(MainQueue.isCurrent)
    let steps = Texts()
    let note: @Sendable (String) -> Void = { step in steps.add(MainQueue.isCurrent ? "\(step) on the main actor" : step)
    }
    let fetch: Fetcher<Void, ThreadNote> = fetcher(
        createURLRequest: {
            note("build")
            return request
        },
        fetch: networkFetcher(
            store: NetworkStore { request in
                note("fetch")
                return try await NetworkStore.json("{}").fetchData(request)
            }),
        mapper: { body in
            note("map")
            return try jsonMapper(ThreadNote.self)(body)
        })
    let composed = transformedFetcher(
        adaptedFetcher(fetch) { (_: Int) in note("adapt") },
        { model in
            note("transform")
            return model.wasMain
        })
    try await expectEqual(composed(1).get(), false)
    try await expectEqual(composed(1).get(), false)
    let expected = ["adapt", "build", "fetch", "map", "transform"]
    expectEqual(steps.all, expected + expected)
}

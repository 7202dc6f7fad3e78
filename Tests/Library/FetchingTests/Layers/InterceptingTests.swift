import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@Suite(.hangLimit) struct InterceptingTests {
    private struct Refusal: Error {}

    @Test(arguments: StoreClosure.allCases)
    func aLayerChangesRepeatsAndReplacesCalls(closure: StoreClosure) async throws {
        let log = RequestLog()
        let cases: [(store: NetworkStore, layer: StoreLayer, text: String)] = [
            (
                .json("[7]").recorded(in: log),
                intercepting("adding") { request, next in
                    var request = request
                    request.setValue("1", forHTTPHeaderField: "X-Added")
                    return try await next(request)
                }, "[7]"
            ),
            (
                .sequence(.failing(URLError(.networkConnectionLost)), .json("[7]")),
                intercepting("retryingOnce") { request, next in
                    do { return try await next(request) } catch is URLError { return try await next(request) }
                }, "[7]"
            ),
            (
                .unimplemented,
                intercepting("cached") { request, _ in
                    let (data, response) = try await NetworkStore.json("[8]").fetchData(request)
                    return (ResponseBody(data), response)
                }, "[8]"
            ),
            (
                .json("[7]"),
                intercepting("wrapping") { request, next in
                    let (body, response) = try await next(request)
                    let text = String(decoding: try await body.data(), as: UTF8.self)
                    return (ResponseBody(Data("{\"items\":\(text)}".utf8)), response)
                }, #"{"items":[7]}"#
            ),
        ]
        for (index, (store, layer, text)) in cases.enumerated() {
            try await expectEqual(closure.text(store.layered(layer)).text, text, "case \(index)")
        }
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Added") }, ["1"])
        let (_, response) = try await closure.text(.json("[7]", status: 201).layered(doubling))
        expectEqual(response.statusCode, 201)
    }

    @Test(arguments: StoreClosure.allCases) func anErrorOfTheClosureIsThrown(closure: StoreClosure) async throws {
        let store = NetworkStore.json("[7]")
            .layered(
                intercepting("refusing") { request, next in
                    _ = try await next(request)
                    throw Refusal()
                })

        await expect(throws: Refusal.self) { try await closure.text(store) }
    }

    @Test(arguments: StoreClosure.allCases) func aCancelledCallCancelsTheRequest(closure: StoreClosure) async throws {
        let log = RequestLog()
        let errors = Texts()
        let store = NetworkStore.hanging.recorded(in: log)
            .layered(
                intercepting("observing") { request, next in
                    do { return try await next(request) } catch {
                        errors.add("\(type(of: error))")
                        throw error
                    }
                })

        let call = Task { try await closure.text(store).text }
        await waitUntil { log.count == 1 }
        call.cancel()

        await expect(throws: CancellationError.self) { try await call.value }
        expectEqual(errors.all, ["CancellationError"])
    }

    /// The layer does not read the body of a stream in advance.
    @Test func theChunksOfAStreamPassOneByOne() async throws {
        let passing = intercepting("passing") { request, next in try await next(request) }
        for (layer, texts) in [(passing, ["a", "b"]), (doubling, ["aa", "bb"])] {
            let source = ChunkSource("a", "b", "c")
            let store = streams { _ in (source.body, 200, [:]) }.layered(layer)

            var iterator = try await store.fetchStream(request()).0.makeAsyncIterator()
            expectEqual(source.unreadCount, 3)
            try await expectEqual(iterator.next(), Data(texts[0].utf8))
            expectEqual(source.unreadCount, 2)
            try await expectEqual(iterator.next(), Data(texts[1].utf8))
            expectEqual(source.unreadCount, 1)
        }
    }

    @Test func aReplacedStreamThatIsReleasedCancelsTheTransfer() async throws {
        let source = ChunkSource("a", "b")
        let store = streams { _ in (source.body, 200, [:]) }.layered(doubling)

        for try await chunk in try await store.fetchStream(request()).0 {
            expectEqual(chunk, Data("aa".utf8))
            break
        }

        expectEqual(source.cancelCount, 1)
    }

    /// The limit of 64 MiB applies to a live store. It does not apply again in a layer.
    @Test func aBodyAboveTheLimitOfALiveStorePasses() async throws {
        let length = 65 << 20
        let store = NetworkStore.constant(Data(count: length))
            .layered(intercepting("passing") { request, next in try await next(request) })

        try await expectEqual(store.fetchData(request()).0.count, length)
    }

    @Test(arguments: StoreClosure.allCases) func aHundredTasksUseALayerAtTheSameTime(closure: StoreClosure) async throws
    {
        let barrier = Barrier(of: 100)
        let store = NetworkStore { request in
            try await NetworkStore.json(request.url?.path() ?? "").fetchData(request)
        }.layered(
            intercepting("waiting") { request, next in
                await barrier.wait()
                return try await next(request)
            })

        let texts = try await withThrowingTaskGroup { group in
            for number in 0..<100 { group.addTask { try await closure.text(store, "http://a/\(number)").text } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }

        expectEqual(texts, Set((0..<100).map { "/\($0)" }))
    }

    @Test(.live, arguments: Transport.all) func aLayerAroundALiveStoreReplacesBothKindsOfBodies(
        transport: Transport
    ) async throws {
        let server = try LoopbackServer.start { _ in .text("ab").chunked(by: 1) }
        let store = transport.store().layered(doubling)

        let data = try await store.text(server.baseURL).text
        let stream = try await store.fetchStream(request(server.baseURL)).0.data()

        expectEqual(data, "abab")
        expect(stream == Data("aabb".utf8) || stream == Data("abab".utf8), "the chunks can be joined")
    }

    /// A layer that repeats each chunk of a body.
    private let doubling = intercepting("doubling") { request, next in
        let (body, response) = try await next(request)
        return (body.wrapping { nextChunk in try await nextChunk().map { $0 + $0 } }, response)
    }
}

import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests that a stub of one closure of a store also stubs the other closure, so that no request reaches the network.
@Suite(.hangLimit) struct NetworkStoreTests {
    /// A store that fails the test if a request is sent through either closure.
    private let network = NetworkStore(
        fetchData: NetworkStore.unimplemented.fetchData, fetchStream: NetworkStore.unimplemented.fetchStream)

    @Test(arguments: StoreClosure.allCases) func settingFetchDataReplacesBothClosures(closure: StoreClosure)
        async throws
    {
        var store = network
        store.fetchData = { try await NetworkStore.json("[7]", status: 201).fetchData($0) }

        let (text, response) = try await closure.text(store)

        #expect(text == "[7]")
        #expect(response.statusCode == 201)
    }

    @Test(arguments: StoreClosure.allCases)
    func settingFetchStreamReplacesBothClosures(closure: StoreClosure) async throws {
        var store = network
        store.fetchStream = streams { _ in (ChunkSource("[", "7", "]").body, 201, [:]) }.fetchStream

        let (text, response) = try await closure.text(store)

        #expect(text == "[7]")
        #expect(response.statusCode == 201)
    }

    @Test(arguments: StoreClosure.allCases) func aLayeredStoreUsesASetFetchData(closure: StoreClosure) async throws {
        var store = network
        store.fetchData = { try await NetworkStore.json($0.value(forHTTPHeaderField: "X-A") ?? "").fetchData($0) }

        #expect(try await closure.text(store.layered(settingHeaders(["X-A": "a"]))).text == "a")
    }

    @Test(arguments: StoreClosure.allCases) func aLayeredStoreUsesASetFetchStream(closure: StoreClosure) async throws {
        var store = network
        store.fetchStream =
            streams { (ChunkSource($0.value(forHTTPHeaderField: "X-A") ?? "").body, 200, [:]) }.fetchStream

        #expect(try await closure.text(store.layered(settingHeaders(["X-A": "a"]))).text == "a")
    }

    @Test(arguments: StoreClosure.allCases) func settingFetchDataReplacesTheLayers(closure: StoreClosure) async throws {
        var store = network.layered(intercepting("refusing") { _, _ in throw URLError(.badURL) })
        store.fetchData = { try await NetworkStore.json("[7]").fetchData($0) }

        #expect(try await closure.text(store).text == "[7]")
    }

    @Test(arguments: StoreClosure.allCases) func settingFetchStreamReplacesTheLayers(closure: StoreClosure) async throws
    {
        var store = network.layered(intercepting("refusing") { _, _ in throw URLError(.badURL) })
        store.fetchStream = { try await NetworkStore.json("[7]").fetchStream($0) }

        #expect(try await closure.text(store).text == "[7]")
    }

    @Test func theCompleteBodyOfASetFetchStreamHasAtMost64MiB() async throws {
        let chunks = Mutex(Array(repeating: Data(count: 16 << 20), count: 4) + [Data(count: 1)])
        var store = network
        store.fetchStream = { request in
            let body = ResponseBody { chunks.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
            return (body, try await NetworkStore.json("").fetchData(request).1)
        }

        await #expect(throws: ResponseBodyError.tooLong(maximumBytes: 64 << 20)) {
            try await store.fetchData(request())
        }
    }

    @Test func aLayerForCompleteBodiesFailsAStreamWithAnErrorThatNamesTheLayer() async throws {
        let passing: StoreLayer = { store in NetworkStore { try await store.fetchData($0) } }
        let store = NetworkStore.json("[7]").layered(settingHeaders([:]), passing, settingHeaders([:]))

        #expect(try await store.fetchData(try request()).0 == Data("[7]".utf8))
        let error = await #expect(throws: LayerWithoutStreams.self) { try await store.fetchStream(try request()) }
        let text = try #require(error.map { "\($0)" })
        #expect(text.contains("layer 2 of 3") && text.contains("`intercepting`"))
        #expect(text.contains("FetchingTests/NetworkStoreTests.swift:"))
    }

    @Test func aLayerThatSetsFetchDataFailsAStream() async throws {
        let setting: StoreLayer = { store in
            var copy = store
            copy.fetchData = { try await store.fetchData($0) }
            return copy
        }
        let store = network.layered([setting])
        await #expect(throws: LayerWithoutStreams.self) { try await store.fetchStream(try request()) }
    }

    @Test func aStubStreamsItsBodyAsOneChunkThroughLayers() async throws {
        let pass: StoreLayer = { $0 }
        for stub in [NetworkStore { try await NetworkStore.json("[7]").fetchData($0) }, .json("[7]")] {
            let (body, _) = try await stub.layered(pass, settingHeaders([:])).fetchStream(try request())
            #expect(try await chunks(body) == ["[7]"])
        }
        let (body, _) = try await network.layered({ _ in .json("[7]") }).fetchStream(try request())
        #expect(try await chunks(body) == ["[7]"])
    }
}

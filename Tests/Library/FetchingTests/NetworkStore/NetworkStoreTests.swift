import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests that a store of one closure has both closures, so that no request reaches the network.
@Suite(.hangLimit) struct NetworkStoreTests {
    /// A store that fails the test if a request is sent through either closure.
    private let network = NetworkStore(
        fetchData: NetworkStore.unimplemented.fetchData, fetchStream: NetworkStore.unimplemented.fetchStream)

    @Test(arguments: StoreClosure.allCases) func aTransportOfAnAppMasksSecrets(
        closure: StoreClosure
    ) async throws {
        let log = RequestLog()
        let url = "https://a/?api_key=verysecretvalue"
        let error = URLError(
            .cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: "no server at \(url)", "url": url])
        let failing = NetworkStore.failing(error).recorded(in: log)
        let store = NetworkStore(
            fetchData: failing.fetchData, fetchStream: failing.fetchStream)
        let thrown = await expect(throws: URLError.self) { try await closure.text(store, url) }
        expect(thrown?.code == .cannotConnectToHost && log.count == 1)
        var text = "\(String(describing: thrown)) \(thrown?.errorUserInfo ?? [:])"
        dump(thrown, to: &text)
        expect(!text.contains("verysecretvalue"))
    }

    @Test(arguments: StoreClosure.allCases) func aStubHasBothClosures(closure: StoreClosure) async throws {
        let stub = NetworkStore {
            try await NetworkStore.json($0.value(forHTTPHeaderField: "X-A") ?? "", status: 201).fetchData($0)
        }
        let (text, response) = try await closure.text(stub.layered(settingHeaders(["X-A": "a"])))
        expect(text == "a" && response.statusCode == 201)
    }

    @Test func aStubStreamsItsBodyAsOneChunkThroughLayers() async throws {
        let pass: StoreLayer = { $0 }
        for stub in [NetworkStore { try await NetworkStore.json("[7]").fetchData($0) }, .json("[7]")] {
            let (body, _) = try await stub.layered(pass, settingHeaders([:])).fetchStream(try request())
            try await expectEqual(chunks(body), ["[7]"])
        }
        await expect(throws: URLError(.timedOut)) {
            try await NetworkStore.failing(URLError(.timedOut)).fetchStream(request())
        }
        let (body, _) = try await network.layered({ _ in .json("[7]") }).fetchStream(try request())
        try await expectEqual(chunks(body), ["[7]"])
    }
}

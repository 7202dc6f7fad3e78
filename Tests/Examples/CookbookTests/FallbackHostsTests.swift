import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Test func theNextHostIsAskedIfAHostFails() async throws {
    let log = RequestLog()
    let server = NetworkStore.sequence(
        .failing(RequestRefused.circuitOpen(remaining: .seconds(5))), .json("{}", status: 503), .json("[1]"))
    let store = server.recorded(in: log).layered(fallingBack(to: ["b.example.com", "c.example.com"]))

    let (data, _) = try await store.fetchData(request("https://a.example.com/numbers?page=2"))

    expectEqual(data, Data("[1]".utf8))
    expectEqual(
        log.requests.map { $0.url?.absoluteString },
        ["a", "b", "c"].map { "https://\($0).example.com/numbers?page=2" })
}

@Test func aWriteIsSentToOneHostOnly() async throws {
    let store = NetworkStore.sequence(.failing(URLError(.networkConnectionLost)))
        .layered(fallingBack(to: ["b.example.com"]))
    await expect(throws: URLError.self) {
        try await store.fetchData(createRequest(.post, baseURL: "https://a.example.com/numbers"))
    }
}

@Test func aCancelledRequestIsNotSentToAnotherHost() async throws {
    let store = NetworkStore.sequence(.failing(CancellationError())).layered(fallingBack(to: ["b.example.com"]))
    await expect(throws: CancellationError.self) { try await store.fetchData(request("https://a.example.com")) }
}

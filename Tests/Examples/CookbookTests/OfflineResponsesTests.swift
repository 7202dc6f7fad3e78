import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Test(arguments: [nil, "max-age=60", "Max-Age=0"])
func aStoredResponseIsUsedWhileOffline(field: String?) async throws {
    let time = VirtualTime()
    try await time.run { () async throws in
        let server = NetworkStore.sequence(
            .json(#"["Emma"]"#, headers: field.map { ["cache-control": $0] } ?? [:]),
            .failing(URLError(.notConnectedToInternet)), .failing(URLError(.notConnectedToInternet)))
        let store = offlineStore(server, in: .memory())
        let books: Fetcher<Void, [String]> = modelFetcher(
            createURLRequest: { try createRequest(baseURL: "https://api.example.com/books") }, store: store)

        try await expectEqual(books(()).get(), ["Emma"])
        time.advance(by: .seconds(6 * 24 * 3600))
        try await expectEqual(books(()).get(), ["Emma"])
        time.advance(by: .seconds(2 * 24 * 3600))
        await expectEqual(books(()).error?.network?.urlError.code, .notConnectedToInternet)
    }
}

@Test(arguments: [(200, ["Cache-Control": "no-store"]), (403, [:])])
func aResponseThatMustNotBeStoredIsNotUsed(status: Int, headers: [String: String]) async throws {
    let server = NetworkStore.sequence(
        .json("[]", status: status, headers: headers), .failing(URLError(.notConnectedToInternet)))
    let fetch = networkFetcher(store: offlineStore(server, in: .memory()))
    let request = try createRequest(baseURL: "https://api.example.com/books")

    _ = try? await fetch(request)
    await expect(throws: URLError.self) { try await fetch(request) }
}

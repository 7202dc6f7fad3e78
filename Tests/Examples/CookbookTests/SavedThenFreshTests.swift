import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Test func theStoredArticlesComeFirstAndStayIfTheServerCannotBeReached() async throws {
    let server = NetworkStore.sequence(
        .json(#"["old"]"#, headers: ["Cache-Control": "max-age=60"]),
        .json(#"["new"]"#, headers: ["Cache-Control": "max-age=60"]),
        .failing(URLError(.notConnectedToInternet)))
    let api = APISettings(baseURL: "https://api.example.com", store: server.layered(caching(in: .memory())))

    var shown: [[[String]?]] = []
    for _ in 1...3 {
        var results: [[String]?] = []
        for await result in articleUpdates(api) { results.append(try? result.get()) }
        shown.append(results)
    }

    expectEqual(shown, [[["old"]], [["old"], ["new"]], [["new"], nil]])
}

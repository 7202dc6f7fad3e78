import Fetching
import Foundation
import Testing
@testable import App

struct PaintingsTests {
    let api = appSettings(store: recorded)

    @Test("GET /paintings: 200")
    func paintingsReplay() async throws {
        let fetch = paintingsFetcher(api)
        let value = try await fetch(nil).get()
        #expect(value.total == 3)
    }

    @Test("GET /paintings?page=2: 200")
    func paintingsReplay2() async throws {
        let fetch = paintingsFetcher(api)
        let value = try await fetch(2).get()
        #expect(value.total == 3)
    }

    @Test("paintingsPages")
    func paintingsPagesReplay() async throws {
        let first = try #require(URL(string: "http://127.0.0.1:8001/paintings"))
        var count = 0
        for try await _ in paintingsPages(api, from: first).items { count += 1 }
        #expect(count == 3)
    }
}

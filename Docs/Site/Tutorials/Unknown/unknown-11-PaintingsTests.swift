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
        #expect(value.next == "/paintings?page=2")
        #expect(value.results.count == 2)
        #expect(value.results.first?.id == 1)
        #expect(value.results.first?.title == "The Kiss")
    }

    @Test("GET /paintings?page=2: 200")
    func paintingsReplay2() async throws {
        let fetch = paintingsFetcher(api)
        let value = try await fetch(2).get()
        #expect(value.total == 3)
        #expect(value.results.count == 1)
        #expect(value.results.first?.id == 3)
        #expect(value.results.first?.title == "Fish Magic")
    }

    @Test("Pages of GET /paintings")
    func paintingsPagesReplay() async throws {
        let first = try #require(URL(string: "http://127.0.0.1:8001/paintings"))
        var pages = paintingsPages(api, from: first, width: 0).makeAsyncIterator()
        #expect(try await pages.next()?.items.count == 2)
        #expect(try await pages.next()?.items.count == 1)
        #expect(try await pages.next() == nil)
    }
}

import Fetching
import Testing
@testable import App

@Test func aBookIsDecoded() async throws {
    let json = #"{"id": 7, "title": "Emma", "first_published": 1815}"#
    let book = bookFetcher(store: .json(json))
    let emma = Book(id: 7, title: "Emma", firstPublished: 1815)
    #expect(try await book(7).get() == emma)
}

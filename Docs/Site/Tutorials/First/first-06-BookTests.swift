import Fetching
import FetchingTestSupport
import Foundation
import Testing
@testable import App

@Test func aBookIsDecoded() async throws {
    let json = #"{"id": 7, "title": "Emma", "first_published": 1815}"#
    let book = bookFetcher(store: .json(json))
    let emma = Book(id: 7, title: "Emma", firstPublished: 1815)
    #expect(try await book(7).get() == emma)
}

@Test func theRequestHasTheIDInItsPath() async {
    let log = RequestLog()
    let store = NetworkStore.json(#"{"id": 7, "title": "Emma"}"#)
    let book = bookFetcher(store: store.recorded(in: log))
    _ = await book(7)
    let urls = log.requests.map { $0.url?.absoluteString }
    #expect(urls == ["https://api.example.com/v1/books/7"])
}

import Fetching
import FetchingTestSupport
import Foundation
import Testing
@testable import App

@Test func aBookIsDecoded() async throws {
    let book = bookFetcher(store: .json(#"{"id": 7, "title": "Emma", "first_published": 1815}"#))
    #expect(try await book(7).get() == Book(id: 7, title: "Emma", firstPublished: 1815))
}

@Test func theRequestHasTheIDInItsPath() async {
    let log = RequestLog()
    let book = bookFetcher(store: .json(#"{"id": 7, "title": "Emma"}"#).recorded(in: log))
    _ = await book(7)
    #expect(log.requests.map { $0.url?.absoluteString } == ["https://api.example.com/v1/books/7"])
}

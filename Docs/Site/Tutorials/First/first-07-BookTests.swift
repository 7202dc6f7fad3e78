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

@Test func theServersMessageIsShown() async {
    let json = #"{"message": "There is no book 8."}"#
    let book = bookFetcher(store: .json(json, status: 404))
    guard case .failure(.server(let failure)) = await book(8) else {
        Issue.record("expected an error of the server")
        return
    }
    #expect(failure.status == 404)
    #expect(failure.message == "There is no book 8.")
}

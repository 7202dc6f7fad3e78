import Fetching
import FetchingResilience
import FetchingTestSupport
import Testing
@testable import App

@Test func aFailedPageIsSentAgain() async throws {
    let time = VirtualTime(advancesAutomatically: true)
    let server = NetworkStore.sequence(
        .json("{}", status: 503, headers: ["Retry-After": "2"]),
        .json(#"{"books": [{"id": 7, "title": "Emma"}], "total": 1}"#))
    let store = server.layered(retrying())

    let books = try await time.run {
        var books: [Book] = []
        for try await book in bookPages(titled: "e", store: store).items {
            books.append(book)
        }
        return books
    }

    #expect(books == [Book(id: 7, title: "Emma")])
    #expect(time.now == .seconds(2))
}

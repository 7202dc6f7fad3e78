import Fetching
import FetchingTestSupport
import Testing
@testable import App

private let library = NetworkStore.routed([
    "GET /v1/books?title=e&offset=0&limit=2": .json(
        """
        {"books": [{"id": 7, "title": "Emma"}, {"id": 8, "title": "Evelina"}],
         "total": 3}
        """),
    "GET /v1/books?title=e&offset=2&limit=2": .json(
        #"{"books": [{"id": 9, "title": "Persuasion"}], "total": 3}"#),
])

@Test func theBooksOfAllPagesArriveInOrder() async throws {
    var titles: [String] = []
    for try await book in bookPages(titled: "e", store: library).items {
        titles.append(book.title)
    }
    #expect(titles == ["Emma", "Evelina", "Persuasion"])
}

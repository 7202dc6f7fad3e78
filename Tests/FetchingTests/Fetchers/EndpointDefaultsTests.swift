import Foundation
import Fetching
import FetchingTestSupport
import Testing

private struct Book: Codable, Equatable, Sendable {
    var id: Int
    var firstPublished: Date?
}

/// A client as an app would write it.
private struct Library: Sendable {
    let defaults: EndpointDefaults

    var book: Fetcher<Int, Book> {
        defaults.modelFetcher { id in try defaults.request(path: ["books", String(id)]) }
    }
    var addBook: Fetcher<Book, Book> {
        defaults.modelFetcher { book in try defaults.request(.post, path: ["books"], body: defaults.body(book)) }
    }
    var removeBook: Fetcher<Int, Void> {
        defaults.fetcher(
            createURLRequest: { id in
                try defaults.request(.delete, path: ["books", String(id)], headers: ["ACCEPT": nil, "If-Match": "*"])
            },
            mapper: emptyMapper())
    }
    var notice: Fetcher<[String], String> {
        defaults.textFetcher { words in try defaults.request(path: ["notice"], query: [QueryItem("w", words)]) }
    }
}

private func library(_ store: NetworkStore) -> Library {
    Library(
        defaults: EndpointDefaults(
            baseURL: "https://api.example.com/v1", store: store,
            json: JSONOptions(keys: .snakeCase, dates: .secondsSince1970),
            headers: ["Accept": "application/json", "X-Client": "app"], queryStyle: QueryStyle(lists: .commas),
            message: { _, body in String(decoding: body, as: UTF8.self) }))
}

@Test func endpointsShareTheirSettings() async throws {
    let log = RequestLog()
    let book = Book(id: 7, firstPublished: Date(timeIntervalSince1970: 5))
    let library = library(.json(#"{"id": 7, "first_published": 5}"#).recorded(in: log))
    #expect(try await library.book(7).get() == book)
    #expect(try await library.addBook(book).get() == book)

    let (read, added) = (log.requests[0], log.requests[1])
    #expect(read.url?.absoluteString == "https://api.example.com/v1/books/7")
    #expect(read.allHTTPHeaderFields == ["Accept": "application/json", "X-Client": "app"])
    #expect(added.httpMethod == "POST")
    #expect(added.httpBody == Data(#"{"first_published":5,"id":7}"#.utf8))
}

@Test func anEndpointReplacesAndRemovesSharedHeaders() async throws {
    let log = RequestLog()
    try await library(.constant(Data(), status: 204).recorded(in: log)).removeBook(7).get()
    #expect(log.requests.map(\.allHTTPHeaderFields) == [["If-Match": "*", "X-Client": "app"]])
}

@Test func textAndQueriesUseTheSharedSettings() async throws {
    let log = RequestLog()
    let store = NetworkStore.constant(Data([0xE9]), headers: ["Content-Type": "text/plain; charset=iso-8859-1"])
    #expect(try await library(store.recorded(in: log)).notice(["a", "b"]).get() == "é")
    #expect(log.requests.map { $0.url?.query() } == ["w=a,b"])
}

@Test func everyFetcherReadsTheMessageOfAServerError() async {
    let library = library(.constant(Data("closed".utf8), status: 503))
    let results = [
        await library.book(7).map { _ in }, await library.removeBook(7), await library.notice([]).map { _ in },
    ]
    for result in results {
        guard case .failure(.server(let failure)) = result else {
            Issue.record("expected a server error, not \(result)")
            continue
        }
        #expect(failure.message == "closed")
    }
}

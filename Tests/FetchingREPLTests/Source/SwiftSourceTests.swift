import Fetching
import FetchingREPL
import Foundation
import Testing

struct SwiftSourceTests {
    @Test func anEndpointHasItsModelAndItsTest() throws {
        let request = URLRequest(url: try #require(URL(string: "https://api.example.com/v1/books/7?apikey=secret123")))
        #expect(
            swiftSource(for: request, sample: #"{"id": 7, "title": "Emma", "first_published": 1815}"#) == ##"""
                // In Sources/App/bookFetcher.swift
                import Fetching

                func bookFetcher(apikey: String, store: NetworkStore = .live) -> Fetcher<Int, Book> {
                    modelFetcher(
                        createURLRequest: { id in
                            try createRequest(
                                baseURL: "https://api.example.com/v1",
                                path: ["books", String(id)],
                                query: [QueryItem("apikey", apikey)])
                        },
                        store: store)
                }

                struct Book: Codable, Identifiable, Sendable {
                    var id: Int
                    var title: String
                    var firstPublished: Int
                }

                // In Tests/AppTests/bookFetcherTests.swift
                import Fetching
                import FetchingTestSupport
                import Testing
                @testable import App

                @Test func bookFetcherDecodesItsModel() async throws {
                    let log = RequestLog()
                    let body = #"{"id": 7, "title": "Emma", "first_published": 1815}"#
                    let fetch = bookFetcher(apikey: "test-apikey", store: .json(body).recorded(in: log))

                    let value = try await fetch(7).get()

                    #expect(value.id == 7)
                    #expect(log.requests.map { $0.url?.absoluteString } == ["https://api.example.com/v1/books/7?apikey=test-apikey"])
                }

                """##)
    }

    @Test(arguments: ["bot123456:AbC", "xKp29dQwZr71LmNb84Tv"])
    func aSegmentThatLooksLikeASecretIsAParameter(segment: String) throws {
        let url = try #require(URL(string: "https://api.example.com/\(segment)/getUpdates"))
        let source = swiftSource(for: URLRequest(url: url), sample: #"{"url": "/\#(segment)/x"}"#)
        #expect(!source.contains(segment), "\(source)")
        #expect(source.contains(#"path: [secret, "getUpdates"]"#))
        let id = try #require(URL(string: "https://api.example.com/books/550e8400-e29b-41d4-a716-446655440000"))
        #expect(swiftSource(for: URLRequest(url: id), sample: "{}").contains(#"path: ["books", id]"#))
    }

    @Test(arguments: sampleRequests.indices)
    func noSecretIsInTheSource(index: Int) {
        let sample = sampleRequests[index]
        let source = swiftSource(for: sample.request, sample: sample.response)
        for secret in secretTexts { #expect(!source.contains(secret), "\(source)") }
    }
}

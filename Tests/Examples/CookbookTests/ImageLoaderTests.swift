import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import Testing

@Test func anImageIsDownloadedOnceAndThenReadFromTheCache() async throws {
    let log = RequestLog()
    let server = NetworkStore.constant(Data("PNG".utf8), headers: ["Cache-Control": "max-age=600"])
    let image = imageFetcher(cache: .memory(), store: server.recorded(in: log)) { String(decoding: $0, as: UTF8.self) }
    let url = try #require(URL(string: "https://images.example.com/7.png"))

    async let first = image(url)
    async let second = image(url)
    #expect(try await [first.get(), second.get(), image(url).get()] == ["PNG", "PNG", "PNG"])

    #expect(log.requests.map { $0.value(forHTTPHeaderField: "Accept") } == ["image/*"])
}

@Test func bytesThatAreNoImageAreAParsingError() async throws {
    let image: Fetcher<URL, String> = imageFetcher(cache: .memory(), store: .constant(Data([0]))) { _ in
        throw URLError(.cannotDecodeContentData)
    }
    guard case .failure(.parsing) = await image(try #require(URL(string: "https://images.example.com/7.png"))) else {
        Issue.record("expected a parsing error")
        return
    }
}

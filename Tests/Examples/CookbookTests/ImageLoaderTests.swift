import Fetching
import FetchingCache
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@Test func anImageIsDownloadedAndDecodedOnce() async throws {
    let log = RequestLog()
    let server = NetworkStore.constant(Data("PNG".utf8), headers: ["Cache-Control": "max-age=600"])
    let cache = CacheStore.memory()
    let decoded = Atomic(0)
    @Sendable func decode(_ data: Data) -> String {
        decoded.add(1, ordering: .relaxed)
        return String(decoding: data, as: UTF8.self)
    }
    let image = imageFetcher(cache: cache, store: server.recorded(in: log), decode: decode) { $0.utf8.count }
    let url = try #require(URL(string: "https://images.example.com/7.png"))

    async let first = image(url)
    async let second = image(url)
    try await expectEqual([first.get(), second.get(), image(url).get()], ["PNG", "PNG", "PNG"])

    expectEqual(decoded.load(ordering: .relaxed), 1)
    // The next start of the app reads the bytes from the cache.
    let nextImage = imageFetcher(cache: cache, store: .unimplemented, decode: decode) { $0.utf8.count }
    try await expectEqual(nextImage(url).get(), "PNG")
    expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Accept") }, ["image/*"])
}

@Test func bytesThatAreNoImageAreAParsingError() async throws {
    let image: Fetcher<URL, String> = imageFetcher(
        cache: .memory(), store: .constant(Data([0])), decode: { _ in throw URLError(.cannotDecodeContentData) },
        bytes: { $0.utf8.count })
    guard case .failure(.parsing) = await image(try #require(URL(string: "https://images.example.com/7.png"))) else {
        Issue.record("expected a parsing error")
        return
    }
}

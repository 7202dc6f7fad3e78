// Streams in a module whose code runs on the main actor by default.
import Fetching
import FetchingStreams
import Foundation
import Testing

/// A sequence of an app that reads a body in pairs of bytes.
private struct Pairs: AsyncSequence, Sendable {
    typealias Element = Data

    let body: ResponseBody

    nonisolated func makeAsyncIterator() -> Iterator { Iterator(base: body.makeAsyncIterator()) }

    nonisolated struct Iterator: AsyncIteratorProtocol {
        var base: ResponseBody.Iterator
        var rest = Data()

        mutating func next() async throws -> Data? {
            while rest.count < 2, let chunk = try await base.next() { rest += chunk }
            guard !rest.isEmpty else { return nil }
            defer { rest = rest.dropFirst(2) }
            return rest.prefix(2)
        }
    }
}

private final class PriceModel {
    private let prices: Fetcher<String, ElementStream<Data>>
    var shown: [String] = []

    init(store: NetworkStore) {
        prices = streamFetcher(
            createURLRequest: { symbol in try createRequest(baseURL: "https://example.com", path: ["prices", symbol]) },
            store: store, elements: { body in Pairs(body: body) })
    }

    func follow(_ symbol: String) async throws {
        for try await price in try await prices(symbol).get() { shown.append(String(decoding: price, as: UTF8.self)) }
    }
}

@Test func aModelOnTheMainActorReadsAStream() async throws {
    let model = PriceModel(store: .json("112233"))
    try await model.follow("ACME")
    #expect(model.shown == ["11", "22", "33"])
}

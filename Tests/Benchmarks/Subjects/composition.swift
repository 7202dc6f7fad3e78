import Fetching

extension Subject {
    static let composition = Subject(
        name: "composition", title: "modelFetcher with a stub, compared with the same steps written by hand"
    ) { effort in
        [
            // A ratio, because a bound in nanoseconds would decide about the machine. On one machine it is 10% to 14%.
            try await wholeCall(effort).finding(.ratio(1.15), .allocations(2)),
            try await bareCall(effort).finding(.time(.microseconds(1)), .allocations(2)),
        ]
    }
}

private struct Hero: Decodable, Sendable {
    let id: Int
    let fullName: String
    let comicsCount: Int
}

/// Compares calls that build the request and the response and decode a small JSON body.
private func wholeCall(_ effort: Effort) async throws -> Comparison {
    let store = opaque(NetworkStore.json(#"{"id":1009610,"full_name":"Peter Parker","comics_count":4263}"#))
    let build: RequestBuilder<Int> = { id in
        try createRequest(
            baseURL: "https://example.com/v1", path: ["heroes", String(id)], query: [QueryItem("full", true)])
    }
    // Each side uses the same decoder, because only composition is measured.
    let decode = jsonMapper(Hero.self)
    let fetcher: Fetcher<Int, Hero> = modelFetcher(createURLRequest: build, store: store)
    return try await compare(
        Contender("by hand, a small JSON model") {
            try await byHand(1_009_610, build: build, store: store, decode: decode).get()
        },
        with: Contender("modelFetcher, a small JSON model") { try await fetcher(1_009_610).get() },
        effort: effort)
}

/// Compares calls that do little except composition. Request and response are created in advance, and the model is the
/// length of the body.
private func bareCall(_ effort: Effort) async throws -> Comparison {
    let (request, store) = try await constantResponse()
    let build: RequestBuilder<Int> = { _ in request }
    let count: Mapper<Int> = { $0.count }
    let fetcher = modelFetcher(createURLRequest: build, store: store, mapper: count)
    return try await compare(
        Contender("by hand, a count of bytes") {
            try await byHand(1, build: build, store: store, decode: count).get()
        },
        with: Contender("modelFetcher, a count of bytes") { try await fetcher(1).get() },
        effort: effort)
}

import Fetching
import Foundation

extension Subject {
    // The bounds are ratios to the same closures without stores, because a bound in nanoseconds would decide about the
    // machine: the same layer costs 28 ns on one and 45 ns on another.
    static let passThrough = Subject(
        name: "pass-through", title: "layers that do nothing, compared with the store and with closures by hand"
    ) { effort in
        let (request, store) = try await constantResponse()
        let one = layered(store, times: 1)
        let ten = layered(store, times: 10)
        let oneEnding = layered(store, times: 1, endsAtLimits: true)
        let tenEnding = layered(store, times: 10, endsAtLimits: true)
        let oneByHand = wrapped(store.fetchData, times: 1)
        let tenByHand = wrapped(store.fetchData, times: 10)
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let withOne = Contender("with 1 layer") { try await one.fetchData(request) }
        let withTen = Contender("with 10 layers") { try await ten.fetchData(request) }
        let withOneEnding = Contender("with 1 layer that ends at limits") { try await oneEnding.fetchData(request) }
        let withTenEnding = Contender("with 10 layers that end at limits") { try await tenEnding.fetchData(request) }
        let inOneClosure = Contender("1 closure by hand") { try await oneByHand(request) }
        let inTenClosures = Contender("10 closures by hand") { try await tenByHand(request) }
        return [
            try await compare(bare, with: withOne, effort: effort).finding(.allocations(0)),
            try await compare(bare, with: withTen, effort: effort).finding(.allocations(0), perLayerOf: 10),
            try await compare(inOneClosure, with: withOneEnding, effort: effort).finding(.ratio(1.15)),
            try await compare(inTenClosures, with: withTenEnding, effort: effort).finding(.ratio(1.15)),
            // By default, each layer reads the context of the call, because it may have to end its closure at a limit.
            try await compare(inOneClosure, with: withOne, effort: effort).finding(.ratio(1.3)),
            try await compare(inTenClosures, with: withTen, effort: effort).finding(.ratio(2.5)),
        ]
    }
}

private typealias FetchData = @Sendable (URLRequest) async throws -> (Data, URLResponse)

/// Returns `store` with `count` layers that pass requests through.
private func layered(_ store: NetworkStore, times count: Int, endsAtLimits: Bool = false) -> NetworkStore {
    (1...count).reduce(store) { store, _ in
        opaque(
            store.layered { next in
                NetworkStore(
                    around: next, endsAtLimits: endsAtLimits,
                    fetchData: { request in try await next.fetchData(request) },
                    fetchStream: { request in try await next.fetchStream(request) })
            })
    }
}

/// Returns a closure that passes requests through `count` closures to `fetchData`.
private func wrapped(_ fetchData: @escaping FetchData, times count: Int) -> FetchData {
    (1...count).reduce(fetchData) { next, _ in wrapped(next) }
}

// Not `opaque`, because a generic function adds a conversion to each call of a closure.
@inline(never)
private func wrapped(_ next: @escaping FetchData) -> FetchData {
    { request in try await next(request) }
}

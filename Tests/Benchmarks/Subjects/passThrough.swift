import Fetching
import Foundation

extension Subject {
    // Both bounds are ratios to the same closures without stores, because a bound in nanoseconds would decide about the
    // machine: the same layer costs 28 ns on one and 45 ns on another.
    static let passThrough = Subject(
        name: "pass-through", title: "layers that do nothing, compared with the store and with closures by hand"
    ) { effort in
        let (request, store) = try await constantResponse()
        let one = layered(store, times: 1)
        let ten = layered(store, times: 10)
        let oneByHand = wrapped(store.fetchData, times: 1)
        let tenByHand = wrapped(store.fetchData, times: 10)
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let withOne = Contender("with 1 layer") { try await one.fetchData(request) }
        let withTen = Contender("with 10 layers") { try await ten.fetchData(request) }
        let inOneClosure = Contender("1 closure by hand") { try await oneByHand(request) }
        let inTenClosures = Contender("10 closures by hand") { try await tenByHand(request) }
        return [
            try await compare(bare, with: withOne, effort: effort).finding(.allocations(0)),
            try await compare(bare, with: withTen, effort: effort).finding(.allocations(0), perLayerOf: 10),
            try await compare(inOneClosure, with: withOne, effort: effort).finding(.ratio(1.15)),
            try await compare(inTenClosures, with: withTen, effort: effort).finding(.ratio(1.15)),
        ]
    }
}

private typealias FetchData = @Sendable (URLRequest) async throws -> (Data, URLResponse)

/// Returns `store` with `count` layers that pass requests through.
private func layered(_ store: NetworkStore, times count: Int) -> NetworkStore {
    (1...count).reduce(store) { store, _ in
        opaque(
            store.layered { next in
                NetworkStore(
                    around: next, fetchData: { request in try await next.fetchData(request) },
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

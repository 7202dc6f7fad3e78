import Fetching

extension Subject {
    static let passThrough = Subject(
        name: "pass-through", title: "a store with layers that do nothing, compared with the store itself"
    ) { effort in
        let (request, store) = try await constantResponse()
        let one = opaque(store.layered(layer))
        let ten = opaque((1...10).reduce(store) { store, _ in opaque(layer)(store) })
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let withOne = Contender("with 1 layer") { try await one.fetchData(request) }
        let withTen = Contender("with 10 layers") { try await ten.fetchData(request) }
        return [
            try await compare(bare, with: withOne, effort: effort)
                .finding(.time(.nanoseconds(40)), .allocations(0)),
            try await compare(bare, with: withTen, effort: effort)
                .finding(.time(.nanoseconds(40)), .allocations(0), perLayerOf: 10),
        ]
    }
}

private let layer: StoreLayer = { store in
    NetworkStore { request in try await store.fetchData(request) }
}

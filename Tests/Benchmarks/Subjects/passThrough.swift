import Fetching

extension Subject {
    static let passThrough = Subject(
        name: "pass-through", title: "a store behind layers that do nothing, beside the store itself"
    ) { effort in
        let (request, store) = try await constantResponse()
        let one = opaque(store.layered(layer))
        let ten = opaque((1...10).reduce(store) { store, _ in opaque(layer)(store) })
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let behindOne = Contender("behind 1 layer") { try await one.fetchData(request) }
        let behindTen = Contender("behind 10 layers") { try await ten.fetchData(request) }
        return [
            try await compare(bare, with: behindOne, effort: effort)
                .finding(.time(.nanoseconds(40)), .allocations(0)),
            try await compare(bare, with: behindTen, effort: effort)
                .finding(.time(.nanoseconds(40)), .allocations(0), perLayerOf: 10),
        ]
    }
}

private let layer: StoreLayer = { store in
    NetworkStore { request in try await store.fetchData(request) }
}

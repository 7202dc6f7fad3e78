import Fetching

extension Subject {
    static let layers = Subject(
        name: "layers", title: "the cost of the live store's layers with a stub, for information"
    ) { effort in
        let (request, store) = try await constantResponse()
        let redirecting = store.layered(followingRedirects())
        let timed = store.layered(timingOut())
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let withRedirects = Contender("followingRedirects") { try await redirecting.fetchData(request) }
        let withTimeLimit = Contender("timingOut") { try await timed.fetchData(request) }
        return [
            try await compare(bare, with: withRedirects, effort: effort).finding(),
            try await compare(bare, with: withTimeLimit, effort: effort).finding(),
        ]
    }
}

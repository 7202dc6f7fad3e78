import Fetching

extension Subject {
    static let layers = Subject(
        name: "layers", title: "the cost of layers with a stub, for information"
    ) { effort in
        let (request, store) = try await constantResponse()
        let redirecting = store.layered(followingRedirects())
        let timed = store.layered(timingOut())
        let intercepted = store.layered(intercepting("nothing") { request, next in try await next(request) })
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let withRedirects = Contender("followingRedirects") { try await redirecting.fetchData(request) }
        let withTimeLimit = Contender("timingOut") { try await timed.fetchData(request) }
        let withInterception = Contender("intercepting") { try await intercepted.fetchData(request) }
        return [
            try await compare(bare, with: withRedirects, effort: effort).finding(),
            try await compare(bare, with: withTimeLimit, effort: effort).finding(),
            try await compare(bare, with: withInterception, effort: effort).finding(),
        ]
    }
}

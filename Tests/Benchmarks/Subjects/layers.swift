import Fetching

extension Subject {
    static let layers = Subject(
        name: "layers", title: "what the live store's layers cost over a stub, for information"
    ) { effort in
        let (request, store) = try await constantResponse()
        let redirecting = store.layered(followingRedirects())
        let timed = store.layered(timingOut())
        let bare = Contender("the store itself") { try await store.fetchData(request) }
        let behindRedirects = Contender("followingRedirects") { try await redirecting.fetchData(request) }
        let behindTimeLimit = Contender("timingOut") { try await timed.fetchData(request) }
        return [
            try await compare(bare, with: behindRedirects, effort: effort).finding(),
            try await compare(bare, with: behindTimeLimit, effort: effort).finding(),
        ]
    }
}

import Fetching

/// A factory of fetchers for all endpoints of the API.
///
/// All fetchers of a factory share one signing layer, so the timestamps of their requests are always different.
struct MarvelAPI: Sendable {
    private let api: APISettings

    init(store: NetworkStore, keys: MarvelKeys, baseURL: String, layers: [StoreLayer]) {
        api = APISettings(
            baseURL: baseURL,
            store: store.layered(layers + [marvelSigning(keys: keys)]),
            // The API's JSON keys are already in camel case, so a conversion would only take time.
            json: JSONOptions(keys: .useDefaultKeys),
            queryStyle: QueryStyle(lists: .commas))
    }

    func list<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Query, MarvelPage<Model>> {
        api.modelFetcher { [api] query in
            try api.request(path: kind.path(query), query: kind.queryItems(query))
        }
    }

    func single<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Int, MarvelPage<Model>> {
        api.modelFetcher { [api] id in try api.request(path: [kind.name, String(id)]) }
    }
}

import Fetching

/// A factory of fetchers for all endpoints of the API.
///
/// All fetchers of a factory share one signing layer, so their timestamps are always different.
struct MarvelAPI: Sendable {
    private let store: NetworkStore
    private let baseURL: String

    init(store: NetworkStore, keys: MarvelKeys, baseURL: String, time: TimeSource, layers: [StoreLayer]) {
        self.store = store.layered(layers + [marvelSigning(keys: keys, time: time)])
        self.baseURL = baseURL
    }

    func list<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Query, MarvelPage<Model>> {
        page { [baseURL] query in
            try createRequest(
                baseURL: baseURL, path: kind.path(query), query: kind.queryItems(query),
                queryStyle: QueryStyle(lists: .commas))
        }
    }

    func single<Query, Model>(_ kind: ResourceKind<Query, Model>) -> Fetcher<Int, MarvelPage<Model>> {
        page { [baseURL] id in try createRequest(baseURL: baseURL, path: [kind.name, String(id)]) }
    }

    private func page<Params, Model: Decodable & Sendable>(
        createURLRequest: @escaping RequestBuilder<Params>
    ) -> Fetcher<Params, MarvelPage<Model>> {
        // The API's JSON keys are already in camel case, so a conversion would only take time.
        let mapper: Mapper<MarvelPage<Model>> = jsonMapper(options: JSONOptions(keys: .useDefaultKeys))
        return modelFetcher(createURLRequest: createURLRequest, store: store, mapper: mapper)
    }
}

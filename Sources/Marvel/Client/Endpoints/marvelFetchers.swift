import Fetching

/// What every endpoint of the API answers with: the envelope, and in it a page of models.
public typealias MarvelPage<Model> = BaseResponseModel<PaginatedResponseModel<Model>>

/// Where the Marvel API was; it is retired, and the sandbox answers in its place.
public let marvelBaseURL = "https://gateway.marvel.com/v1/public"

/// Lists the resources of a kind: all, or those under another resource if the query says so.
///
/// - Parameters:
///   - kind: What to list, such as `.comics`.
///   - store: What answers the requests.
///   - keys: What signs them.
///   - baseURL: What comes before `/comics`.
///   - time: Tells the time for the signatures.
///   - layers: What a request meets before it is signed, outermost first, such as retries: each of their attempts is
///     signed anew. Layers around `store` itself are inside: they meet the signed request.
public func listFetcher<Query, Model>(
    of kind: ResourceKind<Query, Model>,
    store: NetworkStore = .live,
    keys: MarvelKeys = .environment,
    baseURL: String = marvelBaseURL,
    time: TimeSource = .system,
    layers: [StoreLayer] = []
) -> Fetcher<Query, MarvelPage<Model>> {
    MarvelAPI(store: store, keys: keys, baseURL: baseURL, time: time, layers: layers).list(kind)
}

/// Fetches one resource of a kind by its id, as a page of one; an id that isn't there is the server's 404.
///
/// - Parameters:
///   - kind: What to fetch, such as `.comics`.
///   - store: What answers the requests.
///   - keys: What signs them.
///   - baseURL: What comes before `/comics`.
///   - time: Tells the time for the signatures.
///   - layers: What a request meets before it is signed, outermost first.
public func singleFetcher<Query, Model>(
    of kind: ResourceKind<Query, Model>,
    store: NetworkStore = .live,
    keys: MarvelKeys = .environment,
    baseURL: String = marvelBaseURL,
    time: TimeSource = .system,
    layers: [StoreLayer] = []
) -> Fetcher<Int, MarvelPage<Model>> {
    MarvelAPI(store: store, keys: keys, baseURL: baseURL, time: time, layers: layers).single(kind)
}

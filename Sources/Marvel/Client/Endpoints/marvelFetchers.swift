import Fetching

/// Returns a fetcher for pages of one kind of resource.
///
/// ```swift
/// let comics = listFetcher(of: .comics, keys: keys)
/// let page = await comics(ComicQuery(titleStartsWith: "Hulk"))
/// ```
///
/// - Parameters:
///   - kind: The kind of resource, such as `.comics`.
///   - store: Sends the requests.
///   - keys: The keys that sign the requests.
///   - baseURL: The URL before `/comics`.
///   - time: The clock for the timestamps in the signatures.
///   - layers: Layers that see a request before it is signed, such as retries, outermost first. Each attempt that they
///     make is signed again. A layer around `store` sees the signed request.
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

/// Returns a fetcher for one resource by its id, as a page of one.
///
/// For an unknown id the server responds with status 404, which is an ``AppError/server(_:)``.
///
/// - Parameters:
///   - kind: The kind of resource, such as `.comics`.
///   - store: Sends the requests.
///   - keys: The keys that sign the requests.
///   - baseURL: The URL before `/comics`.
///   - time: The clock for the timestamps in the signatures.
///   - layers: Layers that see a request before it is signed, outermost first.
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

/// Returns a fetcher for pages of characters; ``listFetcher(of:store:keys:baseURL:time:layers:)`` is for every kind.
///
/// - Parameters:
///   - store: Sends the requests.
///   - keys: The keys that sign the requests.
public func characterFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment
) -> Fetcher<CharacterQuery, BaseResponseModel<PaginatedResponseModel<CharacterModel>>> {
    listFetcher(of: .characters, store: store, keys: keys)
}

/// The body of every successful response: the API's envelope around a page of models.
public typealias MarvelPage<Model> = BaseResponseModel<PaginatedResponseModel<Model>>

/// The base URL of the Marvel API, which was retired in 2025.
public let marvelBaseURL = "https://gateway.marvel.com/v1/public"

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
///   - store: The store that sends the requests.
///   - keys: The keys for the signatures of the requests.
///   - baseURL: The start of all URLs, before a path such as `/comics`.
///   - layers: The layers that receive a request before it is signed, outermost first. With a layer for retries, each
///     attempt gets a new signature. For a layer that receives signed requests, pass `store.layered(_:)` as the store.
public func listFetcher<Query, Model>(
    of kind: ResourceKind<Query, Model>,
    store: NetworkStore = .live,
    keys: MarvelKeys = .environment,
    baseURL: String = marvelBaseURL,
    layers: [StoreLayer] = []
) -> Fetcher<Query, MarvelPage<Model>> {
    MarvelAPI(store: store, keys: keys, baseURL: baseURL, layers: layers).list(kind)
}

/// Returns a fetcher for a resource by its ID. The fetched page contains only this resource.
///
/// If the ID is unknown, the server responds with status 404 and the fetcher fails with ``AppError/server(_:)``.
///
/// - Parameters:
///   - kind: The kind of resource, such as `.comics`.
///   - store: The store that sends the requests.
///   - keys: The keys for the signatures of the requests.
///   - baseURL: The start of all URLs, before a path such as `/comics`.
///   - layers: The layers that receive a request before it is signed, outermost first.
public func singleFetcher<Query, Model>(
    of kind: ResourceKind<Query, Model>,
    store: NetworkStore = .live,
    keys: MarvelKeys = .environment,
    baseURL: String = marvelBaseURL,
    layers: [StoreLayer] = []
) -> Fetcher<Int, MarvelPage<Model>> {
    MarvelAPI(store: store, keys: keys, baseURL: baseURL, layers: layers).single(kind)
}

/// Returns a fetcher for pages of characters.
///
/// For other kinds of resources, use ``listFetcher(of:store:keys:baseURL:layers:)``.
///
/// - Parameters:
///   - store: The store that sends the requests.
///   - keys: The keys for the signatures of the requests.
public func characterFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment
) -> Fetcher<CharacterQuery, BaseResponseModel<PaginatedResponseModel<CharacterModel>>> {
    listFetcher(of: .characters, store: store, keys: keys)
}

/// The body of a successful response: the API's envelope around a page of models.
public typealias MarvelPage<Model> = BaseResponseModel<PaginatedResponseModel<Model>>

/// The base URL of the Marvel API, which was retired in 2025.
public let marvelBaseURL = "https://gateway.marvel.com/v1/public"

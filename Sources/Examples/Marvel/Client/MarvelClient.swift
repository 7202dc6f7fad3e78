import Fetching

/// A client for the Marvel API. Each closure fetches a page of a list or a single resource.
///
/// An app creates one client and passes each screen only the closure that the screen needs. A test passes a stub.
///
/// ```swift
/// let client = MarvelClient()
/// let heroes = transformedFetcher(client.characters) { page in page.data.results.map(Hero.init) }
/// HeroList(fetch: heroes)
/// ```
///
/// The API's terms require that each screen with data from the API also shows the page's `attributionText`.
public struct MarvelClient: Sendable {
    /// A fetcher for pages of characters.
    public var characters: Fetcher<CharacterQuery, MarvelPage<CharacterModel>>
    /// A fetcher for a character by ID.
    public var character: Fetcher<Int, MarvelPage<CharacterModel>>
    /// A fetcher for pages of comics.
    public var comics: Fetcher<ComicQuery, MarvelPage<ComicModel>>
    /// A fetcher for a comic by ID.
    public var comic: Fetcher<Int, MarvelPage<ComicModel>>
    /// A fetcher for pages of creators.
    public var creators: Fetcher<CreatorQuery, MarvelPage<CreatorModel>>
    /// A fetcher for a creator by ID.
    public var creator: Fetcher<Int, MarvelPage<CreatorModel>>
    /// A fetcher for pages of events.
    public var events: Fetcher<EventQuery, MarvelPage<EventModel>>
    /// A fetcher for an event by ID.
    public var event: Fetcher<Int, MarvelPage<EventModel>>
    /// A fetcher for pages of series.
    public var series: Fetcher<SeriesQuery, MarvelPage<SeriesModel>>
    /// A fetcher for a series by ID.
    public var seriesByID: Fetcher<Int, MarvelPage<SeriesModel>>
    /// A fetcher for pages of stories.
    public var stories: Fetcher<StoryQuery, MarvelPage<StoryModel>>
    /// A fetcher for a story by ID.
    public var story: Fetcher<Int, MarvelPage<StoryModel>>

    /// Creates a client that sends its requests through a store.
    ///
    /// - Parameters:
    ///   - store: The store that sends the requests: the live network, the sandbox's store, or a stub in a test.
    ///   - keys: The keys for the signatures of the requests.
    ///   - baseURL: The start of all URLs, before a path such as `/characters`.
    ///   - layers: The layers that receive a request before it is signed, outermost first. With a layer for retries,
    ///     each attempt gets a new signature. For a layer that receives signed requests, pass `store.layered(_:)` as
    ///     the store.
    public init(
        store: NetworkStore = .live,
        keys: MarvelKeys = .environment,
        baseURL: String = marvelBaseURL,
        layers: [StoreLayer] = []
    ) {
        let api = MarvelAPI(store: store, keys: keys, baseURL: baseURL, layers: layers)
        characters = api.list(.characters)
        character = api.single(.characters)
        comics = api.list(.comics)
        comic = api.single(.comics)
        creators = api.list(.creators)
        creator = api.single(.creators)
        events = api.list(.events)
        event = api.single(.events)
        series = api.list(.series)
        seriesByID = api.single(.series)
        stories = api.list(.stories)
        story = api.single(.stories)
    }
}

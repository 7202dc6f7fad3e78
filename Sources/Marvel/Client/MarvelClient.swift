import Fetching

/// All endpoints of the Marvel API, as closures over one store and one pair of keys.
///
/// An app makes one client and passes to each screen the closure that it needs. A test passes another closure.
///
/// ```swift
/// let client = MarvelClient()
/// let heroes = transformedFetcher(client.characters) { page in page.data.results.map(Hero.init) }
/// HeroList(fetch: heroes)
/// ```
///
/// The API's terms require that a screen with its data also shows the page's `attributionText`.
public struct MarvelClient: Sendable {
    /// Fetches a page of characters.
    public var characters: Fetcher<CharacterQuery, MarvelPage<CharacterModel>>
    /// Fetches the character with an id.
    public var character: Fetcher<Int, MarvelPage<CharacterModel>>
    /// Fetches a page of comics.
    public var comics: Fetcher<ComicQuery, MarvelPage<ComicModel>>
    /// Fetches the comic with an id.
    public var comic: Fetcher<Int, MarvelPage<ComicModel>>
    /// Fetches a page of creators.
    public var creators: Fetcher<CreatorQuery, MarvelPage<CreatorModel>>
    /// Fetches the creator with an id.
    public var creator: Fetcher<Int, MarvelPage<CreatorModel>>
    /// Fetches a page of events.
    public var events: Fetcher<EventQuery, MarvelPage<EventModel>>
    /// Fetches the event with an id.
    public var event: Fetcher<Int, MarvelPage<EventModel>>
    /// Fetches a page of series.
    public var series: Fetcher<SeriesQuery, MarvelPage<SeriesModel>>
    /// Fetches the series with an id.
    public var seriesByID: Fetcher<Int, MarvelPage<SeriesModel>>
    /// Fetches a page of stories.
    public var stories: Fetcher<StoryQuery, MarvelPage<StoryModel>>
    /// Fetches the story with an id.
    public var story: Fetcher<Int, MarvelPage<StoryModel>>

    /// Makes all endpoints over one store.
    ///
    /// - Parameters:
    ///   - store: Sends the requests: the live network, the sandbox's store, or a stub in a test.
    ///   - keys: The keys that sign the requests.
    ///   - baseURL: The URL before `/characters`.
    ///   - time: The clock for the timestamps in the signatures.
    ///   - layers: Layers that see a request before it is signed, such as retries, outermost first. Each attempt that
    ///     they make is signed again. A layer around `store` sees the signed request.
    public init(
        store: NetworkStore = .live,
        keys: MarvelKeys = .environment,
        baseURL: String = marvelBaseURL,
        time: TimeSource = .system,
        layers: [StoreLayer] = []
    ) {
        let api = MarvelAPI(store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
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

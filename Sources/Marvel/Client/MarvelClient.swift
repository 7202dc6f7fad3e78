import Fetching

/// The composition root of an app that uses the Marvel API: every endpoint as a closure over one store and one pair of
/// keys.
///
/// Made once; a screen is handed the one closure that it needs, and its test hands it another:
///
/// ```swift
/// let client = MarvelClient()
/// let heroes = transformedFetcher(client.characters) { page in page.data.results.map(Hero.init) }
/// HeroList(fetch: heroes)
/// ```
///
/// Where a screen shows the data, the API's terms want the page's `attributionText` shown too.
public struct MarvelClient: Sendable {
    /// Lists characters.
    public var characters: Fetcher<CharacterQuery, MarvelPage<CharacterModel>>
    /// Fetches the character with an id.
    public var character: Fetcher<Int, MarvelPage<CharacterModel>>
    /// Lists comics.
    public var comics: Fetcher<ComicQuery, MarvelPage<ComicModel>>
    /// Fetches the comic with an id.
    public var comic: Fetcher<Int, MarvelPage<ComicModel>>
    /// Lists creators.
    public var creators: Fetcher<CreatorQuery, MarvelPage<CreatorModel>>
    /// Fetches the creator with an id.
    public var creator: Fetcher<Int, MarvelPage<CreatorModel>>
    /// Lists events.
    public var events: Fetcher<EventQuery, MarvelPage<EventModel>>
    /// Fetches the event with an id.
    public var event: Fetcher<Int, MarvelPage<EventModel>>
    /// Lists series.
    public var series: Fetcher<SeriesQuery, MarvelPage<SeriesModel>>
    /// Fetches the series with an id.
    public var seriesByID: Fetcher<Int, MarvelPage<SeriesModel>>
    /// Lists stories.
    public var stories: Fetcher<StoryQuery, MarvelPage<StoryModel>>
    /// Fetches the story with an id.
    public var story: Fetcher<Int, MarvelPage<StoryModel>>

    /// Makes all endpoints over one store.
    ///
    /// - Parameters:
    ///   - store: What answers the requests; the live network, the sandbox, or a stub in a test.
    ///   - keys: What signs them.
    ///   - baseURL: What comes before `/characters`.
    ///   - time: Tells the time for the signatures.
    ///   - layers: What a request meets before it is signed, outermost first, such as retries: each of their attempts
    ///     is signed anew. Layers around `store` itself are inside: they meet the signed request.
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

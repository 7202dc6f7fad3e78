import Fetching

/// Lists characters: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func characterFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<CharacterQuery, BaseResponseModel<PaginatedResponseModel<CharacterModel>>> {
    listFetcher(of: .characters, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

/// Lists comics: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func comicFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<ComicQuery, BaseResponseModel<PaginatedResponseModel<ComicModel>>> {
    listFetcher(of: .comics, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

/// Lists creators: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func creatorFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<CreatorQuery, BaseResponseModel<PaginatedResponseModel<CreatorModel>>> {
    listFetcher(of: .creators, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

/// Lists events: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func eventFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<EventQuery, BaseResponseModel<PaginatedResponseModel<EventModel>>> {
    listFetcher(of: .events, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

/// Lists series: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func seriesFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<SeriesQuery, BaseResponseModel<PaginatedResponseModel<SeriesModel>>> {
    listFetcher(of: .series, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

/// Lists stories: all, or those under another resource. See ``listFetcher(of:store:keys:baseURL:time:layers:)``.
public func storyFetcher(
    store: NetworkStore = .live, keys: MarvelKeys = .environment, baseURL: String = marvelBaseURL,
    time: TimeSource = .system, layers: [StoreLayer] = []
) -> Fetcher<StoryQuery, BaseResponseModel<PaginatedResponseModel<StoryModel>>> {
    listFetcher(of: .stories, store: store, keys: keys, baseURL: baseURL, time: time, layers: layers)
}

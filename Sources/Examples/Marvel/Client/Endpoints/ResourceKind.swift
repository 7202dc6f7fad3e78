import Fetching

/// A kind of resource in the API: its name in paths, its query and its model.
///
/// A value contains everything that differs between the kinds. To add a kind, add a value to this file.
/// ``listFetcher(of:store:keys:baseURL:layers:)``, ``singleFetcher(of:store:keys:baseURL:layers:)`` and
/// ``offsetPages(of:kind:matching:from:limit:width:)`` work for every kind.
public struct ResourceKind<Query: Sendable, Model: Codable & Sendable>: Sendable {
    let name: String
    /// The query without filters, which lists all resources of the kind.
    let unfiltered: Query
    /// Returns the path of a list, such as `["comics"]` or `["characters", "1011334", "comics"]`.
    let path: @Sendable (Query) -> [String]
    let queryItems: @Sendable (Query) -> [QueryItem]
    let offset: any WritableKeyPath<Query, Int> & Sendable
    let limit: any WritableKeyPath<Query, Int> & Sendable

    private init<Parent>(
        name: String, unfiltered: Query,
        parent: any KeyPath<Query, ParentResource<Parent>?> & Sendable,
        queryItems: any KeyPath<Query, [QueryItem]> & Sendable,
        offset: any WritableKeyPath<Query, Int> & Sendable,
        limit: any WritableKeyPath<Query, Int> & Sendable
    ) {
        self.name = name
        self.unfiltered = unfiltered
        path = { query in (query[keyPath: parent]?.path ?? []) + [name] }
        self.queryItems = { query in query[keyPath: queryItems] }
        self.offset = offset
        self.limit = limit
    }
}

extension ResourceKind<CharacterQuery, CharacterModel> {
    /// Characters: heroes, villains and teams.
    public static var characters: Self {
        Self(
            name: "characters", unfiltered: CharacterQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

extension ResourceKind<ComicQuery, ComicModel> {
    /// Comics: issues, collections, graphic novels and digital comics.
    public static var comics: Self {
        Self(
            name: "comics", unfiltered: ComicQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

extension ResourceKind<CreatorQuery, CreatorModel> {
    /// Creators: people and companies that make comics.
    public static var creators: Self {
        Self(
            name: "creators", unfiltered: CreatorQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

extension ResourceKind<EventQuery, EventModel> {
    /// Events: storylines across many series.
    public static var events: Self {
        Self(
            name: "events", unfiltered: EventQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

extension ResourceKind<SeriesQuery, SeriesModel> {
    /// Series: comics that share a title.
    public static var series: Self {
        Self(
            name: "series", unfiltered: SeriesQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

extension ResourceKind<StoryQuery, StoryModel> {
    /// Stories: parts of comics, such as covers.
    public static var stories: Self {
        Self(
            name: "stories", unfiltered: StoryQuery(), parent: \.parent, queryItems: \.queryItems,
            offset: \.offset, limit: \.limit)
    }
}

import Fetching

/// What the endpoints of a kind of resource have in common: their place in the API, their query, their model.
///
/// Everything that differs between the six kinds is here, so that two functions make all the API's endpoints:
/// ``listFetcher(of:store:keys:baseURL:time:layers:)`` and ``singleFetcher(of:store:keys:baseURL:time:layers:)``.
public struct ResourceKind<Query: Sendable, Model: Codable & Sendable>: Sendable {
    let name: String
    let parentPath: @Sendable (Query) -> [String]
    let queryItems: @Sendable (Query) -> [QueryItem]
}

extension ResourceKind<CharacterQuery, CharacterModel> {
    /// Those who act: heroes, villains, teams.
    public static var characters: Self {
        Self(name: "characters", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

extension ResourceKind<ComicQuery, ComicModel> {
    /// What is published: issues, collections, graphic novels, digital comics.
    public static var comics: Self {
        Self(name: "comics", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

extension ResourceKind<CreatorQuery, CreatorModel> {
    /// Those who make them: writers, artists, editors.
    public static var creators: Self {
        Self(name: "creators", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

extension ResourceKind<EventQuery, EventModel> {
    /// Stories told across many series.
    public static var events: Self {
        Self(name: "events", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

extension ResourceKind<SeriesQuery, SeriesModel> {
    /// Comics that come out under one title.
    public static var series: Self {
        Self(name: "series", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

extension ResourceKind<StoryQuery, StoryModel> {
    /// Parts of comics, such as a cover.
    public static var stories: Self {
        Self(name: "stories", parentPath: { $0.under?.path ?? [] }, queryItems: { $0.queryItems })
    }
}

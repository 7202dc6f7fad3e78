import Fetching
import Marvel

/// A collection that can be browsed, by the API's word for it.
enum BrowsedCollection: String, CaseIterable, Sendable {
    case characters, comics, creators, events, series, stories
}

extension BrowseSource {
    /// The list model of a collection.
    init(of collection: BrowsedCollection, from origin: BrowseOrigin, time: TimeSource) {
        switch collection {
        case .characters:
            self.init(
                collection, of: .characters, columns: characterColumns, query: CharacterQuery(),
                search: \.nameStartsWith, from: origin, time: time
            ) { offsetPages(of: $0, kind: .characters, matching: $1, limit: pageSize) }
        case .comics:
            self.init(
                collection, of: .comics, columns: comicColumns, query: ComicQuery(),
                search: \.titleStartsWith, from: origin, time: time
            ) { offsetPages(of: $0, kind: .comics, matching: $1, limit: pageSize) }
        case .creators:
            self.init(
                collection, of: .creators, columns: creatorColumns, query: CreatorQuery(),
                search: \.nameStartsWith, from: origin, time: time
            ) { offsetPages(of: $0, kind: .creators, matching: $1, limit: pageSize) }
        case .events:
            self.init(
                collection, of: .events, columns: eventColumns, query: EventQuery(),
                search: \.nameStartsWith, from: origin, time: time
            ) { offsetPages(of: $0, kind: .events, matching: $1, limit: pageSize) }
        case .series:
            self.init(
                collection, of: .series, columns: seriesColumns, query: SeriesQuery(),
                search: \.titleStartsWith, from: origin, time: time
            ) { offsetPages(of: $0, kind: .series, matching: $1, limit: pageSize) }
        case .stories:
            self.init(
                collection, of: .stories, columns: storyColumns, query: StoryQuery(),
                search: nil, from: origin, time: time
            ) { offsetPages(of: $0, kind: .stories, matching: $1, limit: pageSize) }
        }
    }
}

/// More than a usual terminal shows at once, and quick to load.
private let pageSize = 50

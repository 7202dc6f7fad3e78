/// A kind of record. The raw value is the index of the kind in arrays.
enum Kind: Int, CaseIterable, Sendable {
    case characters, comics, creators, events, series, stories

    /// The name of the kind in paths, in filters, and as a field in records of other kinds, such as `comics`.
    var path: String {
        switch self {
        case .characters: "characters"
        case .comics: "comics"
        case .creators: "creators"
        case .events: "events"
        case .series: "series"
        case .stories: "stories"
        }
    }

    init?(path: String) {
        guard let kind = Self.allCases.first(where: { $0.path == path }) else { return nil }
        self = kind
    }

    /// The kinds to which records of this kind are related. Each of these kinds is also a filter.
    var related: [Kind] {
        switch self {
        case .characters, .creators: [.comics, .events, .series, .stories]
        case .comics: [.characters, .creators, .events, .series, .stories]
        case .events: [.characters, .comics, .creators, .series, .stories]
        case .series: [.characters, .comics, .creators, .events, .stories]
        case .stories: [.characters, .comics, .creators, .events, .series]
        }
    }

    /// The related kinds that can be listed for a record of this kind, such as comics in `characters/1011334/comics`.
    /// Series can't be listed for a comic, because a comic has a single series.
    var sublists: [Kind] {
        self == .comics ? related.filter { $0 != .series } : related
    }

    /// The noun in the error for an unknown ID. `comic_issue` and `comic_story` are the words of the real API.
    var missingNoun: String {
        switch self {
        case .characters: "character"
        case .comics: "comic_issue"
        case .creators: "creator"
        case .events: "event"
        case .series: "series"
        case .stories: "comic_story"
        }
    }

    /// The noun in the error for an invalid filter by IDs.
    var filterNoun: String {
        switch self {
        case .characters: "character"
        case .comics: "issue"
        case .creators: "creator"
        case .events: "event"
        case .series: "series"
        case .stories: "story"
        }
    }
}

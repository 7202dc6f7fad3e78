/// A kind of record. The raw value is its index in tables.
enum Kind: Int, CaseIterable, Sendable {
    case characters, comics, creators, events, series, stories

    /// The name in paths, of filters, and of fields in the records of other kinds.
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

    /// The kinds that records of this kind are related to. Each is also a filter.
    var related: [Kind] {
        switch self {
        case .characters, .creators: [.comics, .events, .series, .stories]
        case .comics: [.characters, .creators, .events, .series, .stories]
        case .events: [.characters, .comics, .creators, .series, .stories]
        case .series: [.characters, .comics, .creators, .events, .stories]
        case .stories: [.characters, .comics, .creators, .events, .series]
        }
    }

    /// The kinds of the lists that a record has. A comic has one series instead of a list.
    var sublists: [Kind] {
        self == .comics ? related.filter { $0 != .series } : related
    }

    /// The noun in the error for a missing record. `comic_issue` and `comic_story` are the real API's words.
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

    /// The noun in the error for an invalid filter by ids.
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

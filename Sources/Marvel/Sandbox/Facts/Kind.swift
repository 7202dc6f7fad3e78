/// What the API has records of; the raw value is the kind's place in tables.
enum Kind: Int, CaseIterable, Sendable {
    case characters, comics, creators, events, series, stories

    /// The kind's name in paths, in filters and as a field of other kinds' records.
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

    /// The kinds that a record of this one is related to: each is a filter of its list.
    var related: [Kind] {
        switch self {
        case .characters, .creators: [.comics, .events, .series, .stories]
        case .comics: [.characters, .creators, .events, .series, .stories]
        case .events: [.characters, .comics, .creators, .series, .stories]
        case .series: [.characters, .comics, .creators, .events, .stories]
        case .stories: [.characters, .comics, .creators, .events, .series]
        }
    }

    /// The kinds that have a list under a record of this one. A comic belongs to one series, which is a field of it.
    var sublists: [Kind] {
        self == .comics ? related.filter { $0 != .series } : related
    }

    /// What the server calls one of them when it is missing; `comic_issue` and `comic_story` are its own words.
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

    /// What the server calls one of them when a filter of ids is wrong.
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

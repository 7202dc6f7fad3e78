import Marvel

/// What the arguments ask for.
enum Command: Equatable, Sendable {
    /// Show resources.
    case resources(ResourceRequest, ShowOptions)
    /// Write a whole collection.
    case crawl(CrawlOptions)
    /// Show a collection on the whole screen.
    case browse(BrowsedCollection, baseURL: String?)
    /// Run the sandbox; port 0 takes any that is free.
    case serve(port: UInt16)
    /// Explain a subcommand, or all of it.
    case help(subcommand: String?)
    /// Tell the version.
    case version
}

/// Which resources of which kind.
enum ResourceRequest: Equatable, Sendable {
    case characters(Wanted<CharacterQuery>)
    case comics(Wanted<ComicQuery>)
    case creators(Wanted<CreatorQuery>)
    case events(Wanted<EventQuery>)
    case series(Wanted<SeriesQuery>)
    case stories(Wanted<StoryQuery>)
}

/// A list, or the one with an id.
enum Wanted<Query: Hashable & Sendable>: Hashable, Sendable {
    case list(Query)
    case one(id: Int)
}

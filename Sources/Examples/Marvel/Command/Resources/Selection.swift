/// A selection of a list of resources, or of one resource by its ID.
enum Selection<Query: Hashable & Sendable>: Hashable, Sendable {
    case list(Query)
    case one(id: Int)
}

/// A type-erased ``Selection``, with the commands that use the selection.
struct ResourceSelection: Equatable, Sendable {
    /// The collection's name.
    let plural: String
    /// The ``Selection``, for comparisons.
    private let selection: any Hashable & Sendable
    /// Prints the selected resources.
    let show: @Sendable (ShowOptions, MarvelWorld) async throws -> Void
    /// Saves the selected resources.
    let crawl: @Sendable (CrawlOptions, MarvelWorld) async throws -> Void

    init<Query, Model>(_ resource: Resource<Query, Model>, _ selection: Selection<Query>) {
        plural = resource.plural
        self.selection = selection
        show = { options, world in try await MarvelCLI.show(selection, of: resource, options, in: world) }
        crawl = { options, world in try await MarvelCLI.crawl(selection, of: resource, options, in: world) }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.plural == b.plural && AnyHashable(a.selection) == AnyHashable(b.selection)
    }
}

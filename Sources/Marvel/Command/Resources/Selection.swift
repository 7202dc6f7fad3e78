/// A list, or one resource by its ID.
enum Selection<Query: Hashable & Sendable>: Hashable, Sendable {
    case list(Query)
    case one(id: Int)
}

/// A selection of resources of any kind, and the commands that use it.
struct ResourceSelection: Equatable, Sendable {
    /// The collection's name.
    let plural: String
    /// A ``Selection``.
    private let selection: any Hashable & Sendable
    /// Shows the selected resources.
    let show: @Sendable (ShowOptions, World) async throws -> Void
    /// Saves the selected resources.
    let crawl: @Sendable (CrawlOptions, World) async throws -> Void

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

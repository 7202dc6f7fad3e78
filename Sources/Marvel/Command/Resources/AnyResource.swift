import Fetching

/// A ``Resource`` without the types of its query and its model.
struct AnyResource: Sendable {
    let singular: String
    let plural: String
    let summary: String
    let filters: [OptionDescription]
    let parents: [String]
    /// Selects one resource by its ID.
    let one: @Sendable (_ id: Int) -> ResourceSelection
    /// Selects a list: the whole collection, or the resources of a parent. Options other than the filters are ignored.
    let list: @Sendable (_ parent: (plural: String, id: Int)?, Arguments) throws(UsageError) -> ResourceSelection
    /// Makes the list that `marvel browse` shows.
    let browse: @MainActor @Sendable (Connection) -> BrowseSource

    init<Query, Model>(_ resource: Resource<Query, Model>) {
        singular = resource.singular
        plural = resource.plural
        summary = resource.summary
        filters = resource.filters.map(\.description)
        parents = resource.parents
        one = { id in ResourceSelection(resource, .one(id: id)) }
        list = { parent, arguments throws(UsageError) in
            var query = resource.unfiltered
            if let parent { resource.setParent(parent.plural, parent.id, &query) }
            _ = try arguments.apply(resource.filters, to: &query)
            return ResourceSelection(resource, .list(query))
        }
        browse = { connection in BrowseSource(resource, connection) }
    }

    var names: [String] { singular == plural ? [plural] : [plural, singular] }

    /// The kinds of the lists that one resource of this kind has.
    var children: [AnyResource] { resources.filter { $0.parents.contains(plural) } }
}

extension AnyResource: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.plural == b.plural }
}

/// The resource with a name, singular or plural.
func resource(named name: String) -> AnyResource? { resources.first { $0.names.contains(name) } }

/// The error for a word that should name a collection.
func notACollection(_ word: String) -> UsageError {
    let names = resources.map(\.plural)
    return UsageError(
        "\(quoted(word)) is not a collection"
            + (didYouMean(word, among: names) ?? "; use one of \(names.joined(separator: ", "))."))
}

import CommandLineSupport
import Fetching
import FetchingText
import Foundation
import Marvel

/// A type-erased ``Resource``.
struct AnyResource: Sendable {
    let singular: String
    let plural: String
    let summary: String
    let filters: [OptionDescription]
    let parents: [String]
    /// Returns the selection of one resource by its ID.
    let one: @Sendable (_ id: Int) -> ResourceSelection
    /// Returns the selection of a list: the complete collection, or the resources of a parent. Ignores options that are
    /// not filters.
    let list: @Sendable (_ parent: (plural: String, id: Int)?, Arguments) throws(UsageError) -> ResourceSelection

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
    }

    /// The names that the user can type: the plural, and the singular if it differs.
    var names: [String] { singular == plural ? [plural] : [plural, singular] }

    /// The kinds that can be listed for one resource of this kind, such as comics in `marvel character ID comics`.
    var children: [AnyResource] { resources.filter { $0.parents.contains(plural) } }
}

extension AnyResource: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.plural == b.plural }
}

/// Returns the kind of resource whose singular or plural is `name`. Returns nil if there is no such kind.
func resource(named name: String) -> AnyResource? { resources.first { $0.names.contains(name) } }

/// Returns the error for a word that is not the name of a collection.
func notACollection(_ word: String) -> UsageError {
    let names = resources.map(\.plural)
    return UsageError(
        "\(quoted(word)) is not a collection"
            + (didYouMean(word, among: names) ?? "; use one of \(names.joined(separator: ", "))."))
}

import Fetching
import Marvel

/// A kind of resource: its name, its options and its columns.
///
/// Everything that differs between the kinds is in one value of this type. To add a kind, write the value in a file of
/// its own and add it to ``resources``.
struct Resource<Query: Hashable & Sendable, Model: Codable & Identifiable & Sendable>: Sendable
where Model.ID == Int {
    /// The word for one resource, as in `marvel character 1011334`.
    let singular: String
    /// The word for the collection, which is also the API's word for it.
    let plural: String
    /// A line for the list of commands.
    let summary: String
    /// The API's endpoints.
    let kind: ResourceKind<Query, Model>
    /// The query that selects the whole collection.
    let unfiltered: Query
    /// The kinds whose resources have a list of this kind, as in `marvel comic 21366 characters`.
    let parents: [String]
    /// Restricts a query to the resources of a parent.
    let setParent: @Sendable (_ plural: String, _ id: Int, inout Query) -> Void
    /// The query's property for the beginning of a name or title; nil where the API has no such filter.
    let search: SettablePath<Query, String?>?
    /// The options that set the query's properties.
    let filters: [CommandOption<Query>]
    /// The columns of a table; also the lines that show one resource.
    let columns: [Column<Model>]

    /// - Parameter parent: The query's property for the parent resource.
    init<Parent: CaseIterable>(
        singular: String, plural: String, summary: String, kind: ResourceKind<Query, Model>, unfiltered: Query,
        parent: SettablePath<Query, ParentResource<Parent>?>, search: SettablePath<Query, String?>?,
        filters: [CommandOption<Query>], columns: [Column<Model>]
    ) {
        self.singular = singular
        self.plural = plural
        self.summary = summary
        self.kind = kind
        self.unfiltered = unfiltered
        parents = Parent.allCases.map(\.rawValue)
        setParent = { plural, id, query in
            query[keyPath: parent] = Parent(rawValue: plural).map { ParentResource($0, id: id) }
        }
        self.search = search
        self.filters = filters
        self.columns = columns
    }
}

/// All kinds of resources, in the order of the help.
let resources = [
    AnyResource(characters), AnyResource(comics), AnyResource(creators), AnyResource(events), AnyResource(series),
    AnyResource(stories),
]

extension CommandOption {
    /// `--limit` of a list.
    static func limit(_ path: SettablePath<Target, Int>) -> Self {
        Self("limit", .number(in: 1...100), path, "Maximum number of results, 1 to 100 (default: 20)")
    }

    /// `--offset` of a list.
    static func offset(_ path: SettablePath<Target, Int>) -> Self {
        Self("offset", .number(), path, "Number of results to skip (default: 0)")
    }
}

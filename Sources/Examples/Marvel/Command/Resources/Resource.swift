import CommandLineSupport
import Fetching
import Marvel

/// A kind of resource: its names, its options and its columns.
///
/// A value contains everything that differs between the kinds. To add a kind, write its value in a new file, and add
/// the value to ``resources``.
struct Resource<Query: Hashable & Sendable, Model: Codable & Identifiable & Sendable>: Sendable
where Model.ID == Int {
    /// The word for one resource, as in `marvel character 1011334`.
    let singular: String
    /// The word for the collection. The API uses the same word in its paths.
    let plural: String
    /// The line of the subcommand in the list of commands.
    let summary: String
    /// The API's endpoints for this kind.
    let kind: ResourceKind<Query, Model>
    /// The query that selects the complete collection.
    let unfiltered: Query
    /// The plural names of the kinds that can be a parent. For characters, one of them is `comics`:
    /// `marvel comic 21366 characters` lists the characters of a comic.
    let parents: [String]
    /// Restricts a query to the resources of a parent.
    let setParent: @Sendable (_ plural: String, _ id: Int, inout Query) -> Void
    /// The options that set the query's properties.
    let filters: [CommandOption<Query>]
    /// The columns of a table. For one resource, each column is a line.
    let columns: [Column<Model>]

    /// Creates a kind of resource.
    ///
    /// - Parameter parent: The key path of the query's parent resource.
    init<Parent: CaseIterable>(
        singular: String, plural: String, summary: String, kind: ResourceKind<Query, Model>, unfiltered: Query,
        parent: SettablePath<Query, ParentResource<Parent>?>,
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
    /// Creates the option `--limit` of a list.
    static func limit(_ path: SettablePath<Target, Int>) -> Self {
        Self("limit", .number(in: 1...100), path, "Maximum number of results, 1 to 100 (default: 20)")
    }

    /// Creates the option `--offset` of a list.
    static func offset(_ path: SettablePath<Target, Int>) -> Self {
        Self("offset", .number(), path, "Number of results to skip (default: 0)")
    }
}

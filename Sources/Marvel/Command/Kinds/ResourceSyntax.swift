import Marvel

/// A kind of resource as arguments name it.
struct ResourceSyntax: Sendable {
    let singular: String
    let plural: String
    /// What the resources are, in a few words.
    let summary: String
    /// The options that choose among them.
    let filters: [OptionDescription]
    /// The kinds under which there are lists of this one.
    let parents: [String]
    /// Makes the request for one.
    let one: @Sendable (Int) -> ResourceRequest
    /// Makes the request for a list, all or under another resource; of the options only the filters count.
    let list:
        @Sendable (_ under: (kind: String, id: Int)?, _ options: [GivenOption]) throws(UsageError) -> ResourceRequest

    /// - Parameters:
    ///   - singular: One, as in `marvel character 1011334`.
    ///   - plural: Many; the API's word.
    ///   - summary: What they are.
    ///   - query: What is listed without options.
    ///   - under: Where the query keeps the resource under which it lists.
    ///   - filters: The options.
    ///   - request: Makes the request.
    init<Query, Parent>(
        singular: String, plural: String, summary: String, query: Query,
        under: SettablePath<Query, ParentResource<Parent>?>,
        filters: [CommandOption<Query>],
        request: @escaping @Sendable (Wanted<Query>) -> ResourceRequest
    ) where Parent: CaseIterable {
        self.singular = singular
        self.plural = plural
        self.summary = summary
        self.filters = filters.map(\.description)
        parents = Parent.allCases.map(\.rawValue)
        one = { id in request(.one(id: id)) }
        list = { parent, options throws(UsageError) in
            var query = query
            if let parent {
                query[keyPath: under] = Parent(rawValue: parent.kind).map { ParentResource($0, id: parent.id) }
            }
            _ = try apply(options, among: filters, to: &query)
            return request(.list(query))
        }
    }

    var names: [String] { singular == plural ? [plural] : [plural, singular] }
}

/// All kinds, in the order of the help.
let resourceSyntaxes = [
    characterSyntax, comicSyntax, creatorSyntax, eventSyntax, seriesSyntax, storySyntax,
]

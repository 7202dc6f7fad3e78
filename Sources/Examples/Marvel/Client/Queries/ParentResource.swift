/// A resource with a list of other resources, such as a character with a list of comics.
///
/// A query's `ParentKind` contains only the kinds that have such a list in the API. So a query for a list that the API
/// lacks, such as `characters/{id}/creators`, doesn't compile.
///
/// ```swift
/// ComicQuery(parent: ParentResource(.characters, id: 1_011_334))  // characters/1011334/comics
/// ```
public struct ParentResource<Kind: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
    /// The kind of resource; the raw value is its name in the API.
    public var kind: Kind
    /// The ID of the resource.
    public var id: Int

    /// Creates a parent resource from a kind and an ID.
    public init(_ kind: Kind, id: Int) {
        self.kind = kind
        self.id = id
    }

    var path: [String] { [kind.rawValue, String(id)] }
}

/// A resource that has lists of other kinds, such as a character that has a list of comics.
///
/// Each query's `ParentKind` has only the kinds with such a list in the API. So a list that the API doesn't have, such
/// as `characters/{id}/creators`, doesn't compile.
///
/// ```swift
/// ComicQuery(parent: ParentResource(.characters, id: 1_011_334))  // characters/1011334/comics
/// ```
public struct ParentResource<Kind: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
    /// The kind of resource; the raw value is its name in the API.
    public var kind: Kind
    /// The resource's id.
    public var id: Int

    /// Makes a parent from its kind and its id.
    public init(_ kind: Kind, id: Int) {
        self.kind = kind
        self.id = id
    }

    var path: [String] { [kind.rawValue, String(id)] }
}

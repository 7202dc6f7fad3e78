import Fetching

/// A resource of which a list is asked for: a character of which the comics are wanted, for example.
///
/// Each query names in its `ParentKind` the kinds that have such a list in the API, so that `characters/{id}/creators`,
/// which it doesn't have, cannot be written.
///
/// ```swift
/// ComicQuery(under: ParentResource(.characters, id: 1_011_334))  // characters/1011334/comics
/// ```
public struct ParentResource<Kind: RawRepresentable<String> & Hashable & Sendable>: Hashable, Sendable {
    /// The kind of resource; its raw value is the API's word for it.
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

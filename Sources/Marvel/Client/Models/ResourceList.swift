import Fetching

/// The first few resources of another kind that belong to a record, and how many there are in all.
public struct ResourceList: Codable, Hashable, Sendable {
    /// How many there are.
    public var available = 0
    /// How many of them are in `items`; the API sends at most 20.
    public var returned = 0
    /// Where the whole list is.
    public var collectionURI = ""
    /// The first of them.
    public var items: [ResourceSummary] = []

    /// Makes a list of `items`, all there are.
    public init(_ items: [ResourceSummary] = []) {
        available = items.count
        returned = items.count
        self.items = items
    }
}

/// A resource in brief: its name, and where the rest is.
public struct ResourceSummary: Codable, Hashable, Sendable {
    /// Where the resource is, such as `http://gateway.marvel.com/v1/public/comics/21366`.
    public var resourceURI: String
    /// Its name or title.
    public var name: String
    /// What a creator did, such as `writer`; nil for other kinds.
    public var role: String?
    /// What part a story is, such as `cover`; nil for other kinds.
    public var type: String?

    /// Makes a summary.
    public init(resourceURI: String, name: String, role: String? = nil, type: String? = nil) {
        self.resourceURI = resourceURI
        self.name = name
        self.role = role
        self.type = type
    }

    /// The resource's id, the last segment of its URI; nil where that is no number.
    public var id: Int? {
        resourceURI.split(separator: "/").last.flatMap { Int($0) }
    }
}

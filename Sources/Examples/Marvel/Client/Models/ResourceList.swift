/// The related resources of one kind: the first 20, and the total number.
public struct ResourceList: Codable, Hashable, Sendable {
    /// The number of related resources.
    public var available = 0
    /// The number of resources in `items`; the API sends at most 20.
    public var returned = 0
    /// The URL of the complete list. Empty if the API did not send a string. In 2014, some lists had an object instead:
    /// `{"service": "…", "id": 1}`.
    public var collectionURI = ""
    /// The first resources.
    public var items: [ResourceSummary] = []

    /// Creates a list that contains all related resources.
    public init(_ items: [ResourceSummary] = []) {
        available = items.count
        returned = items.count
        self.items = items
    }

    /// Decodes a list. A `collectionURI` that isn't a string becomes empty, so that the rest of the page can be
    /// decoded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        available = try container.decode(Int.self, forKey: .available)
        returned = try container.decode(Int.self, forKey: .returned)
        collectionURI = (try? container.decode(String.self, forKey: .collectionURI)) ?? ""
        items = try container.decode([ResourceSummary].self, forKey: .items)
    }
}

/// The name and the URL of a resource.
public struct ResourceSummary: Codable, Hashable, Sendable {
    /// The URL of the resource, such as `http://gateway.marvel.com/v1/public/comics/21366`.
    public var resourceURI: String
    /// The name or title.
    public var name: String
    /// A creator's role, such as `writer`; nil for other resources.
    public var role: String?
    /// A story's type, such as `cover`; nil for other resources.
    public var type: String?

    /// Creates a summary.
    public init(resourceURI: String, name: String, role: String? = nil, type: String? = nil) {
        self.resourceURI = resourceURI
        self.name = name
        self.role = role
        self.type = type
    }

    /// The ID of the resource, which is the last segment of the URL. Nil if this segment isn't an integer.
    public var id: Int? {
        resourceURI.split(separator: "/").last.flatMap { Int($0) }
    }
}

import FetchingJSON

/// How the pages of a collection are read.
public struct PageScheme: Codable, Hashable, Sendable {
    /// How the request for the next page differs from the request for a page.
    public enum Next: Codable, Hashable, Sendable {
        /// Its URL is in the header field `Link` of the page, with the relation `next`.
        case link
        /// Its URL is another header field of the page, such as `Next-Page`.
        case header(field: String)
        /// Its URL is in a field of the page.
        case url(field: String)
        /// A query item has the token that is in a field of the page.
        case token(parameter: String, field: String)
        /// A query item has the value of a field of the last item of the page, such as its ID.
        case lastItem(parameter: String, field: String)
        /// A query item has the number of items before the page.
        case offset(parameter: String)
        /// A query item has the number of the page.
        case page(parameter: String)
    }

    /// How the next page is requested.
    public var next: Next
    /// The path of the array with the items, such as `data.results`. It is empty if the body is the array.
    public var items: String
    /// Whether consecutive pages, the header field `Link` or the user show the scheme. Otherwise, it is a guess from
    /// the names of fields and query items.
    public var isCertain = false
    /// The path of the number of items in the collection; nil if there is none.
    public var total: String?
    /// The path of a Boolean value that says whether there are more pages; nil if there is none.
    public var hasMore: String?
    /// The path of the number of pages, or of the number of the last page; nil if there is none.
    public var pageCount: String?
    /// The path of the largest number of items in a page; nil if there is none.
    public var pageSize: String?
    /// The offset or the number of the page that was read. It is 0 if pages have neither.
    public var start = 0
    /// The offset of the first item, or the number of the first page, of the complete collection: 0 or 1.
    public var base = 0
    /// Whether the page shows ``start`` and ``base``. Otherwise ``base`` is 1 for page numbers, as for most servers.
    public var isBaseKnown = true
}

extension PageScheme.Next: CustomStringConvertible {
    /// A text such as `offset:skip`, from which ``init(_:)`` creates an equal value.
    public var description: String {
        switch self {
        case .link: "link"
        case .header(let field): "header:\(field)"
        case .url(let field): "url:\(field)"
        case .token(let parameter, let field): "token:\(parameter):\(field)"
        case .lastItem(let parameter, let field): "last:\(parameter):\(field)"
        case .offset(let parameter): "offset:\(parameter)"
        case .page(let parameter): "page:\(parameter)"
        }
    }

    /// Creates a value from its description. Returns nil for another text.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        // A path has no indices. The name of a query item can have brackets, as in `page[number]`.
        guard !parts.dropFirst().contains(""),
            ["offset", "page"].contains(parts[0]) || parts.last?.contains("[") != true
        else { return nil }
        switch (parts[0], parts.count) {
        case ("link", 1): self = .link
        case ("header", 2): self = .header(field: parts[1])
        case ("url", 2): self = .url(field: parts[1])
        case ("url", 3): self = .url(field: "\(parts[1]):\(parts[2])")
        case ("token", 3): self = .token(parameter: parts[1], field: parts[2])
        case ("last", 3): self = .lastItem(parameter: parts[1], field: parts[2])
        case ("offset", 2): self = .offset(parameter: parts[1])
        case ("page", 2): self = .page(parameter: parts[1])
        default: return nil
        }
    }
}

extension JSONTree {
    /// Returns the value at a path of names, such as `links.next`. A name can contain dots, as in `@odata.nextLink`.
    /// Returns the value itself for an empty path, and nil if there is no value.
    public func value(at path: String) -> JSONTree? {
        if path.isEmpty { return self }
        guard case .object(let fields) = self else { return nil }
        if let field = fields.first(where: { $0.name == path }) { return field.value }
        for field in fields where path.hasPrefix(field.name + ".") {
            if let value = field.value.value(at: String(path.dropFirst(field.name.count + 1))) { return value }
        }
        return nil
    }

    /// Returns the paths of the arrays in an object, such as `data.results`.
    public func arrayPaths(depth: Int = 4) -> [String] {
        guard case .object(let fields) = self, depth > 0 else { return [] }
        return fields.flatMap { field in
            field.value.elements == nil
                ? field.value.arrayPaths(depth: depth - 1).map { "\(field.name).\($0)" } : [field.name]
        }
    }

    /// A string that is not empty, or a number as it is written. Nil for other values.
    public var scalarText: String? {
        switch self {
        case .string(let text): text.isEmpty ? nil : text
        case .number(let text): text
        default: nil
        }
    }

    /// The value of `true` and `false`; nil for other values.
    public var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The elements of an array; nil for other values.
    public var elements: [JSONTree]? { if case .array(let elements) = self { elements } else { nil } }
}

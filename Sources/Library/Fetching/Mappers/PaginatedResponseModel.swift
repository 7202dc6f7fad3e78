/// A page of a collection that is read by offset: `{ offset, limit, total, count, results }`.
public struct PaginatedResponseModel<Item> {
    /// The number of items in the collection before this page.
    public var offset: Int
    /// The requested page size.
    public var limit: Int
    /// The number of items in the complete collection.
    public var total: Int
    /// The number of items in this page.
    public var count: Int
    /// The items.
    public var results: [Item]

    /// Creates a page, for a test or a preview. By default, the page contains the complete collection.
    public init(results: [Item], offset: Int = 0, limit: Int? = nil, total: Int? = nil) {
        self.offset = offset
        self.limit = limit ?? results.count
        self.total = total ?? offset + results.count
        self.count = results.count
        self.results = results
    }
}

extension PaginatedResponseModel: Sendable where Item: Sendable {}
extension PaginatedResponseModel: Equatable where Item: Equatable {}
extension PaginatedResponseModel: Hashable where Item: Hashable {}
extension PaginatedResponseModel: Encodable where Item: Encodable {}
extension PaginatedResponseModel: Decodable where Item: Decodable {}

/// A part of a collection, by offset: `{ offset, limit, total, count, results }`.
public struct PaginatedResponseModel<Item> {
    /// How many items of the collection come before these.
    public var offset: Int
    /// How many were asked for at most.
    public var limit: Int
    /// How many the whole collection has.
    public var total: Int
    /// How many there are here.
    public var count: Int
    /// The items.
    public var results: [Item]

    /// Makes a page, as a test or a preview needs one; by default it is the whole collection.
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

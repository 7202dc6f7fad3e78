/// One page of a collection.
public struct Page<Item, Cursor> {
    /// The items, in the server's order.
    public var items: [Item]
    /// The start of this page. A sequence that starts from it delivers this page again, then the pages after it.
    public var cursor: Cursor
    /// The start of the next page; keep it to read the rest later. Nil if no page comes next: the collection ends
    /// here, or the iterator then throws because the server's next cursor cannot be followed.
    public var next: Cursor?
    /// The number of items in the whole collection, or nil if the server doesn't report it.
    public var total: Int?

    /// Makes a page.
    public init(items: [Item], cursor: Cursor, next: Cursor?, total: Int? = nil) {
        self.items = items
        self.cursor = cursor
        self.next = next
        self.total = total
    }
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension Page: Hashable where Item: Hashable, Cursor: Hashable {}
extension Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension Page: Decodable where Item: Decodable, Cursor: Decodable {}

/// What one request of a page sequence brought.
public struct Page<Item, Cursor> {
    /// The items, in the server's order.
    public var items: [Item]
    /// Where this page begins: a sequence that starts from it delivers this page again, and those behind it.
    public var cursor: Cursor
    /// Where the next page begins, nil at the end: a sequence that starts from it delivers the rest. To be kept by who
    /// wants to go on later.
    public var next: Cursor?
    /// How many items the whole collection has, if the server says so.
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

extension Pages {
    /// One page of a collection.
    public struct Page: Sendable {
        /// The items, in the server's order.
        public var items: [Item]
        /// The cursor of this page. A sequence that starts from this cursor delivers this page and then the pages
        /// after it.
        public var cursor: Cursor
        /// The cursor of the next page. Store it to read the rest later.
        ///
        /// The value is nil if this is the last page. It is also nil if the server's next cursor cannot be followed;
        /// the iterator then throws after this page.
        public var next: Cursor?
        /// The number of items in the complete collection, or nil if the server doesn't report it.
        public var total: Int?

        /// Creates a page.
        init(items: [Item], cursor: Cursor, next: Cursor?, total: Int? = nil) {
            (self.items, self.cursor, self.next, self.total) = (items, cursor, next, total)
        }
    }
}

extension Pages.Page: Equatable where Item: Equatable {}
extension Pages.Page: Hashable where Item: Hashable {}
extension Pages.Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension Pages.Page: Decodable where Item: Decodable, Cursor: Decodable {}

/// One page of a collection.
public struct Page<Item, Cursor> {
    /// The items, in the server's order.
    public var items: [Item]
    /// The cursor of this page. A sequence that starts from this cursor delivers this page and then the pages after it.
    public var cursor: Cursor
    /// The cursor of the next page. Store it to read the rest later.
    ///
    /// The value is nil if this is the last page. It is also nil if the server's next cursor cannot be followed; the
    /// iterator then throws after this page.
    public var next: Cursor?
    /// The number of items in the complete collection, or nil if the server doesn't report it.
    public var total: Int?

    /// Creates a page.
    public init(items: [Item], cursor: Cursor, next: Cursor?, total: Int? = nil) {
        self.items = items
        self.cursor = cursor
        self.next = next
        self.total = total
    }
}

extension Page: CustomStringConvertible, CustomReflectable {
    /// The items, the cursors and the total. The query of a cursor that is a URL is masked, because it may contain
    /// secrets.
    public var description: String {
        "Page(items: \(items), cursor: \(cursorText(cursor)), next: \(next.map(cursorText) ?? "nil"), "
            + "total: \(total.map(String.init) ?? "nil"))"
    }

    /// A mirror in which the cursors are texts, as in ``description``.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "items": items, "cursor": cursorText(cursor), "next": next.map(cursorText) as Any,
                "total": total as Any,
            ])
    }
}

/// Returns the text of a cursor. The query of a URL is masked completely, because the names and values that layers
/// declare as secret are not known here.
func cursorText(_ cursor: some Any) -> String {
    let text = "\(cursor)"
    let url = text.prefix { $0 != "?" && $0 != "#" }
    return Redactor().line(url.endIndex < text.endIndex ? "\(url)?\(SecretNames.mask)" : text, limit: 1000)
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension Page: Hashable where Item: Hashable, Cursor: Hashable {}
extension Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension Page: Decodable where Item: Decodable, Cursor: Decodable {}

/// The items of a page, and the cursor of the next page.
package struct PageReading<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    /// The next page of a collection, or the reason why no page follows.
    package enum Next: Sendable {
        case page(Cursor)
        case end
        /// The collection continues, but no cursor can be followed.
        case fault(PageError<Cursor>.Reason)
    }

    package var items: [Item]
    package var next: Next
    package var total: Int?
    /// A closure that returns the expected cursor after a given cursor, so that pages can be fetched ahead. Nil if the
    /// next cursor cannot be predicted. Predictions do not change which pages are delivered.
    package var predictNext: (@Sendable (Cursor) -> Cursor?)?
}

/// Returns the total that a server reports, or nil if it cannot be the number of items.
func validTotal(_ total: Int?) -> Int? { total.flatMap { $0 < 0 ? nil : $0 } }

/// What a page's model contains: its items, and where the next page starts.
struct PageReading<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    /// What comes after a page.
    enum Next: Sendable {
        case page(Cursor)
        case end
        /// The collection continues, but there is no cursor that can be followed.
        case fault(PageError<Cursor>.Reason)
    }

    var items: [Item]
    var next: Next
    var total: Int?
    /// Predicts the cursor after a cursor, so that pages can be fetched ahead. Nil where only a page itself has the
    /// next cursor. A prediction never decides what is delivered.
    var predictNext: (@Sendable (Cursor) -> Cursor?)?
}

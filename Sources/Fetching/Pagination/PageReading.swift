/// What a page's model says: its items, and how it goes on.
struct PageReading<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    /// What comes behind a page.
    enum Continuation: Sendable {
        case page(Cursor)
        case end
        /// There is no way on, though there should be.
        case fault(PageError<Cursor>.Reason)
    }

    var items: [Item]
    /// The only word that counts.
    var continuation: Continuation
    var total: Int?
    /// A guess at what comes behind a cursor, for pages that are fetched before their turn; nil where only a page
    /// itself can tell.
    var ahead: (@Sendable (Cursor) -> Cursor?)?
}

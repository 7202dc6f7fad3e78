/// A property of a resource: a column in a table, a line where one resource is shown.
struct Column<Row>: Sendable {
    let title: String
    let alignment: Alignment
    /// Whether cells can be cut to make the table fit. A number or a date that is cut would be wrong.
    let isFlexible: Bool
    /// Whether the column is too wide for a table, and shown for a single resource only.
    let isDetail: Bool
    /// Returns the text for a resource.
    let cell: @Sendable (Row) -> String

    enum Alignment: Sendable {
        case left, right
    }

    /// Text that can be cut.
    static func text(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: true, isDetail: false, cell: cell)
    }

    /// Text that is never cut.
    static func short(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: false, isDetail: false, cell: cell)
    }

    /// Text that is aligned to the right, such as a price.
    static func right(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .right, isFlexible: false, isDetail: false, cell: cell)
    }

    /// A number.
    static func number(_ title: String, _ cell: @escaping @Sendable (Row) -> Int) -> Self {
        .right(title) { String(cell($0)) }
    }

    /// Text that is shown for a single resource only.
    static func detail(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: true, isDetail: true, cell: cell)
    }
}

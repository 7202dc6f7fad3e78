/// A property of a resource. In a table, the property is a column. For a single resource, the property is a line.
struct Column<Row>: Sendable {
    let title: String
    let alignment: Alignment
    /// Whether cells can be truncated to make the table fit. A truncated number or date would be wrong.
    let isFlexible: Bool
    /// Whether the column is shown for a single resource only, because the column is too wide for a table.
    let isDetail: Bool
    /// Returns the text of the property for a resource.
    let cell: @Sendable (Row) -> String

    enum Alignment: Sendable {
        case left, right
    }

    /// Creates a column of text that can be truncated.
    static func text(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: true, isDetail: false, cell: cell)
    }

    /// Creates a column of text that is never truncated.
    static func short(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: false, isDetail: false, cell: cell)
    }

    /// Creates a column of text that is aligned to the right, such as prices.
    static func right(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .right, isFlexible: false, isDetail: false, cell: cell)
    }

    /// Creates a column of numbers.
    static func number(_ title: String, _ cell: @escaping @Sendable (Row) -> Int) -> Self {
        .right(title) { String(cell($0)) }
    }

    /// Creates a column that is shown for a single resource only.
    static func detail(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: true, isDetail: true, cell: cell)
    }
}

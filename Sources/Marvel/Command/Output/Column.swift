/// What is shown of each resource, in the table's column or in the line of the single one.
struct Column<Row>: Sendable {
    let title: String
    let alignment: Alignment
    /// Whether its cells can be cut to make the table fit; numbers and dates that are cut would be wrong.
    let isFlexible: Bool
    /// Whether it is too much for a table and shown for a single resource only.
    let isDetail: Bool
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

    /// Text that stands at the column's right, such as a price.
    static func right(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .right, isFlexible: false, isDetail: false, cell: cell)
    }

    /// A number.
    static func number(_ title: String, _ cell: @escaping @Sendable (Row) -> Int) -> Self {
        .right(title) { String(cell($0)) }
    }

    /// What is shown for a single resource only.
    static func detail(_ title: String, _ cell: @escaping @Sendable (Row) -> String) -> Self {
        Self(title: title, alignment: .left, isFlexible: true, isDetail: true, cell: cell)
    }
}

/// A reader for lines of columns that are separated by tabs. A column after the end of a line is read as empty.
///
/// The reader uses bytes, because splitting strings takes a second in a debug build.
struct FactsReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Moves from the end of a line to the start of the next line. Returns false if there is no next line.
    mutating func nextLine() -> Bool {
        guard position < bytes.count else { return false }
        position += 1
        return position < bytes.count
    }

    mutating func text() -> String {
        String(decoding: column(), as: UTF8.self)
    }

    mutating func optionalText() -> String? {
        let column = column()
        return column.isEmpty ? nil : String(decoding: column, as: UTF8.self)
    }

    /// Reads a column of digits as a number. Returns 0 if the column is empty.
    mutating func number() -> Int {
        column().reduce(0) { $0 * 10 + digit($1) }
    }

    /// Reads a column of links, such as `12 7b`: row numbers, each with an optional letter for a role.
    mutating func links() -> [Link] {
        let column = column()
        if column.isEmpty { return [] }
        var links: [Link] = []
        var link = Link(row: 0)
        for byte in column {
            if byte == Self.space {
                links.append(link)
                link = Link(row: 0)
            } else if byte >= Self.firstRole {
                link.role = Int(byte - Self.firstRole)
            } else {
                link.row = link.row * 10 + digit(byte)
            }
        }
        links.append(link)
        return links
    }

    /// Reads a column of pairs, such as `printPrice=2.99 digitalPurchasePrice=1.99`.
    mutating func pairs() -> [(type: String, value: String)] {
        column().split(separator: Self.space).map { word in
            let parts = word.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
            return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts.last ?? [], as: UTF8.self))
        }
    }

    private func digit(_ byte: UInt8) -> Int {
        Int(byte &- Self.zero)
    }

    private static let space = UInt8(ascii: " ")
    private static let zero = UInt8(ascii: "0")
    private static let firstRole = UInt8(ascii: "a")
    private static let tab = UInt8(ascii: "\t")

    /// Reads the bytes before the next tab or the end of the line. Skips the tab, but not the end of the line. The text
    /// has no other control characters.
    private mutating func column() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] >= Self.space { position += 1 }
        let column = bytes[start..<position]
        if position < bytes.count, bytes[position] == Self.tab { position += 1 }
        return column
    }
}

/// Puts rows in the order of `orderBy`: names split by commas, each descending behind a `-`.
///
/// Rows that are equal by all of them stay in the kind's default order.
func ordered(_ rows: [Int], by order: String, of kind: Kind, in facts: Facts) throws(SandboxError) -> [Int] {
    var terms: [(key: @Sendable (Record) -> SortKey, isDescending: Bool)] = []
    for term in order.split(separator: ",", omittingEmptySubsequences: false) {
        let isDescending = term.hasPrefix("-")
        guard let key = sortKey(String(isDescending ? term.dropFirst() : term), of: kind) else {
            throw .invalidOrder(String(term))
        }
        terms.append((key, isDescending))
    }
    let records = facts[kind]
    let keyed = rows.map { row in (row: row, keys: terms.map { $0.key(records[row]) }) }
    return keyed.sorted { one, other in
        for (index, term) in terms.enumerated() where one.keys[index] != other.keys[index] {
            return (one.keys[index] < other.keys[index]) != term.isDescending
        }
        return one.row < other.row
    }.map(\.row)
}

/// What rows are compared by.
enum SortKey: Comparable, Sendable {
    case number(Double)
    case text(String)
}

/// The key of one ordering parameter, as the API's reference lists them for each kind; nil for any other.
private func sortKey(_ name: String, of kind: Kind) -> (@Sendable (Record) -> SortKey)? {
    switch (kind, name) {
    case (.stories, "id"): { .number(Double($0.id)) }
    case (_, "modified"): { .number(Double($0.modifiedSeconds)) }
    case (.characters, "name"), (.events, "name"), (.comics, "title"), (.series, "title"): { .number(Double($0.rank)) }
    case (.comics, "onsaleDate"): { .number(Double($0.comic?.seconds(of: "onsaleDate") ?? Record.noDateSeconds)) }
    case (.comics, "focDate"): { .number(Double($0.comic?.seconds(of: "focDate") ?? Record.noDateSeconds)) }
    case (.comics, "issueNumber"): { .number($0.comic.flatMap { Double($0.issueNumber) } ?? 0) }
    case (.creators, "firstName"): { .text($0.creator?.firstName.lowercased() ?? "") }
    case (.creators, "middleName"): { .text($0.creator?.middleName.lowercased() ?? "") }
    case (.creators, "lastName"): { .text($0.creator?.lastName.lowercased() ?? "") }
    case (.creators, "suffix"): { .text($0.creator?.suffix.lowercased() ?? "") }
    case (.events, "startDate"): { .number(Double($0.event?.startSeconds ?? Record.noDateSeconds)) }
    case (.series, "startYear"): { .number(Double($0.series?.startYear ?? 0)) }
    default: nil
    }
}

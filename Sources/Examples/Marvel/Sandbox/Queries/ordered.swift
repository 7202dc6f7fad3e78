/// Returns `rows` sorted by `order`, the value of `orderBy` in a query.
///
/// The value consists of names of sort orders, separated by commas. A leading `-` of a name means descending order.
/// Rows that are equal in all sort orders keep their relative order. Throws for an unknown name.
func ordered(_ rows: [Int], by order: String, of kind: Kind, in facts: Facts) throws(SandboxError) -> [Int] {
    let records = facts[kind]
    var columns: [(keys: [SortKey], isDescending: Bool)] = []
    for name in order.split(separator: ",", omittingEmptySubsequences: false) {
        let isDescending = name.hasPrefix("-")
        guard let key = sortKey(String(isDescending ? name.dropFirst() : name), of: kind) else {
            throw .invalidOrder(String(name))
        }
        columns.append((rows.map { key(records[$0]) }, isDescending))
    }
    return rows.indices.sorted { one, other in
        for (keys, isDescending) in columns where keys[one] != keys[other] {
            return (keys[one] < keys[other]) != isDescending
        }
        return one < other
    }.map { rows[$0] }
}

/// A value by which rows are compared.
enum SortKey: Comparable, Sendable {
    case number(Double)
    case text(String)
}

/// Returns a function that gets the sort key from a record. Returns nil if the API's reference has no sort order `name`
/// for this kind.
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

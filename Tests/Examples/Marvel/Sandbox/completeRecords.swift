import SharedTestCode

@testable import MarvelSandbox

/// Returns the complete records of a kind from the real API. Each file is read once.
func completeRecords(_ kind: Kind) throws -> [[String: Any]] {
    try records[kind.rawValue].get()
}

/// Returns the items of a complete record's list whose records are embedded, with their rows.
func embeddedItems(_ items: [[Any]], _ kind: Kind) -> [(item: [Any], row: Int)] {
    items.compactMap { item in
        (item.first as? Int).flatMap { Facts.embedded.row(of: $0, in: kind) }.map { (item, $0) }
    }
}

// Safe, because the value never changes after its initialization.
nonisolated(unsafe) private let records = Kind.allCases.map { kind in
    Result { try SharedData.facts(kind.path) }
}

import SharedTestCode

@testable import MarvelSandbox

/// Returns the complete records of a kind that were gathered from the real API. Each file is read once.
func completeRecords(_ kind: Kind) throws -> [[String: Any]] {
    try records[kind.rawValue].get()
}

// Never changes after its initialization.
nonisolated(unsafe) private let records = Kind.allCases.map { kind in
    Result { try SharedData.facts(kind.path) }
}

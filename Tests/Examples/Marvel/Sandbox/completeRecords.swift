import SharedTestCode

@testable import MarvelSandbox

/// Returns the complete records of a kind from the real API. Each file is read once.
func completeRecords(_ kind: Kind) throws -> [[String: Any]] {
    try records[kind.rawValue].get()
}

// Safe, because the value never changes after its initialization.
nonisolated(unsafe) private let records = Kind.allCases.map { kind in
    Result { try SharedData.facts(kind.path) }
}

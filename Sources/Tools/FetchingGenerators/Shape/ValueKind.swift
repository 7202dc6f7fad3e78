import FetchingJSON

/// The kind of a JSON value. Null is not a kind.
enum ValueKind {
    case bools, numbers, strings, arrays, objects

    init?(_ value: JSONTree) {
        switch value {
        case .null: return nil
        case .bool: self = .bools
        case .number: self = .numbers
        case .string: self = .strings
        case .array: self = .arrays
        case .object: self = .objects
        }
    }
}

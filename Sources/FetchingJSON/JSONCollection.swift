/// The way to decode a type. `JSONDocument` decodes arrays and dictionaries itself. All other types are decoded by
/// their own `init(from:)`.
enum JSONCollection {
    /// An array. `areModels` is true if its elements are decoded by their own `init(from:)`.
    case array(of: any Decodable.Type, areModels: Bool)
    /// A dictionary whose keys are strings.
    case dictionary(of: any Decodable.Type)
    case neither

    init(_ type: Any.Type) {
        if let array = type as? any ExpressibleByArrayLiteral.Type, let element = elementType(array) {
            self = .array(of: element, areModels: isModel(element))
        } else if let table = type as? any ExpressibleByDictionaryLiteral.Type, let value = valueType(table) {
            self = .dictionary(of: value)
        } else {
            self = .neither
        }
    }
}

private func elementType<List: ExpressibleByArrayLiteral>(_ list: List.Type) -> (any Decodable.Type)? {
    list == [List.ArrayLiteralElement].self ? List.ArrayLiteralElement.self as? any Decodable.Type : nil
}

private func valueType<Table: ExpressibleByDictionaryLiteral>(_ table: Table.Type) -> (any Decodable.Type)? {
    table == [String: Table.Value].self ? Table.Value.self as? any Decodable.Type : nil
}

/// Whether a type is decoded by its own `init(from:)`.
private func isModel(_ type: any Decodable.Type) -> Bool {
    if case .neither = JSONCollection(type) { !scalarTypes.contains(ObjectIdentifier(type)) } else { false }
}

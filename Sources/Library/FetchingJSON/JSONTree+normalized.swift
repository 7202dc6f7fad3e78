import Foundation

extension JSONTree {
    /// This value with the fields of objects sorted by name, and with the same text for equal numbers, such as `1` for
    /// `1.0`. So two equal JSON values are equal trees. Numbers are read as `Decimal`, because a `Double` cannot
    /// distinguish large IDs.
    public var normalized: JSONTree {
        switch self {
        case .null, .bool, .string: self
        case .number(let text): .number(normalizedNumber(text))
        case .array(let elements): .array(elements.map(\.normalized))
        case .object(let fields):
            .object(
                fields.map { Field(name: $0.name, value: $0.value.normalized) }
                    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
        }
    }
}

/// Returns the same text for all equal numbers of at most 38 digits, such as `1` for `1.0`. The text of a number with
/// more digits is returned unchanged.
private func normalizedNumber(_ text: String) -> String {
    guard text.utf8.count(where: \.isASCIIDigit) <= 38, let number = Decimal(string: text),
        number.isFinite
    else { return text }
    return "\(number)"
}

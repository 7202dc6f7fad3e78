import Fetching
import FetchingJSON
import Foundation

/// Returns a JSON value in a form that is equal for equal values: without fields that are null, with sorted fields, and
/// with the same form for equal dates and numbers.
///
/// - Parameter renamesFields: Whether names are compared without underscores and case.
func canonical(_ value: JSONTree, renamesFields: Bool = false) -> JSONTree {
    switch value {
    case .null, .bool: return value
    case .number(let text):
        // A decimal is exact where a double is not.
        let isExact = text.utf8.count <= 38 && !text.lowercased().contains("e")
        if isExact, let decimal = Decimal(string: text) { return .number("\(decimal)") }
        return .number(Double(text).map { "\($0)" } ?? text)
    case .string(let text): return .string(iso8601Date(text).flatMap { iso8601Text($0) } ?? text)
    case .array(let elements): return .array(elements.map { canonical($0, renamesFields: renamesFields) })
    case .object(let fields):
        let others = fields.filter { $0.value != .null }.map { field in
            JSONTree.Field(
                name: renamesFields ? folded(field.name) : field.name,
                value: canonical(field.value, renamesFields: renamesFields))
        }
        return .object(others.sorted { $0.name < $1.name })
    }
}

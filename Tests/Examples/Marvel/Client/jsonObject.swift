import Foundation

/// Returns the JSON object in `data`, or an empty object if `data` contains another JSON value.
func jsonObject(_ data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
}

/// Returns `value` without nulls. The models do not encode nulls.
func withoutNulls(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.filter { !($0.value is NSNull) }.mapValues(withoutNulls)
    case let array as [Any]: array.map(withoutNulls)
    default: value
    }
}

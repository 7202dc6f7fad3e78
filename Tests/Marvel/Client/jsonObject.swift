import Foundation

/// The object in `data`, as Foundation reads it.
func jsonObject(_ data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
}

/// `value` without its nulls, which the models leave out when they are written.
func withoutNulls(_ value: Any) -> Any {
    switch value {
    case let object as [String: Any]: object.filter { !($0.value is NSNull) }.mapValues(withoutNulls)
    case let array as [Any]: array.map(withoutNulls)
    default: value
    }
}

import FetchingJSON
import Foundation

extension JSONTree {
    /// Returns the differences between this value and `required`, with the path of each difference. Both values must be
    /// ``normalized``.
    ///
    /// - Parameters:
    ///   - isSubset: Whether objects may have fields that the required value does not have.
    ///   - path: The path of this value, which begins the path of each difference.
    ///   - isSecret: Whether this value is in a field with a secret name.
    package func differences(
        from required: JSONTree, isSubset: Bool, at path: String, isSecret: Bool = false
    ) -> [Difference] {
        switch (self, required) {
        case (.object(let found), .object(let required)):
            let found = values(of: found)
            let required = values(of: required)
            let names = isSubset ? Set(required.keys) : Set(found.keys).union(required.keys)
            return names.sorted().flatMap { name -> [Difference] in
                let (path, isSecret) = ("\(path).\(name)", isSecret || SecretNames.current.contains(name))
                guard let found = found[name], let required = required[name] else {
                    return [
                        .value(path, found: found[name]?.text(isSecret), required: required[name]?.text(isSecret))
                    ]
                }
                return found.differences(from: required, isSubset: isSubset, at: path, isSecret: isSecret)
            }
        case (.array(let found), .array(let required)) where found.count == required.count:
            return zip(found, required).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, isSubset: isSubset, at: "\(path)[\(index)]", isSecret: isSecret)
            }
        default:
            return self == required ? [] : [.value(path, found: text(isSecret), required: required.text(isSecret))]
        }
    }

    private func text(_ isSecret: Bool) -> String? {
        if isSecret { return shown("", "secret") }
        return switch self {
        case .object(let fields): "an object with \(fields.count) \(fields.count == 1 ? "field" : "fields")"
        case .array(let elements): "an array with \(elements.count) \(elements.count == 1 ? "element" : "elements")"
        case .string(let text), .number(let text): shown(text, "")
        case .bool(let bool): "\(bool)"
        case .null: "null"
        }
    }
}

private func values(of fields: [JSONTree.Field]) -> [String: JSONTree] {
    Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
}

extension JSONTree {
    /// Returns the differences between this value and `required`. Both values must be ``normalized``.
    ///
    /// - Parameters:
    ///   - isSubset: Whether objects may have fields that the required value does not have.
    ///   - required: The other value.
    ///   - path: The path of this value, which begins the path of each difference.
    ///   - shown: Returns a value as it is shown. The closure receives the text of the value, or a phrase for an object
    ///     or an array, and the names of the fields that contain it. It can mask the values of secret fields.
    /// - Returns: The path of each value that differs, such as `body.items[2].name`, the value, and the required value.
    ///   Nil means that there is no value.
    public func differences(
        from required: JSONTree, isSubset: Bool, at path: String, shown: (_ text: String, _ names: [String]) -> String
    ) -> [(path: String, found: String?, required: String?)] {
        differences(from: required, isSubset, path, []) { value, names in value.map { shown($0.phrase, names) } }
    }

    private func differences(
        from required: JSONTree, _ isSubset: Bool, _ path: String, _ names: [String],
        _ shown: (JSONTree?, _ names: [String]) -> String?
    ) -> [(path: String, found: String?, required: String?)] {
        switch (self, required) {
        case (.object(let found), .object(let required)):
            let found = values(of: found)
            let required = values(of: required)
            let all = isSubset ? Set(required.keys) : Set(found.keys).union(required.keys)
            return all.sorted().flatMap { name -> [(path: String, found: String?, required: String?)] in
                let (path, names) = ("\(path).\(name)", names + [name])
                guard let value = found[name], let requiredValue = required[name] else {
                    return [
                        (path: path, found: shown(found[name], names), required: shown(required[name], names))
                    ]
                }
                return value.differences(from: requiredValue, isSubset, path, names, shown)
            }
        case (.array(let found), .array(let required)) where found.count == required.count:
            return zip(found, required).enumerated().flatMap { index, pair in
                pair.0.differences(from: pair.1, isSubset, "\(path)[\(index)]", names, shown)
            }
        default:
            return self == required
                ? [] : [(path: path, found: shown(self, names), required: shown(required, names))]
        }
    }

    private var phrase: String {
        switch self {
        case .object(let fields): "an object with \(fields.count) \(fields.count == 1 ? "field" : "fields")"
        case .array(let elements): "an array with \(elements.count) \(elements.count == 1 ? "element" : "elements")"
        case .string(let text), .number(let text): text
        case .bool(let bool): "\(bool)"
        case .null: "null"
        }
    }
}

private func values(of fields: [JSONTree.Field]) -> [String: JSONTree] {
    Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
}

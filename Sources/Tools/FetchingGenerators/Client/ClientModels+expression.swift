extension ClientModels {
    /// An expression for a value of a model `$0`.
    struct Expression {
        var text: String
        var type: SwiftType

        /// The value as an optional text; nil if it has another type.
        var asString: String? {
            switch type {
            case .string, .optional(.string): text
            case .int, .uint64: "String(\(text))"
            case .optional(.int), .optional(.uint64): "\(text).map { String($0) }"
            default: nil
            }
        }

        /// Returns an expression with the value as a number, or nil if it has another type.
        func asInt(_ expression: (String) -> String) -> String? {
            switch type {
            case .int: expression(text)
            case .optional(.int): expression("$0") == "$0" ? text : "\(text).map { \(expression("$0")) }"
            default: nil
            }
        }
    }

    /// Returns an expression for the value at a path of field names in a model `$0`, or nil if no property has it.
    func expression(of path: String, in type: SwiftType) -> Expression? {
        var (text, type, rest, isOptional) = ("$0", type, path, false)
        while !rest.isEmpty {
            if case .optional(let wrapped) = type { (text, type, isOptional) = (text + "?", wrapped, true) }
            guard case .declared(let name) = type, let properties = declarations[name]?.model?.properties else {
                return nil
            }
            let property = properties.first { property in
                !property.isLeftOut && (property.field == rest || rest.hasPrefix(property.field + "."))
            }
            guard let property else { return nil }
            text += "." + escaped(property.name)
            rest = String(rest.dropFirst(property.field.count + 1))
            type = property.type
        }
        return Expression(text: text, type: isOptional && !type.isOptional ? .optional(type) : type)
    }
}

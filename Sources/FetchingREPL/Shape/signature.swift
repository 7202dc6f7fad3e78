extension ValueShape {
    /// A text that is equal for shapes whose values have the same Swift type.
    var signature: String {
        let type: String
        if kindCount != 1 || isTooDeep {
            type = count == nulls ? "none" : "any"
        } else if isLikeOuter {
            type = "outer"
        } else if let objects {
            type = objects.signature
        } else if let arrays {
            type = "[\(arrays.element.signature)]"
        } else if bools > 0 {
            type = "bool"
        } else if numbers.count > 0 {
            type = "\(numbers.kind)\(numbers.timeUnit.map { "\($0)" } ?? "")"
        } else {
            type = strings.areDates ? "date" : strings.words.map { "\($0)" } ?? "string"
        }
        return isNullable ? type + "?" : type
    }
}

extension ObjectShape {
    fileprivate var signature: String {
        if let values { return "table of \(values.signature)" }
        let fields = fields.map { field in
            let value = field.original == nil ? field.value.signature : "similar"
            return "\(stringLiteral(field.name))\(field.missing > 0 ? "?" : ""): \(value)"
        }
        return "{\(fields.joined(separator: ", "))}"
    }
}

import FetchingText

/// A Swift type in generated source.
indirect enum SwiftType: Hashable, Sendable {
    case bool, int, uint64, decimal, double, string, date, uuid
    /// A value of any kind.
    case json
    /// The type of a value of which there is no sample, such as an item of an array that is always empty.
    case unknown
    /// A struct or an enumeration that the generated source declares.
    case declared(String)
    case array(SwiftType)
    case dictionary(SwiftType)
    case optional(SwiftType)

    var isOptional: Bool { if case .optional = self { true } else { false } }

    /// The name of the type in the name of an enumeration, as in `StringOrArray`.
    var shortName: String {
        switch self {
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: text()
        }
    }

    /// The name of a case with a value of this type, such as `string`. In an enumeration of several types, a declared
    /// type is always the model of an object.
    var caseName: String {
        if case .declared = self { return "object" }
        return shortName.lowercased()
    }

    /// Returns the type as source.
    ///
    /// - Parameter outer: The name of the struct in which the declared types are nested. Nil if there is no such
    ///   struct, or if the source is for a place inside it.
    func text(in outer: String? = nil) -> String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .uint64: "UInt64"
        case .decimal: "Decimal"
        case .double: "Double"
        case .string: "String"
        case .date: "Date"
        case .uuid: "UUID"
        case .json: (outer.map { $0 + "." } ?? "") + "JSONValue"
        case .unknown: (outer.map { $0 + "." } ?? "") + "Unknown"
        case .declared(let name): outer.map { $0 == name ? name : "\($0).\(name)" } ?? name
        case .array(let element): "[\(element.text(in: outer))]"
        case .dictionary(let value): "[String: \(value.text(in: outer))]"
        case .optional(let wrapped): wrapped.text(in: outer) + "?"
        }
    }
}

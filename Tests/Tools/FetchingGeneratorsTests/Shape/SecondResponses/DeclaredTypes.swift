import FetchingJSON
import Foundation

@testable import FetchingGenerators

/// The types that generated source declares. It tells without a compiler whether the decoder would read a value.
struct DeclaredTypes {
    private let byName: [String: Declaration]

    init(_ declarations: [Declaration]) {
        byName = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the paths of the values that the decoder would not read.
    func mismatches(of value: JSONTree, _ type: SwiftType, at path: String = "") -> [String] {
        switch (type, value) {
        case (.json, _), (.unknown, _), (.optional, .null), (.bool, .bool), (.string, .string), (.double, .number): []
        case (.optional(let type), _): mismatches(of: value, type, at: path)
        case (.int, .number(let text)): Int(text) == nil ? [path] : []
        case (.uint64, .number(let text)): UInt64(text) == nil ? [path] : []
        case (.decimal, .number(let text)): Decimal(string: text) == nil ? [path] : []
        case (.date, .string(let text)): iso8601Date(text) == nil ? [path] : []
        case (.array(let type), .array(let elements)):
            elements.enumerated().flatMap { mismatches(of: $1, type, at: "\(path)[\($0)]") }
        case (.dictionary(let type), .object(let fields)):
            fields.flatMap { mismatches(of: $0.value, type, at: "\(path).\($0.name)") }
        case (.declared(let name), _): mismatches(of: value, byName[name], at: path)
        default: [path]
        }
    }

    private func mismatches(of value: JSONTree, _ declaration: Declaration?, at path: String) -> [String] {
        switch (declaration, value) {
        case (.model(let model)?, .object(let fields)):
            model.properties.filter { !$0.isLeftOut }.flatMap { property in
                let field = fields.first { $0.name == property.field }
                return mismatches(of: field?.value ?? .null, property.type, at: "\(path).\(property.field)")
            }
        case (.words?, .string): []
        case (.union(let union)?, _):
            union.cases.contains { mismatches(of: value, $0.type, at: path).isEmpty } ? [] : [path]
        default: [path]
        }
    }
}

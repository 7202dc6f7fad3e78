import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingText

/// The differences between the shapes of two JSON values: fields that only one value has, and types that differ.
struct ShapeDifferences: Equatable, Sendable {
    private(set) var onlyInFirst: [String] = []
    private(set) var onlyInSecond: [String] = []
    private(set) var changed: [String] = []

    var isEmpty: Bool { onlyInFirst.isEmpty && onlyInSecond.isEmpty && changed.isEmpty }

    init(_ first: JSONTree, _ second: JSONTree) { compare(Node([first]), Node([second]), at: "") }

    /// Returns the differences in groups with titles.
    func text(_ first: String, _ second: String) -> String {
        let groups = [("Only in \(first)", onlyInFirst), ("Only in \(second)", onlyInSecond), ("Different", changed)]
        let texts = groups.filter { !$0.1.isEmpty }.map { title, lines in
            "\(title):\n" + lines.map { "  \($0)\n" }.joined()
        }
        return isEmpty ? "The shapes are equal.\n" : texts.joined()
    }

    private mutating func compare(_ first: Node, _ second: Node, at path: String) {
        if first.typeText != second.typeText {
            changed.append("\(path.isEmpty ? "the value" : path): \(first.typeText) → \(second.typeText)")
        }
        if first.types.contains(.object), second.types.contains(.object) {
            compareFields(first.fields, second.fields, at: path)
        }
        // The types of the elements of an empty array are not known.
        if let elements = first.elements, let others = second.elements { compare(elements, others, at: path + "[]") }
    }

    private mutating func compareFields(_ first: [Field], _ second: [Field], at path: String) {
        func fieldPath(_ name: String) -> String { (path.isEmpty ? "" : path + ".") + cellText(name) }
        let others = Dictionary(second.map { ($0.name, $0.node) }, uniquingKeysWith: { first, _ in first })
        for field in first {
            if let other = others[field.name] {
                compare(field.node, other, at: fieldPath(field.name))
            } else {
                onlyInFirst.append("\(fieldPath(field.name)): \(field.node.typeText)")
            }
        }
        let names = Set(first.map(\.name))
        for field in second where !names.contains(field.name) {
            onlyInSecond.append("\(fieldPath(field.name)): \(field.node.typeText)")
        }
    }
}

private typealias Field = (name: String, node: Node)

/// All values at the same path of a sample.
private struct Node {
    enum Kind: String, CaseIterable {
        case object, array, string
        case wholeNumber = "whole number"
        case number
        case bool = "true or false"
        case null, absent

        init(_ value: JSONTree) {
            switch value {
            case .object: self = .object
            case .array: self = .array
            case .string: self = .string
            case .number(let text): self = text.contains { ".eE".contains($0) } ? .number : .wholeNumber
            case .bool: self = .bool
            case .null: self = .null
            }
        }
    }

    let values: [JSONTree]
    let types: Set<Kind>

    /// - Parameter isOptional: Whether the field with these values is absent in some of the objects.
    init(_ values: [JSONTree], isOptional: Bool = false) {
        self.values = values
        var types = Set(values.map(Kind.init))
        if types.contains(.number) { types.remove(.wholeNumber) }
        if isOptional { types.insert(.absent) }
        self.types = types
    }

    var typeText: String { Kind.allCases.filter(types.contains).map(\.rawValue).joined(separator: " or ") }

    /// The fields of all objects, in the order in which they first occur.
    var fields: [Field] {
        var names: [String] = []
        var found: [String: [JSONTree]] = [:]
        var objects = 0
        for case .object(let members) in values {
            objects += 1
            for member in members {
                if found[member.name] == nil { names.append(member.name) }
                found[member.name, default: []].append(member.value)
            }
        }
        return names.map { name in
            let values = found[name] ?? []
            return (name, Node(values, isOptional: values.count < objects))
        }
    }

    /// The elements of all arrays, or nil if there are none.
    var elements: Node? {
        let elements = values.flatMap { value -> [JSONTree] in
            if case .array(let elements) = value { elements } else { [] }
        }
        return elements.isEmpty ? nil : Node(elements)
    }
}

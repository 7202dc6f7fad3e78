import Foundation

/// A JSON value with all nested values. Numbers are kept as they are written, and fields keep their order.
public enum JSONTree: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it is written, such as `1.0`.
    case number(String)
    /// A string, without escapes.
    case string(String)
    /// An array.
    case array([JSONTree])
    /// An object.
    case object([Field])

    /// A name and a value of an object.
    public struct Field: Hashable, Sendable {
        /// The name, without escapes.
        public var name: String
        /// The value.
        public var value: JSONTree

        /// Creates a field.
        public init(name: String, value: JSONTree) {
            self.name = name
            self.value = value
        }
    }

    /// Reads a JSON text (RFC 8259) in UTF-8, UTF-16 or UTF-32. If a name occurs more than once in an object, its first
    /// value is used, as in the decoder.
    public init(_ body: Data) throws(JSONSyntaxError) {
        let document = try JSONDocument(JSONText(body), JSONOptions())
        self.init(document, 0)
    }

    private init(_ document: JSONDocument, _ node: Int) {
        switch document.kind(of: node) {
        case .null: self = .null
        case .bool: self = .bool(document.bool(node) == true)
        case .number: self = .number(document.numberText(node) ?? "")
        case .string: self = .string(document.unescaped(node))
        case .array:
            self = .array(document.elements(of: node).map { JSONTree(document, $0) })
        case .object:
            // Two names with different bytes can be equal as strings.
            var known: Set<[UInt8]> = []
            let fields = document.names(of: node).compactMap { name in
                let text = document.unescaped(name)
                return known.insert(Array(text.utf8)).inserted
                    ? Field(name: text, value: JSONTree(document, name + 1)) : nil
            }
            self = .object(fields)
        }
    }
}

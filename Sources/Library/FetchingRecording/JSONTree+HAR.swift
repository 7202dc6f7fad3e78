internal import FetchingJSON

/// The parts of a HAR file are read from its JSON tree and not into models, so that the fields that this package does
/// not know are kept when the file is written again.
extension JSONTree {
    /// The value of a field. Nil if there is no such field, or if this value is not an object.
    subscript(name: String) -> JSONTree? {
        get {
            guard case .object(let fields) = self else { return nil }
            return fields.first { $0.name == name }?.value
        }
        set {
            guard case .object(var fields) = self else { return }
            fields.removeAll { $0.name == name }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
            self = .object(fields)
        }
    }

    /// The text of a string, or nil for another value.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements of an array. Empty for another value.
    var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }

    /// The value of a number, or of a string that contains a number. Nil for another value, and for a number that is
    /// not finite.
    var number: Double? {
        switch self {
        case .number(let text), .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// Creates an object. Fields whose value is nil are left out.
    static func fields(_ fields: KeyValuePairs<String, JSONTree?>) -> JSONTree {
        .object(fields.compactMap { name, value in value.map { Field(name: name, value: $0) } })
    }

    static func integer(_ number: Int) -> JSONTree { .number(String(number)) }

    /// Returns the value as recordings contain it: with a line for each field and each element, and with fields sorted
    /// by name.
    ///
    /// - Parameter depth: The number of levels by which the lines after the first are indented.
    func recorded(depth: Int) -> [UInt8] { Array(text(.indented, depth: depth, sortsFields: true).utf8) }
}

import Foundation

extension JSONDocument {
    /// Reads a date in ISO 8601. If the value is a number, the error names the option for such dates.
    func iso8601Date(_ node: Int, _ key: JSONKeyOfValue) throws -> Date {
        switch kind(of: node) {
        case .string:
            // A date is usually written without escapes.
            let date =
                nodes[node].isPlain
                ? Date(iso8601: bytes, nodes[node].contents) : Date(iso8601: unescaped(node))
            guard let date else { throw corrupted(Date.self, .noDate, node, key) }
            return date
        case .number:
            let fault = JSONValueError.Fault.numberForDate
            throw DecodingError.typeMismatch(Date.self, context(fault.rawValue, node, key, fault))
        default: throw mismatch(Date.self, node, key)
        }
    }
}

import Foundation

extension JSONDocument {
    func date(_ node: Int, _ key: JSONKeyOfValue) throws -> Date {
        if isNull(node) { throw mismatch(Date.self, node, key) }
        switch options.dates {
        case .deferredToDate: return try Date(from: JSONValueDecoder(self, node))
        case .secondsSince1970: return Date(timeIntervalSince1970: try double(node, key))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(node, key) / 1_000)
        case .iso8601, .iso8601WithFractions: return try iso8601Date(node, key)
        case .custom(let read, _): return try read(JSONValueDecoder(self, node))
        }
    }

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

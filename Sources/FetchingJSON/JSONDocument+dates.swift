import Foundation

extension JSONDocument {
    /// Reads a date in ISO 8601. If the value is a number, the error names the option for such dates.
    func iso8601Date(_ node: Int, _ key: JSONKeyOfValue) throws -> Date {
        if kind(of: node) == .string, let date = Date(iso8601: bytes[nodes[node].contents]) { return date }
        if let number = double(node) {
            // Beyond each limit, the date would be after the year 5000.
            let format =
                switch abs(number) {
                case ..<1e11: ".secondsSince1970"
                case ..<1e14: ".millisecondsSince1970"
                default: ".custom"
                }
            let hint = "JSONOptions(dates: \(format))"
            throw DecodingError.typeMismatch(
                Date.self, context("Expected an ISO 8601 date but found a number; see \(hint).", node, key, hint: hint))
        }
        guard let text = string(node) else { throw mismatch(Date.self, node, key) }
        if let date = Date(iso8601: text) { return date }
        let reason =
            Date(iso8601: text + "Z") == nil
            ? "is not a date in a supported form, such as 2014-04-29T14:18:17Z"
            : "has no offset from UTC, such as Z or -04:00"
        throw corrupted(Date.self, "“\(text.prefix(60))” \(reason)", node, key)
    }
}

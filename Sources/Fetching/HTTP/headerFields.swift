import Foundation

extension [String: String] {
    /// Returns the value of a header field. The case of `name` is ignored; of several spellings the first in
    /// alphabetical order is used.
    func value(ofHeader name: String) -> String? {
        filter { $0.key.lowercased() == name.lowercased() }.min { $0.key < $1.key }?.value
    }
}

extension HTTPURLResponse {
    /// The header fields as strings.
    var headerFields: [String: String] {
        var fields: [String: String] = [:]
        for case (let name as String, let value) in allHeaderFields { fields[name] = "\(value)" }
        return fields
    }
}

extension URLRequest {
    /// Removes the header fields whose names, in lower case, satisfy `isRemoved`.
    mutating func removeHeaders(where isRemoved: (String) -> Bool) {
        for name in (allHTTPHeaderFields ?? [:]).keys where isRemoved(name.lowercased()) {
            setValue(nil, forHTTPHeaderField: name)
        }
    }
}

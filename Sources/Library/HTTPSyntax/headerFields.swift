import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension [String: String] {
    /// Returns the value of a header field, or nil if the field is missing. The case of `name` is ignored. If several
    /// names differ only in case, the first name in alphabetical order is used.
    public func value(ofHeader name: String) -> String? {
        filter { $0.key.lowercased() == name.lowercased() }.min { $0.key < $1.key }?.value
    }
}

extension HTTPURLResponse {
    /// The values of the header fields as strings, by name.
    public var headerFields: [String: String] {
        var fields: [String: String] = [:]
        for case (let name as String, let value) in allHeaderFields { fields[name] = value as? String ?? "\(value)" }
        return fields
    }
}

extension URLRequest {
    /// Removes each header field whose name, in lower case, satisfies `isRemoved`.
    public mutating func removeHeaders(where isRemoved: (String) -> Bool) {
        for name in (allHTTPHeaderFields ?? [:]).keys where isRemoved(name.lowercased()) {
            setValue(nil, forHTTPHeaderField: name)
        }
    }
}

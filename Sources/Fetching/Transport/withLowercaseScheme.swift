import Foundation

extension URL {
    /// The URL with its scheme in lower case (RFC 3986 §6.2.2.1).
    var withLowercaseScheme: URL {
        guard let scheme, scheme != scheme.lowercased(), var components = URLComponents(string: absoluteString)
        else { return self }
        components.scheme = scheme.lowercased()
        return components.url ?? self
    }
}

/// A link of a `Link` header field (RFC 8288 §3).
public struct WebLink: Hashable, Sendable {
    /// Where it leads, as written; it may be relative to the answer's URL.
    public var target: String
    /// What it leads to, in lower case, such as `next`; a link may have several relations.
    public var relations: [String]
    /// Its other parameters by their names in lower case, the first of each name.
    public var parameters: [String: String]

    /// Makes a link.
    public init(target: String, relations: [String], parameters: [String: String] = [:]) {
        self.target = target
        self.relations = relations
        self.parameters = parameters
    }
}

/// The links of a `Link` header field's value, by the algorithm of RFC 8288 appendix B.2.
///
/// What stands before a fault is kept: a header that ends in nonsense still leads on.
public func webLinks(in value: String) -> [WebLink] {
    var scanner = LinkScanner(value)
    var links: [WebLink] = []
    while let link = scanner.link() { links.append(link) }
    return links
}

private struct LinkScanner {
    private var rest: Substring.UnicodeScalarView

    init(_ value: String) { rest = value[...].unicodeScalars }

    mutating func link() -> WebLink? {
        skip { isSpace($0) || $0 == "," }
        guard take("<") else { return nil }
        let target = read { $0 != ">" }
        guard take(">") else { return nil }
        var link = WebLink(target: target, relations: [])
        var hasRelations = false
        while parameterFollows() {
            let name = read { $0 != "=" && $0 != ";" && $0 != "," && !isSpace($0) }.lowercased()
            skip(isSpace)
            let value = take("=") ? parameterValue() : ""
            if name == "rel" {
                // Only the first counts (§3.3).
                if !hasRelations {
                    link.relations = value.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
                }
                hasRelations = true
            } else if !name.isEmpty, link.parameters[name] == nil {
                link.parameters[name] = value
            }
        }
        return link
    }

    private mutating func parameterFollows() -> Bool {
        skip(isSpace)
        guard take(";") else {
            // Anything else up to the comma is not for us.
            skip { $0 != "," }
            return false
        }
        skip(isSpace)
        return true
    }

    private mutating func parameterValue() -> String {
        skip(isSpace)
        guard take("\"") else { return read { $0 != ";" && $0 != "," && !isSpace($0) } }
        var value = ""
        while let scalar = rest.popFirst(), scalar != "\"" {
            value.unicodeScalars.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
        }
        return value
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) { rest = rest.drop(while: isSkipped) }

    private mutating func read(_ isRead: (Unicode.Scalar) -> Bool) -> String {
        let part = rest.prefix(while: isRead)
        rest = rest[part.endIndex...]
        return String(part)
    }
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

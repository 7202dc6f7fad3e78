/// A link in a `Link` header field (RFC 8288 §3).
public struct WebLink: Hashable, Sendable {
    /// The URL of the target as the server wrote it, which may be relative.
    public var target: String
    /// The relation types in lower case, such as `next`. Types that are not in ASCII are left out (RFC 8288 §2.1).
    public var relations: [String]
    /// The parameters except `rel`, by name in lower case. If a name occurs more than once, its first value is kept.
    /// Names that are not tokens are left out.
    public var parameters: [String: String] = [:]
}

/// Returns the links in the value of a `Link` header field, by the algorithm of RFC 8288 appendix B.2, and whether the
/// value is valid. Empty list elements are allowed.
///
/// Reading stops at an element that does not start with a link. The links before it are returned.
public func webLinks(in value: String) -> (links: [WebLink], isValid: Bool) {
    var scanner = LinkScanner(value)
    var links: [WebLink] = []
    while let link = scanner.link() { links.append(link) }
    return (links, scanner.isValid)
}

private struct LinkScanner {
    private var rest: Substring.UnicodeScalarView
    private(set) var isValid = true

    init(_ value: String) { rest = value[...].unicodeScalars }

    mutating func link() -> WebLink? {
        skip { isSpace($0) || $0 == "," }
        let (isEnd, isLink) = (rest.isEmpty, take("<"))
        let target = read { $0 != ">" }
        isValid = isValid && (isEnd || isLink && rest.first == ">")
        guard isLink, take(">") else { return nil }
        var link = WebLink(target: target, relations: [])
        var hasRelations = false
        while parameterFollows() {
            let text = read { $0 != "=" && $0 != ";" && $0 != "," && !isSpace($0) }
            let name = lowercasedToken(text)
            // A link after a semicolon, as in `</a>; rel=prev; </b>; rel=next`.
            if text.utf8.first == UInt8(ascii: "<") { isValid = false }
            skip(isSpace)
            let value = take("=") ? parameterValue() : ""
            if name == "rel" {
                // Only the first `rel` parameter of a link counts (RFC 8288 §3.3).
                if !hasRelations {
                    link.relations = value.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
                        .filter { $0.allSatisfy(\.isASCII) }.map { String($0).lowercased() }
                }
                hasRelations = true
            } else if let name, link.parameters[name] == nil {
                link.parameters[name] = value
            }
        }
        return link
    }

    private mutating func parameterFollows() -> Bool {
        skip(isSpace)
        guard take(";") else {
            // Text that is not a parameter is ignored up to the next comma.
            if let first = rest.first, first != "," { isValid = false }
            skip { $0 != "," }
            return false
        }
        skip(isSpace)
        return true
    }

    private mutating func parameterValue() -> String {
        skip(isSpace)
        if let value = singleQuotedValue() { return value }
        guard take("\"") else { return read { $0 != ";" && $0 != "," && !isSpace($0) } }
        var value = ""
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return value }
            value.unicodeScalars.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
        }
        isValid = false
        return value
    }

    /// Reads a value in single quotation marks, as in `rel='next'`. RFC 8288 has no such values, but some servers send
    /// them. Other single quotation marks, such as those in `UTF-8'de'a`, have no meaning.
    private mutating func singleQuotedValue() -> String? {
        guard rest.first == "'", let end = rest.dropFirst().firstIndex(where: { $0 == "'" }) else { return nil }
        let next = rest[end...].dropFirst()
        guard next.first(where: { !isSpace($0) }).map({ $0 == ";" || $0 == "," }) ?? true else { return nil }
        defer { rest = next }
        return String(rest[..<end].dropFirst())
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

import Fetching

/// A challenge in a `WWW-Authenticate` header field (RFC 9110 §11.3).
struct AuthenticationChallenge: Hashable, Sendable {
    /// The name of the scheme in lower case, such as `digest`.
    var scheme: String
    /// The single value after the name of the scheme, as in `Negotiate a87421==`, or nil if there is none.
    var token68: String?
    /// The parameters by name in lower case. If a name occurs more than once, its first value is kept.
    var parameters: [String: String] = [:]
}

/// Returns the challenges in the value of a `WWW-Authenticate` header field (RFC 9110 §11.6.1). The values of several
/// such fields may be joined with commas.
///
/// If the value has a syntax error, the challenges before the error are returned.
func authenticationChallenges(in value: String) -> [AuthenticationChallenge] {
    var scanner = ChallengeScanner(value)
    var challenges: [AuthenticationChallenge] = []
    while let challenge = scanner.challenge() { challenges.append(challenge) }
    return challenges
}

private struct ChallengeScanner {
    private var rest: Substring.UTF8View

    init(_ value: String) { rest = value[...].utf8 }

    /// A challenge starts with the name of a scheme. Its parameters end before the next word without a following `=`.
    mutating func challenge() -> AuthenticationChallenge? {
        skip(",")
        guard let scheme = token() else { return nil }
        var challenge = AuthenticationChallenge(scheme: scheme.lowercased())
        guard skipSpaces() else { return rest.isEmpty || rest.first == UInt8(ascii: ",") ? challenge : nil }
        if let token68 = token68() {
            challenge.token68 = token68
            return challenge
        }
        while let (name, value) = parameter() {
            if challenge.parameters[name] == nil { challenge.parameters[name] = value }
            skipSpaces()
            guard rest.first == UInt8(ascii: ",") else { break }
            skip(",")
        }
        skipSpaces()
        return challenge
    }

    /// Reads a parameter. Reads nothing if no `=` and value follow the next word.
    private mutating func parameter() -> (name: String, value: String)? {
        let start = rest
        guard let name = token() else { return nil }
        skipSpaces()
        if rest.first == UInt8(ascii: "=") {
            rest.removeFirst()
            skipSpaces()
            if let value = rest.first == UInt8(ascii: "\"") ? quotedString() : token() {
                return (name.lowercased(), value)
            }
        }
        rest = start
        return nil
    }

    /// Reads a `token68` that is the only value of its challenge. Otherwise reads nothing.
    private mutating func token68() -> String? {
        let start = rest
        let characters = rest.prefix { $0.isASCIIAlphanumeric || "-._~+/".utf8.contains($0) }
        let padding = rest[characters.endIndex...].prefix { $0 == UInt8(ascii: "=") }
        let token = rest[..<padding.endIndex]
        rest = rest[padding.endIndex...]
        skipSpaces()
        if !characters.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ",") { return String(Substring(token)) }
        rest = start
        return nil
    }

    private mutating func token() -> String? {
        let token = rest.prefix(while: isTokenByte)
        rest = rest[token.endIndex...]
        return token.isEmpty ? nil : String(Substring(token))
    }

    /// Reads a quoted string (RFC 9110 §5.6.4). Returns nil if the closing quotation mark is missing.
    private mutating func quotedString() -> String? {
        rest.removeFirst()
        var value: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return String(decoding: value, as: UTF8.self) }
            // A backslash quotes the next byte.
            guard let quoted = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
            value.append(quoted)
        }
        return nil
    }

    /// Skips spaces and the separators of a list, which may have empty elements (RFC 9110 §5.6.1.2).
    private mutating func skip(_ separator: Character) {
        rest = rest.drop { " \t".utf8.contains($0) || $0 == separator.asciiValue }
    }

    /// Returns whether there was a space.
    @discardableResult
    private mutating func skipSpaces() -> Bool {
        let count = rest.count
        rest = rest.drop { " \t".utf8.contains($0) }
        return rest.count < count
    }
}

import Fetching
internal import HTTPSyntax

/// Returns the parameters of each challenge for `scheme` in the value of a `WWW-Authenticate` header field (RFC 9110
/// §11.6.1). The names of the parameters are in lower case. If a name occurs more than once, its first value is kept.
///
/// A word without a `=` after it is the name of a scheme. Other text is ignored, such as the end of
/// `Negotiate a87421==`.
///
/// - Parameters:
///   - scheme: The name of the scheme in lower case, such as `digest`.
///   - value: The value of the field. The values of several fields may be joined with commas.
func authenticationChallenges(of scheme: String, in value: String) -> [[String: String]] {
    var challenges: [[String: String]] = []
    var isWanted = false
    var rest = value[...].utf8
    while !rest.isEmpty {
        guard let word = token(&rest)?.lowercased() else {
            rest.removeFirst()
            continue
        }
        rest = rest.drop(while: isSpace)
        guard rest.first == UInt8(ascii: "=") else {
            isWanted = word == scheme
            if isWanted { challenges.append([:]) }
            continue
        }
        rest = rest.dropFirst().drop(while: isSpace)
        guard let value = rest.first == UInt8(ascii: "\"") ? quotedString(&rest) : unquotedValue(&rest) else {
            continue
        }
        if isWanted { challenges[challenges.count - 1].merge([word: value]) { first, _ in first } }
    }
    return challenges
}

private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

private func token(_ rest: inout Substring.UTF8View) -> String? {
    let token = rest.prefix(while: isTokenByte)
    rest = rest[token.endIndex...]
    return token.isEmpty ? nil : String(Substring(token))
}

/// Reads a value without quotation marks. Like curl, reads the value up to a comma, because devices send values such as
/// `realm=My Camera` and `nonce=a/b==`, which are not tokens. A space also ends the value if a name and a `=` follow.
private func unquotedValue(_ rest: inout Substring.UTF8View) -> String? {
    var value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ",") }
    while true {
        let next = rest[value.endIndex...].drop(while: isSpace)
        let word = next.prefix { !isSpace($0) && $0 != UInt8(ascii: ",") }
        let name = word.prefix(while: isTokenByte)
        let isName = !name.isEmpty && next[name.endIndex...].first { !isSpace($0) } == UInt8(ascii: "=")
        if word.isEmpty || isName { break }
        value = rest[..<word.endIndex]
    }
    rest = rest[value.endIndex...]
    return value.isEmpty ? nil : String(Substring(value))
}

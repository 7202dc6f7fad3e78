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
        guard let value = rest.first == UInt8(ascii: "\"") ? quotedString(&rest) : token(&rest) else { continue }
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

/// Reads a quoted string (RFC 9110 §5.6.4). Returns nil if the closing quotation mark is missing.
private func quotedString(_ rest: inout Substring.UTF8View) -> String? {
    rest.removeFirst()
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\"") { return String(decoding: value, as: UTF8.self) }
        // A backslash quotes the next byte.
        value.append(byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte)
    }
    return nil
}

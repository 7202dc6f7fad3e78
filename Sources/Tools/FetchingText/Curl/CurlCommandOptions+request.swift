import Fetching
import Foundation
internal import HTTPSyntax

extension CurlCommandOptions {
    /// Returns the request that curl would send, and the notes. The request has the fields `Accept` and `Content-Type`
    /// that curl adds by itself, but not its `User-Agent`.
    func command() throws -> CurlCommand {
        var notes = notes
        let (url, user) = try location()
        var request = URLRequest(url: url)
        if isGet, !form.isEmpty {
            throw CurlCommandError("-G does not send the form of -F; keep only one of them.")
        }
        if let method, method != method.uppercased() {
            throw CurlCommandError("The method of -X has lower-case letters; write it in upper case, such as POST.")
        }
        var content = try body()
        if isGet { content = nil }
        request.httpMethod = method ?? (isHead ? "HEAD" : content == nil ? "GET" : "POST")
        if let timeout { request.ownTimeLimit = .seconds(timeout) }

        request.setValue("*/*", forHTTPHeaderField: "Accept")
        if let content { request.setValue(content.contentType, forHTTPHeaderField: "Content-Type") }
        if !json.isEmpty { request.setValue("application/json", forHTTPHeaderField: "Accept") }
        if let user {
            let hasPassword = user.contains(UInt8(ascii: ":"))
            // curl would ask the user for the password.
            if !hasPassword {
                notes.append("-u has no password, so an empty one is sent; to send one, write -u NAME:PASSWORD.")
            }
            let text = hasPassword ? user : user + ":".utf8
            request.setValue("Basic " + Data(text).base64EncodedString(), forHTTPHeaderField: "Authorization")
        }
        for (name, value) in fields + (cookies.isEmpty ? [] : [("Cookie", cookies.joined(separator: "; "))]) {
            try checkLineEnds(value, ofField: name)
            request.setValue(value.isEmpty ? nil : value, forHTTPHeaderField: name)
        }
        // Setting one field of a `URLRequest` after the other takes quadratic time.
        var given: [String: HeaderField] = [:]
        for header in headers { try apply(header, to: &given, &notes) }
        var all = request.allHTTPHeaderFields ?? [:]
        for name in all.keys where given[name.lowercased()] != nil { all[name] = nil }
        for field in given.values { all[field.name] = field.value }
        // As in curl, a type of `-H` gets the boundary of a form.
        if !form.isEmpty, let type = given["content-type"]?.value, let own = content?.contentType,
            let boundary = own.utf8.firstRange(of: "boundary=".utf8).map({ own[$0.lowerBound...] })
        {
            if type.lowercased().utf8.firstRange(of: "boundary=".utf8) != nil {
                throw CurlCommandError("-H 'Content-Type' has a boundary, but -F sets its own; remove the boundary.")
            }
            all[given["content-type"]?.name ?? "Content-Type"] = "\(type); \(boundary)"
        }
        request.allHTTPHeaderFields = all
        if isCompressed, given["accept-encoding"] != nil {
            // The transport decompresses a response only if the transport itself has set this field.
            request.setValue(nil, forHTTPHeaderField: "Accept-Encoding")
        }
        do {
            if let content {
                request.httpBody = try createRequest(.post, baseURL: url, body: content).readBody()
            }
            try checkRequest(request)
        } catch { throw CurlCommandError("\(error).") }
        return CurlCommand(request: request, notes: notes)
    }

    /// Returns the URL and the user. The URL has the query of `-G`, but no user information. The user has the form
    /// `name:password`, or `name` if `-u` has no password.
    private func location() throws -> (URL, user: [UInt8]?) {
        guard var text = url else { throw CurlCommandError("The command has no URL.") }
        if !isGlobOff { text = try withoutPatterns(text) }
        if text.prefixMatch(of: #/(?i)https?:\/[^\/]/#.matchingSemantics(.unicodeScalar)) != nil {
            throw CurlCommandError("The URL \(quoted(Redactor().redacted(text))) has only one slash after its scheme.")
        }
        if text.utf8.firstRange(of: "://".utf8) == nil { text = "http://" + text }
        // In curl, the query of -G replaces that of --url-query.
        let items = isGet ? (data.isEmpty ? json : [joined(data)]) : query.isEmpty ? [] : [joined(query)]
        let fragment = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        text = String(text[..<fragment])
        for item in items where !item.isEmpty {
            let authority = text.utf8.firstRange(of: "://".utf8)?.upperBound ?? text.startIndex
            if !text.utf8[authority...].contains(where: { "/?".utf8.contains($0) }) { text += "/" }
            text += (text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + urlText(item)
        }
        guard var parts = parsedComponents(text), let url = parts.url else {
            throw CurlCommandError("The URL \(quoted(Redactor().redacted(text))) is not valid.")
        }
        let inURL = parts.percentEncodedUser.map { user in
            percentDecodedBytes(user) + ":".utf8 + percentDecodedBytes(parts.percentEncodedPassword ?? "")
        }
        (parts.user, parts.password) = (nil, nil)
        return (parts.url ?? url, user.map { Array($0.utf8) } ?? inURL)
    }

    private func body() throws -> RequestBody? {
        let kinds = [data.isEmpty, json.isEmpty, form.isEmpty].filter { !$0 }.count
        if kinds > 1 { throw CurlCommandError("The command combines -d, --json and -F; keep only one of them.") }
        if !form.isEmpty {
            do { return try .multipart(form) } catch { throw CurlCommandError("\(error).") }
        }
        if !json.isEmpty { return RequestBody(Data(json.joined()), contentType: "application/json") }
        return data.isEmpty
            ? nil : RequestBody(Data(joined(data)), contentType: "application/x-www-form-urlencoded")
    }

    private func joined(_ pieces: [[UInt8]]) -> [UInt8] { Array(pieces.joined(separator: [UInt8(ascii: "&")])) }
}

/// A header field that `-H` sets, or removes if `value` is nil.
private typealias HeaderField = (name: String, value: String?)

/// Applies a value of `-H`: `Name: value`, `Name;` for an empty value, or `Name:` to remove a field.
///
/// - Parameter given: The fields of the options so far, by their names in lower case.
private func apply(_ header: String, to given: inout [String: HeaderField], _ notes: inout [String]) throws {
    let isEmpty = !header.utf8.contains(UInt8(ascii: ":")) && header.utf8.last == UInt8(ascii: ";")
    let separator = isEmpty ? UInt8(ascii: ";") : UInt8(ascii: ":")
    let parts = header.utf8.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
        .map { Substring($0) }
    guard parts.count == 2 else { throw CurlCommandError("-H needs a name and a value, as in -H 'Name: value'.") }
    let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
    let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    // Old browsers also copied HTTP/2 fields such as `:path`. Then the name, which is the text before the first colon,
    // is empty.
    if name.isEmpty { return }
    if let reason = transportHeaders[name.lowercased()] {
        notes.append("\(name) is left out: \(reason).")
        return
    }
    try checkLineEnds(value, ofField: name)
    let key = name.lowercased()
    if value.isEmpty, !isEmpty {
        // The transports add `Accept: */*` if this field is missing, but libcurl does not if its value is empty.
        given[key] = (name, key == "accept" ? "" : nil)
    } else if let previous = given[key]?.value {
        // The values of `Cookie` are one list with another separator (RFC 9113 §8.2.3).
        given[key] = (given[key]?.name ?? name, previous + (key == "cookie" ? "; " : ", ") + value)
    } else {
        given[key] = (name, value)
    }
}

/// Throws if a value has a character that ends a header field, because `URLRequest` would drop the field without an
/// error.
private func checkLineEnds(_ value: String, ofField name: String) throws {
    try checkLineEnds(value, of: "value of the header field \(cellText(name))")
}

/// Throws if a text has a character that ends a header field.
func checkLineEnds(_ text: String, of part: String) throws {
    guard text.utf8.contains(where: { "\r\n\0".utf8.contains($0) }) else { return }
    let found = text.utf8.contains(0) ? "null character" : "line end"
    throw CurlCommandError("The \(part) contains a \(found); remove it.")
}

/// Returns the text of a URL without the backslashes that curl removes from `\[`, `\]`, `\{` and `\}`.
///
/// - Throws: ``CurlCommandError`` if the URL stands for several URLs.
private func withoutPatterns(_ text: String) throws -> String {
    let plain = text.replacing(#/\\[\[\]{}]/#.matchingSemantics(.unicodeScalar), with: "")
    let range = #/\[[0-9A-Za-z]+-[0-9A-Za-z]+(:[0-9]+)?\]/#.matchingSemantics(.unicodeScalar)
    if plain.utf8.contains(UInt8(ascii: "{")) || plain.contains(range) {
        throw CurlCommandError(
            "The URL has a range such as {a,b} or [1-3], which stands for several URLs; write one of them, or add -g.")
    }
    return text.replacing(#/\\([\[\]{}])/#.matchingSemantics(.unicodeScalar)) { $0.output.1 }
}

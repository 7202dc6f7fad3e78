import Foundation
internal import HTTPSyntax

/// Returns `request` as a `curl` command for a POSIX shell. By default secrets are shown as `***`, so the command does
/// not send the secrets.
///
/// ```
/// curl 'https://example.com/heroes?apikey=***' \
///   -H 'Content-Type: application/json' \
///   --data-raw '{"name":"Hulk"}'
/// ```
///
/// Equal requests give equal text. A body that is a file is shown by its path, and a form with files by its parts. Any
/// other stream is left out, and so are `Content-Length` and header fields with invalid names.
///
/// If secrets are masked, a part of a form with files is shown by its length, unless the part is a file. Any other
/// multipart body is shown by its length and type.
///
/// - Parameters:
///   - request: The request.
///   - masksSecrets: Whether secrets are masked. Pass false for a command that sends the credentials.
public func curlCommand(for request: URLRequest, masksSecrets: Bool = true) -> String {
    let redactor = masksSecrets ? Redactor(request: request) : nil
    func masked(_ text: String) -> String { redactor?.redacted(text) ?? text }
    let content = request.bodySource?.content
    let source = [UInt8](request.httpBody ?? request.bodySource?.data ?? Data())
    let body = redactor?.redacted(source) ?? source
    let url = masked(request.url?.absoluteString ?? "")
    var form: MultipartForm?
    if case .form(let value) = content { form = value }
    let file = request.bodyFile
    let hasBody = !body.isEmpty || file != nil || form != nil
    var options = urlOptions(url) + methodOption(request.httpMethod ?? "GET", hasBody: hasBody)
    // With `-F`, curl adds the content type with its own boundary.
    let isHidden = { (name: String) in name == "content-length" || form != nil && name == "content-type" }
    for (name, value) in sortedHeaders(of: request) where isToken(name) && !isHidden(name.lowercased()) {
        let value = redactor?.isSecret(name: name) == true ? SecretNames.mask : masked(value)
        options.append("-H " + shellQuoted(value.isEmpty ? "\(name);" : "\(name): \(value)"))
    }
    if hasBody, request.value(forHTTPHeaderField: "Content-Type") == nil {
        // Without this option, curl sends the content type of a form.
        options.append("-H 'Content-Type:'")
    }
    var input = ""
    if let form {
        options += form.parts.map { "-F " + shellQuoted(masked($0.curlText(showsData: !masksSecrets))) }
    } else if let file {
        options.append("--data-binary " + shellQuoted("@" + file.path(percentEncoded: false)))
    } else if masksSecrets, let note = noteOnParts(of: request) {
        // The value of a part is far from its name, so the redactor cannot tell which parts are secret.
        options.append("--data-binary " + shellQuoted(note))
    } else if let text = argumentText(body) {
        if !body.isEmpty { options.append("--data-raw " + shellQuoted(text)) }
    } else {
        input = "printf '\(printfFormat(body))' | "
        options.append("--data-binary @-")
    }
    return input + "curl " + options.joined(separator: " \\\n  ")
}

/// Returns the length and the type of a multipart body in parentheses, or nil for another body.
private func noteOnParts(of request: URLRequest) -> String? {
    let type = mediaType(request.value(forHTTPHeaderField: "Content-Type") ?? "")
    guard let body = request.httpBody ?? request.bodySource?.data, !body.isEmpty,
        type.utf8.starts(with: "multipart/".utf8)
    else { return nil }
    return "(\(body.count) bytes of \(Redactor().line(type, limit: 60)))"
}

extension FormPart {
    /// Returns the part as a value of curl's option `-F`. Data is shown only if `showsData` is true and the data is
    /// text. Otherwise the length of the data is shown.
    fileprivate func curlText(showsData: Bool) -> String {
        let value =
            switch content {
            case .file(let file): "@" + curlQuoted(file.path(percentEncoded: false))
            case .data(let data):
                (showsData ? argumentText([UInt8](data)) : nil).map(curlQuoted) ?? "(\(data.count) bytes)"
            }
        return name + "=" + value + (filename.map { ";filename=" + curlQuoted($0) } ?? "")
            + (contentType.map { ";type=\($0)" } ?? "")
    }

    /// Returns `text` in quotation marks. Without them, curl would split the text at a semicolon, and would read a file
    /// if the text begins with `@` or `<`.
    private func curlQuoted(_ text: String) -> String {
        "\"" + text.replacingScalars("\\", with: "\\\\").replacingScalars("\"", with: "\\\"") + "\""
    }
}

private func urlOptions(_ url: String) -> [String] {
    var options = [url.hasPrefix("-") ? "--url \(shellQuoted(url))" : shellQuoted(url)]
    // Without these options, curl reads brackets and braces as patterns, and removes dot segments.
    if url.contains(where: { "[]{}".contains($0) }) { options.append("--globoff") }
    if url.contains("/.") { options.append("--path-as-is") }
    return options
}

private func methodOption(_ method: String, hasBody: Bool) -> [String] {
    switch (method, hasBody) {
    case ("GET", false), ("POST", true): []
    case ("HEAD", false): ["--head"]
    default: ["-X " + (method.allSatisfy { $0.isASCII && $0.isLetter } ? method : shellQuoted(method))]
    }
}

private func sortedHeaders(of request: URLRequest) -> [(key: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
}

/// Returns `body` as text. Returns nil if `body` has characters that control the display or are invisible, other than
/// line feeds, is not UTF-8, or has 100,000 bytes or more. Linux limits an argument to 128 KiB.
private func argumentText(_ body: [UInt8]) -> String? {
    guard body.count < 100_000, let text = String(validating: body, as: UTF8.self),
        !text.unicodeScalars.contains(where: isControl)
    else { return nil }
    return text
}

/// Returns a format for `printf`. Bytes other than printable ASCII are octal escapes, which every shell supports. A
/// hyphen at the beginning is escaped too, because `printf` would read it as the beginning of an option.
private func printfFormat(_ body: [UInt8]) -> String {
    body.reduce(into: "") { format, byte in
        switch byte {
        case UInt8(ascii: "-") where format.isEmpty: format += octal(byte)
        case UInt8(ascii: "'"): format += "'\\''"
        case UInt8(ascii: "%"): format += "%%"
        case UInt8(ascii: "\\"): format += "\\\\"
        case 0x20...0x7E: format.unicodeScalars.append(Unicode.Scalar(byte))
        default: format += octal(byte)
        }
    }
}

/// Returns `text` in single quotes, so that a shell doesn't change it. Single quotes in `text` are escaped. Characters
/// that control the display or are invisible are produced by `printf`, so that a terminal does not interpret them. Line
/// feeds stay as they are, and null characters are removed.
private func shellQuoted(_ text: String) -> String {
    let inner = text.unicodeScalars.reduce(into: "") { inner, scalar in
        switch scalar {
        case "'": inner += "'\\''"
        case "\0": break
        case _ where isControl(scalar): inner += "'\"$(printf '\(scalar.utf8.map(octal).joined())')\"'"
        default: inner.unicodeScalars.append(scalar)
        }
    }
    return "'\(inner)'"
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool { isHidden(scalar) && scalar != "\n" }

private func octal(_ byte: UInt8) -> String {
    "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
}

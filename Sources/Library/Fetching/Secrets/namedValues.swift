internal import HTTPSyntax

extension SecretNames {
    /// Returns the ranges of the values that follow secret names in `text`, in ascending order:
    ///
    /// - after `name=`, as in a URL or a form: a string in quotation marks, or else the text up to `&`, `#`, `"`, `<`,
    ///   `>` or white space
    /// - after `"name":`, as in JSON: a string or a number
    /// - after `name:`, as in a header field: the rest of the line if the name has a hyphen or is one of ``headers``.
    ///   After other names, only a string in quotation marks, because `Password: is too short` is an ordinary sentence.
    ///   The host of a URL, as in `https://api-token:8080`, is not the name of a header field.
    func values(in text: [UInt8]) -> [Range<Int>] {
        let fields = headers.map { Array($0.utf8) }
        let items = queryItems.map { Array($0.utf8) }
        var ranges: [Range<Int>] = []
        var position = 0
        while let separator = text[position...].firstIndex(where: { $0 == equals || $0 == colon }) {
            position = separator + 1
            let (written, isQuoted) = name(before: separator, in: text)
            let isHost = written.startIndex > 0 && "/@".utf8.contains(text[written.startIndex - 1])
            // In a form, `user[token]` is written as `user%5Btoken%5D`.
            let isEncoded = written.contains(UInt8(ascii: "%"))
            let name = isEncoded ? Array(percentDecoded(String(decoding: written, as: UTF8.self)).utf8)[...] : written
            let isField = fields.contains { isEqual(name, $0) }
            guard isField || endsWithSecretWord(name) || items.contains(where: { isEqual(name, $0) }) else { continue }
            var value = text[position...]
            if text[separator] == equals {
                value = value.first == quote ? string(value) : value.prefix { !itemEnds.contains($0) }
            } else {
                value = value.drop(while: \.isJSONSpace)
                if !isQuoted, !isHost, isField || name.contains(UInt8(ascii: "-")) {
                    value = value.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                } else if value.first == quote {
                    value = string(value)
                } else {
                    value = value.prefix { isQuoted && ($0.isASCIIDigit || "+-.eE".utf8.contains($0)) }
                }
            }
            if value.isEmpty { continue }
            ranges.append(value.indices)
            position = value.endIndex
        }
        return ranges
    }
}

private let equals = UInt8(ascii: "=")
private let colon = UInt8(ascii: ":")
private let quote = UInt8(ascii: "\"")
private let isNamePart = (UInt8.min...UInt8.max).map { $0.isASCIIAlphanumeric || "_-.[]%".utf8.contains($0) }
private let itemEnds = Array("&#\"<> \n\r\t".utf8)

/// Returns the name that ends before the `=` or `:` at `separator`, and whether the name is in quotation marks. At most
/// the last 100 bytes of the name are returned.
private func name(before separator: Int, in text: [UInt8]) -> (name: ArraySlice<UInt8>, isQuoted: Bool) {
    var end = separator
    if text[separator] == colon {
        while end > 0, text[end - 1].isJSONSpace { end -= 1 }
    }
    let isQuoted = text[separator] == colon && end > 0 && text[end - 1] == quote
    let name = text[..<(isQuoted ? end - 1 : separator)].suffix(100)
    let before = name.lastIndex { !isNamePart[Int($0)] }
    return (name[(before.map { $0 + 1 } ?? name.startIndex)...], isQuoted)
}

/// Whether `name` is equal to `lowercase`, which is in lower case. The case of `name` is ignored.
private func isEqual(_ name: ArraySlice<UInt8>, _ lowercase: [UInt8]) -> Bool {
    name.count == lowercase.count && zip(name, lowercase).allSatisfy { ($0.isASCIILetter ? $0 | 0x20 : $0) == $1 }
}

/// Returns the content of the string in quotation marks with which `text` begins. An escaped quotation mark does not
/// end the string.
private func string(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = text.dropFirst()
    var end = content.startIndex
    while end < content.endIndex, content[end] != quote {
        end += content[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return content[..<min(end, content.endIndex)]
}

/// Returns the ranges of the user information of all URLs in `text`, such as `user:password` in
/// `https://user:password@host/`. The user information ends before the last `@` of the authority, which is the part of
/// a URL after `//`.
///
/// If an authority has no `@`, the text after its first colon counts as a password, because the `@` may be missing by
/// mistake. If that text is the word `port` or has no letters, it counts as a port.
///
/// - Parameter isCut: Whether `text` is the beginning of a longer text. If so, the `@` of the last URL may follow after
///   the end of `text`, so an authority without `@` at the end of `text` counts as user information.
func userInformation(in text: [UInt8], isCut: Bool) -> [Range<Int>] {
    let slash = UInt8(ascii: "/")
    var ranges: [Range<Int>] = []
    var position = 0
    while let first = text[position...].firstIndex(of: slash) {
        position = first + 1
        guard position < text.count, text[position] == slash else { continue }
        let start = position + 1
        position = text[start...].firstIndex { " /?#\"<>\n\r\t".utf8.contains($0) } ?? text.count
        let authority = text[start..<position]
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            ranges.append(start..<at)
        } else if isCut, position == text.count {
            ranges.append(start..<position)
        } else if authority.first != UInt8(ascii: "["), let colon = authority.firstIndex(of: colon) {
            let port = authority[(colon + 1)...]
            let isPort = port.elementsEqual("port".utf8) || !port.contains { $0.isASCIILetter }
            if !isPort { ranges.append(port.indices) }
        }
    }
    return ranges
}

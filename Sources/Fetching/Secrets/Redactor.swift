import Foundation

/// Shows what servers and errors say without the secrets in it: the values that the request itself carried, whatever
/// stands behind a secret name, and the user information of URLs.
///
/// Works on bytes and in one pass. A secret that an end of an excerpt cuts in two is masked like a whole one.
struct Redactor {
    private let names: SecretNames
    private let values: [[UInt8]]

    /// - Parameters:
    ///   - request: The request, whose secrets a server may repeat.
    ///   - response: Its answer; the URL that answered can carry secrets which a layer added.
    init(request: URLRequest? = nil, response: URLResponse? = nil) {
        names = .current
        values = names.isEmpty ? [] : names.values(in: request, response?.url).map { Array($0.utf8) }
    }

    /// `text` on one line of at most `limit` characters.
    func line(_ text: String, limit: Int) -> String {
        // No more is cleaned than needed. A mask is shorter than what it hides, so that some more is.
        let bytes = Array(text.utf8)
        var shown = min(bytes.count, 16 * limit)
        while shown < bytes.count, UTF8.isContinuation(bytes[shown]) { shown -= 1 }
        let line = line(bytes, in: 0..<shown, limit: limit)
        return line + (shown < bytes.count && !line.hasSuffix("…") ? "…" : "")
    }

    /// A part of `bytes` as text, on one line of at most `limit` characters.
    func line(_ bytes: [UInt8], in range: Range<Int>, limit: Int) -> String {
        oneLine(String(decoding: redacted(bytes, in: range), as: UTF8.self), limit: limit)
    }

    /// The first `limit` bytes of `body`, the request's own secrets masked. Other values stay: the body is the reader's
    /// evidence.
    func prefix(_ body: Data, limit: Int) -> Data {
        let bytes = [UInt8](body.prefix(limit + (values.first?.count ?? 0)))
        let hidden = repeated(in: bytes[...])
        guard !hidden.isEmpty else { return Data(body.prefix(limit)) }
        return Data(masking(hidden, in: bytes, 0..<min(limit, bytes.count)).prefix(limit))
    }

    /// Header fields, the values of secret ones masked, and those of others, such as `Location`, cleaned.
    func fields(_ fields: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, names.containsHeader(name) ? SecretNames.mask : line(value, limit: 8192))
            })
    }

    /// `text`, however long.
    func redacted(_ text: String) -> String {
        String(decoding: redacted(Array(text.utf8)), as: UTF8.self)
    }

    /// `bytes`, of text or not.
    func redacted(_ bytes: [UInt8]) -> [UInt8] {
        redacted(bytes, in: 0..<bytes.count)
    }

    private func redacted(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        if names.isEmpty { return Array(bytes[range]) }
        // A name may stand far before the part of its value that is shown, and behind that the @ of a URL. A host's
        // name has no more than 255 bytes (RFC 1035, section 2.3.4).
        let end = min(bytes.count, range.upperBound + max(256, values.first?.count ?? 0))
        let slice = bytes[max(0, range.lowerBound - 65536)..<end]
        let hidden =
            repeated(in: slice) + names.assignedValues(in: slice)
            + userInformation(in: slice, isCut: end < bytes.count)
        return masking(hidden, in: bytes, range)
    }

    private func repeated(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
        values.flatMap { bytes.ranges(of: $0) }
    }

    private func masking(_ hidden: [Range<Int>], in bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var position = range.lowerBound
        for secret in hidden.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
        where secret.lowerBound < range.upperBound && secret.upperBound > position {
            // Secrets that overlap get one mask.
            if secret.lowerBound >= position || result.isEmpty {
                result += bytes[position..<max(position, secret.lowerBound)]
                result += SecretNames.mask.utf8
            }
            position = secret.upperBound
        }
        return position < range.upperBound ? result + bytes[position..<range.upperBound] : result
    }
}

extension SecretNames {
    /// The secret values that `request` carries, or that stand in `other`, as a server may repeat them: the longest
    /// first, so that none leaves a rest of another.
    func values(in request: URLRequest?, _ other: URL? = nil) -> [String] {
        var values: [String] = []
        for (name, value) in request?.allHTTPHeaderFields ?? [:] where containsHeader(name) {
            values.append(value)
            // `Bearer TOKEN`, `session=TOKEN; theme=dark`, `Digest username="bob", …`: a server may repeat one part
            // only.
            for part in value.split(whereSeparator: { " ,;".contains($0) }) {
                values.append(String(part))
                let pair = part.split(separator: "=", maxSplits: 1)
                if pair.count == 2 { values.append(pair[1].trimmingCharacters(in: ["\""])) }
            }
            if value.lowercased().hasPrefix("basic "), let pair = Data(base64Encoded: String(value.dropFirst(6))) {
                values += String(decoding: pair, as: UTF8.self).split(separator: ":", maxSplits: 1).dropFirst().map(
                    String.init)
            }
        }
        for url in [request?.url, other].compactMap({ $0 }) {
            for pair in url.query(percentEncoded: true)?.split(separator: "&") ?? [] {
                let parts = pair.split(separator: "=", maxSplits: 1)
                if parts.count == 2, containsQueryItem(parts[0]) { values.append(String(parts[1])) }
            }
            values += [url.password()].compactMap { $0 }
        }
        // Very short ones would mask ordinary words, and the schemes' names are no secret.
        let schemes = ["basic", "bearer", "digest"]
        let spellings = values.flatMap { value in
            let decoded = value.removingPercentEncoding ?? value
            return [value, decoded, percentEncoded(decoded), decoded.replacing("/", with: "\\/")]
        }
        return Set(spellings.filter { $0.utf8.count >= 4 && !schemes.contains($0.lowercased()) })
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
}

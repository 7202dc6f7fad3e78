import Foundation

/// Masks the secrets in the texts of servers and errors: the secret values that the request itself contained, the
/// values that follow a secret name, and the user information of URLs.
///
/// A secret that the end of an excerpt cuts in two is masked like a complete one.
struct Redactor {
    private let names: SecretNames
    private let values: [[UInt8]]

    /// - Parameters:
    ///   - request: The request. Its secrets are masked where the server repeats them.
    ///   - response: The response. Its URL may contain secrets that a layer added.
    init(request: URLRequest? = nil, response: URLResponse? = nil) {
        names = .current
        values = names.isEmpty ? [] : names.values(in: request, response?.url).map { Array($0.utf8) }
    }

    /// Returns `text` on one line of at most `limit` characters.
    func line(_ text: String, limit: Int) -> String {
        // At most 16 bytes are searched for each shown character, because a mask can replace a longer secret.
        let bytes = Array(text.utf8)
        var shown = min(bytes.count, 16 * limit)
        while shown < bytes.count, UTF8.isContinuation(bytes[shown]) { shown -= 1 }
        let line = line(bytes, in: 0..<shown, limit: limit)
        return line + (shown < bytes.count && !line.hasSuffix("…") ? "…" : "")
    }

    /// Returns a part of `bytes` as text, on one line of at most `limit` characters.
    func line(_ bytes: [UInt8], in range: Range<Int>, limit: Int) -> String {
        oneLine(String(decoding: redacted(bytes, in: range), as: UTF8.self), limit: limit)
    }

    /// Returns the first `limit` bytes of `body` with the request's own secrets masked. Other values stay readable,
    /// because an app may decode the body.
    func prefix(_ body: Data, limit: Int) -> Data {
        let bytes = [UInt8](body.prefix(limit + (values.first?.count ?? 0)))
        let hidden = rangesOfValues(in: bytes[...])
        guard !hidden.isEmpty else { return Data(body.prefix(limit)) }
        return Data(masking(hidden, in: bytes, 0..<min(limit, bytes.count)).prefix(limit))
    }

    /// Returns the header fields with the values of secret fields masked, and the secrets in other values, such as
    /// `Location`, masked too.
    func fields(_ fields: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, names.containsHeader(name) ? SecretNames.mask : line(value, limit: 8192))
            })
    }

    /// Returns `text` with its secrets masked.
    func redacted(_ text: String) -> String {
        String(decoding: redacted(Array(text.utf8)), as: UTF8.self)
    }

    /// Returns `bytes` with their secrets masked. They need not be text.
    func redacted(_ bytes: [UInt8]) -> [UInt8] {
        redacted(bytes, in: 0..<bytes.count)
    }

    private func redacted(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        if names.isEmpty { return Array(bytes[range]) }
        // A secret name may precede the range by far, and the @ of a URL may follow it. A host name has at most 255
        // bytes (RFC 1035 §2.3.4).
        let end = min(bytes.count, range.upperBound + max(256, values.first?.count ?? 0))
        let slice = bytes[max(0, range.lowerBound - 65536)..<end]
        let hidden =
            rangesOfValues(in: slice) + names.assignedValues(in: slice)
            + userInformation(in: slice, isCut: end < bytes.count)
        return masking(hidden, in: bytes, range)
    }

    private func rangesOfValues(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
        values.flatMap { bytes.ranges(of: $0) }
    }

    private func masking(_ hidden: [Range<Int>], in bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var position = range.lowerBound
        for secret in hidden.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
        where secret.lowerBound < range.upperBound && secret.upperBound > position {
            // Overlapping secrets get one mask.
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
    /// Returns the secret values in `request` and in `url`, in the spellings in which a server may repeat them. The
    /// longest come first, so that masking one leaves no rest of another.
    fileprivate func values(in request: URLRequest?, _ url: URL?) -> [String] {
        var values: [String] = []
        for (name, value) in request?.allHTTPHeaderFields ?? [:] where containsHeader(name) {
            values.append(value)
            // A server may repeat one part of `Bearer TOKEN`, `session=TOKEN; theme=dark` or `Digest username="bob"`.
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
        for url in [request?.url, url].compactMap({ $0 }) {
            for pair in url.query(percentEncoded: true)?.split(separator: "&") ?? [] {
                let parts = pair.split(separator: "=", maxSplits: 1)
                if parts.count == 2, containsQueryItem(parts[0]) { values.append(String(parts[1])) }
            }
            values += [url.password()].compactMap { $0 }
        }
        // Very short values would mask ordinary words, and the names of the schemes are not secret.
        let schemes = ["basic", "bearer", "digest"]
        let spellings = values.flatMap { value in
            let decoded = value.removingPercentEncoding ?? value
            return [value, decoded, percentEncoded(decoded), decoded.replacing("/", with: "\\/")]
        }
        return Set(spellings.filter { $0.utf8.count >= 4 && !schemes.contains($0.lowercased()) })
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
}

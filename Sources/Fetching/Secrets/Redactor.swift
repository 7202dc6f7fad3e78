import Foundation

/// A filter that masks secrets in the texts of servers and errors.
///
/// These values are masked: the secret values of the request, the values that follow a secret name, and the user
/// information of URLs.
///
/// If the end of an excerpt divides a secret, the visible part of the secret is masked too.
struct Redactor {
    private let names: SecretNames
    private let values: [[UInt8]]

    /// Creates a redactor with the names that are secret in the current task.
    ///
    /// - Parameters:
    ///   - request: The request. Its secrets are masked if the server repeats them.
    ///   - response: The response. Its URL may contain secrets that a layer added.
    init(request: URLRequest? = nil, response: URLResponse? = nil) {
        names = .current
        values = names.isEmpty ? [] : names.values(in: request, response?.url).map { Array($0.utf8) }
    }

    /// Returns `text` on one line of at most `limit` Unicode scalars, with secrets masked. If the text was truncated,
    /// `…` follows.
    func line(_ text: String, limit: Int) -> String {
        // The search covers 16 bytes for each character of the limit, because a mask can be shorter than the secret
        // that it replaces.
        let bytes = Array(text.utf8)
        var shown = min(bytes.count, 16 * limit)
        while shown < bytes.count, UTF8.isContinuation(bytes[shown]) { shown -= 1 }
        let line = line(bytes, in: 0..<shown, limit: limit)
        return line + (shown < bytes.count && !line.hasSuffix("…") ? "…" : "")
    }

    /// Returns a part of `bytes` as text, on one line of at most `limit` Unicode scalars, with secrets masked. If the
    /// text was truncated, `…` follows.
    func line(_ bytes: [UInt8], in range: Range<Int>, limit: Int) -> String {
        oneLine(String(decoding: redacted(bytes, in: range), as: UTF8.self), limit: limit)
    }

    /// Returns the first `limit` bytes of `body` with the request's own secrets masked. Secrets that the request does
    /// not contain, such as a new token, are unchanged, because an app may decode the body.
    func prefix(_ body: Data, limit: Int) -> Data {
        let bytes = [UInt8](body.prefix(limit + (values.first?.count ?? 0)))
        let hidden = rangesOfValues(in: bytes[...])
        guard !hidden.isEmpty else { return Data(body.prefix(limit)) }
        return Data(masking(hidden, in: bytes, 0..<min(limit, bytes.count)).prefix(limit))
    }

    /// Returns the header fields with secrets masked. The values of secret fields are masked completely. In other
    /// values, such as that of `Location`, only the secrets are masked.
    func fields(_ fields: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, names.containsHeader(name) ? SecretNames.mask : line(value, limit: 8192))
            })
    }

    /// Returns `text` with the secrets in it masked.
    func redacted(_ text: String) -> String {
        String(decoding: redacted(Array(text.utf8)), as: UTF8.self)
    }

    /// Returns `bytes` with the secrets in them masked. `bytes` need not be text.
    func redacted(_ bytes: [UInt8]) -> [UInt8] {
        redacted(bytes, in: 0..<bytes.count)
    }

    private func redacted(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        if names.isEmpty { return Array(bytes[range]) }
        // A secret name may be far before the range, and the end of a secret may be after it. 256 bytes are enough to
        // find the end of a host name, which has at most 255 bytes (RFC 1035 §2.3.4).
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
    /// Returns the secret values in `request` and in `url`, with the encodings in which a server may repeat a value.
    /// The longest value is the first.
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
        // Values of fewer than four bytes are left out, because they would mask ordinary words. The names of
        // authentication schemes are not secret.
        let schemes = ["basic", "bearer", "digest"]
        let spellings = values.flatMap { value in
            let decoded = value.removingPercentEncoding ?? value
            return [value, decoded, percentEncoded(decoded), decoded.replacing("/", with: "\\/")]
        }
        return Set(spellings.filter { $0.utf8.count >= 4 && !schemes.contains($0.lowercased()) })
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
}

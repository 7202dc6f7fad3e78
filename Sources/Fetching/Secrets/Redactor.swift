import Foundation

/// A filter that masks secrets in the texts of servers and errors.
///
/// These values are masked: the secret values of the request and of the current call, the values that follow a secret
/// name, and the user information of URLs. They are found in their common encodings too; see ``DecodedText`` and
/// ``SecretMatcher``.
///
/// If the end of an excerpt divides a secret, the visible part of the secret is masked too.
package struct Redactor: Sendable {
    private let names: SecretNames
    private let values: SecretMatcher

    /// Creates a redactor with the names and values that are secret in the current task and in the current call.
    ///
    /// - Parameters:
    ///   - request: The request. Its secrets are masked if the server repeats them.
    ///   - response: The response. Its URL may contain secrets that a layer added.
    ///   - scope: The secrets of the call.
    package init(request: URLRequest? = nil, response: URLResponse? = nil, scope: SecretScope? = .current) {
        guard !SecretNames.current.isEmpty else {
            names = .current
            values = SecretMatcher([])
            return
        }
        let call = scope?.contents ?? SecretScope.Contents()
        names = SecretNames.current.union(call.names)
        values = SecretMatcher(
            (request.map(names.values) ?? []) + (response?.url.map(names.values) ?? []) + call.secretValues)
    }

    /// Creates a redactor for the texts of a response. If the request is known, its secrets are masked too.
    package init(to request: URLRequest? = nil, response: URLResponse?) {
        self.init(request: request, response: response, scope: .current)
    }

    /// Returns `text` on one line of at most `limit` Unicode scalars, with secrets masked. If the text was truncated,
    /// `…` follows.
    package func line(_ text: String, limit: Int) -> String {
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

    /// Returns the first `limit` bytes of `body` with the secrets of the request and of the call masked. Secrets that
    /// these do not contain, such as a new token, are unchanged, because an app may decode the body.
    func prefix(_ body: Data, limit: Int) -> Data {
        let bytes = [UInt8](body.prefix(limit + margin))
        return Data(redacted(bytes, in: 0..<min(limit, bytes.count), isByName: false).prefix(limit))
    }

    /// Returns the header fields with secrets masked. The values of secret fields are masked completely. In other
    /// values, such as that of `Location`, only the secrets are masked.
    func fields(_ fields: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: fields.map { name, value in
                (name, names.containsHeader(name) ? SecretNames.mask : line(value, limit: 8192))
            })
    }

    /// Whether the value of a header field with this name is secret.
    package func isSecret(header name: String) -> Bool { names.containsHeader(name) }

    /// Returns `text` with the secrets in it masked.
    ///
    /// - Parameter isByName: Whether values that follow a secret name are masked too. Otherwise only the known secrets
    ///   are masked.
    package func redacted(_ text: String, isByName: Bool = true) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: redacted(bytes, in: 0..<bytes.count, isByName: isByName), as: UTF8.self)
    }

    /// Returns `bytes` with the secrets in them masked. `bytes` need not be text.
    package func redacted(_ bytes: [UInt8]) -> [UInt8] {
        redacted(bytes, in: 0..<bytes.count)
    }

    /// Returns the text of a URL with the secrets in it masked. `text` need not be a valid URL.
    package func redacted(urlText text: String) -> String {
        let bytes = Array(names.redacting(urlText: text).utf8)
        return String(decoding: redacted(bytes, in: 0..<bytes.count, isByName: false), as: UTF8.self)
    }

    /// Returns the text of a URL on one line of at most 2000 Unicode scalars, with the secrets in it masked. If the
    /// text was truncated, `…` follows.
    package func line(urlText text: String) -> String { oneLine(redacted(urlText: text), limit: 2000) }

    /// The number of bytes after an excerpt that are searched. A byte that is escaped twice, as in
    /// `\u005C\u0075…`, has up to 36 bytes. 256 bytes are enough to find the end of a host name, which has at most 255
    /// bytes (RFC 1035 §2.3.4).
    private var margin: Int { max(256, 36 * min(values.longest, 2000)) }

    private func redacted(_ bytes: [UInt8], in range: Range<Int>, isByName: Bool = true) -> [UInt8] {
        if names.isEmpty || !isByName && values.longest == 0 { return Array(bytes[range]) }
        // A secret name may be far before the range, and the end of a secret may be after it.
        let start = max(0, range.lowerBound - 65536)
        let end = min(bytes.count, range.upperBound + margin)
        var isHidden = [Bool](repeating: false, count: end - start)
        var text = DecodedText(bytes[start..<end])
        let assignments = isByName ? SecretAssignments(names) : nil
        for depth in 0...DecodedText.maximumDepth {
            var secrets = values.ranges(in: text.bytes)
            // Names are not themselves secret, so they contain no escapes of their own: fewer steps are enough.
            if let assignments, depth <= 3 {
                secrets += assignments.values(in: text.bytes)
                secrets += userInformation(in: text.bytes, isCut: end < bytes.count)
            }
            for secret in secrets {
                for position in text.original(secret) { isHidden[position] = true }
            }
            if !text.decodeEscapes() { break }
        }
        return masked(bytes, in: range) { isHidden[$0 - start] }
    }

    /// Returns a part of `bytes` with a mask in place of each sequence of hidden bytes.
    private func masked(_ bytes: [UInt8], in range: Range<Int>, isHidden: (Int) -> Bool) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var wasHidden = false
        for position in range {
            let hides = isHidden(position)
            if !hides { result.append(bytes[position]) } else if !wasHidden { result += SecretNames.mask.utf8 }
            wasHidden = hides
        }
        return result
    }
}

/// Returns the text of a URL, or of a part of it, with the secrets in it masked.
package func redacted(urlText text: String) -> String { Redactor().redacted(urlText: text) }

import Foundation

/// A filter that masks secrets in texts: the secret values of a request and of the current call, the values that follow
/// a secret name (see ``SecretNames``), and the user information of URLs.
///
/// A text is searched as it is and with its escapes decoded. If the end of an excerpt divides a secret, the part that
/// is visible is masked too.
package struct Redactor: Sendable {
    private let names: SecretNames
    private let jsonNames: SecretNames
    private let values: SecretMatcher

    /// Creates a redactor for the secrets of the current call, of `request` and of the URL of `response`, and for the
    /// secret values `others`. The URL of the response may contain secrets that a layer added to the request.
    ///
    /// - Parameter jsonNames: The names of secret fields in JSON, or nil for all names of the current call.
    package init(
        request: URLRequest? = nil, response: URLResponse? = nil, others: [String] = [],
        jsonNames: SecretNames? = nil
    ) {
        let call = SecretScope.currentContents
        names = call.names
        self.jsonNames = jsonNames ?? call.names
        values = SecretMatcher(
            (request.map { call.names.values(in: $0, jsonNames: jsonNames) } ?? [])
                + (response?.url.map(names.values) ?? []) + call.secretValues(jsonNames: jsonNames) + others)
    }

    /// Creates a redactor for the secret `values` and for the values that follow these names, without the secrets of
    /// the current call.
    package init(only values: [String], names: SecretNames = SecretNames(), jsonNames: SecretNames = SecretNames()) {
        (self.names, self.jsonNames, self.values) = (names, jsonNames, SecretMatcher(values))
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

    /// Returns `text` with the secrets in it masked.
    ///
    /// - Parameter isByName: Whether values that follow a secret name are masked too. Otherwise only the known secrets
    ///   are masked.
    package func redacted(_ text: String, isByName: Bool = true) -> String {
        String(decoding: redacted(Array(text.utf8), isByName: isByName), as: UTF8.self)
    }

    /// Whether the value of a header field, a query item or another field with this name is secret.
    package func isSecret(name: String, inJSON: Bool = false) -> Bool {
        (inJSON ? jsonNames : names).contains(name)
    }

    /// Returns `bytes`, or a part of them, with the secrets in them masked. `bytes` need not be text.
    ///
    /// - Parameters:
    ///   - range: The part to return, or nil for all bytes.
    ///   - isByName: See ``redacted(_:isByName:)``.
    ///   - isJSON: Whether the names of secret fields in JSON are used.
    package func redacted(
        _ bytes: [UInt8], in range: Range<Int>? = nil, isByName: Bool = true, isJSON: Bool = false
    ) -> [UInt8] {
        let range = range ?? bytes.indices
        let names = isJSON ? jsonNames : names
        // A secret or its name may begin before the range. The escape of one byte has at most 6 bytes
        // (`\u0041`). After the range, 256 bytes are enough to recognize the beginning of a secret, or the end of a
        // host name (RFC 1035 §2.3.4).
        let start = max(0, range.lowerBound - max(65536, 6 * values.longest))
        let end = min(bytes.count, range.upperBound + 256)
        var isHidden = [Bool](repeating: false, count: end - start)
        var text = DecodedText(bytes[start..<end])
        for _ in 0...DecodedText.maximumDepth {
            var secrets = values.ranges(in: text.bytes, isCut: end < bytes.count)
            if isByName {
                secrets += names.values(in: text.bytes) + userInformation(in: text.bytes, isCut: end < bytes.count)
            }
            for position in secrets.lazy.flatMap(text.original) { isHidden[position] = true }
            if !text.decodeEscapes() { break }
        }
        var result: [UInt8] = []
        for position in range {
            if !isHidden[position - start] {
                result.append(bytes[position])
            } else if position == range.lowerBound || !isHidden[position - start - 1] {
                result += SecretNames.mask.utf8
            }
        }
        return result
    }
}

/// Returns the text of a URL, or of a part of it, with the secrets in it masked.
package func redacted(urlText text: String) -> String { Redactor().redacted(text) }

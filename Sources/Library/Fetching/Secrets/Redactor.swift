import Foundation
internal import HTTPSyntax

/// A filter that masks secrets in texts: the secret values of a request and of the current call, the values that follow
/// a secret name (see ``SecretNames``), and the user information of URLs.
///
/// A text is searched as it is and with its escapes decoded. If only the beginning of a secret is in an excerpt, that
/// part is masked too.
public struct Redactor: Sendable, CustomReflectable {
    private let names: SecretNames
    private let jsonNames: SecretNames
    private var values: SecretMatcher

    /// A mirror without children, because the values are secret.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Creates a redactor for the secrets of the current call (see ``declareSecret(_:)``), of `request` and of the URL
    /// of `response`, and for the secret values `others`.
    ///
    /// The URL of `response` may contain secrets that a layer added to the request.
    ///
    /// - Parameters:
    ///   - request: The request, or nil.
    ///   - response: The response, or nil.
    ///   - others: Further secret values.
    ///   - jsonNames: The names of secret fields in JSON, or nil for all names of the current call.
    public init(
        request: URLRequest? = nil, response: URLResponse? = nil, others: [String] = [],
        jsonNames: SecretNames? = nil
    ) {
        let call = SecretScope.currentContents
        names = call.names
        self.jsonNames = jsonNames ?? call.names
        let heads =
            (request.map(call.names.values(inHead:)) ?? []) + (response?.url.map(names.values) ?? [])
            + call.secretValues(jsonNames: jsonNames, includesBodies: false) + others
        let bodies = ([request].compactMap(\.self) + call.requests.map(\.request)).flatMap { request in
            call.names.values(inBody: request.httpBody ?? Data(), jsonNames)
        }
        values = SecretMatcher(heads + bodies, words: Set(bodies).subtracting(heads))
    }

    /// Creates a redactor that masks `values` and the values of fields named in `names` or, in JSON, in `jsonNames`.
    /// The redactor does not use the secrets of the current call.
    public init(only values: [String], names: SecretNames = SecretNames(), jsonNames: SecretNames = SecretNames()) {
        (self.names, self.jsonNames, self.values) = (names, jsonNames, SecretMatcher(values))
    }

    /// A copy of this redactor for text that a user reads. A secret of at most 12 letters in the body of a request,
    /// such as a password, can be an ordinary word: “The password is too short.” It is masked in quotes, in lists,
    /// after `:` or `=`, and as the complete text, but not as a word of a sentence. Other values are masked everywhere.
    var forSentences: Redactor {
        var redactor = self
        redactor.values.skipsWordsInSentences = true
        return redactor
    }

    /// Returns `text` on one line of at most `limit` Unicode scalars, with secrets masked. If the text was truncated,
    /// `…` follows.
    public func line(_ text: String, limit: Int) -> String {
        // The line is made of the first 16 × `limit` bytes. Masks shorten the text, so `limit` bytes would often not be
        // enough for a complete line.
        let bytes = Array(text.utf8)
        let limit = max(0, limit)
        var shown = limit < bytes.count ? min(bytes.count, 16 * limit) : bytes.count
        while shown < bytes.count, UTF8.isContinuation(bytes[shown]) { shown -= 1 }
        let line = line(bytes, in: 0..<shown, limit: limit)
        return line + (shown < bytes.count && !line.hasSuffix("…") ? "…" : "")
    }

    /// Returns the part `range` of `bytes` as text, on one line of at most `limit` Unicode scalars, with secrets
    /// masked. If the text was truncated, `…` follows.
    func line(_ bytes: [UInt8], in range: Range<Int>, limit: Int) -> String {
        oneLine(String(decoding: redacted(bytes, in: range), as: UTF8.self), limit: limit)
    }

    /// Returns `text` with the secrets in it masked.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isByName: Whether values that follow a secret name, and the user information of URLs, are masked too. If
    ///     false, only the known secret values are masked.
    public func redacted(_ text: String, isByName: Bool = true) -> String {
        String(decoding: redacted(Array(text.utf8), isByName: isByName), as: UTF8.self)
    }

    /// Whether the value of a header field, a query item or another field with this name is secret.
    public func isSecret(name: String, inJSON: Bool = false) -> Bool {
        (inJSON ? jsonNames : names).contains(name)
    }

    /// Returns `bytes`, or a part of `bytes`, with secrets masked. The bytes need not be text.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - range: The part to return, or nil for all bytes.
    ///   - isByName: See ``redacted(_:isByName:)``.
    ///   - isJSON: Whether the names in `bytes` are compared with the names of secret fields in JSON, and not with all
    ///     secret names.
    public func redacted(
        _ bytes: [UInt8], in range: Range<Int>? = nil, isByName: Bool = true, isJSON: Bool = false
    ) -> [UInt8] {
        let range = (range ?? bytes.indices).clamped(to: bytes.indices)
        let names = isJSON ? jsonNames : names
        // The search begins before the range, because a secret or its name may begin there. Each byte of a secret may
        // be an escape of 6 bytes, such as `\u0041`. The search ends 256 bytes after the range. This is enough to
        // recognize a secret by its beginning, or to find the end of a host name (RFC 1035 §2.3.4).
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

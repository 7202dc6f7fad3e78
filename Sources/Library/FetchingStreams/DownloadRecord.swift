import Fetching
import Foundation
internal import HTTPSyntax

/// Describes the file on the server that a partial file belongs to: its URL, version, length and digest. The record is
/// written before the first byte of the partial file, and does not change.
struct DownloadRecord: Codable, Equatable, Sendable {
    /// The SHA-256 digest of the URL. The URL itself may contain secrets.
    let url: String
    let validator: Validator
    let totalBytes: Int64
    /// The digest of the complete file, from the field `Repr-Digest`, or nil.
    let digest: ExpectedDigest?
    /// The content codings of a compressed file that is saved as it is sent, or nil.
    let codings: [String]?

    /// The version of a file on the server.
    struct Validator: Codable, Equatable, Sendable {
        /// `ETag` or `Last-Modified`.
        let field: String
        let value: String
    }

    /// Creates a record from a response that starts at the first byte. Returns nil if the download cannot be resumed.
    ///
    /// A length is required, because it is compared with the length in later responses. A body that the transport has
    /// decompressed has no length, so its download cannot be resumed.
    init?(_ response: HTTPURLResponse, url: String, totalBytes: Int64?, digest: ExpectedDigest?) {
        guard let totalBytes, let validator = Validator(response) else { return nil }
        let codings = contentCodings(of: response)
        self.init(
            url: url, validator: validator, totalBytes: totalBytes, digest: digest,
            codings: codings.isEmpty ? nil : codings)
    }

    init(
        url: String, validator: Validator, totalBytes: Int64, digest: ExpectedDigest? = nil, codings: [String]? = nil
    ) {
        self.url = url
        self.validator = validator
        self.totalBytes = totalBytes
        self.digest = digest
        self.codings = codings
    }

    /// Returns the text that identifies the URL of a request.
    static func identifier(of request: URLRequest) -> String { sha256((request.url?.absoluteString ?? "").utf8) }
}

extension DownloadRecord.Validator {
    /// Creates the strong validator of a response. Returns nil if there is none. `Last-Modified` may be used only if
    /// there is no entity tag (RFC 9110 §13.1.5).
    init?(_ response: HTTPURLResponse) {
        if let tag = Self.value(of: "ETag", in: response) {
            guard isStrongEntityTag(tag) else { return nil }
            self.init(field: "ETag", value: tag)
        } else if let text = Self.value(of: "Last-Modified", in: response),
            let date = Self.value(of: "Date", in: response), isStrong(lastModified: text, date: date)
        {
            self.init(field: "Last-Modified", value: text)
        } else {
            return nil
        }
    }

    /// Whether a response with a part of the file has this validator. A server must repeat its entity tag in such a
    /// response, but need not repeat `Last-Modified` (RFC 9110 §15.3.7).
    func matches(_ response: HTTPURLResponse) -> Bool {
        allows(response) && (field != "ETag" || response.value(forHTTPHeaderField: field) != nil)
    }

    /// Whether the field of the validator has the same value in a response, or is missing.
    func allows(_ response: HTTPURLResponse) -> Bool {
        Self.value(of: field, in: response)?.utf8.elementsEqual(value.utf8) ?? true
    }

    /// Returns the first valid value of `ETag` or of a field with a date, or nil if the field is missing.
    private static func value(of field: String, in response: HTTPURLResponse) -> String? {
        response.value(forHTTPHeaderField: field).map { value in
            field == "ETag" ? firstEntityTag(of: value) : firstDate(of: value)
        }
    }
}

/// Whether `tag` is an entity tag that is not weak (RFC 9110 §8.8.3). Some servers leave out the quotation marks. Their
/// tags can be used too, because a response with a part of the file must have the same tag.
private func isStrongEntityTag(_ tag: String) -> Bool {
    let quote = UInt8(ascii: "\"")
    var bytes = Array(tag.utf8)
    guard bytes.count <= 1024, !bytes.starts(with: "W/".utf8), !bytes.starts(with: "w/".utf8) else { return false }
    if bytes.count >= 2, bytes.first == quote, bytes.last == quote { bytes = Array(bytes.dropFirst().dropLast()) }
    return !tag.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 != quote && $0 != 0x7F }
}

/// Whether `Last-Modified` is old enough to be a strong validator: a file can change twice within one second (RFC 9110
/// §8.8.2.2). The minimum age is a minute, because the two dates can come from clocks that differ.
private func isStrong(lastModified: String, date: String) -> Bool {
    // The century of a two-digit year depends on the current date. Such a `Date` is not used.
    guard let current = httpDate(date, now: .distantFuture), current == httpDate(date, now: .distantPast),
        let modified = httpDate(lastModified, now: current)
    else { return false }
    return current.timeIntervalSince(modified) >= 60
}

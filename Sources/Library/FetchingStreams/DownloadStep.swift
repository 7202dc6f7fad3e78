import Fetching
import Foundation
internal import HTTPSyntax

/// The next step of a download after the head of a response.
enum DownloadStep: Equatable, Sendable {
    /// Writes the body from the beginning of the file. Without a record, the download cannot be resumed.
    case start(DownloadRecord?, totalBytes: Int64?)
    /// Appends the body, which has `count` bytes, to the bytes of the partial file.
    case append(count: Int64)
    /// The partial file has all bytes.
    case complete
    /// The response cannot be used, for example because it contradicts the request. The text is the reason.
    case refuse(String)
}

/// The number of bytes of a file that were already received, and the record of the file.
struct ResumePoint: Equatable, Sendable {
    let offset: Int64
    let record: DownloadRecord

    /// Creates a resume point, or returns nil if the download has to start from the beginning of the file.
    init?(_ request: URLRequest, offset: Int64, record: DownloadRecord?) {
        // A range has a meaning only for GET (RFC 9110 §14.2).
        guard (request.httpMethod ?? "GET") == "GET", let record, (1...max(record.totalBytes, 1)).contains(offset),
            record.url == DownloadRecord.identifier(of: request)
        else { return nil }
        self.offset = offset
        self.record = record
    }
}

/// Returns a request for the bytes that follow `point`, or for the complete file if `point` is nil.
func downloadRequest(_ request: URLRequest, from point: ResumePoint?) -> URLRequest {
    var request = request
    // Ranges of a compressed body are not ranges of the file.
    request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    request.setValue(point.map { "bytes=\($0.offset)-" }, forHTTPHeaderField: "Range")
    request.setValue(point?.record.validator.value, forHTTPHeaderField: "If-Range")
    return request
}

/// Returns what to do with the response to a request of `downloadRequest(_:from:)`.
///
/// - Parameter keepsCoding: Whether a compressed file is saved as it is sent.
func downloadStep(
    _ response: HTTPURLResponse, from point: ResumePoint?, url: String, keepsCoding: Bool = false
) -> DownloadStep {
    let codings = contentCodings(of: response)
    let isExpected =
        switch response.statusCode {
        // The body of a response with this status is not a part of the file, so it may be compressed.
        case 416: true
        case 206: codings == point?.record.codings ?? []
        default: codings.isEmpty || keepsCoding
        }
    guard isExpected else {
        return .refuse("the server sent a compressed file, although the request does not accept compression")
    }
    if let found = contradiction(status: response.statusCode, value: { response.value(forHTTPHeaderField: $0) }) {
        return .refuse(contradictionText(found))
    }
    let length = listElements(response.value(forHTTPHeaderField: "Content-Length") ?? "").first.flatMap {
        byteCount($0)
    }
    let rangeText = response.value(forHTTPHeaderField: "Content-Range").flatMap { fieldValues($0).first }
    let digest = ExpectedDigest(response.value(forHTTPHeaderField: "Repr-Digest"))
    guard response.statusCode == 206 || response.statusCode == 416 else {
        // Some servers send a part of the file with the status of a complete file.
        let isPartialRange = rangeText.map {
            ContentRange($0) != .bytes(first: 0, last: (length ?? 0) - 1, total: length)
        }
        let isPart =
            isPartialRange == true
            || point?.record.validator.matches(response) == true
                && length ?? point?.record.totalBytes
                    != point?.record.totalBytes
        if isPart {
            return .refuse("the response does not show whether the server sent the complete file or a part of it")
        }
        return .start(
            DownloadRecord(response, url: url, totalBytes: length, digest: digest), totalBytes: length)
    }
    guard let point else { return .refuse("the server sent a part of the file, although no range was requested") }
    let range = rangeText.flatMap { ContentRange($0) }
    let isMultipart = mediaType(response.value(forHTTPHeaderField: "Content-Type") ?? "") == "multipart/byteranges"
    let (offset, total) = (point.offset, point.record.totalBytes)
    switch (response.statusCode, range) {
    case (416, .unsatisfied(total: total)?) where offset == total && point.record.validator.allows(response):
        return .complete
    case (416, _): return .refuse("the server rejected the range from byte \(offset) of \(total) (status 416)")
    case (_, .bytes(first: offset, let last, let foundTotal)?) where !isMultipart:
        let count = last - offset + 1
        guard last < total, foundTotal == total || (foundTotal == nil && last == total - 1) else {
            return .refuse("the file had \(total) bytes, but the server sent a range that does not match this length")
        }
        // In a response with status 206, `Repr-Digest` is the digest of the complete file (RFC 9530 §3).
        let hasOtherDigest = digest?.algorithm == point.record.digest?.algorithm && digest != point.record.digest
        guard point.record.validator.matches(response), !hasOtherDigest else {
            return .refuse("the server sent a part of another version of the file")
        }
        guard length ?? count == count else {
            return .refuse("the Content-Range and the Content-Length of the response contradict each other")
        }
        return .append(count: count)
    case (_, .bytes(let first, _, _)?) where !isMultipart:
        return .refuse("the bytes from \(offset) were requested, but the server sent the bytes from \(first)")
    default: return .refuse("the server sent several ranges, or a part without a valid Content-Range")
    }
}

/// Returns the content codings of the body of a response that the store has not decompressed.
func contentCodings(of response: HTTPURLResponse) -> [String] {
    contentCodings((response.value(forHTTPHeaderField: "Content-Encoding") ?? "").utf8)
}

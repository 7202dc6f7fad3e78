import Fetching
import Foundation
internal import HTTPSyntax

/// The state of one call of a download. The requests of the call share it.
struct DownloadState: Sendable {
    /// The number of requests in a row without a new byte after which the call ends.
    let attempts: Int
    /// Whether a request may ask for a range. False after the server has sent a wrong range.
    private(set) var mayUseRange = true
    /// Whether a compressed file is saved as it is sent. Nil if the name of the file decides.
    private(set) var keepsCoding: Bool?
    /// The value of `keepsCoding` with which the last response would give another file. Nil if there is none, or if the
    /// caller does not know the digest of the file.
    var otherForm: Bool?
    /// Whether the last request asked for a range.
    var hasRange = false
    /// The digest of the bytes so far, if the digest of the complete file is known.
    var hashed: DigestCheck?
    private(set) var meter: ProgressMeter?
    private var nextReport: Duration?
    private var failures = 0
    private var mostBytes: Int64 = 0

    init(attempts: Int) { self.attempts = attempts }

    /// Begins to receive the bytes that follow the first `offset` bytes.
    mutating func begin(totalBytes: Int64?, from offset: Int64, _ time: TimeSource) {
        if meter == nil { mostBytes = offset }
        meter = ProgressMeter(totalBytes: totalBytes, startBytes: offset, at: time.uptime())
    }

    /// Counts bytes. Returns a report, or nil if the previous report is less than 100 ms old. The previous report can
    /// be that of an earlier request of the call.
    mutating func add(_ count: Int, at time: Duration) -> TransferProgress? {
        guard let report = meter?.add(count, at: time), time >= nextReport ?? time else { return nil }
        nextReport = time + .milliseconds(100)
        return report
    }

    /// Returns the delay before the next request, or nil if the call ends with the error.
    ///
    /// - Parameter bytes: The number of bytes in the partial file.
    mutating func delay(after error: any Error, of request: URLRequest, bytes: Int64, _ time: TimeSource) -> Duration? {
        if hasRange, isWrongRange(error) {
            (hasRange, mayUseRange) = (false, false)
            return .zero
        }
        // The digest decides whether the file is the compressed one.
        if (error as? DownloadError)?.kind == .digest, keepsCoding == nil, let otherForm {
            (keepsCoding, mayUseRange) = (otherForm, false)
            return .zero
        }
        // Until the first response is accepted, retries are left to the layers of the store.
        guard meter != nil, request.isRepeatable, isTransientFault(error, request) else { return nil }
        failures = bytes > mostBytes ? 0 : failures + 1
        mostBytes = max(mostBytes, bytes)
        guard failures < attempts else { return nil }
        let random = time.random()
        let delay = backoff(failures + 1, random)
        guard case AppError.server(let failure) = error else { return delay }
        if let told = serverDelay(status: failure.status, now: time.date(), value: failure.header) {
            return told <= .seconds(60) ? max(told, delay) : nil
        }
        return failure.status == 429 ? backoff(failures + 1, base: .seconds(1), random) : delay
    }

    /// Returns the delay before the next request, or nil if the call ends. The last response had `count` bytes, fewer
    /// than requested. If it had less than 64 KiB, it counts as a request without a new byte, to limit the number of
    /// requests.
    ///
    /// - Parameter bytes: The number of bytes in the partial file.
    mutating func delay(afterPart count: Int64, bytes: Int64, _ time: TimeSource) -> Duration? {
        let isProgress = count >= 1 << 16 && bytes > mostBytes
        failures = isProgress ? 0 : failures + 1
        mostBytes = max(mostBytes, bytes)
        if isProgress { return .zero }
        return failures < attempts ? backoff(failures, time.random()) : nil
    }

    private func backoff(_ number: Int, base: Duration = .milliseconds(500), _ random: Double) -> Duration {
        HTTPSyntax.backoff(number, base: base, maximum: .seconds(20), random: random)
    }
}

extension DownloadState {
    /// Computes the digest of the first `offset` bytes of the partial file, so that the bytes after them can be added
    /// to it. Does nothing if that digest is already computed.
    mutating func hash(_ partial: PartialFile, upTo offset: Int64, _ digest: ExpectedDigest?) async throws {
        if let hashed, hashed.expected == digest, hashed.byteCount == offset { return }
        hashed = digest.map(DigestCheck.init)
        while let count = hashed?.byteCount, count < offset {
            // A bounded step, because hashing blocks a thread of Swift's pool.
            let step = try partial.read(from: count, count: Int(min(offset - count, 1 << 18)))
            guard !step.isEmpty else { throw DownloadError.changedPartialFile }
            hashed?.update(step)
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

/// Whether the error shows that the server cannot send a range. Some servers send a part of a compressed file, which
/// the transport cannot decompress, or different ranges in one head.
private func isWrongRange(_ error: any Error) -> Bool {
    if let error = error as? DownloadError { return error.kind == .response }
    guard case .network(let failure)? = error as? AppError else { return false }
    return [.cannotDecodeContentData, .cannotParseResponse].contains(failure.urlError.code)
}

/// Whether the error occurred in the transfer, and another request may succeed.
private func isTransientFault(_ error: any Error, _ request: URLRequest) -> Bool {
    switch error {
    case is URLError: FailureTraits(error).isRetryable
    case AppError.network(let failure): FailureTraits(failure.underlying).isRetryable
    // With a key, 409 means that the first request with this key is still in progress.
    case AppError.server(let failure):
        FailureTraits(status: failure.status, hasRetryAfter: failure.header("Retry-After") != nil).isRetryable
            || failure.status == 409 && request.hasIdempotencyKey
    default: false
    }
}

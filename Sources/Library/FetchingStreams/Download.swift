import Dispatch
import Fetching
import Foundation
internal import HTTPSyntax

/// One call of a fetcher that `downloadFetcher` has created.
struct Download {
    let request: URLRequest
    let folder: URL
    let name: String
    let store: NetworkStore
    /// The digest that the argument `sha256` of `downloadFetcher` has returned, or nil.
    let digest: ExpectedDigest?
    let attempts: Int
    let message: @Sendable (HTTPURLResponse, Data) -> String?
    let silenceLimit: Duration?
    let progress: (TransferProgress) -> Void
    let time = CallContext.current.time
    /// Returns whether the login session to which the call belongs has ended.
    var hasEnded: @Sendable () -> Bool = { false }

    /// Downloads the file and returns its URL.
    func file() async throws(AppError) -> URL {
        do {
            try checkArguments()
            let partial = try PartialFile(in: folder, name: name)
            defer { partial.unlock() }
            do {
                var state = DownloadState(attempts: attempts)
                try await receiveAll(partial, &state)
                if hasEnded() { throw CancellationError() }
                try await outsideOfThePool { try partial.finish() }
                if let last = state.meter?.final(at: time.uptime()) { progress(last) }
            } catch {
                // The partial file is useless in these cases:
                // - Its digest is wrong.
                // - It belongs to an account that is no longer logged in.
                // - Its download cannot be resumed.
                // - Another program has changed it.
                // - It is empty.
                let isUseless = (error as? DownloadError)?.kind == .digest || hasEnded()
                if isUseless || partial.record() == nil || (try? partial.byteCount()) ?? 0 == 0 { partial.remove() }
                throw error
            }
            return partial.target
        } catch {
            throw AppError(downloading: request, error)
        }
    }

    private func checkArguments() throws(DownloadError) {
        for name in ["Range", "If-Range"] where request.value(forHTTPHeaderField: name) != nil {
            throw DownloadError(
                .argument, "the request of a download must not have the header field \(name), which the download sets")
        }
        guard digest?.isValid ?? true else {
            throw DownloadError(.argument, "the expected SHA-256 digest must consist of 64 hexadecimal digits")
        }
    }

    /// Sends requests until the partial file is complete.
    private func receiveAll(_ partial: PartialFile, _ state: inout DownloadState) async throws {
        while true {
            let offset = try partial.byteCount()
            let delay: Duration
            do {
                if try await receive(partial, &state) { return }
                let bytes = try partial.byteCount()
                guard let pause = state.delay(afterPart: bytes - offset, bytes: bytes, time) else { break }
                delay = pause
            } catch {
                try Task.checkCancellation()
                let pause = state.delay(after: error, of: request, bytes: try partial.byteCount(), time)
                guard let pause else { throw error }
                delay = pause
            }
            try await time.sleep(delay)
        }
        throw DownloadError(.response, "the server sends the file in too many small parts; try again to resume")
    }

    /// Sends one request, and saves the body of its response. Returns whether the partial file is complete. Throws if
    /// the digest of the file is wrong.
    private func receive(_ partial: PartialFile, _ state: inout DownloadState) async throws -> Bool {
        let offset = try partial.byteCount()
        let point = state.mayUseRange ? ResumePoint(request, offset: offset, record: partial.record()) : nil
        state.hasRange = point != nil
        // 203 is the status of a response that a proxy has changed (RFC 9110 §15.3.4).
        var (body, response) = try await streamedResponse(
            to: downloadRequest(request, from: point), store: store,
            accepting: point == nil ? [200, 203, 206] : [200, 203, 206, 416], message: message,
            silenceLimit: silenceLimit)
        var step = DownloadStep.start(nil, totalBytes: nil)
        var (responseDigest, partDigest): (ExpectedDigest?, ExpectedDigest?)
        let codings = contentCodings(of: response)
        let decompress = [200, 203].contains(response.statusCode) ? decompression(of: codings) : nil
        let keepsCoding = state.keepsCoding ?? isPacked(formatName, with: codings)
        state.otherForm = decompress == nil || digest == nil ? nil : !keepsCoding
        if let decompress, !keepsCoding {
            // The length, the range and the digests of the response are those of the compressed file.
            body = try decompress(body)
        } else {
            let url = DownloadRecord.identifier(of: request)
            step = downloadStep(response, from: point, url: url, keepsCoding: keepsCoding)
            responseDigest = ExpectedDigest(response.value(forHTTPHeaderField: "Repr-Digest"))
            partDigest = ExpectedDigest(response.value(forHTTPHeaderField: "Content-Digest"))
        }
        switch step {
        case .refuse(let reason): throw DownloadError(.response, reason)
        case .complete:
            state.begin(totalBytes: offset, from: offset, time)
            try await state.hash(partial, upTo: offset, digest ?? point?.record.digest ?? state.hashed?.expected)
        case .append(let count):
            state.begin(totalBytes: point?.record.totalBytes, from: offset, time)
            let wholeDigest = digest ?? point?.record.digest ?? responseDigest ?? state.hashed?.expected
            try await state.hash(partial, upTo: offset, wholeDigest)
            try await append(body, count, to: partial, partDigest, &state)
            // A server may send a shorter range than requested (RFC 9110 §15.3.7).
            guard try partial.byteCount() == point?.record.totalBytes else { return false }
        case .start(let record, let totalBytes):
            try await outsideOfThePool { try partial.restart(with: record) }
            state.begin(totalBytes: totalBytes, from: 0, time)
            try await state.hash(partial, upTo: 0, digest ?? responseDigest)
            try await append(body, totalBytes, to: partial, partDigest, &state)
        }
        try state.hashed?.verify()
        return true
    }

    /// The name that says whether the file is compressed: that of the file, or the last part of the URL if the file has
    /// no extension.
    private var formatName: String {
        name.unicodeScalars.contains(".") ? name : request.url?.lastPathComponent ?? ""
    }

    /// Appends a body to the partial file.
    ///
    /// - Parameters:
    ///   - count: The length that the response announced, or nil if it announced none.
    ///   - digest: The digest of the body.
    private func append(
        _ body: ResponseBody, _ count: Int64?, to partial: PartialFile, _ digest: ExpectedDigest?,
        _ state: inout DownloadState
    ) async throws {
        var check = digest.map(DigestCheck.init)
        var received: Int64 = 0
        for try await chunk in body {
            received += Int64(chunk.count)
            if let count, received > count {
                // It is not known which of the bytes belong to the file.
                try partial.restart(with: nil)
                throw DownloadError(.response, "the body is longer than the \(count) bytes that the response announced")
            }
            try partial.append(chunk)
            state.hashed?.update(chunk)
            check?.update(chunk)
            if let report = state.add(chunk.count, at: time.uptime()) { progress(report) }
        }
        if let count, received < count { throw URLError(.networkConnectionLost) }
        try check?.verify()
    }
}

/// Runs `work` on a thread outside of Swift's pool, because `work` can block its thread for seconds.
private func outsideOfThePool(_ work: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
    }
}

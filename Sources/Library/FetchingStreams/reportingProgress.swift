import Fetching

extension RequestBody {
    /// Returns the same body with a closure that receives the progress of its upload.
    ///
    /// ```swift
    /// let body = try RequestBody.file(video, contentType: "video/mp4").reportingProgress { progress in
    ///     print("\(progress.bytes) of \(progress.totalBytes ?? 0) bytes, \(Int(progress.bytesPerSecond)) a second")
    /// }
    /// ```
    ///
    /// The progress counts the bytes that were passed to the transport. About 256 KiB of these bytes may not have been
    /// sent yet, or more if the closure of a stream returns parts of more than 64 KiB. The first report has 0 bytes,
    /// and the last report is that of the complete body. Between them, there are at most ten reports a second. If the
    /// request is sent again, the reports begin again with 0 bytes. An empty body of known length has no reports. With
    /// ``NetworkStore/urlSession`` on Linux, the progress is that of reading the body into memory.
    ///
    /// - Parameter report: Receives the reports of an attempt in order, on any thread. The upload waits until the
    ///   closure returns.
    public func reportingProgress(
        _ report: @escaping @Sendable (TransferProgress) -> Void
    ) -> RequestBody {
        // The transport reads the body on another thread.
        let time = CallContext.current.time
        return observed { length, next in
            var meter = ProgressMeter(totalBytes: length, at: time.uptime())
            if let progress = meter.add(0, at: time.uptime()) { report(progress) }
            var isComplete = false
            return {
                guard let part = try next() else {
                    let progress = meter.final(at: time.uptime())
                    if !isComplete, length == nil || progress.bytes == length { report(progress) }
                    isComplete = true
                    return nil
                }
                if let progress = meter.add(part.count, at: time.uptime()) { report(progress) }
                return part
            }
        }
    }
}

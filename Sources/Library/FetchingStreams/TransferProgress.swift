import Fetching

/// The progress of an upload or a download.
public struct TransferProgress: Hashable, Sendable {
    /// The number of bytes so far. For a resumed download, this includes the bytes that were received earlier.
    public var bytes: Int64
    /// The number of bytes of the complete transfer, or nil if it is not known.
    public var totalBytes: Int64?
    /// The speed during about the last five seconds. In the final report, it is the average speed of the last request.
    public var bytesPerSecond: Double
    /// The estimated time until the end of the transfer, or nil if it is not known.
    public var timeLeft: Duration?

    /// The part of the transfer that is complete, from 0 to 1, or nil if ``totalBytes`` is not known.
    public var fraction: Double? { totalBytes.map { $0 > 0 ? min(1, Double(bytes) / Double($0)) : 1 } }

    /// Creates a progress report, for example for the preview of a view.
    public init(bytes: Int64, totalBytes: Int64? = nil, bytesPerSecond: Double = 0, timeLeft: Duration? = nil) {
        self.bytes = bytes
        self.totalBytes = totalBytes
        self.bytesPerSecond = bytesPerSecond
        self.timeLeft = timeLeft
    }
}

/// Computes the progress of one transfer from the number of bytes and the time of each part. Returns at most ten
/// reports a second.
struct ProgressMeter: Sendable {
    private static let interval = Duration.milliseconds(100)
    private static let window = Duration.seconds(5)

    private let totalBytes: Int64?
    private let first: Sample
    private var bytes: Int64
    /// The samples from which the speed is computed: those of the last five seconds, and the newest sample before them.
    /// At most 51 samples are kept.
    private var samples: [Sample]
    private var nextReport: Duration

    private struct Sample {
        let bytes: Int64
        let time: Duration
    }

    /// Creates the meter of a transfer that starts at `start`, a time in the scale of `TimeSource.uptime`.
    ///
    /// - Parameter startBytes: The number of bytes that were transferred earlier. They do not count for the speed.
    init(totalBytes: Int64?, startBytes: Int64 = 0, at start: Duration) {
        self.totalBytes = totalBytes
        first = Sample(bytes: startBytes, time: start)
        bytes = startBytes
        samples = [first]
        nextReport = start
    }

    /// Adds a part of the transfer. Returns a report, or nil if the last one is less than 100 ms old.
    mutating func add(_ count: Int, at time: Duration) -> TransferProgress? {
        bytes += Int64(count)
        guard time >= nextReport else { return nil }
        nextReport = time + Self.interval
        // Of the samples that are five seconds old or older, only the newest is kept.
        while samples.count > 1, samples[1].time <= time - Self.window { samples.removeFirst() }
        defer { samples.append(Sample(bytes: bytes, time: time)) }
        return progress(since: samples.first ?? first, at: time)
    }

    /// Returns the last report of the transfer, with the average speed since its start.
    func final(at time: Duration) -> TransferProgress { progress(since: first, at: time) }

    private func progress(since sample: Sample, at time: Duration) -> TransferProgress {
        // A time of less than 100 ms gives no useful speed.
        let seconds = time - sample.time < Self.interval ? 0 : (time - sample.time) / .seconds(1)
        let speed = seconds > 0 ? Double(bytes - sample.bytes) / seconds : 0
        let left = totalBytes.map { max(0, $0 - bytes) }
        let timeLeft = left.flatMap { left -> Duration? in
            if left == 0 { return .zero }
            // More than 10⁷ seconds, for example because the transfer is stalled, is not a useful estimate.
            let seconds = speed > 0 ? Double(left) / speed : .infinity
            return seconds < 1e7 ? .seconds(seconds) : nil
        }
        return TransferProgress(bytes: bytes, totalBytes: totalBytes, bytesPerSecond: speed, timeLeft: timeLeft)
    }
}

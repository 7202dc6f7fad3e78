import FetchingStreams
import Synchronization

/// The progress of several transfers together. Each transfer has a name of its
/// own.
nonisolated final class TotalProgress: Sendable {
    private let transfers: Mutex<[String: TransferProgress?]>
    private let report: @Sendable (_ fraction: Double?) -> Void

    /// The fraction is nil until the size of each transfer is known.
    init(
        of names: [String],
        report: @escaping @Sendable (_ fraction: Double?) -> Void
    ) {
        transfers = Mutex(Dictionary(names.map { ($0, nil) }) { $1 })
        self.report = report
    }

    func update(_ name: String, _ progress: TransferProgress) {
        let all = transfers.withLock { transfers in
            transfers[name] = .some(progress)
            return transfers.values.map { $0 }
        }
        let totals = all.compactMap { $0?.totalBytes }
        let bytes = all.reduce(0) { $0 + Double($1?.bytes ?? 0) }
        report(
            totals.count == all.count
                ? bytes / max(1, totals.reduce(0) { $0 + Double($1) }) : nil)
    }
}

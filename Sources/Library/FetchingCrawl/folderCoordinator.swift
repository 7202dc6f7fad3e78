import Fetching
import Foundation

extension Coordinator {
    /// Returns a coordinator that keeps the state of a job in a folder. Several processes on one machine can work on
    /// the job at the same time.
    ///
    /// A claim holds the lock of a file, which the system releases when the process ends. So the ranges of a killed
    /// process are free at once. A process that is stopped, for example with Ctrl-Z, keeps its claims. The folder must
    /// be on a local disk, because some network file systems don't support these locks. The closures throw
    /// ``CrawlError/file(path:reason:)`` if a file cannot be read or written.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is created if it doesn't exist.
    ///   - worker: The name of this process in the status.
    public static func folder(_ folder: URL, worker: String = workerName()) -> Coordinator {
        let job = FolderJob(folder, worker)
        return Coordinator(
            plan: { propose in
                if let plan = try await job.withState({ $0.plan }) { return plan }
                let (plan, ranges) = try await propose()
                return try await job.store(plan, ranges)
            },
            claim: { maximum in try await job.claim(maximum) },
            keepAlive: { nil },
            complete: { claim, part, rest in try await job.complete(claim, part, rest) },
            release: { claims in job.release(claims) },
            status: { try await job.status() },
            update: { name, change in try await job.update(name, change) })
    }
}

/// Returns a name for this process: the name of the host and the process ID, such as `server.local-4711`.
public func workerName() -> String {
    let process = ProcessInfo.processInfo
    return "\(process.hostName)-\(process.processIdentifier)"
}

import Fetching
import FetchingCrawl
import Foundation
import Synchronization

/// Returns a coordinator that keeps the state of a crawl in etcd, so that workers on several machines can share it.
///
/// ```swift
/// let crawl = Crawl(of: pages, to: folder, coordinator: etcdCoordinator("http://10.0.0.5:2379", job: "heroes"), job:
/// "heroes")
/// ```
///
/// The claims of a worker belong to a lease, which the crawl renews. If a worker ends, or if it cannot reach etcd, its
/// lease ends after `leaseTime`, and other workers claim its ranges. A worker whose lease has ended cannot complete a
/// range: the transaction compares the claim.
///
/// Requests are retried for about a minute, so etcd can be restarted during a crawl. The keys begin with
/// `fetching/` and the name of the job. They contain no credentials. Cursors are in values: a cursor that is the URL of
/// the next page can contain what the server put into this URL. To remove a job, delete its keys.
///
/// - Parameters:
///   - address: The URL of the server, such as `http://10.0.0.5:2379`.
///   - job: The name of the job.
///   - user: The user of etcd; nil if the server does not use authentication.
///   - worker: The name of this process in the status.
///   - leaseTime: The time after which the ranges of a worker that ended are free. It is rounded to seconds.
///   - store: The store that sends the requests to etcd.
///   - time: The source of the waits and of the random numbers.
public func etcdCoordinator(
    _ address: String, job: String, user: EtcdUser? = nil, worker: String = workerName(),
    leaseTime: Duration = .seconds(15), store: NetworkStore = .live, time: TimeSource = .system
) -> Coordinator {
    // Each request of the coordinator can be repeated without another effect. So it has a key, and is retried.
    let retry = RetryPolicy(attempts: 20, maximumDelay: .seconds(5), budget: nil)
    let store = store.layered(idempotent(), retrying(retry, time: time), timingOut(after: .seconds(5), time: time))
    let job = EtcdJob(
        etcdSettings(address, user: user, store: store), job, worker, max(2, leaseTime.components.seconds), time)
    return Coordinator(
        plan: job.plan, claim: job.claim, keepAlive: job.keepAlive, complete: job.complete, release: job.release,
        status: job.status, update: job.update)
}

import Fetching
import FetchingCrawl
import FetchingResilience
import Foundation
import Synchronization

/// Returns a coordinator that keeps the state of a crawl in etcd, so that workers on several machines can share it.
///
/// ```swift
/// let coordinator = etcdCoordinator("http://10.0.0.5:2379", job: "heroes-2026-11")
/// let crawl = Crawl(of: pages, to: folder, coordinator: coordinator, job: "heroes")
/// ```
///
/// The claims of a worker belong to a lease, which the crawl renews. If a worker ends or cannot reach etcd, its lease
/// ends after `leaseTime`, and other workers claim its ranges. A worker whose lease has ended cannot complete the
/// ranges that it claimed before, because a range is completed only if its claim still exists.
///
/// A request is retried up to 19 times, for about 30 seconds or longer, so etcd can be restarted during a crawl. If
/// etcd still cannot be reached, the closures of the coordinator throw `AppError`.
///
/// The keys of a job begin with `fetching/` and the name of the job. To remove the job, delete these keys. The keys
/// contain no credentials. The values contain cursors. If a cursor is the URL of a page, etcd stores the complete URL,
/// including any token in it.
///
/// - Parameters:
///   - address: The URL of the server, such as `http://10.0.0.5:2379`.
///   - job: The name of the job. All workers that use this name share the crawl.
///   - user: The etcd user; nil if the server does not use authentication.
///   - worker: The name of this process in the status.
///   - leaseTime: The time after which other workers can claim the ranges of a worker that has ended. It is rounded
///     down to whole seconds, and is at least 2 seconds.
///   - store: The store that sends the requests to etcd.
public func etcdCoordinator(
    _ address: String, job: String, user: EtcdUser? = nil, worker: String = workerName(),
    leaseTime: Duration = .seconds(15), store: NetworkStore = .live
) -> Coordinator {
    // All requests are `POST` requests, which are retried only with an idempotency key. The requests of the coordinator
    // get such a key, because a repeated request has no further effect.
    let retry = RetryPolicy(attempts: 20, maximumDelay: .seconds(5), budget: nil)
    let store = store.layered(idempotent(), retrying(retry), timingOut(after: .seconds(5)))
    let job = EtcdJob(
        etcdSettings(address, user: user, store: store), job, worker, max(2, leaseTime.components.seconds))
    return Coordinator(
        plan: job.plan, claim: job.claim, keepAlive: job.keepAlive, complete: job.complete, release: job.release,
        status: job.status, update: job.update)
}

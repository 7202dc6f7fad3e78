import Fetching
import FetchingResilience

/// Returns a layer that limits the rate of the requests of all workers of a job together.
///
/// ```swift
/// let coordinator = etcdCoordinator("http://10.0.0.5:2379", job: "heroes")
/// let rate = limitingRate(.smooth(95, per: .seconds(1)), sharedBy: coordinator)
/// let store = NetworkStore.live.layered(retrying(), rate)
/// ```
///
/// Each process reserves permits through the coordinator, for all its waiting requests together. If a reservation
/// fails, the requests throw the error of the coordinator. After a response with status 429 or 503 that names a time,
/// for example with `Retry-After`, the requests of all processes wait, for at most an hour. A request that would wait
/// for more than a day and ten periods of the rate throws ``CrawlError/coordinator(_:)``.
///
/// A permit is a point in time, so the clocks of the machines must be synchronized, for example with NTP. The time
/// until a request arrives varies, so choose a rate a few percent below the limit of the server.
///
/// - Parameters:
///   - rate: The rate of the requests of all workers together. With nil, requests wait only if the server asked one of
///     the workers to wait. The other workers know this after at most a second.
///   - coordinator: The coordinator of the job.
public func limitingRate(_ rate: RateLimit?, sharedBy coordinator: Coordinator) -> StoreLayer {
    limitingRate(rate, sharedThrough: coordinator.update) { CrawlError.coordinator($0) }
}

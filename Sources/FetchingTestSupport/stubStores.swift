import Foundation
import Fetching
import Synchronization

extension NetworkStore {
    /// Returns a store that sends the first request through the first of `stores`, the second through the second, and
    /// so on.
    ///
    /// Each request after the last store throws `UnexpectedRequest`.
    ///
    /// ```swift
    /// let store = NetworkStore.sequence(.json("{}", status: 500), .failing(URLError(.timedOut)), .json("{}"))
    /// ```
    public static func sequence(_ stores: NetworkStore...) -> NetworkStore {
        let nextIndex = Mutex(0)
        return NetworkStore { request in
            let index = nextIndex.withLock { next in
                defer { next += 1 }
                return next
            }
            return try await (index < stores.count ? stores[index] : .unimplemented).fetchData(request)
        }
    }

    /// Returns a store that sends each request through the store that `route` returns for it.
    ///
    /// A request for which `route` returns nil throws `UnexpectedRequest`.
    ///
    /// ```swift
    /// let store = NetworkStore.routed { $0.url?.path == "/heroes" ? .json("[]") : nil }
    /// ```
    public static func routed(by route: @escaping @Sendable (URLRequest) -> NetworkStore?) -> NetworkStore {
        NetworkStore { request in try await (route(request) ?? .unimplemented).fetchData(request) }
    }

    /// A store that never responds. It throws `CancellationError` when the task is cancelled.
    public static let hanging = NetworkStore { _ in
        while true { try await Task.sleep(for: .seconds(3600)) }
    }

    /// Returns a store that waits for `delay` before it sends each request through this store.
    public func delayed(by delay: Duration, time: TimeSource) -> NetworkStore {
        NetworkStore { request in
            try await time.sleep(delay)
            return try await self.fetchData(request)
        }
    }

    /// Returns a store that adds each request to `log` before it sends the request through this store.
    public func recorded(in log: RequestLog) -> NetworkStore {
        NetworkStore { request in
            log.add(request)
            return try await self.fetchData(request)
        }
    }
}

/// The requests that a store received, in order.
///
/// ```swift
/// let log = RequestLog()
/// let store = NetworkStore.json("[]").recorded(in: log)
/// ```
public final class RequestLog: Sendable {
    private let state = Mutex<[URLRequest]>([])

    /// Makes an empty log.
    public init() {}

    /// The requests so far.
    public var requests: [URLRequest] { state.withLock { $0 } }

    /// The number of requests so far.
    public var count: Int { requests.count }

    func add(_ request: URLRequest) { state.withLock { $0.append(request) } }
}

import Foundation
import Fetching
import Synchronization

extension NetworkStore {
    /// Returns a store that sends each request through the next of `stores`.
    ///
    /// The first request is sent through the first store, the second request through the second store, and so on. If
    /// there are more requests than stores, each further request throws `UnexpectedRequest`.
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

    /// Returns a store that sends each request through the store that `route` returns for the request.
    ///
    /// If `route` returns nil, the request throws `UnexpectedRequest`.
    ///
    /// ```swift
    /// let store = NetworkStore.routed { $0.url?.path == "/heroes" ? .json("[]") : nil }
    /// ```
    public static func routed(by route: @escaping @Sendable (URLRequest) -> NetworkStore?) -> NetworkStore {
        NetworkStore { request in try await (route(request) ?? .unimplemented).fetchData(request) }
    }

    /// A store that never responds. A request throws `CancellationError` when its task is cancelled.
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

/// A record of the requests that a store received.
///
/// ```swift
/// let log = RequestLog()
/// let store = NetworkStore.json("[]").recorded(in: log)
/// ```
public final class RequestLog: Sendable {
    private let state = Mutex<[URLRequest]>([])

    /// Creates an empty log.
    public init() {}

    /// The requests in the log, in the order in which the store received them.
    public var requests: [URLRequest] { state.withLock { $0 } }

    /// The number of requests in the log.
    public var count: Int { requests.count }

    func add(_ request: URLRequest) { state.withLock { $0.append(request) } }
}

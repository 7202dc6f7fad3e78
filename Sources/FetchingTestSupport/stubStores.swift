import Foundation
import Fetching
import Synchronization

extension NetworkStore {
    /// Answers the first request as the first of `stores` does, the second as the second; a request too many fails as
    /// with `unimplemented`.
    ///
    /// ```swift
    /// let store = NetworkStore.inTurn(.json("{}", status: 500), .failing(URLError(.timedOut)), .json("{}"))
    /// ```
    public static func inTurn(_ stores: NetworkStore...) -> NetworkStore {
        let count = Counter()
        return NetworkStore { request in
            let turn = count.next()
            return try await (turn < stores.count ? stores[turn] : .unimplemented).fetchData(request)
        }
    }

    /// Answers each request by the store that `rule` picks for it; where it picks none, the request fails as with
    /// `unimplemented`.
    ///
    /// ```swift
    /// let store = NetworkStore.byRule { $0.url?.path == "/heroes" ? .json("[]") : nil }
    /// ```
    public static func byRule(_ rule: @escaping @Sendable (URLRequest) -> NetworkStore?) -> NetworkStore {
        NetworkStore { request in try await (rule(request) ?? .unimplemented).fetchData(request) }
    }

    /// Never answers; ends when its task is cancelled.
    public static let hanging = NetworkStore { _ in
        while true { try await Task.sleep(for: .seconds(3600)) }
    }

    /// This store, each answer after a wait.
    public func delayed(by delay: Duration, time: TimeSource) -> NetworkStore {
        NetworkStore { request in
            try await time.sleep(delay)
            return try await self.fetchData(request)
        }
    }

    /// This store, which notes in `log` what it is asked.
    public func recorded(in log: RequestLog) -> NetworkStore {
        NetworkStore { request in
            log.add(request)
            return try await self.fetchData(request)
        }
    }
}

/// What a store was asked, in the order of asking.
public final class RequestLog: Sendable {
    private let state = Mutex<[URLRequest]>([])

    /// Makes an empty log.
    public init() {}

    /// The requests so far.
    public var requests: [URLRequest] { state.withLock { $0 } }

    /// How many requests there were so far.
    public var count: Int { requests.count }

    func add(_ request: URLRequest) { state.withLock { $0.append(request) } }
}

private final class Counter: Sendable {
    private let state = Mutex(0)

    func next() -> Int {
        state.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}

import Fetching
import Foundation
import Synchronization

extension NetworkStore {
    /// Returns a store that sends each request through the next of `stores`.
    ///
    /// The first request is sent through the first store, the second request through the second store, and so on.
    ///
    /// If there are more requests than stores, each further request throws an error and fails the test. If there are
    /// fewer requests than stores, the test fails when the store is released.
    ///
    /// ```swift
    /// let store = NetworkStore.sequence(.json("{}", status: 500), .failing(URLError(.timedOut)), .json("{}"))
    /// ```
    public static func sequence(
        _ stores: NetworkStore...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) -> NetworkStore {
        let use = StubUse(
            stores.indices.map { StubUse.Expected(name: "response \($0 + 1) of \(stores.count)") },
            at: Place(fileID: fileID, filePath: filePath, line: line))
        let nextIndex = Mutex(0)
        return choosing { request in
            let index = nextIndex.withLock { next in
                defer { next += 1 }
                return next
            }
            guard index < stores.count else {
                throw use.unexpected(request, "this is request \(index + 1); the number of stubs is \(stores.count)")
            }
            _ = use.use(index)
            return stores[index]
        }
    }

    /// Returns a store that sends each request through the stub for its method and path.
    ///
    /// A request without a stub throws an error and fails the test with the differences to the nearest stub, even if
    /// the code under test ignores the error. If a stub is not used, the test fails when the store is released.
    ///
    /// ```swift
    /// let store = NetworkStore.routed(["GET /heroes?page=2": .json("[]"), "DELETE /heroes/1": .json("", status: 204)])
    /// ```
    ///
    /// - Parameters:
    ///   - stubs: The stores by request. A request is written as in a ``StubRule``. If several stubs match, the first
    ///     is used.
    ///   - fileID: The file of a failure, by default that of the call.
    ///   - filePath: The path of that file.
    ///   - line: The line of a failure.
    public static func routed(
        _ stubs: KeyValuePairs<String, NetworkStore>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) -> NetworkStore {
        routed(stubs.map { StubRule($0.key, $0.value) }, fileID: fileID, filePath: filePath, line: line)
    }

    /// Returns a store that sends each request through the store that `route` returns for the request.
    ///
    /// If `route` returns nil, the request throws an error and fails the test.
    ///
    /// ```swift
    /// let store = NetworkStore.routed { $0.url?.path == "/heroes" ? .json("[]") : nil }
    /// ```
    public static func routed(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        by route: @escaping @Sendable (URLRequest) -> NetworkStore?
    ) -> NetworkStore {
        let use = StubUse(at: Place(fileID: fileID, filePath: filePath, line: line))
        return choosing { request in
            guard let store = route(request) else {
                throw use.unexpected(request, "the closure of `routed` returned nil")
            }
            return store
        }
    }

    /// A store that never responds. A request throws `CancellationError` when its task is cancelled.
    public static let hanging = NetworkStore { _ in
        while true { try await Task.sleep(for: .seconds(3600)) }
    }

    /// Returns a store that waits for `delay` before it sends each request through this store.
    public func delayed(by delay: Duration) -> NetworkStore {
        .choosing { _ in
            try await CallContext.current.time.sleep(delay)
            return self
        }
    }

    /// Returns a store that adds each request to `log` before it sends the request through this store.
    public func recorded(in log: RequestLog) -> NetworkStore {
        .choosing { request in
            try log.add(request)
            return self
        }
    }

    /// Returns a store that sends each request through the store that `choose` returns.
    static func choosing(
        _ choose: @escaping @Sendable (URLRequest) async throws -> NetworkStore
    ) -> NetworkStore {
        NetworkStore(
            fetchData: { try await choose($0).fetchData($0) }, fetchStream: { try await choose($0).fetchStream($0) })
    }
}

/// A record of the requests that a store received.
///
/// ```swift
/// let log = RequestLog()
/// let store = NetworkStore.json("[]").recorded(in: log)
/// ```
public final class RequestLog: Sendable {
    private let state = Mutex<[(request: URLRequest, body: Data)]>([])

    /// Creates an empty log.
    public init() {}

    /// The requests in the log, in the order in which the store received them.
    public var requests: [URLRequest] { state.withLock { $0.map(\.request) } }

    /// The complete bodies of the requests. The store reads the forms, files and streams of a `RequestBody` when it
    /// receives the request. A body is empty if the request has no body, or if you set its `httpBodyStream` yourself.
    public var bodies: [Data] { state.withLock { $0.map(\.body) } }

    /// The number of requests in the log.
    public var count: Int { requests.count }

    func add(_ request: URLRequest) throws {
        let body = try request.readBody() ?? Data()
        state.withLock { $0.append((request, body)) }
    }
}

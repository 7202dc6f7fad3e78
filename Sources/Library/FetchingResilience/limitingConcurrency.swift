import Fetching
import Foundation
import Synchronization

/// Returns a layer that limits the number of requests to a server that are in progress at the same time.
///
/// Each request in progress holds a permit. Further requests to the same server (scheme, host and port) wait for a
/// permit, and get it in the order in which they arrived. A request whose call is cancelled stops waiting at once. A
/// request is in progress until its body is complete. If the body is a stream, this is when the stream has ended or is
/// released.
///
/// The state belongs to the returned layer: stores that use the same value share the limit.
///
/// - Parameters:
///   - limit: The maximum number of requests to a server, at least 1. With a limit below 1, no request is sent: each
///     throws ``RequestRefused/overloaded(maximumWaiting:)``.
///   - maximumWaiting: The maximum number of requests to a server that wait. Further requests throw
///     ``RequestRefused/overloaded(maximumWaiting:)``.
public func limitingConcurrency(to limit: Int, maximumWaiting: Int = 1000) -> StoreLayer {
    let limiter = ConcurrencyLimiter(limit, maximumWaiting)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                let (server, turn) = try limiter.enter(request.url)
                if let turn { try await server.wait(turn) }
                defer { server.release() }
                return try await store.fetchData(request)
            },
            fetchStream: { request in
                let (server, turn) = try limiter.enter(request.url)
                if let turn { try await server.wait(turn) }
                do {
                    let (body, response) = try await store.fetchStream(request)
                    return (body.onEnd { _, _ in server.release() }, response)
                } catch {
                    server.release()
                    throw error
                }
            })
    }
}

/// A request that waits for a permit. The number is its position in the order of arrival.
private typealias Turn = (waiter: PendingResult<Void>, number: Int)

/// The permits of all servers.
private final class ConcurrencyLimiter: Sendable {
    private let limit: Int
    private let maximumWaiting: Int
    private let servers = Mutex(OriginStates<LimitedServer>())

    init(_ limit: Int, _ maximumWaiting: Int) {
        self.limit = limit
        self.maximumWaiting = maximumWaiting
    }

    /// Takes a permit for the server of `url`. If no permit is free, adds the request to the waiting requests, and
    /// returns its turn.
    func enter(_ url: URL?) throws -> (LimitedServer, Turn?) {
        try servers.withLock { servers in
            servers.update(url, initial: LimitedServer(), canBeRemoved: \.isUnused) { server in
                Result { (server, try server.enter(limit, maximumWaiting)) }
            }
        }.get()
    }
}

/// The permits of one server, and the requests that wait for one.
private final class LimitedServer: Sendable {
    private struct Permits: Sendable {
        var inUse = 0
        /// The waiting requests. The keys are consecutive numbers in the order of arrival.
        var waiters: [Int: PendingResult<Void>] = [:]
        var nextNumber = 0
        /// A lower bound of the numbers of the waiting requests.
        var firstNumber = 0

        mutating func takeFirst() -> PendingResult<Void>? {
            while firstNumber < nextNumber {
                firstNumber += 1
                if let waiter = waiters.removeValue(forKey: firstNumber - 1) { return waiter }
            }
            return nil
        }
    }

    private let permits = Mutex(Permits())

    var isUnused: Bool { permits.withLock { $0.inUse == 0 && $0.waiters.isEmpty } }

    func enter(_ limit: Int, _ maximumWaiting: Int) throws -> Turn? {
        try permits.withLock { permits in
            if permits.inUse < limit {
                permits.inUse += 1
                return nil
            }
            guard limit > 0, permits.waiters.count < maximumWaiting else {
                throw RequestRefused.overloaded(maximumWaiting: limit > 0 ? maximumWaiting : 0)
            }
            let turn = (waiter: PendingResult<Void>(), number: permits.nextNumber)
            permits.waiters[turn.number] = turn.waiter
            permits.nextNumber += 1
            return turn
        }
    }

    func wait(_ turn: Turn) async throws {
        CallContext.current.emit(.throttled(delay: nil))
        try await turn.waiter.value { permits.withLock { _ = $0.waiters.removeValue(forKey: turn.number) } }
    }

    /// Passes a permit to the request that has waited longest. If no request waits, the permit becomes free.
    func release() {
        while true {
            let waiter = permits.withLock { permits in
                let waiter = permits.takeFirst()
                if waiter == nil { permits.inUse -= 1 }
                return waiter
            }
            // If the waiting request was cancelled meanwhile, the next waiting request gets the permit.
            guard let waiter, !waiter.complete(.success(())) else { return }
        }
    }
}

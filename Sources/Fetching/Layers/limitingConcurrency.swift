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
            fetchData: { request in
                let url = request.url
                try await limiter.acquire(url)
                defer { limiter.release(url) }
                return try await store.fetchData(request)
            },
            fetchStream: { request in
                let url = request.url
                try await limiter.acquire(url)
                do {
                    let (body, response) = try await store.fetchStream(request)
                    return (body.onEnd { _, _ in limiter.release(url) }, response)
                } catch {
                    limiter.release(url)
                    throw error
                }
            })
    }
}

/// The permits of all servers.
private final class ConcurrencyLimiter: Sendable {
    private typealias Waiter = PendingResult<Void>

    /// The permits of one server, and the requests that wait for one.
    private struct Permits: Sendable {
        var inUse = 0
        /// The waiting requests. The keys are consecutive numbers in the order of arrival.
        var waiters: [Int: Waiter] = [:]
        var nextNumber = 0
        /// A lower bound of the numbers of the waiting requests.
        var firstNumber = 0

        var isUnused: Bool { inUse == 0 && waiters.isEmpty }

        mutating func add(_ waiter: Waiter) -> Int {
            waiters[nextNumber] = waiter
            nextNumber += 1
            return nextNumber - 1
        }

        mutating func takeFirst() -> Waiter? {
            while firstNumber < nextNumber {
                firstNumber += 1
                if let waiter = waiters.removeValue(forKey: firstNumber - 1) { return waiter }
            }
            return nil
        }
    }

    private enum Step {
        case granted
        case wait(Waiter, number: Int)
        case refused
    }

    private let limit: Int
    private let maximumWaiting: Int
    private let servers = Mutex(OriginStates<Permits>())

    init(_ limit: Int, _ maximumWaiting: Int) {
        self.limit = limit
        self.maximumWaiting = maximumWaiting
    }

    /// Waits for a permit.
    func acquire(_ url: URL?) async throws {
        let step = update(url) { permits -> Step in
            if permits.inUse < limit {
                permits.inUse += 1
                return .granted
            }
            guard limit > 0, permits.waiters.count < maximumWaiting else { return .refused }
            let waiter = Waiter()
            return .wait(waiter, number: permits.add(waiter))
        }
        switch step {
        case .granted: break
        case .refused: throw RequestRefused.overloaded(maximumWaiting: limit > 0 ? maximumWaiting : 0)
        case .wait(let waiter, let number):
            EventContext.emit(.throttled(delay: nil))
            try await waiter.value { update(url) { _ = $0.waiters.removeValue(forKey: number) } }
        }
    }

    /// Passes a permit to the request that has waited longest. If no request waits, the permit becomes free.
    func release(_ url: URL?) {
        while true {
            let waiter = update(url) { permits in
                let waiter = permits.takeFirst()
                if waiter == nil { permits.inUse -= 1 }
                return waiter
            }
            // If the waiting request was cancelled meanwhile, the next waiting request gets the permit.
            guard let waiter, !waiter.complete(.success(())) else { return }
        }
    }

    private func update<Value>(_ url: URL?, _ body: (inout Permits) -> Value) -> Value {
        servers.withLock { servers in
            servers.update(url, initial: Permits(), canBeRemoved: \.isUnused, body)
        }
    }
}

import Fetching
import Foundation
import Synchronization

/// Returns a layer that stops sending requests to a server that fails, so that calls fail at once and the server can
/// recover.
///
/// If too many requests to a server (scheme, host and port) have failed, the circuit breaker opens, and requests throw
/// ``RequestRefused/circuitOpen(remaining:)``. After the break, one request is sent as a probe. If it succeeds, all
/// requests are sent again; if it fails, the next break begins. If its result does not arrive, another probe is sent
/// after the next break.
///
/// Failures are errors of the connection, time limits, and statuses from 500. If the deadline of a call ends an
/// attempt, this is a failure if the attempt took at least a second. Other statuses, cancelled requests and requests
/// that were not sent are not failures. The result of a stream counts when its head has arrived; its body has no
/// effect.
///
/// The state belongs to the returned layer: stores that use the same value share it.
///
/// - Parameter policy: When the circuit breaker opens, and for how long.
public func breakingCircuit(_ policy: BreakerPolicy = BreakerPolicy()) -> StoreLayer {
    let breaker = CircuitBreaker(policy)
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await breaker.fetch($0, store.fetchData) },
            fetchStream: { try await breaker.fetch($0, store.fetchStream) })
    }
}

private final class CircuitBreaker: Sendable {
    /// The state of a server. If more than 256 servers are in use, a server can be forgotten while a request is in
    /// progress. The result of this request then has no effect.
    private final class Server: Sendable { let state = Mutex(BreakerState()) }

    private let policy: BreakerPolicy
    private let servers = Mutex(OriginStates<Server>())

    init(_ policy: BreakerPolicy) { self.policy = policy }

    // Inlined, because each call of an async function takes about 20 ns.
    @inline(__always)
    func fetch<Body>(_ request: URLRequest, _ fetch: Fetch<Body>) async throws -> (Body, URLResponse) {
        let time = CallContext.current.time
        let start = time.uptime()
        let server = servers.withLock { $0.update(request.url, initial: Server()) { $0 } }
        switch server.state.withLock({ $0.permit(policy, now: start) }) {
        case .refused(let remaining): throw RequestRefused.circuitOpen(remaining: remaining)
        case .allowed(let ticket, let isProbe):
            if isProbe { CallContext.current.emit(.breakerProbing) }
            do {
                let (body, response) = try await fetch(request)
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                record(isFailure: FailureTraits(status: status).isServerFault, ticket, server, start, time)
                return (body, response)
            } catch {
                if isServerFault(error, after: time.uptime() - start) {
                    record(isFailure: true, ticket, server, start, time)
                }
                throw error
            }
        }
    }

    private func record(isFailure: Bool, _ ticket: Int, _ server: Server, _ start: Duration, _ time: TimeSource) {
        // A success counts at the start of its request. Reading the clock again would take longer than the rest of
        // this method.
        let now = isFailure ? time.uptime() : start
        let change = server.state.withLock { $0.record(isFailure: isFailure, ticket: ticket, policy, now: now) }
        if let change { CallContext.current.emit(change) }
    }
}

/// Whether an error of a store shows that the server does not work.
private func isServerFault(_ error: any Error, after duration: Duration) -> Bool {
    switch error {
    // If the deadline of the call has ended a short attempt, this does not show that the server has failed.
    case is TimedOut: duration >= .seconds(1) || !CallContext.current.reachesLimit(after: .zero)
    // An outer layer can cancel the attempt at the limit.
    case is CancellationError: duration >= .seconds(1) && CallContext.current.reachesLimit(after: .zero)
    default: FailureTraits(error).isServerFault
    }
}

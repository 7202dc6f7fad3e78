import Foundation
import Synchronization

/// Ends an attempt that takes longer than `limit`, headers and body together, with ``TimedOut``.
///
/// The limit is raced against `time`, so it is exact and cannot be ignored by the store within: the caller is released
/// when it strikes, and the store's task is cancelled. A request's own `timeoutInterval`, kept to the millisecond, goes
/// before `limit`; 60 seconds, which every `URLRequest` begins with, counts as not set. The request that is passed on
/// has the limit rounded up plus one second there, so that the transport's own, coarser timer is only a backstop.
///
/// - Parameters:
///   - limit: How long an attempt may take.
///   - time: The clock to race against.
public func timingOut(after limit: Duration = .seconds(60), time: TimeSource = .system) -> StoreLayer {
    { store in
        NetworkStore { request in
            let limit = attemptLimit(of: request, otherwise: limit)
            let exchange = ExchangeProgress()
            var request = request
            request.timeoutInterval = limit.seconds.rounded(.up) + 1
            return try await withTimeLimit(limit, time, phase: { exchange.phase }) { [request] in
                try await ExchangeProgress.$current.withValue(exchange) { try await store.fetchData(request) }
            }
        }
    }
}

/// The request's own limit if it has one, else the layer's.
func attemptLimit(of request: URLRequest, otherwise limit: Duration) -> Duration {
    let unset: TimeInterval = 60
    return request.timeoutInterval == unset ? limit : timeLimit(seconds: request.timeoutInterval)
}

/// To the millisecond. A `Duration` cannot hold every `Double`: thirty years are as good as no limit, and less than
/// nothing is nothing.
func timeLimit(seconds: TimeInterval) -> Duration {
    seconds.isNaN ? .seconds(60) : .milliseconds(Int64((min(max(seconds, 0), 1e9) * 1000).rounded()))
}

/// Runs `operation` for at most `limit`, and leaves it behind, cancelled, when that is over or the caller is cancelled.
private func withTimeLimit<Value: Sendable>(
    _ limit: Duration, _ time: TimeSource,
    phase: @escaping @Sendable () -> TimedOut.Phase,
    operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try Task.checkCancellation()
    guard limit > .zero else { throw TimedOut(limit: limit, elapsed: .zero, phase: .waitingForResponse) }
    let start = time.uptime()
    let race = Race<Value>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            race.start(
                continuation,
                operation,
                {
                    // What it took to get here counts.
                    try await time.sleep(limit - (time.uptime() - start))
                    throw TimedOut(limit: limit, elapsed: time.uptime() - start, phase: phase())
                })
        }
    } onCancel: {
        race.end(.failure(CancellationError()))
    }
}

/// Runs closures at once; the first to end gives the result and cancels the others, which nobody waits for.
private final class Race<Value: Sendable>: Sendable {
    private enum State {
        case waiting(CheckedContinuation<Value, any Error>, runners: [Task<Void, Never>])
        case ended(Result<Value, any Error>)
        case idle
    }

    private let state = Mutex(State.idle)

    func start(
        _ continuation: CheckedContinuation<Value, any Error>, _ operations: (@Sendable () async throws -> Value)...
    ) {
        // A race that was ended before it began, by a cancelled caller, starts nothing.
        let early: Result<Value, any Error>? = state.withLock { state in
            if case .ended(let result) = state { return result }
            // The runners wait for this lock before they can end the race, so none is forgotten.
            let runners = operations.map { operation in
                Task {
                    do { self.end(.success(try await operation())) } catch { self.end(.failure(error)) }
                }
            }
            state = .waiting(continuation, runners: runners)
            return nil
        }
        if let early { continuation.resume(with: early) }
    }

    func end(_ result: Result<Value, any Error>) {
        let ended = state.withLock { state in
            defer { if case .ended = state {} else { state = .ended(result) } }
            return state
        }
        guard case .waiting(let continuation, let runners) = ended else { return }
        for runner in runners { runner.cancel() }
        continuation.resume(with: result)
    }
}

import Foundation

/// Returns a layer that throws ``TimedOut`` if an attempt takes longer than `limit`. The attempt includes the body.
///
/// When the limit has passed, the store's task is cancelled. The caller is resumed at once, even if the store ignores
/// cancellation.
///
/// The request's own `timeoutInterval` takes precedence over `limit`, with millisecond precision. An interval of 60
/// seconds counts as not set, because every new `URLRequest` has this interval. The request is sent with a longer
/// interval: the limit rounded up to seconds, plus one second. So the timer of the transport fires later.
///
/// - Parameters:
///   - limit: The time limit for one attempt. If the limit is zero, the error is thrown at once. A limit around
///     ``NetworkStore/live`` includes all redirects.
///   - time: The clock that measures the limit.
public func timingOut(after limit: Duration = .seconds(60), time: TimeSource = .system) -> StoreLayer {
    { store in
        NetworkStore(named: "timingOut") { request in
            let limit = request.ownTimeLimit ?? limit
            let progress = ResponseProgress()
            var request = request
            request.timeoutInterval = limit.seconds.rounded(.up) + 1
            return try await withTimeLimit(limit, time, progress) { [request] in
                try await ResponseProgress.$current.withValue(progress) { try await store.fetchData(request) }
            }
        }
    }
}

/// Runs `operation` for at most `limit`. When the limit has passed or the caller is cancelled, the operation is
/// cancelled. The caller does not wait for the end of the operation.
private func withTimeLimit<Value: Sendable>(
    _ limit: Duration, _ time: TimeSource, _ progress: ResponseProgress,
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
                    // The limit includes the time that passed before this task started.
                    try await time.sleep(limit - (time.uptime() - start))
                    throw TimedOut(
                        limit: limit, elapsed: time.uptime() - start,
                        phase: progress.headHasArrived ? .receivingBody : .waitingForResponse)
                })
        }
    } onCancel: {
        race.end(.failure(CancellationError()))
    }
}

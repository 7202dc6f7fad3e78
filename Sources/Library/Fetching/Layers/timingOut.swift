import Foundation

/// Returns a layer that throws ``TimedOut`` if an attempt takes longer than `limit`. The attempt includes the body,
/// but for a stream only the head, unless `includingStreamBodies` is true. If the body of a request is a file or a
/// stream, the limit starts again with each byte that is sent or received.
///
/// On Apple platforms, a limit that passes while the device sleeps takes effect when the device wakes up.
///
/// When the limit has passed, the work inside is cancelled. The caller is resumed at once, even if a store of the app
/// ignores cancellation. If the head of a response with a status outside 200..<300 has arrived, the live stores return
/// the response without its body.
///
/// The request's own limit takes precedence over `limit`, with millisecond precision: the `timeLimit` of
/// `createRequest`, or the request's `timeoutInterval`. A bare `request.timeoutInterval = 60` counts as not set,
/// because every new `URLRequest` has this interval. A store of the app receives the request with a longer interval, so
/// that a timer of its own fires later: the limit rounded up to seconds, plus one second. It receives the request of a
/// stream with an interval of 10⁹ seconds.
///
/// If layers of this kind are nested, the limit of the outermost applies. So a layer around a store can allow more time
/// than the store. Both live stores already limit each attempt, by default to 60 seconds.
///
/// - Parameters:
///   - limit: The time limit for one attempt. If the limit is zero or negative, the error is thrown at once. A
///     limit around ``NetworkStore/live`` includes all redirects.
///   - includingStreamBodies: Whether the limit covers the body of a stream too. It is then checked while the consumer
///     waits for a chunk. By default, the limit ends when the head has arrived, and the body can take any time.
///   - owner: The name of the layer or of the setting that has the limit, for the text of the error.
public func timingOut(
    after limit: Duration = .seconds(60), includingStreamBodies: Bool = false, setBy owner: String = "timingOut"
) -> StoreLayer {
    @Sendable func timeLimit(_ request: URLRequest, _ context: CallContext) -> TimeLimit {
        let own = request.ownTimeLimit
        return TimeLimit(
            own ?? limit, context.time, in: context, setBy: own == nil ? owner : requestOwner, for: request)
    }
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                let context = CallContext.current
                if TimeLimit.ofAttempt(request, in: context) != nil { return try await store.fetchData(request) }
                let limit = timeLimit(request, context)
                return try await limit.run(in: context) { try await store.fetchData(request) }
            },
            fetchStream: { request in
                let context = CallContext.current
                let outer = TimeLimit.ofAttempt(request, in: context)?.attempt
                if outer != nil, !includingStreamBodies { return try await store.fetchStream(request) }
                // An outer layer may limit only the head.
                let limit = outer.map { TimeLimit($0, outer: context.timeLimit) } ?? timeLimit(request, context)
                let (body, response) = try await limit.run(in: context) { try await store.fetchStream(request) }
                limit.setHeadHasArrived()
                return (includingStreamBodies ? limit.limiting(body) : body, response)
            })
    }
}

import Foundation

/// Returns a layer that throws ``TimedOut`` if an attempt takes longer than `limit`. The attempt includes the body,
/// but for a stream only the head, unless `includingStreamBodies` is true. If the body of a request is a file or a
/// stream, the limit starts again with each byte that is sent or received.
///
/// When the limit has passed, the store's task is cancelled. The caller is resumed at once, even if the store ignores
/// cancellation. If the head of a response with a status outside 200..<300 has arrived, the response is returned
/// without its body.
///
/// The request's own limit takes precedence over `limit`, with millisecond precision: the `timeLimit` of
/// `createRequest`, or the request's `timeoutInterval`. A bare `request.timeoutInterval = 60` counts as not set,
/// because every new `URLRequest` has this interval. The request is sent with a longer interval, so that the timer of
/// the transport fires later: the limit rounded up to seconds, plus one second. A stream is sent with an interval of
/// 10⁹ seconds.
///
/// If layers of this kind are nested, the limit of the outermost applies, because it becomes the request's own limit.
/// Both live stores already limit each attempt, by default to 60 seconds.
///
/// - Parameters:
///   - limit: The time limit for one attempt. If the limit is zero or negative, the error is thrown at once. A
///     limit around ``NetworkStore/live`` includes all redirects.
///   - includingStreamBodies: Whether the limit covers the body of a stream too. It is then checked while the consumer
///     waits for a chunk. By default, the limit ends when the head has arrived, and the body can take any time.
public func timingOut(after limit: Duration = defaultTimeLimit, includingStreamBodies: Bool = false) -> StoreLayer {
    timingOut(after: limit, includingStreamBodies: includingStreamBodies, setBy: "timingOut")
}

/// - Parameter owner: What has set the limit, for the text of the error.
func timingOut(after limit: Duration, includingStreamBodies: Bool = false, setBy owner: String) -> StoreLayer {
    @Sendable func timeLimit(_ request: URLRequest, _ context: CallContext) -> TimeLimit {
        let own = request.ownTimeLimit
        return TimeLimit(
            own ?? limit, context.time, in: context, setBy: own == nil ? owner : requestOwner, for: request)
    }
    return { store in
        NetworkStore(
            wrapping: store,
            fetchData: { request in
                let context = CallContext.current
                if TimeLimit.ofAttempt(request, in: context) != nil { return try await store.fetchData(request) }
                let limit = timeLimit(request, context)
                return try await limit.run(in: context) { try await store.fetchData(request) }
            },
            fetchStream: { request in
                let context = CallContext.current
                if TimeLimit.ofAttempt(request, in: context) != nil { return try await store.fetchStream(request) }
                let limit = timeLimit(request, context)
                let (body, response) = try await limit.run(in: context) { try await store.fetchStream(request) }
                limit.setHeadHasArrived()
                return (includingStreamBodies ? limit.limiting(body) : body, response)
            })
    }
}

import Foundation

/// Returns a layer that throws ``TimedOut`` if a call takes longer than `limit`. The time of a call includes all
/// attempts, the waits between attempts, redirects, and the body.
///
/// A long transfer is not cut:
/// - The limit of a stream, such as a download, ends when the head of its response has arrived.
/// - If the body of a request is a file or a stream, the limit starts again with each byte that is sent or received.
///
/// The limit also ends a call of a fetcher while ``jsonMapper(_:options:)`` decodes a long body. Any other mapper runs
/// to its end.
///
/// When the limit has passed, the work of the inner layers is cancelled. The caller is resumed at once, even if
/// a store of the app ignores cancellation. Work that several calls share, such as the refresh of a credential,
/// continues for the other calls.
///
/// ```swift
/// let store = NetworkStore.live.layered(deadline(after: .seconds(30)), timingOut(after: .seconds(10)))
/// ```
///
/// If such layers are nested, the earliest deadline applies. In `FetchingResilience`, `retrying` does not start a wait
/// that would pass the deadline, and returns the last response or error instead. If the wait for a permit of
/// `limitingRate` would pass the deadline, the request throws ``RequestRefused/rateLimited(wait:)``.
///
/// - Parameters:
///   - limit: The time limit for a call. If the limit is zero or negative, the error is thrown at once.
///   - includesTransfers: Whether the limit also covers the bodies of streams, and the complete time in which a file or
///     a stream is sent. Each further request of a download or an event stream has the complete limit.
///   - allowingLongerRequests: Whether a request's own limit, which is set as for
///     ``timingOut(after:includingStreamBodies:setBy:)``, takes precedence over `limit` if it is longer.
///   - owner: The name of the layer or the setting, for the text of the error.
public func deadline(
    after limit: Duration, includingTransfers includesTransfers: Bool = false, allowingLongerRequests: Bool = false,
    setBy owner: String = "deadline"
) -> StoreLayer {
    @Sendable func timeLimit(_ request: URLRequest, _ context: CallContext) -> TimeLimit {
        let own = allowingLongerRequests ? request.ownTimeLimit ?? limit : limit
        return TimeLimit(
            max(own, limit), context.time, in: context, setBy: own > limit ? requestOwner : owner, isDeadline: true,
            for: includesTransfers ? nil : request)
    }
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                let context = CallContext.current
                let limit = timeLimit(request, context)
                // An earlier attempt of the call may have set its check.
                context.secrets?.setDeadlineCheck(nil)
                let result = try await limit.run(in: context) { try await store.fetchData(request) }
                context.secrets?.setDeadlineCheck(limit.check)
                return result
            },
            fetchStream: { request in
                let context = CallContext.current
                let limit = timeLimit(request, context)
                let (body, response) = try await limit.run(in: context) { try await store.fetchStream(request) }
                limit.setHeadHasArrived()
                return (includesTransfers ? limit.limiting(body) : body, response)
            })
    }
}

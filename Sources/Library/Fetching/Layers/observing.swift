import Foundation
import Synchronization

/// Returns a layer that passes the events of each call to a closure.
///
/// ```swift
/// let store = NetworkStore.live.layered(observing { event in print(event) }, followingRedirects())
/// ```
///
/// The closure receives the events of the layers inside this one and of the transport, so place this layer outermost.
/// It is called in the order of the events, in the task or on the thread of each event. Attempts that run at the same
/// time can call it at the same time. The call waits for the closure, so the closure should return soon.
///
/// A call that waits for a refresh of its credential has no events of the refresh, because calls can share a refresh.
///
/// - Parameters:
///   - headers: Returns header fields to add to an attempt, such as `traceparent` for a distributed trace. The closure
///     receives the event ``NetworkEvent/Kind/attemptStarted``. The fields are not signed. They are sent only to the
///     origin of the call's request. Fields with an invalid name or value are left out.
///   - listener: Receives each event.
public func observing(
    addingHeaders headers: (@Sendable (_ attempt: NetworkEvent) -> [String: String])? = nil,
    _ listener: @escaping @Sendable (NetworkEvent) -> Void
) -> StoreLayer {
    let listener = EventListener(addingHeaders: headers, listener)
    let calls = Mutex(0)
    @Sendable func context(for request: URLRequest) -> EventContext {
        let call = calls.withLock { calls in
            calls += 1
            return calls
        }
        return EventContext(call: call, request, listener)
    }
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                try await observe(context(for: request), store.fetchData, request) { context, data, response in
                    context.notify(.callEnded, response: response, bytes: Int64(data.count))
                    return data
                }
            },
            fetchStream: { request in
                try await observe(context(for: request), store.fetchStream, request) { context, body, response in
                    body.onEnd { bytes, error in
                        context.notify(.callEnded, response: response, bytes: bytes, error: error)
                    }
                }
            })
    }
}

/// Sends a request as a call of the context.
///
/// - Parameter end: Reports the end of a body that has arrived, or returns a stream that reports its own end.
// Inlined, because each call of an async function takes about 20 ns.
@inline(__always)
private func observe<Body>(
    _ context: @autoclosure () -> EventContext, _ fetch: Fetch<Body>, _ request: URLRequest,
    end: (EventContext, Body, URLResponse) -> Body
) async throws -> (Body, URLResponse) {
    try await withinCall {
        let context = context()
        context.notify(.callStarted)
        do {
            let (body, response) = try await withCall({ $0.events = context }) { try await fetch(request) }
            return (end(context, body, response), response)
        } catch {
            context.notify(.callEnded, error: error)
            throw error
        }
    }
}

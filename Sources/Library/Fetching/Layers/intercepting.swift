import Foundation

/// Returns a layer from one closure, which handles both complete bodies and streams.
///
/// The closure receives each request, and `next`, which sends a request through the rest of the store. It can change
/// the request, call `next` any number of times, and change or replace the response:
///
/// ```swift
/// let retryingOnce = intercepting("retryingOnce") { request, next in
///     do { return try await next(request) } catch let error as URLError where error.code == .networkConnectionLost {
///         return try await next(request)
///     }
/// }
/// ```
///
/// For ``NetworkStore/fetchData`` the body has already arrived when `next` returns. For ``NetworkStore/fetchStream``
/// the body arrives while it is read. A body can be read only once. If the closure reads the body, it must return a new
/// ``ResponseBody`` with the bytes that it has read.
///
/// - Parameters:
///   - name: The name of the layer, which the events of a call contain; see ``observing(addingHeaders:_:)``.
///   - intercept: Returns the response to a request. If the task is cancelled, `next` throws `CancellationError`.
public func intercepting(
    _ name: String,
    _ intercept:
        @escaping @Sendable (
            _ request: URLRequest,
            _ next: @escaping @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)
        ) async throws -> (ResponseBody, URLResponse)
) -> StoreLayer {
    { store in
        let next: @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse) = { request in
            let (data, response) = try await store.fetchData(request)
            return (ResponseBody(data), response)
        }
        let interceptData = endingAtLimits { request in
            let (body, response) = try await intercept(request, next)
            // The store has already limited the length of a body that it received.
            return (try await body.data(maximumBytes: .max), response)
        }
        let interceptStream = endingAtLimits { try await intercept($0, store.fetchStream) }
        return NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                try await EventContext.reporting(name) { try await interceptData(request) }
            },
            fetchStream: { request in
                try await EventContext.reporting(name) { try await interceptStream(request) }
            })
    }
}

/// Returns a layer that changes requests before they are sent.
///
/// - Parameter change: Returns the request to send.
func changingRequests(_ change: @escaping @Sendable (URLRequest) throws -> URLRequest) -> StoreLayer {
    { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await store.fetchData(change($0)) },
            fetchStream: { try await store.fetchStream(change($0)) })
    }
}

import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that sends one request for several callers. While a request is in progress, a call with an equal
/// request waits for the same response.
///
/// Use this layer if several parts of an app load the same resource at the same time, such as an image that appears in
/// many rows. No response is stored. A call that starts after the response has arrived sends its own request.
///
/// ```swift
/// let store = NetworkStore.live.layered(coalescing(), retrying())
/// ```
///
/// Requests are equal if they have the same method, URL, header fields, cache policy, time limit, permission to use
/// cellular networks, use of cookies, allowed redirects and values of ``CallKey``, and belong to the same account. So
/// place this layer outside of layers that add a field with a new value for each request, such as a date or a
/// signature. These requests are not shared:
/// - requests with a method other than `GET` and `HEAD`, and requests with a body
/// - requests of ``NetworkStore/fetchStream``, because a stream has one consumer
/// - requests that refresh a credential
///
/// An error is thrown to all callers that wait, and is not stored. If a caller is cancelled or reaches its deadline, it
/// returns at once, and the request continues for the others. If no caller is left, the request is cancelled.
///
/// When a request that can change something ends, such as a `POST`, later calls no longer join the requests in progress
/// to the same origin. So they receive the changed resource.
///
/// For requests that can be shared, the layers inside receive neither the deadlines nor the app's task-local values of
/// the callers, even if there is only one caller. So ``retrying(_:)`` also starts a wait that passes these
/// deadlines. Events of the inner layers are reported in the first caller's call. The other calls report only their
/// start and end.
public func coalescing() -> StoreLayer {
    { coalescing($0, Flights($0.fetchData)) }
}

/// Returns a store that shares the requests in progress, which are called flights.
func coalescing(_ store: NetworkStore, _ flights: Flights) -> NetworkStore {
    NetworkStore(
        around: store, endsAtLimits: true,
        fetchData: { request in
            if let key = await flightKey(request, store.identity) {
                var request = request
                // The flight does not have the limits of the call, but a limit of a layer replaces the store's limit.
                if request.ownTimeLimit == nil, let limit = CallContext.current.attemptLimit {
                    request.ownTimeLimit = limit
                }
                return try await flights.response(to: request, key)
            }
            defer { flights.close(after: request) }
            return try await store.fetchData(request)
        },
        fetchStream: { request in
            defer { flights.close(after: request) }
            let (body, response) = try await store.fetchStream(request)
            guard isUnsafe(request) else { return (body, response) }
            // The server may change data until its response ends.
            return (body.onEnd { _, _ in flights.close(after: request) }, response)
        })
}

private struct FlightKey: Hashable {
    var method: String
    var url: String
    /// The values as bytes, because two strings with different bytes can be equal.
    var headers: [String: [UInt8]]
    var cachePolicy: URLRequest.CachePolicy
    var timeLimit: TimeInterval
    var allowsCellularAccess: Bool
    var handlesCookies: Bool
    /// The parts of the context that the inner layers read. Only callers with equal values share a request. A refresh
    /// of a credential has a value of its own: a flight can wait for the refresh, so a request of that refresh must not
    /// join the flight.
    var context: CallContext.SharingKey
    /// The account whose credential the layers inside add.
    var identity: String?
}

/// Returns a key that is equal for requests that can be shared, or nil if the request is not shared.
private func flightKey(_ request: URLRequest, _ identity: CallIdentity.Closure?) async -> FlightKey? {
    let method = request.httpMethod ?? "GET"
    guard ["GET", "HEAD"].contains(method), request.httpBody == nil, request.httpBodyStream == nil,
        let url = request.url
    else { return nil }
    let headers = (request.allHTTPHeaderFields ?? [:]).map { ($0.lowercased(), Array($1.utf8)) }
    var account: String?
    if let identity {
        do { account = try await identity(request)?.text } catch { return nil }
    }
    return FlightKey(
        method: method, url: url.absoluteString, headers: Dictionary(headers) { $0 + $1 },
        cachePolicy: request.cachePolicy, timeLimit: request.timeoutInterval,
        allowsCellularAccess: request.allowsCellularAccess, handlesCookies: request.httpShouldHandleCookies,
        context: CallContext.current.sharingKey, identity: account)
}

private func isUnsafe(_ request: URLRequest) -> Bool { !isSafe(method: request.httpMethod ?? "GET") }

/// The flights of a store that later callers can join.
final class Flights: Sendable {
    private let flights = Mutex<[FlightKey: (flight: Flight<(Data, URLResponse)>, url: URL?)]>([:])
    private let fetch: Fetch<Data>

    init(_ fetch: @escaping Fetch<Data>) { self.fetch = fetch }

    /// The number of callers that wait for these flights.
    var waiterCount: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.flight.waiterCount } } }

    fileprivate func response(to request: URLRequest, _ key: FlightKey) async throws -> (Data, URLResponse) {
        try await Flight.join { [fetch] waiter in
            flights.withLock { flights in
                if let flight = flights[key]?.flight, flight.add(waiter) { return flight }
                let flight = Flight(waiter)
                flights[key] = (flight, request.url)
                flight.start {
                    try await fetch(request)
                } onEnd: { _ in
                    self.flights.withLock { if $0[key]?.flight === flight { $0[key] = nil } }
                }
                return flight
            }
        }
    }

    /// Closes the flights to the origin of `request` if it may have changed something. No later caller joins them.
    fileprivate func close(after request: URLRequest) {
        guard isUnsafe(request), let url = request.url else { return }
        flights.withLock { flights in
            for (key, flight) in flights where flight.url.map({ haveSameOrigin($0, url) }) == true {
                flights[key] = nil
            }
        }
    }
}

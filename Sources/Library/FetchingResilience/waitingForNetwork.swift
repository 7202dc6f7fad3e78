import Fetching
import Foundation
internal import HTTPSyntax

/// Returns a layer that waits for a network if a request fails because there is none, and then sends the request again.
///
/// The request is always sent first, because only an attempt shows whether it can be sent. If `changes` reports a
/// network but the request still fails, the delays between the attempts are 1, 2, 4, 8, 16 and then 30 seconds.
///
/// ```swift
/// let store = NetworkStore.live.layered(deadline(after: .seconds(60)), waitingForNetwork())
/// ```
///
/// In the standard layers, pass it as `network:`: `standardLayers(network: waitingForNetwork())`.
///
/// The wait ends 20 milliseconds before a time limit of the call. The call then fails with the last error of the
/// network, such as `notConnectedToInternet`, and not with ``TimedOut``. Without a limit, the call waits until it is
/// cancelled, so use a deadline: a system can miss that the network is back, and a device can be reachable in a local
/// network that the system does not count as one. Each attempt has the complete limit of an attempt.
///
/// These errors mean that there is no network: `notConnectedToInternet`, `dataNotAllowed`, `internationalRoamingOff`
/// and `callIsActive`. Two more errors mean this only if `changes` reports no network: a failed name lookup and a
/// failed connection. With all of these errors, the request was not sent. So it is sent again with any method, unless
/// its body cannot be read twice. Requests to this machine, such as to `localhost`, don't wait.
///
/// With `waitsForConnectivity` of a configuration, a `URLSession` waits too, but the limit of an attempt includes this
/// wait.
///
/// - Parameter changes: Returns a sequence of the states of the network, first the current one; see
///   ``networkChanges()``. If the sequence ends without a value, the layer waits for the delay of the attempt. A test
///   passes a stub.
public func waitingForNetwork(
    _ changes: @escaping @Sendable () -> AsyncStream<Bool> = { networkChanges() }
) -> StoreLayer {
    intercepting("waitingForNetwork") { request, next in
        var delay = Duration.seconds(1)
        while true {
            do { return try await next(request) } catch let error as URLError {
                guard let fault = fault(of: error, request), request.hasReplayableBody, !isLocal(request.url) else {
                    throw error
                }
                // No request can be sent in the last milliseconds before a limit, whose error would replace this one.
                let limit = CallContext.current.timeUntilLimit.map { max(.zero, $0 - .milliseconds(20)) }
                do {
                    try await withTimeLimit(limit) { [delay] in
                        try await waitUntilOnline(changes, delay, unlessOnline: fault == .perhapsOffline ? error : nil)
                    }
                } catch is TimedOut { throw error }
                delay = min(delay * 2, .seconds(30))
            }
        }
    }
}

private enum Fault { case offline, perhapsOffline }

/// Returns what an error says about the network, or nil if the request may have been sent.
private func fault(of error: URLError, _ request: URLRequest) -> Fault? {
    // After a redirect, the server has received this request, and only that of the redirect was not sent.
    if let url = error.failingURL, place(of: url) != place(of: request.url), !request.isRepeatable { return nil }
    // Apple's systems report a missing permission for the local network as a missing network.
    if error.errorUserInfo["Fetching.localNetworkRefusal"] != nil { return nil }
    #if !canImport(FoundationNetworking)
        // There can be a network that the request must not use, for example in Low Data Mode.
        if error.networkUnavailableReason != nil { return .perhapsOffline }
    #endif
    return switch error.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
    case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost: .perhapsOffline
    default: nil
    }
}

/// Returns the parts of a URL that no transport changes. Transports mask secrets in the query, for example.
private func place(of url: URL?) -> [String] {
    let path = url?.path(percentEncoded: true) ?? ""
    return [
        url?.scheme?.lowercased() ?? "", url?.host()?.lowercased() ?? "", "\(url?.port ?? 0)",
        path.isEmpty ? "/" : path,
    ]
}

private func isLocal(_ url: URL?) -> Bool {
    let host = url?.host()?.lowercased() ?? ""
    return host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.") || host == "::1"
}

/// Waits until there is a network, and at least for `delay`.
///
/// - Parameter error: An error to throw if there already is a network, or nil to wait for the delay.
private func waitUntilOnline(
    _ changes: @escaping @Sendable () -> AsyncStream<Bool>, _ delay: Duration, unlessOnline error: URLError?
) async throws {
    let time = CallContext.current.time
    let start = time.uptime()
    var isFirst = true
    for await isOnline in changes() {
        if isOnline, isFirst, let error { throw error }
        if isOnline { break }
        isFirst = false
    }
    try await time.sleep(max(.zero, delay - (time.uptime() - start)))
}

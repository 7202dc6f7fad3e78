import Fetching
import Foundation
internal import HTTPSyntax

/// Returns a layer that waits while the device has no network, and then sends the request.
///
/// The request is always sent first, because only this shows whether it can be sent. If it fails because there is no
/// network, the layer waits until `changes` reports one, and sends the request again. If there is a network but the
/// request still fails, the layer waits for a second, then for two, and so on up to 30 seconds.
///
/// ```swift
/// let store = NetworkStore.live.layered(deadline(after: .seconds(60)), waitingForNetwork())
/// ```
///
/// In the standard layers, the layer has its place: `standardLayers(network: waitingForNetwork())`.
///
/// The wait ends just before a time limit of the call. The call then fails with the last error of the network, such as
/// `notConnectedToInternet`, and not with ``TimedOut``. Without a limit, the call waits until it is cancelled. The
/// limit of an attempt begins again with each attempt.
///
/// These errors mean that there is no network: `notConnectedToInternet`, `dataNotAllowed`, `internationalRoamingOff`
/// and `callIsActive`. A name that was not found and a connection that was refused mean it only if `changes` reports no
/// network. With all of these errors the request was not sent, so requests with any method are sent again, except for a
/// body that cannot be read twice. Requests to this machine, such as to `localhost`, don't wait.
///
/// - Parameter changes: Returns whether there is a network: the current state, and then each change; see
///   ``networkChanges()``. Without a value, there is a delay before each attempt. A test passes a stub.
public func waitingForNetwork(
    _ changes: @escaping @Sendable () -> AsyncStream<Bool> = { networkChanges() }
) -> StoreLayer {
    intercepting("waitingForNetwork") { request, next in
        var delay = Duration.seconds(1)
        while true {
            do { return try await next(request) } catch {
                guard let fault = fault(of: error), request.hasReplayableBody, !isLocal(request.url) else {
                    throw error
                }
                if fault == .perhapsOffline, await isOnline(changes) { throw error }
                // No request can be sent in the last milliseconds before a limit, whose error would replace this one.
                let limit = CallContext.current.timeUntilLimit.map { max(.zero, $0 - .milliseconds(20)) }
                do {
                    try await withTimeLimit(limit) { [delay] in try await waitUntilOnline(changes, delay) }
                } catch is TimedOut { throw error }
                delay = min(delay * 2, .seconds(30))
            }
        }
    }
}

private enum Fault { case offline, perhapsOffline }

/// Returns what an error says about the network, or nil if the request may have been sent.
private func fault(of error: any Error) -> Fault? {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
    case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost: .perhapsOffline
    default: nil
    }
}

private func isLocal(_ url: URL?) -> Bool {
    let host = url?.host()?.lowercased() ?? ""
    return host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.") || host == "::1"
}

private func isOnline(_ changes: () -> AsyncStream<Bool>) async -> Bool {
    for await isOnline in changes() { return isOnline }
    return true
}

/// Waits until there is a network. If there already is one, or if that is not known, waits for `delay`.
private func waitUntilOnline(_ changes: @escaping @Sendable () -> AsyncStream<Bool>, _ delay: Duration) async throws {
    var wasOffline = false
    for await isOnline in changes() {
        if isOnline, wasOffline { return }
        if isOnline { break }
        wasOffline = true
    }
    try await CallContext.current.time.sleep(delay)
}

import Fetching
import Foundation

/// Returns a layer that waits until the device is online, if a request was not sent because the device is offline.
func waitingForNetwork(_ waitUntilOnline: @escaping @Sendable () async throws -> Void) -> StoreLayer {
    intercepting("waitingForNetwork") { request, next in
        do { return try await next(request) } catch let error as URLError where error.code == .notConnectedToInternet {
            try await waitUntilOnline()
            return try await next(request)
        }
    }
}

#if canImport(Network)
    import Network

    nonisolated func waitUntilOnline() async throws {
        for await path in NWPathMonitor() where path.status == .satisfied { return }
        throw CancellationError()
    }
#endif

import Fetching
import Foundation
import SharedTestCode
import Synchronization

/// A log of the searches and the offsets of the requests to a store.
final class QueryLog: Sendable {
    private let queries = Mutex<[[URLQueryItem]]>([])
    private let allPaths = Mutex<[String]>([])

    /// The paths of the requests after `/v1/public/`.
    var paths: [String] { allPaths.withLock { $0 } }

    var searches: [String] { queries.withLock { $0.map { value("nameStartsWith", $0) } } }
    var offsets: [Int] { queries.withLock { $0.map { Int(value("offset", $0)) ?? 0 } } }

    /// Returns a store that records each request and sends it through `store`.
    func recording(_ store: NetworkStore) -> NetworkStore {
        NetworkStore { request in
            let components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
            self.queries.withLock { $0.append(components?.queryItems ?? []) }
            self.allPaths.withLock { $0.append(String(components?.path.dropFirst("/v1/public/".count) ?? "")) }
            return try await store.fetchData(request)
        }
    }

    private func value(_ name: String, _ items: [URLQueryItem]) -> String {
        items.first { $0.name == name }?.value ?? ""
    }
}

/// A gate that suspends its callers until a test opens the gate. Cancellation doesn't resume the callers.
final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    func waitUntilOpen() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

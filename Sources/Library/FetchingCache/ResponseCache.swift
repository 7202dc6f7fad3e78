import Fetching
import Foundation
import Synchronization

/// The store of a caching layer, and the settings of the layer.
final class ResponseCache: Sendable {
    let store: CacheStore
    let partition: (@Sendable (URLRequest) -> String)?
    private let heuristicLifetime: @Sendable (URLRequest, Duration) -> Duration
    /// The entries that are being revalidated while calls use the stale responses. Each text is a key and a variant.
    private let revalidating = Mutex<Set<String>>([])
    /// The number of calls of `removeChanged`, and the keys of the latest calls. A request such as `PUT` causes such a
    /// call.
    private let changes = Mutex<(count: Int, latest: [String])>((0, []))

    init(
        _ store: CacheStore, _ partition: (@Sendable (URLRequest) -> String)?,
        _ heuristicLifetime: (@Sendable (URLRequest, Duration) -> Duration)?
    ) {
        (self.store, self.partition) = (store, partition)
        self.heuristicLifetime =
            heuristicLifetime ?? { $0.url?.query() == nil ? min($1 / 10, .seconds(24 * 60 * 60)) : .zero }
    }

    func freshness(of entry: CacheEntry, _ request: URLRequest) -> Freshness {
        entry.cached.freshness {
            freshness(entry.status, CacheFields(entry.headers), entry.requestDate, entry.responseDate, request)
        }
    }

    func freshness(
        _ status: Int, _ fields: CacheFields, _ requestDate: Date, _ responseDate: Date, _ request: URLRequest
    ) -> Freshness {
        Freshness(status: status, fields, requestDate: requestDate, responseDate: responseDate) {
            heuristicLifetime(request, .seconds(min($0, 1e12))) / .seconds(1)
        }
    }

    var changeCount: Int { changes.withLock { $0.count } }

    /// Removes the entries with a key, because a request has changed the resource.
    func removeChanged(_ key: String) async {
        changes.withLock { changes in
            changes.count += 1
            if changes.latest.count == 256 { changes.latest.removeFirst() }
            changes.latest.append(key)
        }
        try? await store.remove(key)
    }

    /// Saves an entry. If a request has changed the resource since the change count was `count`, the response may be
    /// older than the change, and is not saved.
    func save(_ entry: CacheEntry, after count: Int) async {
        guard !hasChanged(entry.key, after: count) else { return }
        try? await store.save(entry)
        if hasChanged(entry.key, after: count) { try? await store.remove(entry.key) }
    }

    private func hasChanged(_ key: String, after count: Int) -> Bool {
        changes.withLock { changes in
            let new = changes.count - count
            return new > changes.latest.count || changes.latest.suffix(new).contains(key)
        }
    }

    /// Runs `operation` in a new task. Does nothing if the entry is already being revalidated.
    func revalidate(_ entry: CacheEntry, _ operation: @escaping @Sendable () async throws -> Void) {
        let id = entry.key + "\n" + entry.variant
        guard revalidating.withLock({ $0.insert(id).inserted }) else { return }
        var context = CallContext.current.forSharedWork
        // The call ends before the revalidation.
        context.removeListeners()
        context.onSend = nil
        // A detached task, so that the end of the call does not cancel the revalidation.
        Task.detached { [self, context] in
            try? await context.run(operation)
            revalidating.withLock { _ = $0.remove(id) }
        }
    }
}

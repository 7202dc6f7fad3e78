import Fetching

/// Loads the details of the next rows, so that the cache has them when the user
/// opens a row.
@MainActor final class RowWarmer<ID: Hashable & Sendable> {
    private let load: @Sendable (ID) async -> Void
    private var started: Set<ID> = []

    init<Model>(_ fetch: @escaping Fetcher<ID, Model>) {
        load = { id in _ = await fetch(id) }
    }

    /// Loads at most `ahead` rows after this one, one after another. A row is
    /// loaded once.
    @discardableResult func rowAppeared(
        _ id: ID, in ids: [ID], ahead: Int = 5
    ) -> Task<Void, Never> {
        let next = ids.drop { $0 != id }.dropFirst().prefix(ahead)
            .filter { started.insert($0).inserted }
        return Task(priority: .utility) { [load] in
            for id in next { await load(id) }
        }
    }
}

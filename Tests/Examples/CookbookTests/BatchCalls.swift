import Fetching

/// Collects the IDs of all calls within a short time, and loads their models
/// with one request.
actor Batcher<ID: Hashable & Sendable, Model: Sendable> {
    private let fetch: Fetcher<[ID], [ID: Model]>
    private let delay: Duration
    private(set) var waiting: Set<ID> = []
    private var batch: Task<Result<[ID: Model], AppError>, Never>?

    init(
        _ fetch: @escaping Fetcher<[ID], [ID: Model]>,
        delay: Duration = .milliseconds(20)
    ) {
        (self.fetch, self.delay) = (fetch, delay)
    }

    /// Returns the model with the ID, or nil if the server doesn't have it.
    func load(_ id: ID) async -> Result<Model?, AppError> {
        waiting.insert(id)
        let current = batch ?? Task { await send() }
        batch = current
        return await current.value.map { $0[id] }
    }

    private func send() async -> Result<[ID: Model], AppError> {
        try? await CallContext.current.time.sleep(delay)
        let ids = Array(waiting)
        (waiting, batch) = ([], nil)
        return await fetch(ids)
    }
}

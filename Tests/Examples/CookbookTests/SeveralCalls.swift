import Fetching

/// Calls a fetcher for each value, at most `width` at the same time. The
/// results are in the order of the values.
nonisolated func results<Params: Sendable, Model: Sendable>(
    of fetch: @escaping Fetcher<Params, Model>, for values: [Params],
    width: Int = 4
) async -> [Result<Model, AppError>] {
    await withTaskGroup(of: (Int, Result<Model, AppError>).self) { group in
        var results: [Int: Result<Model, AppError>] = [:]
        for (index, value) in values.enumerated() {
            if index >= width, let (done, result) = await group.next() {
                results[done] = result
            }
            group.addTask { (index, await fetch(value)) }
        }
        for await (done, result) in group { results[done] = result }
        return values.indices.compactMap { results[$0] }
    }
}

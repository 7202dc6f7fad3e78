import Fetching
import Synchronization

/// Returns a fetcher that fetches and maps once for callers with equal parameters.
///
/// While a call is in progress, a call with equal parameters waits for its model. So twenty rows with the same image
/// need one download, and the image is decoded once. The layer ``coalescing()`` shares only the download.
///
/// ```swift
/// let images = sharedFetcher(imageFetcher(store: store), keeping: 50_000_000, cost: \.byteCount)
/// ```
///
/// With `keeping:`, models also stay in memory, as in an `NSCache`, and a later call returns them without a request. A
/// kept model is never fetched again, so keep only resources that don't change, such as images whose URL contains a
/// version. Kept models are returned even after the session of the endpoint has ended, so release the fetcher when the
/// user logs out.
///
/// An error is returned to all callers that wait, and is not kept. If a caller is cancelled or reaches its deadline, it
/// returns at once, and the work continues for the others. If no caller is left, the work is cancelled. Calls with
/// different limits of redirects or different values of ``CallKey`` are not shared. All calls use the account of the
/// endpoint, so create one shared fetcher for each account. The endpoint must not call the shared fetcher with the
/// parameters of its own call, because it would wait for itself.
///
/// - Parameters:
///   - fetcher: The endpoint. To name its events, pass the result of ``namedFetcher(_:_:)``. A name outside of the
///     shared fetcher is not passed on.
///   - limit: The maximum total cost of the models that are kept after their calls. With 0, none are kept. The least
///     recently used model is removed first.
///   - cost: Returns the cost of a model, such as its size in bytes, at least 1. By default, `limit` is a number of
///     models.
public func sharedFetcher<Params: Hashable & Sendable, Model: Sendable>(
    _ fetcher: @escaping Fetcher<Params, Model>, keeping limit: Int = 0,
    cost: @escaping @Sendable (Model) -> Int = { _ in 1 }
) -> Fetcher<Params, Model> {
    SharedModels(fetcher, limit: limit, cost: cost).fetch
}

/// The calls in progress, and the models that are kept.
final class SharedModels<Params: Hashable & Sendable, Model: Sendable>: Sendable {
    private struct Key: Hashable, Sendable {
        var params: Params
        var context: CallContext.SharingKey
    }

    private struct State {
        var flights: [Key: Flight<Result<Model, AppError>>] = [:]
        var kept: [Key: (model: Model, cost: Int, lastUse: Int)] = [:]
        var totalCost = 0
        var useCount = 0

        mutating func keptModel(_ key: Key) -> Model? {
            useCount += 1
            kept[key]?.lastUse = useCount
            return kept[key]?.model
        }

        /// Keeps a model, and returns the models that are removed for it.
        mutating func keep(_ model: Model, _ cost: Int, _ key: Key, limit: Int) -> [Model] {
            var removed: [Model] = []
            while let oldest = kept.index(forKey: key) ?? (totalCost > limit - cost ? oldestIndex : nil) {
                let entry = kept.remove(at: oldest).value
                totalCost -= entry.cost
                removed.append(entry.model)
            }
            useCount += 1
            kept[key] = (model, cost, useCount)
            totalCost += cost
            return removed
        }

        private var oldestIndex: Dictionary<Key, (model: Model, cost: Int, lastUse: Int)>.Index? {
            kept.indices.min { kept[$0].value.lastUse < kept[$1].value.lastUse }
        }
    }

    private let state = Mutex(State())
    private let fetcher: Fetcher<Params, Model>
    private let limit: Int
    private let cost: @Sendable (Model) -> Int

    init(_ fetcher: @escaping Fetcher<Params, Model>, limit: Int = 0, cost: @escaping @Sendable (Model) -> Int) {
        (self.fetcher, self.limit, self.cost) = (fetcher, limit, cost)
    }

    /// The number of callers that wait for calls in progress.
    var waiterCount: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiterCount } } }

    @Sendable func fetch(_ params: Params) async -> Result<Model, AppError> {
        await withinCall {
            do { return try await sharedResult(params) } catch { return .failure(AppError(error)) }
        }
    }

    private func sharedResult(_ params: Params) async throws -> Result<Model, AppError> {
        let key = Key(params: params, context: CallContext.current.sharingKey)
        // A key with NaN is not equal to itself, so it would never be found again.
        guard key == key else { return await fetcher(params) }
        return try await Flight.join { [fetcher] waiter in
            state.withLock { state in
                let flight = Flight(waiter)
                if let model = state.keptModel(key) {
                    waiter.complete(.success(.success(model)))
                    return flight
                }
                if let flight = state.flights[key], flight.add(waiter) { return flight }
                state.flights[key] = flight
                flight.start {
                    await fetcher(params)
                } onEnd: { result in
                    if case .success(.success(let model)) = result { self.keep(model, key) }
                    self.state.withLock { if $0.flights[key] === flight { $0.flights[key] = nil } }
                }
                return flight
            }
        }
    }

    private func keep(_ model: Model, _ key: Key) {
        let cost = max(1, self.cost(model))
        guard cost <= limit else { return }
        // The models are released outside of the lock, because their deinitializers are code of the app.
        let removed = state.withLock { $0.keep(model, cost, key, limit: limit) }
        withExtendedLifetime(removed) {}
    }
}

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
/// endpoint, so create one shared fetcher for each account.
///
/// - Parameters:
///   - fetcher: The endpoint. To name its events, pass the result of ``namedFetcher(_:_:)``. A name outside of the
///     shared fetcher is not passed on.
///   - limit: The maximum total cost of the models that are kept after their calls. With 0, none are kept. The least
///     recently used model is removed first.
///   - cost: Returns the cost of a model, such as its size in bytes. By default, `limit` is a number of models.
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
        if let model = keptModel(key) { return .success(model) }
        return try await Flight.join { [fetcher] waiter in
            state.withLock { state in
                if let flight = state.flights[key], flight.add(waiter) { return flight }
                let flight = Flight(waiter)
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

    private func keptModel(_ key: Key) -> Model? {
        state.withLock { state in
            state.useCount += 1
            state.kept[key]?.lastUse = state.useCount
            return state.kept[key]?.model
        }
    }

    private func keep(_ model: Model, _ key: Key) {
        let cost = max(0, self.cost(model))
        guard limit > 0, cost <= limit else { return }
        // The models are released outside of the lock, because their deinitializers are code of the app.
        let removed = state.withLock { state in
            state.useCount += 1
            var removed = [state.kept.updateValue((model, cost, state.useCount), forKey: key)]
            state.totalCost += cost - (removed[0]?.cost ?? 0)
            while state.totalCost > limit, let oldest = state.kept.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
            {
                removed.append(state.kept.removeValue(forKey: oldest))
                state.totalCost -= removed.last??.cost ?? 0
            }
            return removed
        }
        withExtendedLifetime(removed) {}
    }
}

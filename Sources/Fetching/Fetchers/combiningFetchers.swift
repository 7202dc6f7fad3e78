/// `fetcher`, its model turned into another.
///
/// ```swift
/// let heroes = transformedFetcher(characters) { try $0.data.results.map(Hero.init) }
/// ```
///
/// What `transform` throws becomes ``AppError/unknown(_:)``, unless it is an ``AppError`` or cancellation.
public func transformedFetcher<Params, Model, Other>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ transform: @escaping @Sendable (Model) throws -> Other
) -> Fetcher<Params, Other> {
    { params in
        await fetcher(params).flatMap { model in
            do { return .success(try transform(model)) } catch { return .failure(AppError(transforming: error)) }
        }
    }
}

/// `fetcher` for those who have other parameters.
///
/// ```swift
/// let page = adaptedFetcher(characters) { (page: Int) in CharacterQuery(offset: page * 20) }
/// ```
///
/// What `params` throws becomes ``AppError/request(_:)``, and nothing is fetched.
public func adaptedFetcher<Other, Params, Model>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ params: @escaping @Sendable (Other) throws -> Params
) -> Fetcher<Other, Model> {
    { other in
        let adapted: Params
        do { adapted = try params(other) } catch { return .failure(AppError(building: error)) }
        return await fetcher(adapted)
    }
}

/// `fetcher`, and on a failure what `recover` makes of it: a model from elsewhere, or another error.
///
/// ```swift
/// let heroes = recoveredFetcher(live) { error, query in error.isRetryable ? await cached(query) : .failure(error) }
/// ```
///
/// A cancelled call is not recovered from: nobody waits for its answer.
public func recoveredFetcher<Params, Model>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ recover: @escaping @Sendable (AppError, Params) async -> Result<Model, AppError>
) -> Fetcher<Params, Model> {
    { params in
        switch await fetcher(params) {
        case .failure(.cancelled): .failure(.cancelled)
        case .failure(let error): await recover(error, params)
        case .success(let model): .success(model)
        }
    }
}

/// Both fetchers at once, for both models. The first failure is the result, and cancels the other call.
///
/// ```swift
/// let heroAndComics = adaptedFetcher(pairedFetcher(hero, comics)) { (id: Int) in (id, id) }
/// ```
public func pairedFetcher<Params: Sendable, Model: Sendable, OtherParams: Sendable, Other: Sendable>(
    _ first: @escaping Fetcher<Params, Model>,
    _ second: @escaping Fetcher<OtherParams, Other>
) -> Fetcher<(Params, OtherParams), (Model, Other)> {
    { params in
        await withTaskGroup(of: Half<Model, Other>.self) { group -> Result<(Model, Other), AppError> in
            group.addTask { .first(await first(params.0)) }
            group.addTask { .second(await second(params.1)) }
            var models: (Model?, Other?) = (nil, nil)
            for await half in group {
                switch half {
                case .first(.success(let model)): models.0 = model
                case .second(.success(let model)): models.1 = model
                case .first(.failure(let error)), .second(.failure(let error)):
                    group.cancelAll()
                    return .failure(error)
                }
            }
            guard let model = models.0, let other = models.1 else { return .failure(.cancelled) }
            return .success((model, other))
        }
    }
}

/// `fetcher` for callers who prefer `try`: it throws the ``AppError``.
public func throwingFetcher<Params, Model>(
    _ fetcher: @escaping Fetcher<Params, Model>
) -> @Sendable (Params) async throws(AppError) -> Model {
    { params async throws(AppError) in try await fetcher(params).get() }
}

/// `fetcher` for code that is not async yet.
///
/// ```swift
/// let call = callbackFetcher(characters)
/// let task = call(CharacterQuery()) { result in DispatchQueue.main.async { show(result) } }
/// ```
///
/// - Returns: A closure that calls the completion handler once, on no particular thread, also when the returned task is
///   cancelled.
public func callbackFetcher<Params: Sendable, Model: Sendable>(
    _ fetcher: @escaping Fetcher<Params, Model>
) -> @Sendable (Params, @escaping @Sendable (Result<Model, AppError>) -> Void) -> Task<Void, Never> {
    { params, completion in Task { completion(await fetcher(params)) } }
}

private enum Half<Model: Sendable, Other: Sendable>: Sendable {
    case first(Result<Model, AppError>)
    case second(Result<Other, AppError>)
}

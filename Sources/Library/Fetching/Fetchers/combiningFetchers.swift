/// Returns a fetcher that converts the model of `fetcher`.
///
/// ```swift
/// let heroes = transformedFetcher(characters) { try $0.data.results.map(Hero.init) }
/// ```
///
/// An error that `transform` throws becomes ``AppError/unknown(_:)`` with the request of the call. There are three
/// exceptions: a ``ServerError`` becomes ``AppError/server(_:)``, an ``AppError`` is returned unchanged, and a
/// cancellation error becomes ``AppError/cancelled``.
public func transformedFetcher<Params, Model, Other>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ transform: @escaping @Sendable (Model) throws -> Other
) -> Fetcher<Params, Other> {
    transformedFetcher(fetcher) { model, _ in try transform(model) }
}

/// Returns a fetcher that converts the model of `fetcher`. The closure `transform` also receives the parameters of the
/// call.
///
/// ```swift
/// let heroes = transformedFetcher(characters) { page, query in page.data.results.filter(query.matches) }
/// ```
///
/// Errors of `transform` are treated as in ``transformedFetcher(_:_:)-(_,(Model)->Other)``.
public func transformedFetcher<Params, Model, Other>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ transform: @escaping @Sendable (Model, Params) throws -> Other
) -> Fetcher<Params, Other> {
    { params in
        await withinCall {
            await fetcher(params).flatMap { model in
                do { return .success(try transform(model, params)) } catch {
                    return .failure(AppError(transforming: error))
                }
            }
        }
    }
}

/// Returns a fetcher that gives its calls a name. The events of a call contain the name; see
/// ``NetworkEvent/endpoint``.
///
/// ```swift
/// let heroes = namedFetcher("heroes", modelFetcher(createURLRequest: heroesRequest))
/// ```
public func namedFetcher<Params, Model>(
    _ name: String, _ fetcher: @escaping Fetcher<Params, Model>
) -> Fetcher<Params, Model> {
    { params in await withCall({ $0.name = name }) { await fetcher(params) } }
}

/// Returns a fetcher that converts its parameters into the parameters of `fetcher`.
///
/// ```swift
/// let page = adaptedFetcher(characters) { (page: Int) in CharacterQuery(offset: page * 20) }
/// ```
///
/// If the closure `params` throws, no request is sent, and the error becomes ``AppError/request(_:)``. There are two
/// exceptions: an ``AppError`` is returned unchanged, and a cancellation error becomes ``AppError/cancelled``.
public func adaptedFetcher<Other, Params, Model>(
    _ fetcher: @escaping Fetcher<Params, Model>,
    _ params: @escaping @Sendable (Other) throws -> Params
) -> Fetcher<Other, Model> {
    { other in
        let adapted: Params
        do { adapted = try params(other) } catch { return .failure(AppError(creatingRequest: error)) }
        return await fetcher(adapted)
    }
}

/// Returns a fetcher that passes failures of `fetcher` to `recover`. The result of `recover`, a model or an error,
/// replaces the failure.
///
/// ```swift
/// let heroes = recoveredFetcher(live) { error, query in error.isRetryable ? await cached(query) : .failure(error) }
/// ```
///
/// `recover` is not called if the call was cancelled.
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

/// Returns a closure that calls `fetcher` from code that is not async.
///
/// ```swift
/// let call = callbackFetcher(characters)
/// call(CharacterQuery()) { result in show(result) }
/// ```
///
/// A call of this closure cannot be cancelled. If you need to cancel a call, call `fetcher` in a `Task` instead.
///
/// - Returns: A closure that starts the call and returns at once. The completion handler is called exactly once, on the
///   main actor. In a command-line tool, the main thread must run `dispatchMain()`, a run loop, or an async `main`.
public func callbackFetcher<Params: Sendable, Model: Sendable>(
    _ fetcher: @escaping Fetcher<Params, Model>
) -> @Sendable (Params, @escaping @MainActor @Sendable (Result<Model, AppError>) -> Void) -> Void {
    { params, completion in
        Task {
            let result = await fetcher(params)
            await completion(result)
        }
    }
}

/// Returns a closure that calls `fetcher`, so that the call of an endpoint without parameters reads `user()` and not
/// `user(())`.
///
/// ```swift
/// func userFetcher(_ session: Session) -> Call<User> {
///     withoutParameters(session.api.modelFetcher { try session.api.request(path: ["user"]) })
/// }
/// ```
public func withoutParameters<Model>(_ fetcher: @escaping Fetcher<Void, Model>) -> Call<Model> {
    { await fetcher(()) }
}

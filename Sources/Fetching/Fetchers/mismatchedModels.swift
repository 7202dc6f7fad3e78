import Foundation

// The functions in this file match calls with two different models, and cannot be used. Without them, the compiler
// reports such a call as “failed to produce diagnostic for expression” (Swift 6.3).

/// Reports a call in which the model of `mapper` is not the model of the endpoint. It cannot be used.
@available(
    *, unavailable,
    message: "`mapper` has a different model; for a Fetcher<Int, [Book]>, pass jsonMapper([Book].self)"
)
public func fetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapper: @escaping Mapper<Other>
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

/// Reports a call in which the model of `mapResponse` is not the model of the endpoint. It cannot be used.
@available(
    *, unavailable,
    message: "`mapResponse` has a different model; for pages of books, use jsonMapper([Book].self)"
)
public func fetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Other
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

/// Reports a call in which the model of `mapper` is not the model of the endpoint. It cannot be used.
@available(
    *, unavailable,
    message: "`mapper` has a different model; for a Fetcher<Int, [Book]>, pass jsonMapper([Book].self)"
)
public func modelFetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Other>
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

extension APISettings {
    /// Reports a call in which the model of `mapper` is not the model of the endpoint. It cannot be used.
    @available(
        *, unavailable,
        message: "`mapper` has a different model; for a Fetcher<Int, [Book]>, pass jsonMapper([Book].self)"
    )
    public func fetcher<Params, Model, Other>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapper: @escaping Mapper<Other>
    ) -> Fetcher<Params, Model> {
        { _ in .failure(.cancelled) }
    }

    /// Reports a call in which the model of `mapResponse` is not the model of the endpoint. It cannot be used.
    @available(
        *, unavailable,
        message: "`mapResponse` has a different model; for pages of books, use jsonMapper([Book].self)"
    )
    public func fetcher<Params, Model, Other>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Other
    ) -> Fetcher<Params, Model> {
        { _ in .failure(.cancelled) }
    }
}

import Foundation

// The functions in this file match calls in which the mapper and the endpoint have different models, or in which the
// model is `Void`. The functions are unavailable, so the compiler shows their messages. Without these functions, the
// compiler reports different models as “failed to produce diagnostic for expression” (Swift 6.3).

/// Makes the compiler report a call in which the model of `mapper` is not the model of the endpoint.
@available(
    *, unavailable,
    message: """
        the model of `mapper` is not the model of the fetcher; \
        for example, a Fetcher<Int, [Book]> needs jsonMapper([Book].self); \
        if `mapper` returns an optional, throw instead of returning nil
        """
)
public func fetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapper: @escaping Mapper<Other>
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

/// Makes the compiler report a call in which the model of `mapResponse` is not the model of the endpoint.
@available(
    *, unavailable,
    message: """
        the model of `mapResponse` is not the model of the fetcher; \
        for example, a Fetcher<Int, [Book]> needs a `mapResponse` that returns [Book]; \
        if `mapResponse` returns an optional, throw instead of returning nil
        """
)
public func fetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Other
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

/// Makes the compiler report a call in which the model of `mapper` is not the model of the endpoint.
@available(
    *, unavailable,
    message: """
        the model of `mapper` is not the model of the fetcher; \
        for example, a Fetcher<Int, [Book]> needs jsonMapper([Book].self); \
        if `mapper` returns an optional, throw instead of returning nil
        """
)
public func modelFetcher<Params, Model, Other>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Other>
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}

extension APISettings {
    /// Makes the compiler report a call in which the model of `mapper` is not the model of the endpoint.
    @available(
        *, unavailable,
        message: """
            the model of `mapper` is not the model of the fetcher; \
            for example, a Fetcher<Int, [Book]> needs jsonMapper([Book].self); \
            if `mapper` returns an optional, throw instead of returning nil
            """
    )
    public func fetcher<Params, Model, Other>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapper: @escaping Mapper<Other>
    ) -> Fetcher<Params, Model> {
        { _ in .failure(.cancelled) }
    }

    /// Makes the compiler report a call in which the model of `mapResponse` is not the model of the endpoint.
    @available(
        *, unavailable,
        message: """
            the model of `mapResponse` is not the model of the fetcher; \
            for example, a Fetcher<Int, [Book]> needs a `mapResponse` that returns [Book]; \
            if `mapResponse` returns an optional, throw instead of returning nil
            """
    )
    public func fetcher<Params, Model, Other>(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Other
    ) -> Fetcher<Params, Model> {
        { _ in .failure(.cancelled) }
    }

    /// Makes the compiler report an endpoint without a model.
    @available(
        *, unavailable,
        message: """
            `modelFetcher` decodes JSON, and `Void` is not a model; \
            for an endpoint without a model, use api.fetcher(createURLRequest: …, mapper: emptyMapper())
            """
    )
    @_disfavoredOverload
    public func modelFetcher<Params>(createURLRequest: @escaping RequestBuilder<Params>) -> Fetcher<Params, Void> {
        { _ in .failure(.cancelled) }
    }
}

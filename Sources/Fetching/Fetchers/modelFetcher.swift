/// An endpoint that answers with JSON: ``fetcher(createURLRequest:fetch:mapper:)`` over `store`.
///
/// ```swift
/// let hero: Fetcher<Int, Hero> = modelFetcher { id in
///     try createRequest(baseURL: "https://example.com/v1", path: ["heroes", String(id)])
/// }
/// ```
///
/// - Parameters:
///   - createURLRequest: Turns the parameters into a request.
///   - store: What answers the request; the live network unless a test hands over a stub.
///   - mapper: Turns the body into the model; snake_case keys become camelCase unless told otherwise.
public func modelFetcher<Params, Model: Decodable & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Model> = jsonMapper()
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: networkFetcher(store: store), mapper: mapper)
}

/// Creates an endpoint that decodes JSON.
///
/// ```swift
/// let hero: Fetcher<Int, Hero> = modelFetcher { id in
///     try createRequest(baseURL: "https://example.com/v1", path: ["heroes", String(id)])
/// }
/// ```
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: The store that sends the request. A test passes a stub.
///   - mapper: Creates the model from the body. By default, keys match names as they are written and in snake_case.
public func modelFetcher<Params, Model: Decodable & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Model> = jsonMapper()
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: networkFetcher(store: store), mapper: mapper)
}

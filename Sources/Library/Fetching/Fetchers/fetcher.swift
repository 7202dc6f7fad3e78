import Foundation
internal import HTTPSyntax

/// An endpoint: a closure that returns a model or an ``AppError`` for its parameters. The closure runs outside the
/// caller's actor.
public typealias Fetcher<Params, Model> = @Sendable (Params) async -> Result<Model, AppError>

/// A ``Fetcher`` without parameters, such as the endpoint of the current user: `try await user().get()`. Create it with
/// ``withoutParameters(_:)``.
///
/// To pass it to a function that takes a fetcher, wrap it in a closure: `namedFetcher("user") { await user() }`.
public typealias Call<Model> = @Sendable () async -> Result<Model, AppError>

/// Creates an endpoint from three closures, which create a request, send the request and map the body. Errors that a
/// closure throws become ``AppError``. An ``AppError`` is returned unchanged.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters. If this closure throws, the result is
///     ``AppError/request(_:)``.
///   - fetch: Sends the request and checks the status; see ``networkFetcher(store:accepting:message:)``.
///   - mapper: Creates the model from the body. If this closure throws, the result is ``AppError/parsing(_:)``. For a
///     ``ServerError``, the result is ``AppError/server(_:)``.
/// - Returns: A closure that creates the request and decodes the body outside the caller's actor.
public func fetcher<Params, Model>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapper: @escaping Mapper<Model>
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: fetch, mapResponse: { data, _ in try mapper(data) })
}

/// Creates an endpoint whose model needs more than the body, such as a header field, the status, or the URL of the
/// response.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters. If this closure throws, the result is
///     ``AppError/request(_:)``.
///   - fetch: Sends the request and checks the status; see ``networkFetcher(store:accepting:message:)``.
///   - mapResponse: Creates the model from the body and the response. If this closure throws, the result is
///     ``AppError/parsing(_:)``.
/// - Returns: A closure that creates the request and decodes the body outside the caller's actor.
public func fetcher<Params, Model>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Model
) -> Fetcher<Params, Model> {
    { params in
        await withinCall(isNewCall: true) {
            let request: URLRequest
            do throws(AppError) { request = try AppError.requestToSend(params, createURLRequest) } catch {
                return .failure(error)
            }

            let (data, response): (Data, URLResponse)
            do { (data, response) = try await fetch(request) } catch {
                return .failure(AppError(sending: request, error))
            }

            SecretScope.current?.setResponse(response)
            do { return .success(try mapResponse(data, response)) } catch {
                return .failure(AppError(mapping: data, response, of: request, error))
            }
        }
    }
}

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
///   - mapper: Creates the model from the body. By default, underscores, hyphens and the case of letters in JSON keys
///     are ignored.
public func modelFetcher<Params, Model: Decodable & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    mapper: @escaping Mapper<Model> = jsonMapper()
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: networkFetcher(store: store), mapper: mapper)
}

/// Sends requests through `store` and throws if the status of the response is outside `statusCodes`.
///
/// - Parameters:
///   - store: The store that sends the request. A test passes a stub.
///   - statusCodes: The statuses that count as success, such as `200..<300` or `[200, 404]`. Any other status throws
///     ``ServerFailure``, which keeps the status, the headers and the body.
///   - message: Returns the server's error message, or nil if there is none; see ``serverMessage(in:body:)``.
/// - Returns: A closure that throws ``ServerFailure``, the store's errors, or `URLError.badServerResponse` if the
///   response is not an HTTP response.
public func networkFetcher(
    store: NetworkStore = .live,
    accepting statusCodes: some Collection<Int> & Sendable = 200..<300,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
) -> @Sendable (URLRequest) async throws -> (Data, URLResponse) {
    { request in
        try await withinCall {
            let (data, response) = try await store.fetchData(request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            guard statusCodes.contains(response.statusCode) else {
                throw ServerFailure(request: request, response: response, body: data, message: message)
            }
            // The mapper needs the complete body of an accepted status such as 404.
            if let error = response.bodyError { throw error }
            return (data, response)
        }
    }
}

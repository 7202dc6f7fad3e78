import Foundation

/// Creates an endpoint that creates a request, sends it and maps the body. All errors become ``AppError`` here.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - fetch: Sends the request and checks the status, see ``networkFetcher(store:accepting:message:)``.
///   - mapper: Creates the model from the body.
/// - Returns: A closure that runs outside the caller's actor, including the decoding of the body.
public func fetcher<Params, Model>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapper: @escaping Mapper<Model>
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: fetch, mapResponse: { data, _ in try mapper(data) })
}

/// Creates an endpoint whose model needs more than the body: a header field, the status, or the URL of the response.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - fetch: Sends the request and checks the status, see ``networkFetcher(store:accepting:message:)``.
///   - mapResponse: Creates the model from the body and the response.
/// - Returns: A closure that runs outside the caller's actor, including the decoding of the body.
public func fetcher<Params, Model>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapResponse: @escaping @Sendable (Data, URLResponse) throws -> Model
) -> Fetcher<Params, Model> {
    { params in
        guard !Task.isCancelled else { return .failure(.cancelled) }
        let request: URLRequest
        do { request = try createURLRequest(params) } catch { return .failure(AppError(building: error)) }

        let (data, response): (Data, URLResponse)
        do { (data, response) = try await fetch(request) } catch { return .failure(AppError(fetching: request, error)) }

        do { return .success(try mapResponse(data, response)) } catch {
            return .failure(AppError(mapping: data, response, of: request, error))
        }
    }
}

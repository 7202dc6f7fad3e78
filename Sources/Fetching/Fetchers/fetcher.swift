import Foundation

/// Composes an endpoint: builds the request, fetches it, maps the body. The only place where errors become
/// ``AppError``.
///
/// - Parameters:
///   - createURLRequest: Turns the parameters into a request.
///   - fetch: Sends it and judges the status, see ``networkFetcher(store:accepting:message:)``.
///   - mapper: Turns the body into the model.
/// - Returns: A closure that runs off the caller's actor, building, mapping and decoding included.
public func fetcher<Params, Model>(
    createURLRequest: @escaping RequestBuilder<Params>,
    fetch: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
    mapper: @escaping Mapper<Model>
) -> Fetcher<Params, Model> {
    fetcher(createURLRequest: createURLRequest, fetch: fetch, mapResponse: { data, _ in try mapper(data) })
}

/// Composes an endpoint whose model needs more than the body: a header, the status, the URL that answered.
///
/// - Parameters:
///   - createURLRequest: Turns the parameters into a request.
///   - fetch: Sends it and judges the status, see ``networkFetcher(store:accepting:message:)``.
///   - mapResponse: Turns body and response into the model.
/// - Returns: A closure that runs off the caller's actor, building, mapping and decoding included.
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

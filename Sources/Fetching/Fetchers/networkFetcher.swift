import Foundation

/// Sends requests through `store` and throws if the status of the response is outside `statusCodes`.
///
/// - Parameters:
///   - store: The store that sends the request. A test passes a stub.
///   - statusCodes: The statuses that count as success. Any other status throws ``ServerFailure``, which keeps the
///     status, the headers and at most 64 KiB of the body.
///   - message: Returns the server's error message, or nil if there is none; see ``serverMessage(in:body:)``.
/// - Returns: A closure that throws ``ServerFailure``, the store's errors, or `URLError.badServerResponse` if the
///   response is not an HTTP response.
public func networkFetcher(
    store: NetworkStore = .live,
    accepting statusCodes: Range<Int> = 200..<300,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
) -> @Sendable (URLRequest) async throws -> (Data, URLResponse) {
    let store = store.traceable
    return { request in
        try await withSecretScope {
            let (data, response) = try await store.fetchData(request)
            guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            guard statusCodes.contains(response.statusCode) else {
                throw ServerFailure(request: request, response: response, body: data, message: message)
            }
            return (data, response)
        }
    }
}

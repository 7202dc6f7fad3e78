import Foundation

/// Fetches through `store` and refuses answers whose status is outside `statusCodes`.
///
/// - Parameters:
///   - store: What answers the request; the live network, or a stub in a test.
///   - statusCodes: The statuses that count as success. Others throw ``ServerFailure``, which keeps the status, the
///     headers and at most 64 KiB of the body.
///   - message: Finds what the server says about the error in its body, see ``serverMessage(in:body:)``.
/// - Returns: A closure that throws ``ServerFailure``, or what the store threw.
public func networkFetcher(
    store: NetworkStore,
    accepting statusCodes: Range<Int> = 200..<300,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
) -> @Sendable (URLRequest) async throws -> (Data, URLResponse) {
    { request in
        let (data, response) = try await store.fetchData(request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        guard statusCodes.contains(response.statusCode) else {
            throw ServerFailure(request: request, response: response, body: data, message: message)
        }
        return (data, response)
    }
}

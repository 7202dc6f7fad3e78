import Foundation

/// Creates an endpoint that returns text. The character encoding is read from the `Content-Type` of the response. The
/// default is UTF-8.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: The store that sends the request. A test passes a stub.
public func textFetcher<Params>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live
) -> Fetcher<Params, String> {
    fetcher(
        createURLRequest: createURLRequest,
        fetch: networkFetcher(store: store),
        mapResponse: text)
}

/// Returns the body as text, in the character encoding of the response.
@Sendable package func text(_ body: Data, of response: URLResponse) throws -> String {
    try text(body, charset: charset(of: response) ?? "utf-8")
}

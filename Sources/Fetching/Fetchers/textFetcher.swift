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
        mapResponse: { data, response in try text(data, charset: charset(of: response) ?? "utf-8") })
}

import Foundation

/// Creates an endpoint that returns text. The `Content-Type` of the response names the character encoding; the default
/// is UTF-8.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: Sends the request; a stub in a test.
public func textFetcher<Params>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live
) -> Fetcher<Params, String> {
    fetcher(
        createURLRequest: createURLRequest,
        fetch: networkFetcher(store: store),
        mapResponse: { data, response in try text(data, charset: charset(of: response) ?? "utf-8") })
}

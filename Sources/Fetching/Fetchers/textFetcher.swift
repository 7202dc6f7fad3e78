/// An endpoint that answers with text, in the character encoding that its `Content-Type` names; UTF-8 if it names none.
///
/// - Parameters:
///   - createURLRequest: Turns the parameters into a request.
///   - store: What answers the request.
public func textFetcher<Params>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .urlSession
) -> Fetcher<Params, String> {
    fetcher(
        createURLRequest: createURLRequest,
        fetch: networkFetcher(store: store),
        mapResponse: { data, response in try text(data, charset: response.textEncodingName ?? "utf-8") })
}

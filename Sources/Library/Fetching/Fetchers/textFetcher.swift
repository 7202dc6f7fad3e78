import Foundation
internal import HTTPSyntax

/// Creates an endpoint that returns text. The character encoding is read from the `Content-Type` of the response. The
/// default is UTF-8. If the name of the encoding is unknown, the text is read as UTF-8.
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

/// Returns the body as text, in the character encoding of the response. If the name of the encoding is unknown and the
/// bytes are valid in UTF-8, they are read as UTF-8: the server has probably misspelled the name.
@Sendable func text(_ body: Data, of response: URLResponse) throws -> String {
    let name = charset(of: response) ?? "utf-8"
    if stringEncodings(forCharset: name) == nil, let text = try? text(body, charset: "utf-8") { return text }
    return try text(body, charset: name)
}

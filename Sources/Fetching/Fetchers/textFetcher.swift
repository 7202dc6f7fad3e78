import Foundation

/// An endpoint that answers with text, in the character encoding that its `Content-Type` names; UTF-8 if it names none.
///
/// - Parameters:
///   - createURLRequest: Turns the parameters into a request.
///   - store: What answers the request.
public func textFetcher<Params>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live
) -> Fetcher<Params, String> {
    fetcher(
        createURLRequest: createURLRequest,
        fetch: networkFetcher(store: store),
        mapResponse: { data, response in try text(data, charset: charset(of: response) ?? "utf-8") })
}

/// The `charset` parameter of the response's `Content-Type` (RFC 9110 §8.3.2). Not `textEncodingName`, which on Linux
/// knows one spelling only.
private func charset(of response: URLResponse) -> String? {
    let type = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type") ?? ""
    let parameters = type.split(separator: ";").dropFirst().map { $0.split(separator: "=", maxSplits: 1) }
    let charset = parameters.first {
        $0.count == 2 && $0[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset"
    }
    return charset?[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
}

import Fetching
import Foundation

extension MarvelSandbox {
    /// A store that responds to requests in the caller's process. The scheme and the host of a request are ignored.
    public var store: NetworkStore {
        NetworkStore { request in
            try Task.checkCancellation()
            guard let url = request.url else { throw URLError(.badURL) }
            let response = respond(to: SandboxRequest(request, url: url))
            guard
                let head = HTTPURLResponse(
                    url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: response.headers)
            else { throw URLError(.badServerResponse) }
            return (response.body, head)
        }
    }
}

extension NetworkStore {
    /// The offline Marvel API, for the REPL and for examples:
    ///
    /// ```swift
    /// let heroes = characterFetcher(store: .sandbox, keys: MarvelSandbox.keys)
    /// ```
    ///
    /// Keys in the environment are accepted too.
    public static let sandbox = MarvelSandbox(acceptedKeys: [MarvelSandbox.keys, .environment]).store
}

extension SandboxRequest {
    fileprivate init(_ request: URLRequest, url: URL) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        self.init(
            method: request.httpMethod ?? "GET", path: components?.percentEncodedPath ?? "",
            queryItems: SandboxRequest.queryItems(components?.percentEncodedQuery ?? ""),
            headers: request.allHTTPHeaderFields ?? [:])
    }
}

import Foundation
import Fetching

extension MarvelSandbox {
    /// The sandbox in process: a store that answers every request itself, whatever its host.
    public var store: NetworkStore {
        NetworkStore { request in
            try Task.checkCancellation()
            guard let url = request.url else { throw URLError(.badURL) }
            let answer = answer(SandboxRequest(request, url: url))
            guard
                let response = HTTPURLResponse(
                    url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
            else { throw URLError(.badServerResponse) }
            return (answer.body, response)
        }
    }
}

extension SandboxRequest {
    init(_ request: URLRequest, url: URL) {
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        self.init(
            method: request.httpMethod ?? "GET", path: components?.percentEncodedPath ?? "",
            queryItems: SandboxRequest.queryItems(components?.percentEncodedQuery ?? ""),
            headers: request.allHTTPHeaderFields ?? [:])
    }
}

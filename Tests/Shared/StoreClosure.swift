import Fetching
import Foundation
import Testing

/// The closures of a store. Tests of layers call both.
package enum StoreClosure: CaseIterable, Sendable {
    case fetchData, fetchStream

    /// Fetches a URL, and returns the complete body as text.
    package func text(
        _ store: NetworkStore, _ url: String = "http://a/"
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let (body, response) =
            switch self {
            case .fetchData: try await store.fetchData(request(url))
            case .fetchStream: try await complete(store.fetchStream(request(url)))
            }
        return (String(decoding: body, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    private func complete(_ result: (body: ResponseBody, response: URLResponse)) async throws -> (Data, URLResponse) {
        (try await result.body.data(), result.response)
    }
}

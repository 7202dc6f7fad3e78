import Fetching
import Foundation

/// Does the steps of `modelFetcher` in one function. Returns errors unchanged.
func byHand<Params, Model>(
    _ params: Params,
    build: (Params) throws -> URLRequest, store: NetworkStore, decode: (Data) throws -> Model
) async -> Result<Model, any Error> {
    do {
        try Task.checkCancellation()
        let request = try build(params)
        let (data, response) = try await store.fetchData(request)
        guard let response = response as? HTTPURLResponse, (200..<300).contains(response.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return .success(try decode(data))
    } catch {
        return .failure(error)
    }
}

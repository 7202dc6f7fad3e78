import Fetching
import Foundation

nonisolated struct WikiPage: Codable, Equatable, Sendable {
    var text: String
}

/// Changes a page. If another client has changed it since it was read, reads it
/// again.
func changePage(
    _ path: [String], _ api: APISettings, attempts: Int = 3,
    change: (inout WikiPage) -> Void
) async throws(AppError) -> WikiPage {
    let read = api.fetcher(
        createURLRequest: { try api.request(path: path) },
        mapResponse: { data, response -> (page: WikiPage, etag: String) in
            guard
                let etag = (response as? HTTPURLResponse)?
                    .value(forHTTPHeaderField: "ETag")
            else {
                throw MappingError(expected: "an ETag", found: "none")
            }
            return (try jsonMapper(options: api.json)(data), etag)
        })
    let write: Fetcher<(page: WikiPage, etag: String), WikiPage> =
        api.modelFetcher { new in
            try api.request(
                .put, path: path, headers: ["If-Match": new.etag],
                body: .json(new.page))
        }
    var new = try await read(()).get()
    change(&new.page)
    let result = await write(new)
    if attempts > 1, case .failure(.server(let failure)) = result,
        failure.status == 412
    {
        return try await changePage(
            path, api, attempts: attempts - 1, change: change)
    }
    return try result.get()
}

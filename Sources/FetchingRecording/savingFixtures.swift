import Fetching
import Foundation

/// Returns a layer that saves each HTTP response as a file, for ``NetworkStore/fixtures(in:)``.
///
/// A file is named after the method, the path and the query of the request, and has the status, the header fields and
/// the body of the response. A file for the same request is replaced. Responses with status 304 are not saved, because
/// their body is in a cache. A stream is saved when it has been read to its end, if it is not longer than 64 MiB.
///
/// Names and files contain none of the secrets that errors mask. Query items and header fields with secret names are
/// removed, and so are the query items that `signing` adds. A request with other credentials therefore finds the same
/// file. In the path, in other header fields and in the body, secrets are replaced with `***`. In JSON, the values of
/// fields with secret names, such as `access_token`, are also replaced. A number is replaced with `***` without quotes.
/// The file is then not valid JSON until you replace `***` with another number.
///
/// - Parameter folder: The URL of the folder. It is created if it doesn't exist. If a file cannot be saved, for example
///   because its name has more than 255 bytes, the call fails with ``FixtureError``. If the file system ignores case,
///   requests that differ only in case share a file.
public func savingFixtures(to folder: URL) -> StoreLayer {
    let folder = FixtureFolder(url: folder)
    return { store in
        @Sendable func save(_ data: Data, _ response: URLResponse, to request: URLRequest) throws {
            if let response = response as? HTTPURLResponse, response.statusCode != 304 {
                try folder.save(Fixture(data, response, to: request), for: request)
            }
        }
        return NetworkStore(
            fetchData: { request in
                try await withSecretScope {
                    let (data, response) = try await store.fetchData(request)
                    try save(data, response, to: request)
                    return (data, response)
                }
            },
            fetchStream: { request in
                try await withSecretScope {
                    let (body, response) = try await store.fetchStream(request)
                    let scope = SecretScope.current
                    let saved = body.copying { data in
                        try SecretScope.$current.withValue(scope) { try save(data, response, to: request) }
                    }
                    return (saved, response)
                }
            })
    }
}

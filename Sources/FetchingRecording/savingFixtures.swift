import Fetching
import Foundation
import Synchronization

/// Returns a layer that saves each HTTP response as a file, for ``NetworkStore/fixtures(in:)``.
///
/// A file is named after the method, the path and the query of the request. If the body alone is not enough, the file
/// also has the status and the header fields. A file for the same request is replaced; other files are not changed. No
/// file outside of the folder is created, whatever a request's path is, and no symbolic link is followed.
///
/// Names and files contain no secrets that are masked in errors. Query items and header fields with secret names are
/// removed, and so are the query items that `signing` adds. A request with other credentials therefore finds the same
/// file. In the path, in other header fields and in the body, secrets are replaced with `***`; in JSON, this also
/// applies to the values of fields with secret names, such as `access_token`.
///
/// Responses with status 304 are not saved, because they have no body.
///
/// - Parameter folder: The URL of the folder. It is created if it doesn't exist. If a file cannot be saved, the call
///   fails with ``FixtureError``.
public func savingFixtures(to folder: URL) -> StoreLayer {
    let folder = FixtureFolder(url: folder)
    // The lock ensures that two files for the same request are not written at the same time.
    let lock = Mutex(())
    return { store in
        NetworkStore(named: "savingFixtures") { request in
            try await withSecretScope {
                let (data, response) = try await store.fetchData(request)
                if let response = response as? HTTPURLResponse, response.statusCode != 304 {
                    let fixture = Fixture(data, response, to: request)
                    try lock.withLock { _ in try folder.save(fixture, for: request) }
                }
                return (data, response)
            }
        }
    }
}

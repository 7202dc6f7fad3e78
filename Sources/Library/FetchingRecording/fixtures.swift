import Fetching
import Foundation

extension NetworkStore {
    /// Returns a store that reads its responses from files in a folder. Use it in tests and previews.
    ///
    /// The name of a file is the method, the path and the query of its request. `+` replaces `/`, `@` replaces `?` and
    /// `,` replaces `&`. Letters, digits, `-`, `.`, `_`, `~` and the `=` of a query item are not changed. All other
    /// characters are percent-encoded. The query items are sorted. Items with secret names, and items that `signing`
    /// adds, are left out. The scheme, the host, the header fields and the body of a request are not part of the name.
    ///
    /// | request | file |
    /// |---|---|
    /// | `GET /heroes/1` | `GET+heroes+1.json` |
    /// | `GET /heroes?page=2&limit=5` | `GET+heroes@limit=5,page=2.json` |
    ///
    /// If a name has more than 250 bytes, it is shortened, and the error of a missing file contains the shortened name.
    /// On most Macs, names that differ only in case are one file.
    ///
    /// A file `….json` is the body of a response with status 200. A file `….http` starts with a status line and header
    /// fields, such as `HTTP/1.1 404` and `Content-Type: text/plain`. An empty line and the body follow. If both files
    /// exist, `….http` is used.
    ///
    /// A request without a file throws ``RecordingError`` with the names of the expected file and of the files in the
    /// folder. If the test target depends on `FetchingTestSupport`, each such request also fails the current test, even
    /// if the code under test ignores the error.
    ///
    /// - Parameter folder: The URL of the folder. The files are directly in it, whatever a request's path is. A link in
    ///   the folder is followed.
    public static func fixtures(in folder: URL) -> NetworkStore {
        let folder = FixtureFolder(url: folder)
        return NetworkStore { request in
            do {
                let fixture = try folder.fixture(for: request)
                return try await NetworkStore.constant(fixture.body, status: fixture.status, headers: fixture.headers)
                    .fetchData(request)
            } catch let error as RecordingError {
                failTest("\(error)")
                throw error
            }
        }
    }
}

import Fetching
import Foundation

extension NetworkStore {
    /// Returns a store that reads its responses from files in a folder. Use it in tests and previews.
    ///
    /// The name of a file is the method, the path and the query of its request. `+` replaces `/`, `@` replaces `?` and
    /// `,` replaces `&`; all other characters except letters, digits, `-`, `.`, `_` and the `=` of a query item are
    /// percent-encoded. The query items are sorted by name, and items with secret names are left out, as are the items
    /// that `signing` adds. The scheme, the host, the header fields and the body of a request are not part of the name.
    ///
    /// | request | file |
    /// |---|---|
    /// | `GET /heroes/1` | `GET+heroes+1.json` |
    /// | `GET /heroes?page=2&limit=5` | `GET+heroes@limit=5,page=2.json` |
    ///
    /// A file `….json` is the body of a response with status 200. A file `….http` starts with a status line and header
    /// fields, such as `HTTP/1.1 404` and `Content-Type: text/plain`. An empty line and the body follow.
    ///
    /// The layer ``savingFixtures(to:)`` creates the files. If a name would have more than 200 bytes, or differs from
    /// another file's name only in case, it ends with a hash of the name.
    ///
    /// A request without a file throws ``FixtureError`` with the name of the expected file and the nearest existing
    /// name. If the test target depends on `FetchingTestSupport`, each such request also fails the current test, even
    /// if the code under test ignores the error.
    ///
    /// - Parameter folder: The URL of the folder. No file outside of it is read, whatever a request's path is: symbolic
    ///   links in the folder are refused.
    public static func fixtures(in folder: URL) -> NetworkStore {
        let folder = FixtureFolder(url: folder)
        return NetworkStore { request in
            do {
                let fixture = try folder.fixture(for: request)
                return try stubResponse(to: request, fixture.body, status: fixture.status, headers: fixture.headers)
            } catch let error as FixtureError {
                failTest("\(error)")
                throw error
            }
        }
    }
}

import Fetching
import Foundation
import Testing

/// Returns a `GET` request. The URL keeps its fragment.
package func request(_ url: String = "http://a/") throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)))
}

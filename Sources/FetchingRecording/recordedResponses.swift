import Fetching
import Foundation

/// Returns the requests of a HAR file with their responses, in the order of the file. The status is 0 if the file does
/// not have the complete response.
///
/// - Parameters:
///   - data: The contents of the file.
///   - file: The path of the file. Errors contain it.
package func recordedResponses(
    in data: Data, file: URL
) throws(RecordingError) -> [(request: URLRequest, status: Int, headers: [String: String], body: Data)] {
    try RecordingFile(data, from: file).entries.compactMap(\.exchange).map { exchange in
        var request = URLRequest(url: exchange.url)
        request.httpMethod = exchange.method
        request.allHTTPHeaderFields = exchange.requestHeaders
        request.httpBody = exchange.requestBody
        let status = exchange.failure == nil ? exchange.status ?? 0 : 0
        return (request, status, exchange.headers, exchange.data)
    }
}

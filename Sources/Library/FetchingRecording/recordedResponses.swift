import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the requests of a HAR file with their responses, in the order of the file. The status is 0 if the file does
/// not have the complete response. A header field or a query item of which only the name is recorded has the value
/// `***`.
///
/// - Parameters:
///   - data: The contents of the file.
///   - file: The path of the file. Errors contain it.
package func recordedResponses(
    in data: Data, file: URL
) throws(RecordingError) -> [(request: URLRequest, status: Int, headers: [String: String], body: Data)] {
    try RecordingFile(data, from: file).entries.compactMap(\.exchange).map { exchange in
        let known = Set(decodedQueryItems(exchange.url.query(percentEncoded: true) ?? "").map(\.name))
        let secrets = exchange.secretItems.filter { !known.contains($0) }
        var request = URLRequest(url: adding(secrets, to: exchange.url))
        request.httpMethod = exchange.method
        request.allHTTPHeaderFields = exchange.requestHeaders
        request.httpBody = exchange.requestBody
        let status = exchange.failure == nil ? exchange.status ?? 0 : 0
        var headers = exchange.headers
        // Some programs leave out the header fields of the response.
        if headers.value(ofHeader: "Content-Type") == nil, !mediaType(exchange.mimeType).isEmpty,
            isFieldValue(exchange.mimeType)
        {
            headers["Content-Type"] = exchange.mimeType
        }
        return (request, status, headers, exchange.data)
    }
}

/// Adds query items with masked values. `URL.appending(queryItems:)` would encode the other items again, without the
/// encoding of a plus sign.
private func adding(_ names: [String], to url: URL) -> URL {
    guard !names.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    let items = names.map { "\(percentEncoded($0))=\(SecretNames.mask)" }
    components.percentEncodedQuery = ([components.percentEncodedQuery].compactMap(\.self) + items)
        .joined(separator: "&")
    return components.url ?? url
}

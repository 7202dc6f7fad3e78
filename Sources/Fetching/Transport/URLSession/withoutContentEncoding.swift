import Foundation

/// Returns `response` without the header fields that describe a compressed body, because the transport has decompressed
/// the body.
func withoutContentEncoding(_ response: URLResponse) -> URLResponse {
    guard let response = response as? HTTPURLResponse, let url = response.url,
        response.value(forHTTPHeaderField: "Content-Encoding") != nil
    else { return response }
    let fields = response.headerFields.filter { name, _ in
        !["content-encoding", "content-length"].contains(name.lowercased())
    }
    return HTTPURLResponse(url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: fields)
        ?? response
}

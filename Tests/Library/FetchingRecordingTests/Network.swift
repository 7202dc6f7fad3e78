import Fetching
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingTestSupport

/// A stub for the network. It counts its requests.
final class Network: Sendable {
    private let respond: @Sendable (_ number: Int, URLRequest) throws -> (Data, URLResponse)
    private let sent = Atomic(0)

    /// - Parameter respond: Returns the response to a request, whose number begins with 1.
    init(_ respond: @escaping @Sendable (_ number: Int, URLRequest) throws -> (Data, URLResponse)) {
        self.respond = respond
    }

    /// Creates a network that returns texts in order, and then repeats the last one.
    convenience init(texts: String...) { self.init(texts: texts) }

    convenience init(texts: [String]) {
        self.init { number, request in
            let text = texts[min(number, texts.count) - 1]
            return try stubResponse(
                to: request, Data(text.utf8), status: 200, headers: ["Content-Type": "text/plain"])
        }
    }

    /// The number of requests.
    var count: Int { sent.load(ordering: .relaxed) }

    var store: NetworkStore {
        NetworkStore { [self] request in
            try respond(sent.add(1, ordering: .relaxed).newValue, request)
        }
    }
}

extension NetworkStore {
    /// Sends a request and returns the body as text.
    func body(
        _ url: String, _ method: HTTPMethod = .get, headers: [String: String] = [:], body: String? = nil
    ) async throws -> String {
        String(decoding: try await fetchData(message(url, method, headers: headers, body: body)).0, as: UTF8.self)
    }

    /// Sends a request and returns the text of the error, or an empty text if there is none.
    func errorText(
        _ url: String, _ method: HTTPMethod = .get, headers: [String: String] = [:], body: String? = nil
    ) async -> String {
        do {
            _ = try await fetchData(message(url, method, headers: headers, body: body))
            return ""
        } catch { return "\(error)" }
    }
}

extension NetworkStore {
    /// Sends a request that fails the test, and returns the text of the error.
    func reportedText(
        _ url: String, _ method: HTTPMethod = .get, headers: [String: String] = [:], body: String? = nil
    ) async -> String {
        var text = ""
        let messages = await failures { text = await errorText(url, method, headers: headers, body: body) }
        expectEqual(messages.count, 1)
        return text
    }
}

/// Returns a request.
func message(
    _ url: String, _ method: HTTPMethod = .get, headers: [String: String] = [:], body: String? = nil
) throws -> URLRequest {
    var request = try createRequest(method, baseURL: url)
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
}

import Fetching
import Foundation
internal import HTTPSyntax

struct EventConnection: Sendable {
    /// The body, or nil if the server has no further events.
    let body: ResponseBody?
    /// Converts an error of the body or of the parser to the `AppError` of the endpoint.
    let appError: @Sendable (any Error) -> AppError
}

/// Returns a closure that connects to an event stream, and checks the status and the content type.
func eventConnector(
    store: NetworkStore, message: @escaping @Sendable (HTTPURLResponse, Data) -> String?, silenceLimit: Duration?
) -> @Sendable (URLRequest) async throws(AppError) -> EventConnection {
    { request async throws(AppError) in
        let (body, response) = try await streamedResponse(
            to: request, store: store, accepting: 200..<300, message: message, silenceLimit: silenceLimit)
        let appError = errorOfElements(of: request, response)
        if response.statusCode == 204 { return EventConnection(body: nil, appError: appError) }
        do { try checkEventStream(response) } catch { throw appError(error) }
        return EventConnection(body: body, appError: appError)
    }
}

/// Throws an error that names the content type, if a response is not an event stream.
func checkEventStream(_ response: HTTPURLResponse) throws {
    let type = response.value(forHTTPHeaderField: "Content-Type")
    guard type.map(mediaType) == "text/event-stream" else {
        throw MappingError(
            expected: "an event stream (text/event-stream)",
            found: type.map { "the content type \($0)" } ?? "no content type")
    }
}

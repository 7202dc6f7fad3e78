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

extension RetryPolicy {
    /// Returns the delay before the next attempt to connect to an event stream, or nil if there is no further attempt.
    ///
    /// - Parameters:
    ///   - attempt: The number of the next attempt, counted from 1 after the last event.
    ///   - error: The error of the connection or of the attempt before, or nil if the body ended without an error.
    ///   - reconnectionTime: The time that the server has set with the field `retry`, or nil.
    ///   - now: The current date, for a date in `Retry-After`.
    ///   - random: A random number from 0 up to but not including 1.
    func delay(
        beforeAttempt attempt: Int, after error: AppError?, reconnectionTime: Duration?, now: Date, random: Double
    ) -> Duration? {
        guard attempt <= attempts, error?.traits.allowsReconnecting ?? true else { return nil }
        if let told = error?.serverDelay(now: now) {
            // A server can ask for a delay of zero every time. The random delay prevents requests without a pause.
            return told <= maximumServerDelay ? max(told, backoff(attempt, random)) : nil
        }
        let isThrottled = if case .server(let failure) = error { failure.status == 429 } else { false }
        guard let reconnectionTime else { return backoff(attempt, random, isThrottled: isThrottled) }
        // “Optionally, wait some more. In particular, if the previous attempt failed …” (HTML Standard, section
        // 9.2.3).
        let time = max(minimumReconnectionTime, min(reconnectionTime, maximumServerDelay))
        return time + (attempt > 1 ? backoff(attempt - 1, random, isThrottled: isThrottled) : .zero)
    }
}

/// The shortest time that the field `retry` can set.
private let minimumReconnectionTime = Duration.milliseconds(100)

extension AppError {
    /// Returns the delay that the server asks for, or nil if there is none.
    fileprivate func serverDelay(now: Date) -> Duration? {
        guard case .server(let failure) = self, let url = URL(string: "http://localhost/"),
            failure.header("Retry-After") != nil || traits.isOverload,
            let response = HTTPURLResponse(
                url: url, statusCode: failure.status, httpVersion: nil, headerFields: failure.headers)
        else { return nil }
        return HTTPSyntax.serverDelay(in: response, now: now)
    }
}

import Fetching
import Foundation

/// Creates an endpoint for server-sent events that connects again when the connection is lost (HTML Standard, section
/// 9.2 “Server-sent events”).
///
/// ```swift
/// let prices: Fetcher<String, ElementStream<ServerEvent>> = eventFetcher { symbol in
///     try createRequest(baseURL: "https://example.com/v1", path: ["prices", symbol])
/// }
/// for try await event in try await prices("ACME").get() { print(event.data) }
/// ```
///
/// The call returns when the head of the first response has arrived. An error of this first connection is the error of
/// the result. The status must be successful, and the content type must be `text/event-stream`.
///
/// After that, the same request is sent again with `Last-Event-ID` when the body ends, when the connection is lost, or
/// when nothing arrives for `silenceLimit`. Another attempt follows after a transient network error, a redirect that
/// was not followed, the status 408, 425, 429 or 5xx, or the status 413 with `Retry-After`. Status 204 ends the
/// sequence. Any other failure, such as status 404 or another content type, ends the sequence with an error. The layers
/// of the store see each request, so each attempt has current credentials.
///
/// Before each attempt there is a delay:
///
/// - After an error response in which the server asks for a delay, the delay is that time or a random time whose
///   maximum doubles with each attempt, whichever is longer. A server asks with `Retry-After`, or with the status 429
///   or 503 and the time at which a rate limit is reset. If it asks for more than 10 minutes, the sequence throws.
/// - Otherwise, if the server has set a time with the field `retry` of an event stream, the delay is that time, but at
///   least 100 milliseconds and at most 10 minutes. If the attempt before has also failed, a random time is
///   added.
/// - Otherwise, the delay is a random time whose maximum doubles with each attempt (“full jitter”).
///
/// After an event has arrived, the delays start again with the shortest.
///
/// ``ElementStream/mapElements(_:)`` creates models from the events. An ID with a control character, or with more than
/// 4 KiB, is ignored, because it cannot be sent back.
///
/// A request with a body, such as a `POST`, is also sent again. If the response has an end, as for a chat API, use
/// ``serverEvents(of:in:maximumBytes:)`` in `streamFetcher`. Otherwise the server would create the same response again.
///
/// - Parameters:
///   - store: The store that sends the requests. A test passes a stub.
///   - message: Returns the server's error message, or nil if there is none.
///   - policy: The delays, and the maximum number of attempts after the last event. After the last attempt, the
///     sequence throws its error, or ends if the body ended without an error.
///   - silenceLimit: The maximum time between two chunks of a body, measured while the consumer waits, or nil for no
///     limit. Servers should send a comment at least every 15 seconds.
///   - maximumEventBytes: The maximum length of the data of an event, and of a line, in bytes. The default is 16 MiB.
///     A longer event ends the sequence with an error.
///   - onReconnect: A closure that is called before each delay, for example to show that the connection is lost. It
///     gets the error of the connection or of the attempt before, or nil if the body has ended, and the delay.
///   - createURLRequest: Creates a request from the parameters. The fields `Accept: text/event-stream` and
///     `Cache-Control: no-cache` are added if they are missing. To continue after an event of an earlier call, set
///     `Last-Event-ID`.
public func eventFetcher<Params>(
    store: NetworkStore = .live,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    silenceLimit: Duration? = .seconds(60),
    maximumEventBytes: Int = 16 << 20,
    onReconnect: @escaping @Sendable (_ error: AppError?, _ delay: Duration) -> Void = { _, _ in },
    createURLRequest: @escaping RequestBuilder<Params>
) -> Fetcher<Params, ElementStream<ServerEvent>> {
    { params in
        await withinCall {
            do throws(AppError) {
                var request = try requestToSend(params, createURLRequest)
                request.setValueIfMissing("text/event-stream", forHTTPHeaderField: "Accept")
                // As by browsers. With `no-store`, a cache could still use a response that it has already stored.
                request.setValueIfMissing("no-cache", forHTTPHeaderField: "Cache-Control")
                let connect = eventConnector(store: store, message: message, silenceLimit: silenceLimit)
                let first = try await connect(request)
                let events = ReconnectingEvents(
                    request: request, first: first, connect: connect, policy: policy,
                    maximumEventBytes: maximumEventBytes, onReconnect: onReconnect,
                    call: CallContext.current)
                return .success(ElementStream(events, mappingErrors: first.appError))
            } catch {
                return .failure(error)
            }
        }
    }
}

extension APISettings {
    /// Creates an endpoint for server-sent events that connects again when the connection is lost; see
    /// ``eventFetcher(store:message:reconnecting:silenceLimit:maximumEventBytes:onReconnect:createURLRequest:)``.
    ///
    /// - Parameters:
    ///   - policy: The delays, and the maximum number of attempts after the last event.
    ///   - silenceLimit: The maximum time between two chunks of a body, or nil for no limit.
    ///   - maximumEventBytes: The maximum length of the data of an event, and of a line, in bytes.
    ///   - onReconnect: A closure that is called before each delay with the last error, or nil if the body has ended,
    ///     and the delay.
    ///   - createURLRequest: Creates a request from the parameters.
    public func eventFetcher<Params>(
        reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
        silenceLimit: Duration? = .seconds(60),
        maximumEventBytes: Int = 16 << 20,
        onReconnect: @escaping @Sendable (_ error: AppError?, _ delay: Duration) -> Void = { _, _ in },
        createURLRequest: @escaping RequestBuilder<Params>
    ) -> Fetcher<Params, ElementStream<ServerEvent>> {
        FetchingStreams.eventFetcher(
            store: store, message: message, reconnecting: policy, silenceLimit: silenceLimit,
            maximumEventBytes: maximumEventBytes, onReconnect: onReconnect, createURLRequest: createURLRequest)
    }
}

extension URLRequest {
    fileprivate mutating func setValueIfMissing(_ value: String, forHTTPHeaderField name: String) {
        if self.value(forHTTPHeaderField: name) == nil { setValue(value, forHTTPHeaderField: name) }
    }
}

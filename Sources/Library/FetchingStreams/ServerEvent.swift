import Fetching
import Foundation
internal import HTTPSyntax

/// A server-sent event (HTML Standard, section 9.2 “Server-sent events”).
public struct ServerEvent: Hashable, Sendable {
    /// The last event ID: the ID of this event. If this event has no ID, it is the ID of the last event before it that
    /// has one. Empty if no ID is known.
    ///
    /// An ID that cannot be sent in a header field, because it has a control character or more than 4 KiB, is ignored.
    public var id: String
    /// The type of the event, which is `message` if the server names none.
    public var type: String
    /// The data. Several lines of data are separated by LF.
    public var data: String

    /// Creates an event, for example in a test.
    public init(id: String = "", type: String = "message", data: String) {
        self.id = id
        self.type = type
        self.data = data
    }
}

/// Returns the events of a body in the format `text/event-stream`, until the body ends.
///
/// Use this function in `streamFetcher` for a response with an end, such as the response of a chat API to a `POST`.
/// For a subscription that continues after a lost connection, use
/// ``eventFetcher(store:message:reconnecting:silenceLimit:maximumEventBytes:onReconnect:createURLRequest:)``.
///
/// The format is read as in the HTML Standard, section 9.2.6 “Interpreting an event stream”. An event that is not
/// complete at the end of the body is discarded. If the response ends without the end mark of its API, such as
/// `[DONE]`, the response is incomplete, but the sequence throws no error. The content type is not checked; to check
/// it, use ``serverEvents(of:in:maximumBytes:)``.
///
/// - Parameters:
///   - body: The body of a response.
///   - maximumBytes: The maximum length of the data of an event, and of a line, in bytes. The default is 16 MiB.
/// - Returns: A sequence that throws the errors of the body, an error for an event that is too long, and
///   `CancellationError` if the task is cancelled.
public func serverEvents(
    of body: ResponseBody, maximumBytes: Int = 16 << 20
) -> some AsyncSequence<ServerEvent, any Error> & Sendable {
    parsedEvents(of: body, ServerEventParser(maximumBytes: maximumBytes))
}

/// Returns the events of a body. Throws if the content type is not `text/event-stream`. Without this check, an HTML
/// page or JSON would be read as a stream without events.
///
/// ```swift
/// let reply: Fetcher<Question, ElementStream<ServerEvent>> = streamFetcher { question in
///     try createRequest(
///         .post, baseURL: "https://example.com/chat", headers: ["Accept": "text/event-stream"], body: .json(question))
/// } elements: { body, response in try serverEvents(of: body, in: response) }
/// ```
///
/// - Parameters:
///   - body: The body of a response.
///   - response: The head of the response.
///   - maximumBytes: The maximum length of the data of an event, and of a line, in bytes. The default is 16 MiB.
/// - Returns: A sequence like that of ``serverEvents(of:maximumBytes:)``.
/// - Throws: An error that names the content type, if it is not `text/event-stream`.
public func serverEvents(
    of body: ResponseBody, in response: HTTPURLResponse, maximumBytes: Int = 16 << 20
) throws -> some AsyncSequence<ServerEvent, any Error> & Sendable {
    try checkEventStream(response)
    return serverEvents(of: body, maximumBytes: maximumBytes)
}

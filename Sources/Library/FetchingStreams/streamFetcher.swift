import Fetching
import Foundation

/// Creates an endpoint whose model is a sequence that arrives over time.
///
/// ```swift
/// let prices: Fetcher<String, ElementStream<Price>> = streamFetcher { symbol in
///     try createRequest(baseURL: "https://example.com/v1", path: ["prices", symbol])
/// } elements: { body in jsonLines(of: body, as: Price.self) }
/// for try await price in try await prices("ACME").get() { print(price.bid) }
/// ```
///
/// The call returns when the head of the response has arrived. A status outside `statusCodes` is an error, as for
/// other endpoints. The time limit for the head is the request's own limit, or the limit of the store.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: The store that sends the request. A test passes a stub.
///   - statusCodes: The statuses that count as success, such as `200..<300` or `[200, 404]`.
///   - message: Returns the server's error message, or nil if there is none.
///   - silenceLimit: The maximum time between two chunks of the body, measured while the consumer waits, or nil for no
///     limit. When it has passed, the sequence throws ``AppError/network(_:)`` with the code `timedOut`.
///   - elements: Creates the elements from the body, such as
///     ``jsonLines(of:as:options:maximumLineBytes:onInvalidLine:)``. If the sequence throws an error of its
///     own, the consumer gets ``AppError/parsing(_:)``. To choose the text for the user, throw an `AppError`, such as
///     `AppError.unknown(UnknownFailure(error))` with a `LocalizedError`. If the elements depend on the head of the
///     response, pass a closure with two parameters: `{ body, response in … }`.
public func streamFetcher<Params, Elements: AsyncSequence & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    accepting statusCodes: some Collection<Int> & Sendable = 200..<300,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    silenceLimit: Duration? = .seconds(60),
    elements: @escaping @Sendable (ResponseBody) throws -> Elements
) -> Fetcher<Params, ElementStream<Elements.Element>> where Elements.Element: Sendable {
    streamFetcher(
        createURLRequest: createURLRequest, store: store, accepting: statusCodes, message: message,
        silenceLimit: silenceLimit, elements: { body, _ in try elements(body) })
}

/// Creates an endpoint whose model is a sequence that arrives over time. The closure `elements` also receives the head
/// of the response.
///
/// ```swift
/// let reply: Fetcher<Question, ElementStream<ServerEvent>> = streamFetcher { question in
///     try createRequest(.post, baseURL: "https://example.com/chat", body: .json(question))
/// } elements: { body, response in try serverEvents(of: body, in: response) }
/// ```
///
/// Everything else is as in the function whose closure `elements` has one parameter.
///
/// - Parameters:
///   - createURLRequest: Creates a request from the parameters.
///   - store: The store that sends the request. A test passes a stub.
///   - statusCodes: The statuses that count as success, such as `200..<300` or `[200, 404]`.
///   - message: Returns the server's error message, or nil if there is none.
///   - silenceLimit: The maximum time between two chunks of the body, or nil for no limit.
///   - elements: Creates the elements from the body and the head of the response.
public func streamFetcher<Params, Elements: AsyncSequence & Sendable>(
    createURLRequest: @escaping RequestBuilder<Params>,
    store: NetworkStore = .live,
    accepting statusCodes: some Collection<Int> & Sendable = 200..<300,
    message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage,
    silenceLimit: Duration? = .seconds(60),
    elements: @escaping @Sendable (ResponseBody, HTTPURLResponse) throws -> Elements
) -> Fetcher<Params, ElementStream<Elements.Element>> where Elements.Element: Sendable {
    { params in
        await withinCall {
            do throws(AppError) {
                let request = try requestToSend(params, createURLRequest)
                let (body, response) = try await streamedResponse(
                    to: request, store: store, accepting: statusCodes, message: message, silenceLimit: silenceLimit)
                let appError = errorOfElements(of: request, response)
                do { return .success(ElementStream(try elements(body, response), mappingErrors: appError)) } catch {
                    throw appError(error)
                }
            } catch {
                return .failure(error)
            }
        }
    }
}

/// Returns the request that `createURLRequest` creates. Throws ``AppError/cancelled`` if the task is cancelled.
func requestToSend<Params>(
    _ params: Params, _ createURLRequest: RequestBuilder<Params>
) throws(AppError) -> URLRequest {
    guard !Task.isCancelled else { throw .cancelled }
    do { return try createURLRequest(params) } catch { throw AppError(creatingRequest: error) }
}

/// Returns a closure that converts an error of the elements to the `AppError` of the endpoint. The closure masks the
/// call's secrets, even after the call has ended.
func errorOfElements(of request: URLRequest, _ response: HTTPURLResponse) -> @Sendable (any Error) -> AppError {
    let call = CallContext.current
    return { error in
        call.run {
            if case ResponseBodyError.alreadyRead = error {
                return .unknown(UnknownFailure(StreamAlreadyRead(), request: request))
            }
            // A stream inside of `elements` does not know the response.
            let refusal = (error as? AppError)?.underlying as? ServerError
            return AppError(mapping: Data(), response, of: request, refusal ?? error)
        }
    }
}

/// The error of a second iteration.
private struct StreamAlreadyRead: Error, CustomStringConvertible {
    var description: String { "the stream was already read; to read it again, call the fetcher again" }
}

extension APISettings {
    /// Creates an endpoint whose model is a sequence that arrives over time; see the function `streamFetcher`.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - silenceLimit: The maximum time between two chunks of the body, or nil for no limit.
    ///   - elements: Creates the elements from the body.
    public func streamFetcher<Params, Elements: AsyncSequence & Sendable>(
        createURLRequest: @escaping RequestBuilder<Params>,
        silenceLimit: Duration? = .seconds(60),
        elements: @escaping @Sendable (ResponseBody) throws -> Elements
    ) -> Fetcher<Params, ElementStream<Elements.Element>> where Elements.Element: Sendable {
        FetchingStreams.streamFetcher(
            createURLRequest: createURLRequest, store: store, accepting: statusCodes, message: message,
            silenceLimit: silenceLimit, elements: elements)
    }

    /// Creates an endpoint whose model is a sequence that arrives over time. The closure `elements` also receives the
    /// head of the response.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - silenceLimit: The maximum time between two chunks of the body, or nil for no limit.
    ///   - elements: Creates the elements from the body and the head of the response, such as
    ///     ``serverEvents(of:in:maximumBytes:)``.
    public func streamFetcher<Params, Elements: AsyncSequence & Sendable>(
        createURLRequest: @escaping RequestBuilder<Params>,
        silenceLimit: Duration? = .seconds(60),
        elements: @escaping @Sendable (ResponseBody, HTTPURLResponse) throws -> Elements
    ) -> Fetcher<Params, ElementStream<Elements.Element>> where Elements.Element: Sendable {
        FetchingStreams.streamFetcher(
            createURLRequest: createURLRequest, store: store, accepting: statusCodes, message: message,
            silenceLimit: silenceLimit, elements: elements)
    }
}

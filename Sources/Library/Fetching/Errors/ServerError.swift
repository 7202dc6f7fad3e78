/// An error that the server reports in the body of a response with an accepted status, such as 200.
///
/// A mapper throws this error, and the result of the call is ``AppError/server(_:)`` with the request, the status, the
/// body, and this message and code:
///
/// ```swift
/// struct Reply<Value: Decodable & Sendable>: Decodable, Sendable { var ok: Bool, error: String?, value: Value? }
///
/// func channelsFetcher(_ api: APISettings) -> Fetcher<Int, [Channel]> {
///     let read = jsonMapper(Reply<[Channel]>.self, options: api.json)
///     return api.fetcher(
///         createURLRequest: { page in try api.request(path: ["channels"], query: [QueryItem("page", page)]) },
///         mapper: { body in
///             let reply = try read(body)
///             guard reply.ok, let value = reply.value else { throw ServerError(reply.error ?? "The server failed.") }
///             return value
///         })
/// }
/// ```
///
/// A closure of `mapElements`, and one that creates the elements of a stream, can throw it too. So can the closure of
/// `transformedFetcher`; the ``ServerFailure`` then has an empty body.
///
/// The layers of the store see a successful response: a cache stores it, and `retrying` does not send the request
/// again. If this matters, change the status of the response in the innermost layer instead, with
/// ``NetworkStore/init(around:identity:endsAtLimits:fetchData:fetchStream:)``.
public struct ServerError: Error, Hashable, Sendable {
    /// The server's message.
    let message: String
    /// The server's own code of the error, such as `-32601` or `channel_not_found`. Nil if there is none.
    let code: String?

    /// Creates an error from the server's message and its own code.
    public init(_ message: String, code: String? = nil) { (self.message, self.code) = (message, code) }
}

extension ServerError: CustomStringConvertible {
    /// The message and the code on one line, with secrets masked.
    public var description: String {
        Redactor().line(code.map { "\(message) (\($0))" } ?? message, limit: 1000)
    }
}

import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

extension NetworkStore {
    /// Returns a store whose responses arrive as a stream of chunks.
    ///
    /// ```swift
    /// let store = NetworkStore.streaming(
    ///     chunks: ["data: 1\n\n", "data: 2\n\n"].map { Data($0.utf8) }, every: .seconds(1))
    /// let events = streamFetcher(createURLRequest: createURLRequest, store: store, silenceLimit: nil) { body in
    ///     serverEvents(of: body)
    /// }
    /// try await VirtualTime.run {
    ///     for try await event in try await events(question).get() { … }
    /// }
    /// ```
    ///
    /// A `silenceLimit` is a timer that runs while the store waits. A `VirtualTime` that advances automatically would
    /// end both immediately, so pass `silenceLimit: nil` as above. To test the limit, use a `VirtualTime` that does not
    /// advance automatically, and call `waitForSleepers(atLeast: 2)` before each `advance(by:)`.
    ///
    /// - Parameters:
    ///   - chunks: The chunks of each response, in order.
    ///   - interval: The time before each chunk. The wait begins when the consumer asks for the chunk. There is no wait
    ///     before the end of the body or the error.
    ///   - error: The error after the last chunk, such as `URLError(.networkConnectionLost)`. Nil for a complete body.
    ///   - status: The status of the responses.
    ///   - headers: The header fields of the responses.
    public static func streaming(
        chunks: [Data],
        every interval: Duration = .zero,
        endingWith error: (any Error)? = nil,
        status: Int = 200,
        headers: [String: String] = [:]
    ) -> NetworkStore {
        @Sendable func fetch(_ request: URLRequest) async throws -> (ResponseBody, URLResponse) {
            let head = NetworkStore.constant(Data(), status: status, headers: headers)
            let (_, response) = try await head.fetchData(request)
            let position = Atomic(0)
            let body = ResponseBody(next: {
                let next = position.add(1, ordering: .relaxed).oldValue
                if next < chunks.count {
                    if interval > .zero { try await CallContext.current.time.sleep(interval) }
                    return chunks[next]
                }
                if let error { throw error }
                return nil
            })
            return (body, response)
        }
        return NetworkStore(
            fetchData: { request in
                let (body, response) = try await fetch(request)
                do { return (try await body.data(), response) } catch {
                    guard let response = response as? HTTPURLResponse else { throw error }
                    return try response.withPart(Data(), of: error)
                }
            },
            fetchStream: { request in try await fetch(request) })
    }
}

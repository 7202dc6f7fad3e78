import Fetching

/// Returns the responses of a long-polling endpoint, without end. Such a server keeps a request open until something
/// changes, or until its own time limit passes.
///
/// ```swift
/// let changes = longPolls(of: changesFetcher(api), from: 0) { list, since in list.last?.id ?? since }
/// for try await list in changes { show(list) }
/// ```
///
/// A request is sent only when the consumer asks for the next response, so there is one request at a time. A response
/// without changes is an element too, and the next request can have the same cursor. If the server does not wait, the
/// next request follows at once, so pause in the loop. If a request fails, it is sent again after the delays of
/// `policy`: after a transient network error, the status 408, 425, 429 or 5xx, or the status 413 with `Retry-After`.
/// The sequence throws any other error, and ``AppError/cancelled`` if the task is cancelled. By default, transient
/// errors never end it; to give up, pass `ReconnectPolicy(attempts: 10)`. To show that the connection is lost, use the
/// events `callEnded` of ``observing(addingHeaders:_:)``.
///
/// The requests need a time limit that is longer than that of the server: pass `timeLimit:` to `api.request`. The
/// `deadline` of `standardLayers` allows it.
///
/// - Parameters:
///   - fetcher: Sends one request, which the server keeps open.
///   - start: The cursor of the first request.
///   - policy: The delays after failures, and the maximum number of attempts after the last response.
///   - next: Returns the cursor of the next request from a response and its own cursor.
public func longPolls<Cursor: Sendable, Model: Sendable>(
    of fetcher: @escaping Fetcher<Cursor, Model>, from start: Cursor,
    reconnecting policy: ReconnectPolicy = ReconnectPolicy(),
    next: @escaping @Sendable (Model, Cursor) -> Cursor
) -> some AsyncSequence<Model, AppError> & Sendable {
    LongPolls(fetcher: fetcher, start: start, policy: policy, next: next)
}

private struct LongPolls<Cursor: Sendable, Model: Sendable>: AsyncSequence, Sendable {
    let fetcher: Fetcher<Cursor, Model>
    let start: Cursor
    let policy: ReconnectPolicy
    let next: @Sendable (Model, Cursor) -> Cursor

    func makeAsyncIterator() -> Iterator { Iterator(polls: self, cursor: start) }

    struct Iterator: AsyncIteratorProtocol {
        let polls: LongPolls
        var cursor: Cursor
        /// The error that ended the sequence.
        var error: AppError?

        mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(AppError) -> Model? {
            if error != nil { return nil }
            var attempts = 0
            while true {
                if Task.isCancelled { throw .cancelled }
                switch await polls.fetcher(cursor) {
                case .success(let model):
                    cursor = polls.next(model, cursor)
                    return model
                case .failure(let failure):
                    attempts += 1
                    let time = CallContext.current.time
                    let delay = polls.policy.delay(
                        beforeAttempt: attempts, after: failure, reconnectionTime: nil, now: time.date(),
                        random: time.random())
                    guard let delay else {
                        error = failure
                        throw failure
                    }
                    do { try await time.sleep(delay) } catch { throw .cancelled }
                }
            }
        }
    }
}

import Foundation
import Synchronization

/// One request and its answer, from the task's start to its completion.
///
/// The caller is answered once: by the completed task, or before that by cancellation. The task may go on for a while
/// without a caller, because on Linux it must not be cancelled while a redirect waits for its reply.
final class Exchange: Sendable {
    typealias Caller = CheckedContinuation<(Data, URLResponse), any Error>

    private struct State {
        var progress = ExchangeState()
        var task: URLSessionDataTask?
        var caller: Caller?
        var response: URLResponse?
        var body = Data()

        func result(_ error: (any Error)?) -> Result<(Data, URLResponse), any Error> {
            if let error, !(progress.isChallenged && response != nil) {
                return .failure(transportError(error, hasResponse: response != nil))
            }
            guard let response else { return .failure(URLError(.badServerResponse)) }
            return .success((body, decodedResponse(response)))
        }
    }

    private let state = Mutex(State())
    private let progress: ExchangeProgress?

    init(progress: ExchangeProgress?) { self.progress = progress }

    func start(_ task: URLSessionDataTask, _ caller: Caller) {
        let isAbandoned = state.withLock { state in
            state.task = task
            if !state.progress.isAbandoned { state.caller = caller }
            return state.progress.isAbandoned
        }
        if isAbandoned {
            task.cancel()
            caller.resume(throwing: CancellationError())
        } else {
            task.resume()
        }
    }

    /// Answers the caller with `error` at once and ends the task as soon as that is safe.
    func abandon(_ error: any Error = CancellationError()) {
        let (caller, task) = state.withLock { state in
            let mayCancel = state.progress.abandon()
            defer { state.caller = nil }
            return (state.caller, mayCancel ? state.task : nil)
        }
        task?.cancel()
        caller?.resume(throwing: error)
    }

    /// Whether the redirect may be replied to.
    func offeredRedirect() -> Bool {
        state.withLock { $0.progress.offerRedirect() }
    }

    func challenged() {
        state.withLock { $0.progress.isChallenged = true }
    }

    func received(_ response: URLResponse) {
        progress?.responseArrived()
        let task = state.withLock { state in
            state.response = response
            state.body = Data()
            return state.progress.receiveResponse() ? state.task : nil
        }
        task?.cancel()
    }

    func received(_ data: Data, upTo maximum: Int) {
        let isTooLong = state.withLock { state in
            guard state.caller != nil else { return false }
            guard data.count <= maximum - state.body.count else { return true }
            state.body.append(data)
            return false
        }
        if isTooLong { abandon(BodyTooLong(maximumBytes: maximum)) }
    }

    /// - Parameter response: The task's own; Linux doesn't tell the delegate of a redirect that leads nowhere.
    func completed(_ response: URLResponse?, _ error: (any Error)?) {
        let (caller, result) = state.withLock { state in
            defer { state = State() }
            state.response = state.response ?? response
            return (state.caller, state.result(error))
        }
        caller?.resume(with: result)
    }
}

/// What an exchange has been through, as far as it decides what may be done next.
struct ExchangeState {
    /// Nobody waits for the answer any more.
    private(set) var isAbandoned = false
    /// The server's challenge has been refused: the task's error is none.
    var isChallenged = false
    private var isRedirectPending = false

    /// Notes that nobody waits; returns whether the task may be cancelled right now.
    mutating func abandon() -> Bool {
        isAbandoned = true
        return !isRedirectPending
    }

    /// Notes that a redirect waits for its reply; returns whether it may be given: not to a task that has been
    /// cancelled.
    mutating func offerRedirect() -> Bool {
        guard !isAbandoned else { return false }
        isRedirectPending = true
        return true
    }

    /// Notes that the response is there, and with it no redirect is pending; returns whether the task is to be
    /// cancelled now.
    mutating func receiveResponse() -> Bool {
        isRedirectPending = false
        return isAbandoned
    }
}

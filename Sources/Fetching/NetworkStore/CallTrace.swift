import Foundation
import Synchronization

/// A record of the requests that one call sends through its layers. `explain` of `FetchingREPL` shows it.
package final class CallTrace: Sendable {
    /// The trace of the call to which the current task belongs, and the index of the step in progress.
    @TaskLocal package static var current: (trace: CallTrace, step: Int?)?

    /// A request that a layer or a transport received.
    package struct Step: Sendable {
        /// The name of the layer or the transport, or nil for a closure without a name.
        package var name: String?
        /// The index of the step that sent this request, or nil for the call itself.
        package var parent: Int?
        package var start: Duration
        /// The time of the response or of the error. Nil if neither has arrived.
        package var end: Duration?
        /// The status of the response, or nil if there is no HTTP response.
        package var status: Int?
        /// The content type of the response, with secrets masked.
        package var contentType: String?
        package var bodyBytes: Int?
        /// A closure that returns the request as a `curl` command, with the secrets of the call masked.
        package var curlCommand: @Sendable () -> String
    }

    private let state = Mutex<[Step]>([])
    private let time: TimeSource

    package init(time: TimeSource = .system) { self.time = time }

    package var now: Duration { time.uptime() }
    package var steps: [Step] { state.withLock { $0 } }

    /// Sends `request` through `store`, and records it as a step below the step `parent`.
    fileprivate func send(
        _ request: URLRequest, through store: NetworkStore, parent: Int?
    ) async throws -> (Data, URLResponse) {
        let curl = { @Sendable [scope = SecretScope.current] in
            SecretScope.$current.withValue(scope) { Fetching.curlCommand(for: request) }
        }
        let index = state.withLock { steps in
            steps.append(Step(name: store.name, parent: parent, start: now, curlCommand: curl))
            return steps.count - 1
        }
        do {
            let (data, response) = try await Self.$current.withValue((self, index)) {
                try await store.fetchData(request)
            }
            let end = now
            let head = response as? HTTPURLResponse
            let contentType = head?.value(forHTTPHeaderField: "Content-Type")
                .map { Redactor(request: request, response: response).redacted($0) }
            state.withLock { steps in
                steps[index].end = end
                steps[index].status = head?.statusCode
                steps[index].contentType = contentType
                steps[index].bodyBytes = data.count
            }
            return (data, response)
        } catch {
            let end = now
            state.withLock { $0[index].end = end }
            throw error
        }
    }
}

extension NetworkStore {
    /// Returns a store that records its requests, except for streams, in the trace of the current call.
    func recordingSteps() -> NetworkStore {
        var traced = self
        traced.trace { [self] request in
            guard let (trace, step) = CallTrace.current else { return try await fetchData(request) }
            return try await trace.send(request, through: self, parent: step)
        }
        return traced
    }
}

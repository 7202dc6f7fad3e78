import Fetching
import Foundation
import SharedTestCode
import Synchronization

/// A server in memory that sends the next of its responses to each request. After the last response, it responds with
/// status 204.
final class EventServer: Sendable {
    /// A part of a response.
    enum Step: Sendable {
        case chunk(String)
        case failure(URLError)
        /// Nothing arrives any more.
        case silence
    }

    struct Response: Sendable {
        var status = 200
        var headers = ["Content-Type": "text/event-stream"]
        /// A fault before the head is sent.
        var head: Step?
        var steps: [Step] = []

        static func stream(_ steps: Step...) -> Response { Response(steps: steps) }
        /// A response whose body is complete.
        static func events(_ text: String) -> Response { .stream(.chunk(text)) }
        static func status(_ status: Int, _ headers: [String: String] = [:]) -> Response {
            Response(status: status, headers: headers)
        }
        static func noHead(_ step: Step) -> Response { Response(head: step) }
    }

    private struct State {
        var responses: ArraySlice<Response>
        var requests: [URLRequest] = []
        var open = 0
        var reads = 0
    }

    private let state: Mutex<State>

    init(_ responses: Response...) { state = Mutex(State(responses: responses[...])) }

    var requests: [URLRequest] { state.withLock { $0.requests } }
    /// The values of `Last-Event-ID`.
    var lastEventIDs: [String?] { requests.map { $0.value(forHTTPHeaderField: "Last-Event-ID") } }
    /// The number of requests and bodies that have not ended.
    var open: Int { state.withLock { $0.open } }
    /// The number of chunks that were requested.
    var reads: Int { state.withLock { $0.reads } }

    var store: NetworkStore {
        NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { try await self.response(to: $0) })
    }

    private func response(to request: URLRequest) async throws -> (ResponseBody, URLResponse) {
        let response = state.withLock { state in
            state.requests.append(request)
            state.open += 1
            return state.responses.popFirst() ?? .status(204)
        }
        do {
            if let step = response.head { _ = try await data(of: step) }
        } catch {
            end()
            throw error
        }
        let head = try stubResponse(to: request, Data(), status: response.status, headers: response.headers).1
        let steps = Mutex(response.steps[...])
        return (
            ResponseBody {
                self.state.withLock { $0.reads += 1 }
                guard let step = steps.withLock({ $0.popFirst() }) else {
                    self.end()
                    return nil
                }
                return try await self.data(of: step)
            } cancel: {
                self.end()
            }, head
        )
    }

    private func end() { state.withLock { $0.open -= 1 } }

    private func data(of step: Step) async throws -> Data {
        switch step {
        case .chunk(let text): return Data(text.utf8)
        case .failure(let error): throw error
        case .silence: while true { try await Task.sleep(for: .seconds(3600)) }
        }
    }
}

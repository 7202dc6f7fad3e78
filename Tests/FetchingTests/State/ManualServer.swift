import Foundation
import Fetching
import Synchronization

struct Row: Identifiable, Hashable, Sendable {
    var id: String
    init(_ id: String) { self.id = id }
}

/// A collection whose responses a test sends by hand, in any order. It ignores cancellation.
final class ManualServer: Sendable {
    struct Request: Equatable {
        var query: String
        var page: Int
    }
    struct Response: Sendable {
        var rows: [Row]
        var next: Int?
    }
    private struct State {
        var requests: [Request] = []
        var waiting: [Int: CheckedContinuation<Result<Response, AppError>, Never>] = [:]
    }

    private let state = Mutex(State())

    /// All requests so far.
    var requests: [Request] { state.withLock { $0.requests } }

    /// The requests that have no response yet, by their position among all.
    var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }

    func pages(for query: String) -> Pages<Row, Int> {
        parameterPages(
            of: { page in await self.response(to: Request(query: query, page: page)) }, from: 0, items: \.rows
        ) { response, _ in response.next }
    }

    /// Responds to the request at a position, as soon as it has come.
    func respond(to index: Int, _ ids: [String], next: Int? = nil) async {
        await respond(to: index, .success(Response(rows: ids.map(Row.init), next: next)))
    }

    func fail(_ index: Int) async { await respond(to: index, .failure(serverIsDown)) }

    func respond(to index: Int, _ result: Result<Response, AppError>) async {
        await requests(atLeast: index + 1)
        state.withLock { $0.waiting.removeValue(forKey: index) }?.resume(returning: result)
    }

    /// Returns when so many requests have come.
    func requests(atLeast count: Int) async { await waitUntil { requests.count >= count } }

    private func response(to request: Request) async -> Result<Response, AppError> {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.waiting[state.requests.count] = continuation
                state.requests.append(request)
            }
        }
    }
}

let serverIsDown = AppError.network(
    NetworkFailure(URLError(.networkConnectionLost), request: URLRequest(url: URL(filePath: "/rows"))))

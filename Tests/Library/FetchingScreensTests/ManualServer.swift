import Fetching
import Foundation
import SharedTestCode
import Synchronization

@testable import FetchingScreens

struct Row: Identifiable, Hashable, Sendable {
    var id: String
    var isClosed = false
    init(_ id: String) { self.id = id }
}

/// A stub server. A test sends each response with a call, in any order. Cancelled requests also wait for a response.
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

    /// The requests so far, in order.
    var requests: [Request] { state.withLock { $0.requests } }

    /// The positions in `requests` of the requests without a response, in ascending order.
    var waiting: [Int] { state.withLock { $0.waiting.keys.sorted() } }

    func pages(for query: String) -> Pages<Row, Int> {
        parameterPages(
            of: { page in await self.response(to: Request(query: query, page: page)) }, from: 0, items: \.rows
        ) { response, _ in response.next }
    }

    /// Waits for the request at a position in `requests` and responds to the request.
    func respond(to index: Int, _ ids: [String], next: Int? = nil) async {
        await respond(to: index, .success(Response(rows: ids.map(Row.init), next: next)))
    }

    func fail(_ index: Int) async { await respond(to: index, .failure(serverIsDown)) }

    func respond(to index: Int, _ result: Result<Response, AppError>) async {
        await requests(atLeast: index + 1)
        state.withLock { $0.waiting.removeValue(forKey: index) }?.resume(returning: result)
    }

    /// Waits until at least `count` requests have arrived.
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

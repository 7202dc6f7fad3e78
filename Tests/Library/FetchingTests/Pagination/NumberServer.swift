import Fetching
import Synchronization

/// A stub server for the numbers from 0 to `total` - 1, which are read by offset. The server records the requests.
final class NumberServer: Sendable {
    private struct State {
        var total: Int
        var offsets: [Int] = []
        var underWay = 0
        var mostUnderWay = 0
        var cancelled = 0
    }

    private let state: Mutex<State>

    init(total: Int) { state = Mutex(State(total: total)) }

    var total: Int {
        get { state.withLock { $0.total } }
        set { state.withLock { $0.total = newValue } }
    }
    /// The requested offsets, in order.
    var offsets: [Int] { state.withLock { $0.offsets } }
    var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }
    var cancelled: Int { state.withLock { $0.cancelled } }

    /// Returns a fetcher that responds after `wait`, with the error that `failing` returns or with a page.
    func fetcher(
        wait: @escaping @Sendable (OffsetCursor) async throws -> Void = { _ in },
        failing: @escaping @Sendable (OffsetCursor) -> AppError? = { _ in nil }
    ) -> Fetcher<OffsetCursor, PaginatedResponseModel<Int>> {
        { cursor in
            self.state.withLock { state in
                state.offsets.append(cursor.offset)
                state.underWay += 1
                state.mostUnderWay = max(state.mostUnderWay, state.underWay)
            }
            defer { self.state.withLock { $0.underWay -= 1 } }
            do { try await wait(cursor) } catch {
                self.state.withLock { $0.cancelled += 1 }
                return .failure(.cancelled)
            }
            if let error = failing(cursor) { return .failure(error) }
            let total = self.total
            let end = max(min(cursor.offset + cursor.limit, total), cursor.offset)
            return .success(
                PaginatedResponseModel(
                    results: Array(cursor.offset..<end), offset: cursor.offset, limit: cursor.limit, total: total))
        }
    }
}

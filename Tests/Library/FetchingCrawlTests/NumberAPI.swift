import Fetching
import Synchronization

struct TestIssueError: Error {}

/// An API with the numbers from 0 as its items, read by offset.
final class NumberAPI: Sendable {
    let limit: Int
    /// The offsets whose next request fails.
    let failures = Mutex<Set<Int>>([])
    /// The offsets whose requests never end.
    let hanging = Mutex<Set<Int>>([])
    /// The number of items at the end of a page that are also at the beginning of the next page.
    let overlap = Mutex(0)
    let totals: Mutex<@Sendable (Int) -> Int>
    private let log = Mutex<(offsets: [Int], inProgress: Int, maximum: Int)>(([], 0, 0))

    init(total: Int, limit: Int) {
        self.limit = limit
        totals = Mutex { _ in total }
    }

    var offsets: [Int] { log.withLock { $0.offsets } }
    var maximumInProgress: Int { log.withLock { $0.maximum } }

    var pages: Pages<Int, OffsetCursor> {
        offsetPages(of: { [self] cursor in await page(cursor) }, limit: limit) { $0 }
    }

    private func page(_ cursor: OffsetCursor) async -> Result<OffsetPage<Int>, AppError> {
        log.withLock { log in
            log.offsets.append(cursor.offset)
            log.inProgress += 1
            log.maximum = max(log.maximum, log.inProgress)
        }
        defer { log.withLock { $0.inProgress -= 1 } }
        await Task.yield()
        if hanging.withLock({ $0.contains(cursor.offset) }) {
            try? await TimeSource.system.sleep(.seconds(1000))
            return .failure(.cancelled)
        }
        if failures.withLock({ $0.remove(cursor.offset) }) != nil {
            return .failure(.unknown(UnknownFailure(TestIssueError())))
        }
        let total = totals.withLock { $0 }(cursor.offset)
        let end = min(cursor.offset + cursor.limit, total)
        let items = Array(min(cursor.offset, end)..<(end + overlap.withLock { $0 }))
        return .success(OffsetPage(items: items, total: total, limit: limit))
    }
}

import Fetching
import Foundation
import Synchronization

/// The first page of a collection, which is fetched for the plan. If this process also reads the first range, the page
/// is not fetched again.
final class FirstPage<Item: Sendable, Cursor: Hashable & Sendable>: Sendable {
    private let pages: Pages<Item, Cursor>
    private let fetched = Mutex<PageReading<Item, Cursor>?>(nil)

    init(_ pages: Pages<Item, Cursor>) { self.pages = pages }

    /// Fetches the page, and keeps it for ``pages(from:to:)``.
    func reading() async throws -> PageReading<Item, Cursor> {
        switch await pages.fetch(pages.start) {
        case .success(let reading):
            fetched.withLock { $0 = reading }
            return reading
        case .failure(let error): throw PageError(cursor: pages.start, reason: .fetching(error))
        }
    }

    /// Returns the pages from `start` up to but not including `end`. If `end` is nil, returns all pages from `start`.
    func pages(from start: Cursor, to end: Cursor?) -> Pages<Item, Cursor> {
        var part = pages
        part.start = start
        part.fetch = { [self] cursor in
            let first = cursor == pages.start ? fetched.withLock { $0.take() } : nil
            let result = if let first { Result<_, AppError>.success(first) } else { await pages.fetch(cursor) }
            return result.map { reading in
                var reading = reading
                if let end, case .page(let next) = reading.next, next == end || pages.isAfter?(next, end) == true {
                    reading.next = .end
                }
                // A later page can have more items than the first one, by which the ranges were made. The further items
                // are in the next range.
                if let end = end as? OffsetCursor, let own = cursor as? OffsetCursor, end.offset >= own.offset {
                    reading.items = Array(reading.items.prefix(end.offset - own.offset))
                }
                // The last range has no end cursor. If the server reports too large a total, empty pages follow the
                // last item. So an empty page ends this range.
                if end == nil, reading.items.isEmpty, pages.isAfter != nil { reading.next = .end }
                return reading
            }
        }
        return part
    }
}

extension Crawl {
    /// Returns a plan with ranges of ``pagesPerPart`` pages. If the cursors of later pages are not known, the plan has
    /// one range.
    func proposedPlan(_ firstPage: FirstPage<Item, Cursor>) async throws -> (
        Coordinator.Plan, [Coordinator.PageRange]
    ) {
        let reading = try await firstPage.reading()
        var starts = [pages.start]
        var (cursor, pageCount) = (pages.start, 1)
        // The number of ranges is limited, because a server can report any total. The last range contains all further
        // pages.
        while starts.count < maximumRanges, let next = reading.predictNext?(cursor),
            pages.isAfter?(next, cursor) == true
        {
            if pageCount.isMultiple(of: pagesPerPart) {
                try Task.checkCancellation()
                starts.append(next)
            }
            (cursor, pageCount) = (next, pageCount + 1)
        }
        let texts = try starts.map(text(of:))
        let ranges = texts.enumerated().map { index, start in
            Coordinator.PageRange(index: index, start: start, end: index + 1 < texts.count ? texts[index + 1] : nil)
        }
        let plan = Coordinator.Plan(
            job: job, start: try text(of: pages.start), rangeCount: ranges.count, total: reading.total)
        return (plan, ranges)
    }

    /// Returns a cursor as JSON.
    func text(of cursor: Cursor) throws -> String { String(decoding: try jsonLine(cursor).dropLast(), as: UTF8.self) }
}

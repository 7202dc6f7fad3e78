import Fetching
import Observation

/// The rows that are loaded for one query, and the reader that loads more rows.
@MainActor @Observable
final class Listing<Item: Sendable> {
    private(set) var rows: [Item] = []
    /// The number of rows in the complete collection, or nil if the number is not known.
    private(set) var total: Int?
    var tail = ListTail.more
    /// Whether the next page is wanted, for example because a row near the end has appeared.
    @ObservationIgnored var wantsMore = false

    private let nextPage: @MainActor () async throws(AppError) -> (items: [Item], total: Int?, isLast: Bool)
    private let cancelFetches: @MainActor () -> Void

    init<Cursor>(_ pages: Pages<Item, Cursor>) {
        // A screen shows one page after another, so nothing is fetched ahead.
        let reader = PageReader(pages, width: 0)
        cancelFetches = { reader.cancelFetches() }
        nextPage = { () async throws(AppError) in
            do throws(PageError<Cursor>) {
                let page = try await reader.next()
                return (page?.items ?? [], page?.total, reader.isAtEnd)
            } catch {
                if case .fetching(let error) = error.reason { throw error }
                throw .unknown(UnknownFailure(error))
            }
        }
    }

    /// Loads pages until a page adds a row, or until the end of the collection.
    func load() async throws(AppError) {
        let count = rows.count
        var isLast = false
        repeat {
            let page = try await nextPage()
            rows += page.items
            total = page.total ?? total
            isLast = page.isLast
        } while rows.count == count && !isLast
        tail = isLast ? .end : .more
        wantsMore = false
    }

    func updateRow(where isRow: (Item) -> Bool, _ change: (inout Item) -> Void) {
        guard let index = rows.firstIndex(where: isRow) else { return }
        // The closure can read the list, so it changes a copy.
        var row = rows[index]
        change(&row)
        rows[index] = row
    }

    /// Cancels the page that is being loaded. The next call of `load()` loads this page again.
    func stop() {
        cancelFetches()
        if case .loading = tail {
            tail = .more
            wantsMore = true
        }
    }
}

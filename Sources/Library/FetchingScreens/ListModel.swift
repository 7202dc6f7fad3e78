import Fetching
import Observation

/// The state of a screen that shows a collection page by page: the loaded rows, the load in progress, and errors.
///
/// The model is created with one closure, which returns the ``Pages`` of a query. The screen calls the model when the
/// user acts.
///
/// - The rows are the result of the last query that was sent. The result of a cancelled load is stale and is ignored.
/// - At most one page is loaded at a time. After a page fails, the next load starts with the same page.
/// - If a refresh or a further page fails, the existing rows stay. A row whose ID is already in the list is left out.
/// - When the model is released, its loads are cancelled.
///
/// ```swift
/// let heroes = ListModel(query: CharacterQuery()) { query in
///     offsetPages(of: client.characters, kind: .characters, matching: query, limit: 20)
/// }
/// heroes.load()                            // when the screen appears
/// heroes.rowAppeared(row)                  // loads more near the end
/// heroes.query.nameStartsWith = "Spider"   // sends the query when the typing pauses
/// ```
@MainActor @Observable
public final class ListModel<Query: Equatable & Sendable, Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// Whether the rows are being refreshed. The old rows stay until the new rows have arrived.
    public private(set) var isRefreshing = false
    /// The error of the last refresh if it failed, otherwise nil. After a failed refresh, the old rows stay.
    public private(set) var refreshError: AppError?

    private var phase = Phase.initial
    private var listing: Listing<Item>?
    private var draftQuery: Query
    private var activeQuery: Query

    private let makeListing: @MainActor (Query) -> Listing<Item>
    private let debounce: Duration
    private let loadMoreThreshold: Int

    /// The task of the debounce interval or of the load in progress, if any. The two never run at the same time.
    private let work = CurrentWork()
    @ObservationIgnored private var lastToAppear: Item.ID?

    private enum Phase {
        case initial, loading, loaded
        case failed(AppError)
    }

    /// Creates a model without sending a request.
    ///
    /// - Parameters:
    ///   - query: The initial query: a search text, or all values on which the list depends.
    ///   - debounce: The time for which a changed query must stay the same before it is sent.
    ///   - loadMoreThreshold: The number of rows, at least 1, that count as near the end of the list. When one of these
    ///     rows appears, more rows are loaded.
    ///   - pages: Returns the pages of a query. One page is fetched at a time, regardless of the `width` of the pages.
    public init<Cursor>(
        query: Query, debounce: Duration = .milliseconds(300), loadMoreThreshold: Int = 10,
        pages: @escaping @MainActor (Query) -> Pages<Item, Cursor>
    ) {
        draftQuery = query
        activeQuery = query
        self.debounce = debounce
        self.loadMoreThreshold = max(loadMoreThreshold, 1)
        makeListing = { query in Listing(pages(query).removingDuplicates(by: \.id)) }
    }
}

extension ListModel {
    /// The state of the complete screen.
    public var state: ViewState<[Item]> {
        switch phase {
        case .initial: .initial
        case .loading: .loading
        case .loaded: ViewState(.success(rows))
        case .failed(let error): .failed(error)
        }
    }

    /// The loaded rows, in the server's order.
    public var rows: [Item] { listing?.rows ?? [] }

    /// The number of rows in the complete collection, or nil if the number is not known.
    public var total: Int? { listing?.total }

    /// The state of the list's end.
    public var tail: ListTail { listing?.tail ?? .more }

    /// Whether the query was changed but not sent yet. Until it is sent, the rows are those of the previous query. The
    /// value is always false before the first load.
    public var isSearching: Bool { draftQuery != activeQuery }

    /// The current query. A changed query is sent after the debounce interval. Until then, the rows of the previous
    /// query stay, and no more rows are loaded. Before the first load, a changed query is not sent.
    public var query: Query {
        get { draftQuery }
        set {
            guard newValue != draftQuery else { return }
            draftQuery = newValue
            if case .initial = phase { return activeQuery = newValue }
            stop()
            if isSearching { sendQueryAfterDebounce() } else { resume() }
        }
    }

    /// Loads the first page. Does nothing if a load was already started.
    public func load() {
        if case .initial = phase { sendQuery() }
    }

    /// Loads more rows if `row` is near the end of the list. Call this method when the row appears on the screen.
    ///
    /// If the last attempt to load more rows failed, this method does not try again.
    public func rowAppeared(_ row: Item) {
        lastToAppear = row.id
        guard isNearEnd(row.id) else { return }
        listing?.wantsMore = true
        loadMoreIfWanted()
    }

    /// Loads the next page, even if an earlier attempt failed. Does nothing before the first page is loaded, during
    /// another load or a debounce interval, or at the end of the list.
    public func loadMore() {
        guard case .loaded = phase, work.task == nil, let listing else { return }
        if case .end = listing.tail { return }
        listing.wantsMore = false
        listing.tail = .loading
        load(listing) { _, error in
            if let error { listing.tail = .failed(error) }
        }
    }

    /// Sends the query again. The old rows stay until the new rows have arrived. If the query was changed, removes the
    /// old rows and sends the new query at once.
    public func refresh() {
        switch phase {
        case .initial, .failed: sendQuery()
        case _ where isSearching: sendQuery()
        case .loading: break
        case .loaded:
            guard !isRefreshing else { return }
            stop()
            isRefreshing = true
            refreshError = nil
            loadAgain(makeListing(activeQuery))
        }
    }

    /// Changes a row, for example before the server has confirmed an action of the user. Does nothing if no row has the
    /// ID. A refresh replaces the row with the one that the server sends.
    ///
    /// - Parameters:
    ///   - id: The ID of the row.
    ///   - change: Changes the row. The ID must stay the same.
    public func updateRow(_ id: Item.ID, _ change: (inout Item) -> Void) {
        listing?.updateRow(where: { $0.id == id }, change)
    }

    /// Repeats the load that failed: the first page, the refresh, or the next page. Does nothing if no load failed.
    public func retry() {
        if case .failed = phase {
            if isSearching { sendQuery() } else { loadFirst() }
        } else if refreshError != nil {
            refresh()
        } else if case .failed = tail {
            loadMore()
        }
    }

    /// Waits until nothing is being loaded and no changed query is waiting to be sent. If the caller is cancelled,
    /// returns at once, and loading continues.
    public func waitUntilIdle() async {
        await work.waitUntilIdle()
    }
}

extension ListModel {
    private func sendQueryAfterDebounce() {
        work.task = Task { [weak self, debounce] in
            try? await CallContext.current.time.sleep(debounce)
            guard !Task.isCancelled else { return }
            self?.sendQuery()
        }
    }

    private func sendQuery() {
        stop()
        activeQuery = draftQuery
        refreshError = nil
        phase = .loading
        listing = makeListing(activeQuery)
        loadFirst()
    }

    private func loadFirst() {
        guard let listing else { return }
        phase = .loading
        load(listing) { model, error in
            guard model.listing === listing else { return }
            model.phase = error.map { .failed($0) } ?? .loaded
        }
    }

    private func loadAgain(_ listing: Listing<Item>) {
        load(listing) { model, error in
            model.isRefreshing = false
            model.refreshError = error
            guard error == nil else { return }
            model.listing = listing
            // `rowAppeared` is not called again for a row that stays on the screen during the refresh.
            listing.wantsMore = model.lastToAppear.map(model.isNearEnd) ?? false
        }
    }

    /// Continues after the query was changed and then changed back before it was sent. The first change stopped the
    /// load in progress. That load is started again, except a refresh.
    private func resume() {
        if case .loading = phase { loadFirst() } else { loadMoreIfWanted() }
    }

    private func isNearEnd(_ id: Item.ID) -> Bool { rows.suffix(loadMoreThreshold).contains { $0.id == id } }

    private func loadMoreIfWanted() {
        if listing?.wantsMore == true, case .more = tail { loadMore() }
    }

    private func stop() {
        work.task = nil
        isRefreshing = false
        listing?.stop()
    }

    private func load(_ listing: Listing<Item>, finish: @escaping @MainActor (ListModel, AppError?) -> Void) {
        // Before this point, the closure `pages` or an observer of a property may have started another load.
        guard work.task == nil else { return }
        work.task = Task { [weak self] in
            var failure: AppError?
            do throws(AppError) { try await listing.load() } catch { failure = error }
            // The error of a cancelled load is ignored. If a cancelled load has no error, an observer cancelled it
            // after its rows were added, so it is finished.
            guard let self, failure == nil || !Task.isCancelled else { return }
            finish(self, failure)
            guard !Task.isCancelled else { return }
            work.task = nil
            loadMoreIfWanted()
        }
    }
}

/// The state of a list's end.
public enum ListTail: Sendable {
    /// There are more rows. They are loaded when a row near the end appears.
    case more
    /// More rows are being loaded.
    case loading
    /// Loading failed; existing rows stay. Call ``ListModel/retry()`` to load again.
    case failed(AppError)
    /// All rows are loaded.
    case end
}

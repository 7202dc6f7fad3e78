import Observation

/// What a screen shows of a collection that is read page by page: the rows so far, what is being loaded, and errors.
///
/// The model gets one closure, which returns the ``Pages`` of a query. The screen calls the model when the user acts.
///
/// - The rows are those of the query sent last. The result of a cancelled load is stale and is ignored.
/// - One page is loaded at a time, and none after the end. A page that failed is loaded again, never skipped.
/// - Rows stay when a refresh or a further page fails. A row whose ID is already in the list is left out.
/// - When the model is released, its loads are cancelled.
///
/// ```swift
/// let heroes = ListModel(query: CharacterQuery()) { query in
///     offsetPages(of: client.characters, kind: .characters, matching: query, limit: 20)
/// }
/// heroes.load()                            // when the screen appears
/// heroes.rowAppeared(row)                     // loads more near the end
/// heroes.query.nameStartsWith = "Spider"   // is sent when the typing pauses
/// ```
@MainActor @Observable
public final class ListModel<Query: Equatable & Sendable, Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// Whether the rows are being refreshed. The old rows stay until the new ones have arrived.
    public private(set) var isRefreshing = false
    /// Why the last refresh failed; the rows are the ones from before it.
    public private(set) var refreshError: AppError?

    private var phase = Phase.initial
    private var listing: Listing<Item>?
    private var draftQuery: Query
    private var activeQuery: Query

    private let makeListing: @MainActor (Query) -> Listing<Item>
    private let debounce: Duration
    private let loadMoreThreshold: Int
    private let time: TimeSource

    /// The debounce or the load that is under way; there is one at a time.
    @ObservationIgnored private var work: Task<Void, Never>? {
        didSet {
            oldValue?.cancel()
            for waiter in waiters { waiter.finish() }
            waiters = []
        }
    }
    @ObservationIgnored private var waiters: [AsyncStream<Never>.Continuation] = []
    @ObservationIgnored private var lastToAppear: Item.ID?

    private enum Phase {
        case initial, loading, loaded
        case failed(AppError)
    }

    /// Makes a model that has sent no request yet.
    ///
    /// - Parameters:
    ///   - query: The first query: a search text, or everything that the list depends on.
    ///   - debounce: How long a changed query must stay the same before it is sent.
    ///   - loadMoreThreshold: The number of rows at the end that load more when one of them appears.
    ///   - time: Measures the debounce interval.
    ///   - pages: Returns the collection of a query. One page is fetched at a time, whatever its `width`.
    public init<Cursor>(
        query: Query, debounce: Duration = .milliseconds(300), loadMoreThreshold: Int = 10, time: TimeSource = .system,
        pages: @escaping @MainActor (Query) -> Pages<Item, Cursor>
    ) {
        draftQuery = query
        activeQuery = query
        self.debounce = debounce
        self.loadMoreThreshold = max(loadMoreThreshold, 1)
        self.time = time
        makeListing = { query in Listing(pages(query).removingDuplicates(by: \.id)) }
    }

    deinit { work?.cancel() }
}

extension ListModel {
    /// What the screen shows as a whole.
    public var state: ViewState<[Item]> {
        switch phase {
        case .initial: .initial
        case .loading: .loading
        case .loaded: ViewState(.success(rows))
        case .failed(let error): .error(error)
        }
    }

    /// The rows so far, in the server's order.
    public var rows: [Item] { listing?.rows ?? [] }

    /// The number of rows in the whole collection, if the server reports it.
    public var total: Int? { listing?.total }

    /// What comes after the last row.
    public var tail: ListTail { listing?.tail ?? .more }

    /// Whether the query was changed and not sent yet, so that the rows are those of the query before.
    public var isSearching: Bool { draftQuery != activeQuery }

    /// The query to show. A changed query is sent after the debounce interval. Until then the rows of the query before
    /// stay, and no more rows are loaded.
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

    /// Loads the first page. Does nothing if it is already loaded.
    public func load() {
        if case .initial = phase { sendQuery() }
    }

    /// Loads more rows if `row`, which has appeared on the screen, is near the end.
    public func rowAppeared(_ row: Item) {
        lastToAppear = row.id
        guard isNearEnd(row.id) else { return }
        listing?.wantsMore = true
        loadMoreIfWanted()
    }

    /// Loads the next page, also if that failed before. Does nothing while something else is being loaded.
    public func loadMore() {
        guard case .loaded = phase, work == nil, let listing else { return }
        if case .end = listing.tail { return }
        listing.wantsMore = false
        listing.tail = .loading
        load(listing) { _, error in
            if let error { listing.tail = .failed(error) }
        }
    }

    /// Sends the query again; the rows stay until the new ones have arrived. A changed query is sent at once.
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

    /// Tries again what failed: the first page, the refresh, or the next page.
    public func retry() {
        if case .failed = phase {
            if isSearching { sendQuery() } else { loadFirst() }
        } else if refreshError != nil {
            refresh()
        } else if case .failed = tail {
            loadMore()
        }
    }

    /// Returns when nothing is being loaded. If the caller is cancelled, it returns at once and loading continues.
    public func waitUntilIdle() async {
        while work != nil, !Task.isCancelled {
            let (end, waiter) = AsyncStream<Never>.makeStream()
            waiters.append(waiter)
            for await _ in end {}
        }
    }
}

extension ListModel {
    private func sendQueryAfterDebounce() {
        work = Task { [weak self, time, debounce] in
            try? await time.sleep(debounce)
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
            // A row that stays on the screen doesn't appear again.
            listing.wantsMore = model.lastToAppear.map(model.isNearEnd) ?? false
        }
    }

    /// Continues the load that a changed query stopped; the query has been changed back.
    private func resume() {
        if case .loading = phase { loadFirst() } else { loadMoreIfWanted() }
    }

    private func isNearEnd(_ id: Item.ID) -> Bool { rows.suffix(loadMoreThreshold).contains { $0.id == id } }

    private func loadMoreIfWanted() {
        if listing?.wantsMore == true, case .more = tail { loadMore() }
    }

    private func stop() {
        work = nil
        isRefreshing = false
        listing?.stop()
    }

    private func load(_ listing: Listing<Item>, finish: @escaping @MainActor (ListModel, AppError?) -> Void) {
        // `pages` and observers are called in the middle of a change, and may have started other work.
        guard work == nil else { return }
        work = Task { [weak self] in
            var failure: AppError?
            do throws(AppError) { try await listing.load() } catch { failure = error }
            // A cancelled load is stale, unless an observer cancelled it while its rows were being added.
            guard let self, failure == nil || !Task.isCancelled else { return }
            finish(self, failure)
            guard !Task.isCancelled else { return }
            work = nil
            loadMoreIfWanted()
        }
    }
}

/// What comes after the last row of a list.
public enum ListTail: Sendable {
    /// More rows, which are loaded when a row near the end appears.
    case more
    /// More rows, which are being loaded.
    case loading
    /// Loading failed; existing rows stay. Call ``ListModel/retry()`` to load again.
    case failed(AppError)
    /// Nothing.
    case end
}

import Observation

/// What a screen shows of a collection that comes in pages: the rows so far, what is under way, and what went wrong.
///
/// It is given one closure, from a query to ``Pages``, and a screen hands it what the person does. It asks for one page
/// at a time. What it shows answers the query that was asked last; rows stay when a refresh or a further page fails; no
/// page is loaded twice, passed over after a failure, or asked for beyond the end. Rows with an id that is there
/// already are left out. When the model is dropped, what is under way is cancelled.
///
/// ```swift
/// let heroes = ListModel(query: CharacterQuery()) { query in
///     offsetPages(of: client.characters, kind: .characters, matching: query, limit: 20)
/// }
/// heroes.load()                            // the screen is there
/// heroes.appeared(row)                     // loads more if the end is near
/// heroes.query.nameStartsWith = "Spider"   // asks when the typing pauses
/// ```
@MainActor @Observable
public final class ListModel<Query: Equatable & Sendable, Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// Whether the rows are being refreshed; the old ones stay until the new are there.
    public private(set) var isRefreshing = false
    /// Why the last refresh failed; the rows are those from before.
    public private(set) var refreshError: AppError?
    /// What is behind the last row.
    public private(set) var tail = ListTail.more

    private var phase = Phase.initial
    private var listing = Listing<Item>()
    private var typed: Query
    private var asked: Query

    private let pages: @MainActor (Query) -> Listing<Item>
    private let debounce: Duration
    private let loadMoreThreshold: Int
    private let time: TimeSource

    /// The one thing that is under way: a pause in the typing, or a load.
    @ObservationIgnored private var work: Task<Void, Never>? {
        didSet {
            oldValue?.cancel()
            for waiter in waiters { waiter.finish() }
            waiters = []
        }
    }
    @ObservationIgnored private var waiters: [AsyncStream<Never>.Continuation] = []
    /// Whether the end came near while no page could be loaded.
    @ObservationIgnored private var wantsMore = false
    @ObservationIgnored private var lastToAppear: Item.ID?

    private enum Phase {
        case initial, loading, loaded
        case failed(AppError)
    }

    /// Makes a model that has asked for nothing yet.
    ///
    /// - Parameters:
    ///   - query: What to ask at first: a search text, or all that the list depends on.
    ///   - debounce: How long a changed query must stay the same before it is asked.
    ///   - loadMoreThreshold: How many rows before the end are near enough to load more.
    ///   - time: Measures the debounce.
    ///   - pages: The collection that answers a query. One page is fetched at a time, whatever the pages' width.
    public init<Cursor>(
        query: Query, debounce: Duration = .milliseconds(300), loadMoreThreshold: Int = 10, time: TimeSource = .system,
        pages: @escaping @MainActor (Query) -> Pages<Item, Cursor>
    ) {
        typed = query
        asked = query
        self.debounce = debounce
        self.loadMoreThreshold = max(loadMoreThreshold, 1)
        self.time = time
        self.pages = { query in Listing(of: pages(query).removingDuplicates(by: \.id)) }
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
    public var rows: [Item] { listing.rows }

    /// How many rows the whole collection has, if the server says so.
    public var total: Int? { listing.total }

    /// Whether the query was changed and not asked yet: the rows answer the one before.
    public var isSearching: Bool { typed != asked }

    /// What the person wants to see. A change is asked once it has stayed the same for the debounce; until then the
    /// rows are those of the query before, and nothing is added to them.
    public var query: Query {
        get { typed }
        set {
            guard newValue != typed else { return }
            typed = newValue
            if case .initial = phase { return asked = newValue }
            stop()
            if isSearching { askAfterDebounce() } else { goOn() }
        }
    }

    /// The screen is there: loads the first page, unless that was done.
    public func load() {
        if case .initial = phase { ask() }
    }

    /// A row is on the screen: loads more if the end is near.
    public func appeared(_ row: Item) {
        lastToAppear = row.id
        guard isNearEnd(row.id) else { return }
        wantsMore = true
        loadMoreIfWanted()
    }

    /// Loads the next page, also after that failed; not while something else is under way.
    public func loadMore() {
        guard case .loaded = phase, work == nil, listing.next != nil else { return }
        wantsMore = false
        tail = .loading
        let count = rows.count
        extend(listing) { model, listing, error in
            model.show(listing)
            if let error { model.tail = .failed(error) }
            // A page may bring nothing new.
            return error == nil && listing.rows.count == count ? model.loadMore : nil
        }
    }

    /// Asks the query again; the rows stay until the new ones are there. A changed query is asked at once.
    public func refresh() {
        switch phase {
        case .initial, .failed: ask()
        case _ where isSearching: ask()
        case .loading: break
        case .loaded:
            guard !isRefreshing else { return }
            stop()
            isRefreshing = true
            refreshError = nil
            loadAnew(pages(asked))
        }
    }

    /// Tries again what failed: the first page, the refresh, or the next page.
    public func retry() {
        if case .failed = phase {
            if isSearching { ask() } else { loadFirst() }
        } else if refreshError != nil {
            refresh()
        } else if case .failed = tail {
            loadMore()
        }
    }

    /// Returns when nothing is under way, or at once when the caller is cancelled; what is under way goes on.
    public func waitUntilIdle() async {
        while work != nil, !Task.isCancelled {
            let (end, waiter) = AsyncStream<Never>.makeStream()
            waiters.append(waiter)
            for await _ in end {}
        }
    }
}

extension ListModel {
    private func askAfterDebounce() {
        work = Task { [weak self, time, debounce] in
            try? await time.sleep(debounce)
            guard !Task.isCancelled else { return }
            self?.ask()
        }
    }

    private func ask() {
        stop()
        asked = typed
        refreshError = nil
        phase = .loading
        show(pages(asked))
        loadFirst()
    }

    private func loadFirst() {
        phase = .loading
        extend(listing) { model, listing, error in
            model.show(listing)
            if error == nil, listing.isEmptyYet { return model.loadFirst }
            model.phase = error.map { .failed($0) } ?? .loaded
            return nil
        }
    }

    private func loadAnew(_ listing: Listing<Item>) {
        extend(listing) { model, listing, error in
            if error == nil, listing.isEmptyYet { return { model.loadAnew(listing) } }
            model.isRefreshing = false
            model.refreshError = error
            if error == nil {
                model.show(listing)
                // A row that stays on the screen doesn't appear again.
                model.wantsMore = model.lastToAppear.map(model.isNearEnd) ?? false
            }
            return model.loadMoreIfWanted
        }
    }

    /// Takes up again what was stopped for a query that was taken back.
    private func goOn() {
        if case .loading = phase { loadFirst() } else { loadMoreIfWanted() }
    }

    private func isNearEnd(_ id: Item.ID) -> Bool { rows.suffix(loadMoreThreshold).contains { $0.id == id } }

    private func loadMoreIfWanted() {
        if wantsMore, case .more = tail { loadMore() }
    }

    private func show(_ listing: Listing<Item>) {
        self.listing = listing
        tail = listing.next == nil ? .end : .more
        wantsMore = false
    }

    /// Stops what is under way; its answer, should it still come, is not looked at.
    private func stop() {
        work = nil
        isRefreshing = false
        if case .loading = tail {
            tail = .more
            wantsMore = true
        }
    }

    /// Loads the page behind a listing; `receive` shows what came of it, and returns what is to be done next.
    private func extend(
        _ listing: Listing<Item>,
        then receive: @escaping @MainActor (ListModel, Listing<Item>, AppError?) -> (@MainActor () -> Void)?
    ) {
        // `pages`, and who observes the model, are called in the middle of a change, and may have asked for something
        // else.
        guard work == nil, let next = listing.next else { return }
        work = Task { [weak self] in
            let result = await next()
            // Who was stopped answers a question that nobody asks any more.
            guard let self, !Task.isCancelled else { return }
            let goOn =
                switch result {
                case .success(let page): receive(self, listing.adding(page), nil)
                case .failure(let error): receive(self, listing, error)
                }
            guard !Task.isCancelled else { return }
            work = nil
            goOn?()
        }
    }
}

import Fetching

/// What a list model has to show at one moment, apart from its rows.
struct ListSnapshot: Equatable, Sendable {
    /// What the screen shows as a whole.
    enum Phase: Equatable, Sendable {
        case loading, rows, nothing
        /// Nothing came, and a sentence that says why.
        case failed(String)
    }

    var phase = Phase.loading
    /// How many rows were loaded.
    var count = 0
    /// How many there are, if the server says so.
    var total: Int?
    /// Whether the search was changed and is not asked yet.
    var isSearching = false
    var isRefreshing = false
    /// Why the last refresh failed.
    var refreshError: String?
    var isLoadingMore = false
    /// Why no more rows came.
    var moreError: String?
    /// Whom to name as the data's source, which the API's terms ask for.
    var attribution = ""

    /// Whether something failed that can be tried again.
    var hasFailed: Bool {
        if case .failed = phase { return true }
        return refreshError != nil || moreError != nil
    }
}

extension ListSnapshot {
    /// - Parameters:
    ///   - model: What to show.
    ///   - attribution: The data's source.
    ///   - sentence: What an error means to the one who reads.
    @MainActor
    init<Query, Item>(_ model: ListModel<Query, Item>, attribution: String, sentence: (AppError) -> String) {
        switch model.state {
        case .initial, .loading: phase = .loading
        case .success: phase = .rows
        case .empty: phase = .nothing
        case .error(let error): phase = .failed(sentence(error))
        }
        count = model.rows.count
        total = model.total
        isSearching = model.isSearching
        isRefreshing = model.isRefreshing
        refreshError = model.refreshError.map(sentence)
        switch model.tail {
        case .loading: isLoadingMore = true
        case .failed(let error): moreError = sentence(error)
        case .more, .end: break
        }
        self.attribution = attribution
    }
}

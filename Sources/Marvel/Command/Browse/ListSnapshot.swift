import Fetching

/// The state of a list model at one moment, except its rows.
struct ListSnapshot: Equatable, Sendable {
    /// The main content of the screen.
    enum Phase: Equatable, Sendable {
        case loading, rows, empty
        /// Loading failed, with a sentence that says why.
        case failed(String)
    }

    var phase = Phase.loading
    /// The number of loaded rows.
    var count = 0
    /// The number of rows of the whole list, if the server reported it.
    var total: Int?
    /// Whether the search was changed and not sent yet.
    var isSearching = false
    var isRefreshing = false
    /// The reason why the last refresh failed.
    var refreshError: String?
    var isLoadingMore = false
    /// The reason why no more rows could be loaded.
    var moreError: String?
    /// The attribution that the API's terms require.
    var attribution = ""

    /// Whether there is a failure to retry.
    var hasFailed: Bool {
        if case .failed = phase { return true }
        return refreshError != nil || moreError != nil
    }
}

extension ListSnapshot {
    /// - Parameters:
    ///   - model: The list.
    ///   - attribution: The attribution that the API's terms require.
    ///   - sentence: Explains an error to the user.
    @MainActor
    init<Query, Item>(_ model: ListModel<Query, Item>, attribution: String, sentence: (AppError) -> String) {
        switch model.state {
        case .initial, .loading: phase = .loading
        case .success: phase = .rows
        case .empty: phase = .empty
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

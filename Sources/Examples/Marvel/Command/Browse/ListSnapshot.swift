import CommandLineSupport
import Fetching
import FetchingScreens

/// The state of a list model at one moment, without its rows.
struct ListSnapshot: Equatable, Sendable {
    /// The main content of the screen.
    enum Phase: Equatable, Sendable {
        case loading, rows, empty
        /// A failure to load the first rows, with a sentence for the user.
        case failed(String)
    }

    var phase = Phase.loading
    /// The number of loaded rows.
    var count = 0
    /// The number of rows of the complete list; nil if the number is not known.
    var total: Int?
    /// Whether the search was changed but not sent yet.
    var isSearching = false
    var isRefreshing = false
    /// A sentence that explains why the last refresh failed; nil if it didn't fail.
    var refreshError: String?
    var isLoadingMore = false
    /// A sentence that explains the failure to load more rows; nil without a failure.
    var moreError: String?
    /// The attribution that the API's terms require.
    var attribution = ""

    /// Whether a load failed and can be retried.
    var hasFailed: Bool {
        if case .failed = phase { return true }
        return refreshError != nil || moreError != nil
    }
}

extension ListSnapshot {
    /// Creates a snapshot of a list model.
    ///
    /// - Parameters:
    ///   - model: The list model.
    ///   - attribution: The attribution that the API's terms require.
    ///   - sentence: Returns a sentence that explains an error to the user.
    @MainActor
    init<Query, Item>(_ model: ListModel<Query, Item>, attribution: String, sentence: (AppError) -> String) {
        switch model.state {
        case .initial, .loading: phase = .loading
        case .success: phase = .rows
        case .empty: phase = .empty
        case .failed(let error): phase = .failed(sentence(error))
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

import Fetching
import SharedTestCode

@testable import FetchingScreens

extension ListModel where Item == Row {
    /// A text that describes all states that a screen shows.
    var shown: String {
        let whole =
            switch state {
            case .initial: "initial"
            case .loading: "loading"
            case .empty: "empty"
            case .failed: "error"
            case .success(let rows): rows.map(\.id).joined(separator: " ") + ", " + name(of: tail)
            }
        let notes = [
            isRefreshing ? "refreshing" : nil, refreshError.map { _ in "not refreshed" },
            isSearching ? "searching" : nil,
        ]
        return ([whole] + notes.compactMap { $0 }).joined(separator: ", ")
    }
}

private func name(of tail: ListTail) -> String {
    switch tail {
    case .more: "more"
    case .loading: "loading"
    case .failed: "failed"
    case .end: "end"
    }
}

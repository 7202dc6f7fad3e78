import Foundation
import Fetching
import Marvel
import Synchronization

/// A list model as the screen uses it, without its query's and its rows' types.
@MainActor
struct BrowseSource {
    /// The collection's name.
    let title: String
    let heads: [BrowseTable.Head]
    /// Searches for those that begin with a text, all for an empty one; nil where the API has no such search.
    let search: ((String) -> Void)?
    let snapshot: () -> ListSnapshot
    /// The cells of some rows, which must be there.
    let cells: (Range<Int>) -> [[String]]
    /// What makes the details of a row for a terminal's width; nil for a row that is not there.
    let card: (Int) -> ((_ width: Int) -> [CardLine])?
    let load: () -> Void
    /// A row is on the screen.
    let appeared: (Int) -> Void
    let refresh: () -> Void
    let retry: () -> Void
}

extension BrowseSource {
    /// - Parameters:
    ///   - collection: What is listed.
    ///   - kind: The API's lists of it.
    ///   - columns: What is shown of each.
    ///   - query: All of it, in the order to show.
    ///   - search: Where the query keeps what names begin with; nil if it has no such filter.
    ///   - origin: Where requests go.
    ///   - time: Measures the pause in the typing.
    ///   - pages: The pages of a query.
    init<Query: Hashable & Sendable, Model: Codable & Identifiable & Sendable>(
        _ collection: BrowsedCollection, of kind: ResourceKind<Query, Model>, columns: [Column<Model>], query: Query,
        search: WritableKeyPath<Query, String?>?, from origin: BrowseOrigin, time: TimeSource,
        pages: @escaping @Sendable (@escaping Fetcher<Query, MarvelPage<Model>>, Query) -> Pages<Model, OffsetCursor>
    ) where Model.ID: Sendable {
        let list = listFetcher(of: kind, store: origin.store, keys: origin.keys, baseURL: origin.baseURL)
        let attribution = Attribution()
        let model = ListModel(query: query, time: time) { query in
            pages({ await attribution.noted(list($0)) }, query)
        }
        let shown = columns.filter { !$0.isDetail }
        title = collection.rawValue.capitalized
        heads = shown.map { column in
            BrowseTable.Head(
                title: column.title, isAtRight: column.alignment == .right, isFlexible: column.isFlexible)
        }
        self.search = search.map { path in
            { text in
                let trimmed = text.trimmingCharacters(in: .whitespaces)
                model.query[keyPath: path] = trimmed.isEmpty ? nil : trimmed
            }
        }
        snapshot = {
            ListSnapshot(model, attribution: attribution.text) { error in
                CommandFailure(error, baseURL: origin.baseURL).text
            }
        }
        cells = { range in model.rows[range].map { row in shown.map { cellText($0.cell(row)) } } }
        card = { index in
            guard model.rows.indices.contains(index) else { return nil }
            let row = model.rows[index]
            return { width in cardLines(row, columns: columns, width: width) }
        }
        load = { model.load() }
        appeared = { index in model.appeared(model.rows[index]) }
        refresh = { model.refresh() }
        retry = { model.retry() }
    }
}

/// Where the requests of a screen go.
struct BrowseOrigin: Sendable {
    var store: NetworkStore
    var keys: MarvelKeys
    var baseURL: String
}

/// Whom the server names as the source of the data, which pages of models alone don't tell.
private final class Attribution: Sendable {
    private let latest = Mutex("")

    var text: String { latest.withLock { $0 } }

    func noted<Model>(_ result: Result<MarvelPage<Model>, AppError>) -> Result<MarvelPage<Model>, AppError> {
        if case .success(let page) = result { latest.withLock { $0 = page.attributionText ?? "" } }
        return result
    }
}

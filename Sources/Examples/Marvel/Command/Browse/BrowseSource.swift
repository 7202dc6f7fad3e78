import CommandLineSupport
import Fetching
import FetchingGenerators
import FetchingScreens
import Foundation
import Marvel
import Synchronization

/// A type-erased list model for the screen.
@MainActor
struct BrowseSource {
    /// The title of the list, such as `Characters` or `Comics of 3-D Man`.
    let title: String
    let headers: [BrowseTable.Header]
    /// Searches for names or titles that start with a text; nil if the API has no such search.
    let search: ((String) -> Void)?
    /// Returns the current state of the list.
    let snapshot: () -> ListSnapshot
    /// Returns the cells of a range of loaded rows.
    let cells: (Range<Int>) -> [[String]]
    /// Returns a function that lays out a row's details for the width of a terminal. Returns nil if the row isn't
    /// loaded.
    let card: (Int) -> ((_ width: Int) -> [CardLine])?
    /// The name of the list that belongs to each row, such as `comics`; nil if rows have no list.
    let child: String?
    /// Returns the list that belongs to a row. Returns nil if the row isn't loaded.
    let open: (Int) -> BrowseSource?
    /// Loads the first page. Does nothing if a load was already started.
    let load: () -> Void
    /// Tells the model that a row is visible. The model then loads more rows if the row is near the end.
    let rowAppeared: (Int) -> Void
    /// Sends the query again.
    let refresh: () -> Void
    /// Repeats the load that failed.
    let retry: () -> Void
}

/// The row from which a list was opened. It belongs to another list.
struct BrowseParent: Equatable, Sendable {
    /// The plural name of the row's collection.
    var plural: String
    var id: Int
    /// The row's name or title.
    var name: String
}

extension BrowseSource {
    /// Creates the list of a complete collection, or the list that belongs to a row of another list.
    init<Query, Model>(_ resource: Resource<Query, Model>, _ connection: Connection, _ parent: BrowseParent?) {
        let list = connection.list(resource.kind)
        let attribution = Attribution()
        var query = resource.unfiltered
        if let parent { resource.setParent(parent.plural, parent.id, &query) }
        let model = ListModel(query: query) { query in
            let fetcher: Fetcher<Query, MarvelPage<Model>> = { await attribution.recorded(list($0)) }
            return offsetPages(of: fetcher, kind: resource.kind, matching: query, limit: pageSize, width: 0)
        }
        let columns = resource.columns.filter { !$0.isDetail }
        title = resource.plural.capitalized + (parent.map { " of \($0.name)" } ?? "")
        headers = columns.map { column in
            BrowseTable.Header(
                title: column.title, isRightAligned: column.alignment == .right, isFlexible: column.isFlexible)
        }
        search = resource.search.map { path in
            { text in
                let trimmed = text.trimmingCharacters(in: .whitespaces)
                model.query[keyPath: path] = trimmed.isEmpty ? nil : trimmed
            }
        }
        snapshot = {
            ListSnapshot(model, attribution: attribution.text) { error in
                CommandFailure(error, baseURL: connection.baseURL).text
            }
        }
        cells = { range in model.rows[range].map { row in columns.map { cellText($0.cell(row)) } } }
        card = { index in
            guard model.rows.indices.contains(index) else { return nil }
            let row = model.rows[index]
            return { width in cardLines(row, columns: resource.columns, width: width) }
        }
        let childResource = childResource(of: resource.plural)
        child = childResource?.plural
        open = { index in
            guard model.rows.indices.contains(index), let name = columns.first(where: \.isFlexible) else { return nil }
            let row = model.rows[index]
            return childResource?.browse(
                connection, BrowseParent(plural: resource.plural, id: row.id, name: cellText(name.cell(row))))
        }
        load = { model.load() }
        rowAppeared = { index in model.rowAppeared(model.rows[index]) }
        refresh = { model.refresh() }
        retry = { model.retry() }
    }
}

/// Returns the kind of the list that belongs to a row: characters for a comic, and comics for all other kinds.
private func childResource(of plural: String) -> AnyResource? {
    ["comics", "characters"].lazy.compactMap { resource(named: $0) }.first { $0.parents.contains(plural) }
}

/// The number of rows per request: more than most terminals show, but few enough to load quickly.
private let pageSize = 50

/// The attribution of the page that was loaded most recently. The API's terms require it, but a list model keeps only
/// the rows.
private final class Attribution: Sendable {
    private let latest = Mutex("")

    var text: String { latest.withLock { $0 } }

    func recorded<Model>(_ result: Result<MarvelPage<Model>, AppError>) -> Result<MarvelPage<Model>, AppError> {
        if case .success(let page) = result { latest.withLock { $0 = page.attributionText ?? "" } }
        return result
    }
}

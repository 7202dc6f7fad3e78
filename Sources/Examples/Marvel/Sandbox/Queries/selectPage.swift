import Foundation

/// Returns the page for a route and a query. Throws the API's error for an invalid query or an unknown ID.
func selectPage(
    at route: Route, queryItems: [URLQueryItem], in facts: Facts, today: Date
) throws(SandboxError) -> RecordPage {
    let kind = route.kind
    let credentials = ["apikey", "ts", "hash"]
    let query = queryItems.filter { !credentials.contains($0.name) }.map { (name: $0.name, value: $0.value ?? "") }
    switch route {
    case .one(_, let id):
        if let parameter = query.first { throw .unknownParameter(parameter.name) }
        return RecordPage(facts: facts, kind: kind, rows: [try row(of: id, in: kind, facts)], total: 1)
    case .list:
        return try selectPage(
            of: Array(facts[kind].indices), query: query, filtering: Filtering(facts: facts, kind: kind, today: today))
    case .sublist(let parent, let id, _):
        let links = facts.links(from: try row(of: id, in: parent, facts), of: parent, to: kind)
        return try selectPage(
            of: links.map(\.row).sorted(), query: query,
            filtering: Filtering(facts: facts, kind: kind, parent: parent, today: today))
    }
}

private func row(of id: String, in kind: Kind, _ facts: Facts) throws(SandboxError) -> Int {
    guard let id = Int(id), let row = facts.row(of: id, in: kind) else { throw .notFound(kind) }
    return row
}

/// Returns a page of `rows`, filtered and sorted. `rows` are in the default order of the kind.
private func selectPage(
    of rows: [Int], query: [(name: String, value: String)], filtering: Filtering
) throws(SandboxError) -> RecordPage {
    var rows = rows
    var page = RecordPage(facts: filtering.facts, kind: filtering.kind, rows: [], total: 0)
    var order: String?
    for (name, value) in query {
        let isPaging = ["limit", "offset", "orderBy"].contains(name)
        guard isPaging || filtering.recognizes(name) else { throw .unknownParameter(name) }
        if value.isEmpty { throw .emptyParameter(name) }
        switch name {
        case "limit":
            guard let limit = Int(value), limit > 0 else { throw .invalidLimit }
            guard limit <= 100 else { throw .limitTooHigh }
            page.limit = limit
        case "offset":
            guard let offset = Int(value), offset >= 0 else { throw .invalidOffset }
            page.offset = offset
        case "orderBy":
            order = value
        default:
            if let passes = try filtering.test(name, value) { rows = rows.filter(passes) }
        }
    }
    if let order { rows = try ordered(rows, by: order, of: filtering.kind, in: filtering.facts) }
    page.total = rows.count
    page.rows = Array(rows.dropFirst(page.offset).prefix(page.limit))
    return page
}

/// A page of a list, or a page with a single record.
struct RecordPage: Sendable {
    var facts: Facts
    var kind: Kind
    /// The rows of the records on the page, in order.
    var rows: [Int]
    var offset = 0
    var limit = RecordPage.defaultLimit
    /// The total number of rows on all pages.
    var total: Int

    static let defaultLimit = 20
}

import FetchingJSON
import Foundation
internal import HTTPSyntax

/// Returns how the pages of a collection are read, as far as a page shows it. Returns nil if it does not show it, or if
/// the page has no array of items.
///
/// - Parameters:
///   - url: The URL of the page.
///   - headers: The header fields of the response.
///   - body: The body of the response.
///   - chosen: How the next page is requested, if this is known; nil to find it.
///   - items: The path of the items, if this is known; nil to find it.
public func pageScheme(
    of url: URL, headers: [String: String], body: JSONTree, next chosen: PageScheme.Next? = nil, items: String? = nil
) -> PageScheme? {
    var values: [PageValue] = []
    collect(body, at: [], to: &values)
    guard let items = items ?? itemsPath(values) else { return nil }
    let count = body.value(at: items)?.elements?.count ?? 0
    let query = queryPairs(of: url)
    let found = PageFinder(values: values, query: query, url: url, headers: headers)
    guard let next = chosen ?? found.next else { return nil }
    var scheme = PageScheme(next: next, items: items)
    scheme.total =
        found.number(totalNames)?.path
        // The field `count` of many servers is the number of items in the page.
        ?? found.number(["count"]).flatMap { $0.number > count ? $0.path : nil }
    switch next {
    case .offset(let parameter):
        let given = query.last { $0.name == parameter }.flatMap { Int($0.value) }
        scheme.base = given == nil && found.number(offsetNames)?.number == 1 ? 1 : 0
        scheme.start = given ?? scheme.base
    case .page(let parameter):
        let given = query.last { $0.name == parameter }.flatMap { Int($0.value) }
        scheme.base = (given ?? found.number(pageNames + ["number"])?.number) == 0 ? 0 : 1
        scheme.start = given ?? scheme.base
        scheme.pageCount = found.number(pageCountNames)?.path
    case .link, .url, .token: break
    }
    return scheme
}

/// A value of a page that is not in an array.
private struct PageValue {
    var path: [String]
    var value: JSONTree
    var name: String { pageName(path.last ?? "") }
    var text: String { path.joined(separator: ".") }
}

/// Adds the values of an object, the values of its objects and so on, to a list. Values with shorter paths are first.
private func collect(_ tree: JSONTree, at path: [String], to values: inout [PageValue]) {
    values.append(PageValue(path: path, value: tree))
    guard case .object(let fields) = tree, path.count < 4 else { return }
    // Objects are last, so that the values of an object precede those of its objects.
    let objects = fields.filter { if case .object = $0.value { true } else { false } }
    for field in fields where !objects.contains(field) {
        values.append(PageValue(path: path + [field.name], value: field.value))
    }
    for field in objects { collect(field.value, at: path + [field.name], to: &values) }
}

/// Returns the path of the array with the most objects. If no array has objects, the path of the longest array.
private func itemsPath(_ values: [PageValue]) -> String? {
    func rank(_ value: PageValue) -> (Int, Int, Int)? {
        guard let elements = value.value.elements else { return nil }
        let objects = elements.count { if case .object = $0 { true } else { false } }
        return (objects, elements.count, itemNames.contains(value.name) ? 1 : 0)
    }
    // `max` returns the last of equal elements.
    return values.reversed().compactMap { value in rank(value).map { (value, $0) } }
        .max { $0.1 < $1.1 }?.0.text
}

/// What a page shows about the next page.
private struct PageFinder {
    let values: [PageValue]
    let query: [(name: String, value: String)]
    let url: URL
    let headers: [String: String]

    /// How the next page is requested: the surest way that the page shows.
    var next: PageScheme.Next? {
        let link = headers.value(ofHeader: "Link").map { webLinks(in: $0).links } ?? []
        if link.contains(where: { !pageRelations.isDisjoint(with: $0.relations) }) { return .link }
        let fields = values.filter { isNextField($0) }
        if let field = fields.first(where: { isURL($0.value) }) { return .url(field: field.text) }
        if let token = fields.first(where: { $0.value.scalarText != nil }) { return .token(of: token, query) }
        if let token = values.first(where: { tokenNames.contains($0.name) && $0.value.scalarText != nil }) {
            return .token(of: token, query)
        }
        if let item = query.first(where: { offsetNames.contains(pageName($0.name)) }) {
            return .offset(parameter: item.name)
        }
        if let item = query.first(where: { pageNames.contains(pageName($0.name)) }) {
            return .page(parameter: item.name)
        }
        // `null`, an empty text or false in such a field means that this is the last page.
        if let field = fields.first(where: { $0.value.scalarText == nil }) { return .url(field: field.text) }
        if let value = number(offsetNames) { return .offset(parameter: value.name) }
        if let value = number(pageNames) ?? (number(pageCountNames) == nil ? nil : number(["number"])) {
            return .page(parameter: ["currentpage", "number"].contains(pageName(value.name)) ? "page" : value.name)
        }
        return nil
    }

    /// Returns the first field with one of the names whose value is a whole number of at least 0. Earlier names are
    /// preferred.
    func number(_ names: [String]) -> (path: String, name: String, number: Int)? {
        for name in names {
            for value in values where value.name == name {
                if case .number(let text) = value.value, let number = Int(text), number >= 0 {
                    return (value.text, value.path.last ?? "", number)
                }
            }
        }
        return nil
    }

    /// Whether a field has the URL of the next page, or a token for it: `next_url`, `links.next`, `next.href`.
    private func isNextField(_ value: PageValue) -> Bool {
        if case .object = value.value { return false }
        if value.value.elements != nil { return false }
        if case .bool(true) = value.value { return false }
        if value.name.hasPrefix("next") || value.name.hasSuffix("nextlink") { return true }
        return ["href", "url", "uri", "link"].contains(value.name)
            && value.path.dropLast().last.map { pageName($0).hasPrefix("next") } == true
    }

    private func isURL(_ value: JSONTree) -> Bool {
        guard case .string(let text) = value, ["http://", "https://", "/", "?"].contains(where: text.hasPrefix) else {
            return false
        }
        return resolvedURL(text, relativeTo: url) != nil
    }
}

extension PageScheme.Next {
    /// Returns the way with a token. The parameter is the query item of the request with a similar name. Without such
    /// an item, its name is derived from the name of the field: `page_token` for `next_page_token`.
    fileprivate static func token(of value: PageValue, _ query: [(name: String, value: String)]) -> Self {
        let field = value.path.last ?? ""
        var parameter = field
        if pageName(field).hasPrefix("next"), let end = field.lowercased().firstRange(of: "next")?.upperBound {
            let rest = field.suffix(field.distance(from: end, to: field.endIndex)).drop { "_-".contains($0) }
            if !rest.isEmpty { parameter = rest.first.map { $0.lowercased() + rest.dropFirst() } ?? field }
        } else if pageName(field) == "endcursor" {
            parameter = "after"
        }
        let known = query.first { pageName($0.name).hasSuffix(pageName(parameter)) }
        return .token(parameter: known?.name ?? parameter, field: value.text)
    }
}

/// Returns a name in lower case without characters other than letters and digits: `nextpage` for `next_page`.
private func pageName(_ name: String) -> String { folded(name).filter { $0.isLetter || $0.isNumber } }

private func queryPairs(of url: URL) -> [(name: String, value: String)] {
    (URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
}

private let pageRelations: Set<String> = ["next", "prev", "previous", "first", "last"]
private let itemNames: Set<String> = ["results", "items", "data", "records", "entries", "values", "hits", "value"]
private let tokenNames: Set<String> = [
    "cursor", "continuation", "continuationtoken", "pagetoken", "endcursor", "marker", "scrollid", "bookmark", "after",
]
private let offsetNames = ["offset", "skip", "start", "startat", "startindex", "from", "firstresult", "sysparmoffset"]
private let pageNames = ["page", "pagenumber", "pageno", "pageindex", "currentpage", "p"]
private let pageCountNames = ["totalpages", "pages", "lastpage", "pagecount", "numpages", "pagetotal", "maxpage"]
private let totalNames = [
    "total", "totalcount", "totalresults", "totalitems", "totalelements", "totalrecords", "totalhits", "numfound",
]

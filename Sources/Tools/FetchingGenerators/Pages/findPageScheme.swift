import FetchingJSON
import Foundation
internal import HTTPSyntax

/// A response that can be a page of a collection.
public struct PageSample: Sendable {
    let url: URL
    let headers: [String: String]
    let body: JSONTree

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - url: The URL of the request.
    ///   - headers: The header fields of the response.
    ///   - body: The body of the response.
    public init(url: URL, headers: [String: String], body: JSONTree) {
        (self.url, self.headers, self.body) = (url, headers, body)
    }
}

/// Returns how the pages of a collection are read, as far as responses show it. Returns nil if they do not show it, or
/// if the first one has no array of items.
///
/// - Parameters:
///   - samples: Responses of one endpoint. If one of them is the page after another one, the result is certain.
///     Otherwise, it depends on the names of fields and query items.
///   - chosen: How the next page is requested, if this is known; nil to find it.
///   - items: The path of the items, if this is known; nil to find it.
public func pageScheme(
    of samples: [PageSample], next chosen: PageScheme.Next? = nil, items: String? = nil
) -> PageScheme? {
    // This limit bounds the number of comparisons for a hostile recording.
    let pages = samples.prefix(20).map { sample in
        var values: [PageValue] = []
        collect(sample.body, at: [], to: &values)
        return PageFinder(values: values, query: queryPairs(of: sample.url), sample: sample)
    }
    guard let first = pages.first, let items = items ?? itemsPath(pages) else { return nil }
    // The first response can be the complete collection.
    func find(_ next: (PageFinder) -> PageScheme.Next?) -> PageScheme.Next? { pages.lazy.compactMap(next).first }
    let followed = chosen == nil ? find { $0.next(among: pages, items: items) } : nil
    guard let next = chosen ?? find(\.linkNext) ?? followed ?? find(\.headerNext) ?? find(\.next) else { return nil }
    var scheme = PageScheme(next: next, items: items)
    scheme.isCertain = chosen != nil || followed != nil || next == .link
    let count = first.sample.body.value(at: items)?.elements?.count ?? 0
    scheme.total =
        first.total(of: items)
        // The field `count` of many servers is the number of items in the page.
        ?? first.number(["count"]).flatMap { $0.number > count ? $0.path : nil }
    scheme.pageSize = first.number(pageSizeNames).flatMap { $0.number >= max(1, count) ? $0.path : nil }
    scheme.hasMore = first.values.first { moreNames.contains($0.name) && $0.value.boolean != nil }?.text
    switch next {
    case .offset(let parameter):
        let given = first.query.last { $0.name == parameter }.flatMap { Int($0.value) }
        scheme.base = given == nil && first.number(offsetNames)?.number == 1 ? 1 : 0
        scheme.start = given ?? scheme.base
    case .page(let parameter):
        let given = first.query.last { $0.name == parameter }.flatMap { Int($0.value) }
        let number = given ?? first.number(pageNames + ["number"])?.number
        (scheme.base, scheme.isBaseKnown) = (number == 0 ? 0 : 1, number != nil)
        scheme.start = given ?? scheme.base
        scheme.pageCount = first.number(pageCountNames)?.path
    case .link, .header, .url, .token, .lastItem: break
    }
    return scheme
}

/// A value of a page that is not in an array.
private struct PageValue {
    var path: [String]
    var value: JSONTree
    var name: String { pageName(path.last ?? "") }
    var text: String { path.joined(separator: ".") }
    /// Whether the names say that the value leads to a page other than the next one.
    var leadsElsewhere: Bool {
        path.map(pageName).contains { name in
            ["self", "prev", "first", "last", "current"].contains(where: name.hasPrefix)
        }
    }
}

/// Adds the values of an object, the values of its objects and so on, to a list. The values of an object precede those
/// of its objects.
private func collect(_ tree: JSONTree, at path: [String], to values: inout [PageValue]) {
    values.append(PageValue(path: path, value: tree))
    guard case .object(let fields) = tree, path.count < 4 else { return }
    var objects: [JSONTree.Field] = []
    // This limit bounds the time for a hostile page.
    for field in fields.prefix(1000) {
        if case .object = field.value {
            objects.append(field)
        } else {
            values.append(PageValue(path: path + [field.name], value: field.value))
        }
    }
    for field in objects where values.count < 10_000 { collect(field.value, at: path + [field.name], to: &values) }
}

/// Returns the path of the array with the items of the first page. Its name is usual, such as `results`, or the last
/// word of the URL's path. If there is no such array, returns the path of the array with the most objects or, if no
/// array has objects, of the longest array.
private func itemsPath(_ pages: [PageFinder]) -> String? {
    guard let first = pages.first else { return nil }
    let arrays = first.values.filter { $0.value.elements != nil }
    let resource = pageName(first.sample.url.lastPathComponent)
    // An array with the same elements in another page, such as a list of filters, has no items.
    let others = pages.filter { $0.isOtherPage(than: first) }
    let changing = arrays.filter { array in
        !others.contains { $0.sample.body.value(at: array.text) == array.value && array.value != .array([]) }
    }
    func rank(_ value: PageValue) -> (Int, Int, Int) {
        let elements = value.value.elements ?? []
        let objects = elements.count { if case .object = $0 { true } else { false } }
        return (itemNames.contains(value.name) || value.name == resource ? 1 : 0, objects, elements.count)
    }
    // `max` returns the first of equal elements.
    return (changing.isEmpty ? arrays : changing).max { rank($0) < rank($1) }?.text
}

/// A page in which the request for the next page is looked for.
private struct PageFinder {
    let values: [PageValue]
    let query: [(name: String, value: String)]
    let sample: PageSample

    /// Whether the requests have the same path and different queries.
    func isOtherPage(than other: PageFinder) -> Bool {
        normalizedPath(sample.url) == normalizedPath(other.sample.url)
            && urlParts(sample.url) != urlParts(other.sample.url)
    }

    /// `.link` if the page has a `Link` field with a relation such as `next`; nil otherwise.
    var linkNext: PageScheme.Next? {
        let links = sample.headers.value(ofHeader: "Link").map { webLinks(in: $0).links } ?? []
        return links.contains { !pageRelations.isDisjoint(with: $0.relations) } ? .link : nil
    }

    /// The header fields with a URL that can be that of the next page.
    private var urlHeaders: [(name: String, url: URL)] {
        sample.headers.sorted { $0.key < $1.key }.compactMap { name, value in
            guard isURL(.string(value)), !PageValue(path: [name], value: .null).leadsElsewhere,
                !["location", "contentlocation", "link", "referer"].contains(pageName(name))
            else { return nil }
            return resolvedURL(value, relativeTo: sample.url).map { (name, $0) }
        }
    }

    /// The scheme if a header field such as `Next-Page` has a URL; nil otherwise.
    var headerNext: PageScheme.Next? {
        urlHeaders.first { pageName($0.name).contains("next") }.map { .header(field: $0.name) }
    }

    /// The scheme that names of fields and query items suggest, the most reliable first.
    var next: PageScheme.Next? {
        let fields = values.filter { isNextField($0) }
        if let field = fields.first(where: { isURL($0.value) }) { return .url(field: field.text) }
        if let token = fields.first(where: { $0.value.scalarText != nil }) { return .token(of: token, query) }
        if let token = values.first(where: { tokenNames.contains($0.name) && $0.value.scalarText != nil }) {
            return .token(of: token, query)
        }
        let hasMore = values.contains { moreNames.contains($0.name) && $0.value.boolean != nil }
        let after = query.first { ["after", "startingafter", "afterid"].contains(pageName($0.name)) }?.name
        if hasMore, let after, let last = values.first(where: { $0.name == "lastid" && $0.value.scalarText != nil }) {
            return .token(parameter: after, field: last.text)
        }
        // Another value can be that of a filter, as in `from=2024-01-01`.
        let numbers = query.filter { $0.value.isEmpty || Int($0.value) != nil }
        if let item = numbers.first(where: { offsetNames.contains(pageName($0.name)) }) {
            return .offset(parameter: item.name)
        }
        if let item = numbers.first(where: { pageNames.contains(pageName($0.name)) }) {
            return .page(parameter: item.name)
        }
        // `null`, an empty text or false in such a field means that this is the last page.
        if let field = fields.first(where: { $0.value.scalarText == nil }) { return .url(field: field.text) }
        if let value = number(offsetNames) { return .offset(parameter: value.name) }
        if let value = number(pageNames) ?? (number(pageCountNames) == nil ? nil : number(["number"])) {
            return .page(parameter: ["currentpage", "number"].contains(pageName(value.name)) ? "page" : value.name)
        }
        // If no such query item is known, that of Stripe and of APIs that follow it.
        return hasMore ? .lastItem(parameter: after ?? "starting_after", field: "id") : nil
    }

    /// How another sample is requested after this page, or nil if none of them is the next page.
    func next(among others: [PageFinder], items: String) -> PageScheme.Next? {
        let own = Dictionary(query.map { ($0.name, $0.value) }) { $1 }
        let path = normalizedPath(sample.url)
        let elements = sample.body.value(at: items)?.elements ?? []
        var weaker: PageScheme.Next?
        for other in others where normalizedPath(other.sample.url) == path {
            let their = Dictionary(other.query.map { ($0.name, $0.value) }) { $1 }
            let names = Set(own.keys).union(their.keys).filter { own[$0] != their[$0] }
            if names.isEmpty { continue }
            let link = values.first { value in
                guard case .string(let text) = value.value, isURL(value.value), !value.leadsElsewhere else {
                    return false
                }
                return resolvedURL(text, relativeTo: sample.url).map { urlParts($0) == urlParts(other.sample.url) }
                    == true
            }
            if let link { return .url(field: link.text) }
            let header = urlHeaders.first { urlParts($0.url) == urlParts(other.sample.url) }
            if let header { return .header(field: header.name) }
            guard names.count == 1, let name = names.first, let value = their[name], !value.isEmpty else { continue }
            let token = values.first { field in
                guard field.value.scalarText == value, !field.leadsElsewhere else { return false }
                // A small number can be in many fields.
                return Int(value) == nil || field.name.hasPrefix("next") || tokenNames.contains(field.name)
            }
            if let token { return .token(parameter: name, field: token.text) }
            if let last = elements.last, case .object(let fields) = last,
                let field = fields.first(where: { $0.value.scalarText == value })
            {
                // An ID can be equal to the number of a page.
                if Int(value) == nil || !(pageNames + offsetNames).contains(pageName(name)) {
                    weaker = weaker ?? .lastItem(parameter: name, field: field.name)
                }
            }
            guard let number = Int(value) else { continue }
            let isPage = pageNames.contains(pageName(name))
            if let start = own[name].map({ Int($0) }) ?? (isPage ? 1 : 0), number > start, !elements.isEmpty {
                if number - start == elements.count, !isPage { weaker = weaker ?? .offset(parameter: name) }
                if number - start == 1, isPage || elements.count > 1 { weaker = weaker ?? .page(parameter: name) }
            }
        }
        return weaker
    }

    /// Returns the path of the number of items in the collection: a field of an object that contains the items, or of
    /// an object such as `paging`. Another object, such as `_shards`, can have a total of its own.
    func total(of items: String) -> String? {
        func isOfItems(_ path: [String]) -> Bool {
            path.isEmpty || items.hasPrefix(path.joined(separator: ".") + ".")
                || path.last.map { pageObjects.contains(pageName($0)) } == true
        }
        for name in totalNames {
            for value in values {
                // As in `{"total": {"value": 7}}`.
                let path = value.name == "value" ? value.path.dropLast() : value.path[...]
                guard let last = path.last, pageName(last) == name, isOfItems(Array(path.dropLast())),
                    case .number(let text) = value.value, let number = Int(text), number >= 0
                else { continue }
                return value.text
            }
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
        return resolvedURL(text, relativeTo: sample.url) != nil
    }
}

extension PageScheme.Next {
    /// Returns the URL of the next page as a page has it. Returns nil if the page has none, or if the next page is
    /// requested in another way.
    public func urlText(_ headers: [String: String], _ body: JSONTree) -> String? {
        switch self {
        case .link:
            webLinks(in: headers.value(ofHeader: "Link") ?? "").links
                .first { $0.relations.contains("next") && $0.parameters["anchor"] == nil }?.target
        case .header(let field): headers.value(ofHeader: field).flatMap { $0.isEmpty ? nil : $0 }
        case .url(let field): body.value(at: field)?.scalarText
        case .token, .lastItem, .offset, .page: nil
        }
    }

    /// Returns a token scheme. The parameter is the query item of the request with a similar name. Without such
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

private func normalizedPath(_ url: URL) -> String { normalizingPercentEncoding(url.path(percentEncoded: true)) }

/// The path and the sorted query items. They are equal for two URLs that differ only in the order of the items.
func urlParts(_ url: URL) -> [String] {
    [normalizedPath(url)] + queryPairs(of: url).map { "\($0.name)=\($0.value)" }.sorted()
}

private func queryPairs(of url: URL) -> [(name: String, value: String)] {
    (URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
}

private let pageRelations: Set<String> = ["next", "prev", "previous", "first", "last"]
private let itemNames: Set<String> = ["results", "items", "data", "records", "entries", "values", "hits", "value"]
private let tokenNames: Set<String> = [
    "cursor", "continuation", "continuationtoken", "pagetoken", "endcursor", "marker", "scrollid", "bookmark", "after",
    "continue",
]
private let offsetNames = ["offset", "skip", "start", "startat", "startindex", "from", "firstresult", "sysparmoffset"]
private let pageNames = ["page", "pagenumber", "pageno", "pageindex", "currentpage", "p"]
private let pageCountNames = ["totalpages", "pages", "lastpage", "pagecount", "numpages", "pagetotal", "maxpage"]
let pageSizeNames = ["pagesize", "perpage", "itemsperpage", "resultsperpage", "limit", "ps", "size"]
private let moreNames: Set<String> = ["hasmore", "hasnext", "hasnextpage", "more", "ismore", "moreresults"]
private let pageObjects: Set<String> = [
    "meta", "metadata", "info", "page", "pages", "pageinfo", "paging", "pagination", "links", "cursor", "cursors",
]
private let totalNames = [
    "total", "totalcount", "totalresults", "totalitems", "totalelements", "totalrecords", "totalhits", "numfound",
]

import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension ClientEndpoint {
    /// The type of a response, and the properties of the model. There are no properties if the response is not an
    /// object.
    typealias Model = (type: SwiftType, properties: [Declaration.Property])

    /// How the pages of a collection are read.
    private struct LinkedPages {
        /// The property with the URL of the next page. Nil for the header field `Link`.
        var next: String?
        /// The expression of the items, such as `$0.results`.
        var items: String
        var itemType: SwiftType
    }

    /// How the pages are read, if the recording has a response with the URL of the next page. Other forms, such as a
    /// page number in the query, cannot be recognized with certainty, so such an endpoint returns single pages.
    private func pages(_ model: Model?) -> LinkedPages? {
        guard method == "GET", case .model = output, let model else { return nil }
        var pages: LinkedPages
        if case .array(let element) = model.type {
            pages = LinkedPages(items: "$0", itemType: element)
        } else {
            let lists = model.properties.filter { property in
                if case .array = property.type.unwrapped { !property.isLeftOut } else { false }
            }
            guard lists.count == 1, case .array(let element) = lists[0].type.unwrapped else { return nil }
            let path = "$0." + escaped(lists[0].name)
            pages = LinkedPages(
                items: lists[0].type.isOptional ? path + " ?? []" : path, itemType: element)
        }
        let successes = exchanges.filter(\.isSuccess)
        if successes.contains(where: { $0.nextPage(field: nil) != nil }) { return pages }
        let link = model.properties.first { property in
            property.type.unwrapped == .string && successes.contains { $0.nextPage(field: property.field) != nil }
        }
        guard let link else { return nil }
        pages.next = escaped(link.name)
        return pages
    }

    /// The type of the items of the pages, or nil if the pages have no links.
    func pageItem(_ model: Model?) -> SwiftType? { pages(model)?.itemType }

    /// The function that returns all pages, or nil if the pages have no links.
    func pagesSource(_ model: Model?) -> String? {
        guard let model, let pages = pages(model) else { return nil }
        let mapper = "jsonMapper(\(model.type.text()).self, options: api.json)"
        let mapResponse =
            pages.next.map { next in
                """
                mapResponse: { data, _ in
                    let page = try \(mapper)(data)
                    return LinkedPage(model: page, next: page.\(next))
                }),
                """
            } ?? "mapResponse: linkMapper(\(mapper))),"
        return """
            /// The pages of `\(title)`. Each response has the URL of the next page.
            ///
            /// - Parameter first: The URL of the first page.
            \(call("func \(name)Pages", ["_ api: APISettings", "from first: URL"], " -> Pages<\(pages.itemType.text()), URL> {"))
                linkPages(
                    of: api.fetcher(
                        createURLRequest: { url in try api.request(url: url) },
            \(indented(indented(indented(mapResponse))))
                    from: first, items: { \(pages.items) })
            }
            """
    }

    /// A test that reads all pages, if all of them are recorded.
    func pagesTest(_ model: Model?, baseURL: String, _ names: inout UniqueNames) -> String? {
        guard let pages = pages(model) else { return nil }
        let field = pages.next.flatMap { next in model?.properties.first { escaped($0.name) == next }?.field }
        var (seen, count): (Set<Int>, Int) = ([], 0)
        let indices = Dictionary(exchanges.indices.map { (exchanges[$0].urlParts, $0) }) { first, _ in first }
        guard let first = exchanges.firstIndex(where: { $0.isSuccess && $0.nextPage(field: field) != nil }) else {
            return nil
        }
        var current = first
        while true {
            guard exchanges[current].isSuccess, seen.insert(current).inserted else { return nil }
            count += exchanges[current].itemCount
            guard let next = exchanges[current].nextPage(field: field) else { break }
            let page = RecordedExchange(URLRequest(url: next), status: 200)
            guard let index = indices[page.urlParts] else { return nil }
            current = index
        }
        return """
            @Test("\(name)Pages")
            func \(names.unique(name + "PagesReplay"))() async throws {
                let first = try #require(URL(string: \(stringLiteral(recordedURL(first, baseURL: baseURL)))))
                var count = 0
                for try await _ in \(name)Pages(api, from: first).items { count += 1 }
                #expect(count == \(count))
            }
            """
    }
}

extension RecordedExchange {
    /// Returns the URL of the next page, if it differs from the URL of the request only in the query.
    ///
    /// - Parameter field: The field with the URL. Nil for the header field `Link`.
    fileprivate func nextPage(field: String?) -> URL? {
        var text: String?
        if let field {
            guard isNextName(field), case .object(let fields)? = json else { return nil }
            if case .string(let value)? = fields.first(where: { $0.name == field })?.value { text = value }
        } else {
            text =
                webLinks(in: headers.value(ofHeader: "Link") ?? "").links
                .first { $0.relations.contains("next") && $0.parameters["anchor"] == nil }?.target
        }
        guard let text, let own = request.url, let url = resolvedURL(text, relativeTo: own) else { return nil }
        let hasOtherQuery = url.query(percentEncoded: true) != own.query(percentEncoded: true)
        return haveSameOrigin(url, own) && normalizedPath(url) == normalizedPath(own) && hasOtherQuery ? url : nil
    }

    /// The path and the sorted query items. They are equal for two URLs that differ only in the order of the items.
    fileprivate var urlParts: [String] {
        [request.url.map(normalizedPath) ?? ""] + queryPairs.map { "\($0.name)=\($0.value)" }.sorted()
    }

    /// The number of items of a page: the elements of the body, or of the longest array in it.
    fileprivate var itemCount: Int {
        switch json {
        case .array(let elements)?: elements.count
        case .object(let fields)?:
            fields.map { field in if case .array(let elements) = field.value { elements.count } else { 0 } }.max() ?? 0
        default: 0
        }
    }
}

private func normalizedPath(_ url: URL) -> String { normalizingPercentEncoding(url.path(percentEncoded: true)) }

/// Whether a field with this name has the URL of the next page, such as `next`, `next_url` and `nextPage`.
private func isNextName(_ name: String) -> Bool {
    ["next", "nextlink", "nextpage", "nextpageurl", "nexturl"].contains(folded(name))
}

import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The page sequence of an endpoint, with the parts of its source.
struct ClientPages {
    let scheme: PageScheme
    /// The type of an item.
    let itemType: SwiftType
    /// The expression of the items of a model `$0`.
    let items: String
    /// The parameter that differs between the pages. Nil if the next page has a URL.
    let parameter: ClientEndpoint.Parameter?
    /// The type of the cursor.
    let cursor: String
    /// The expression for the next page, the total or the number of pages; nil if the model has none.
    let next: String?
}

extension ClientEndpoint {
    /// The header field with the URL of the next page, if it is not `Link`.
    var pageHeader: String? { if case .header(let field) = pageScheme?.next { field } else { nil } }

    /// The path of the field with the token or the URL of the next page, if all recorded pages have it, so that the
    /// last page was not recorded; nil otherwise.
    var cursorOfAllPages: String? {
        let path: String
        switch pageScheme?.next {
        case .token(_, let field), .url(let field): path = field
        default: return nil
        }
        let hasCursor = exchanges.allSatisfy { !$0.isSuccess || $0.json?.value(at: path)?.scalarText != nil }
        return hasCursor ? path : nil
    }

    /// Whether a request has the number of the first page or the first offset in its query.
    private var requestsFirstPageByNumber: Bool {
        guard let scheme = pageScheme else { return false }
        switch scheme.next {
        case .offset(let name), .page(let name):
            return queries.contains { $0.contains { $0.name == name && Int($0.value) == scheme.base } }
        default: return false
        }
    }

    /// Returns the page sequence of the endpoint, or nil if it has none that can be read with its models.
    func pages(_ modelType: SwiftType?, _ models: ClientModels) -> ClientPages? {
        guard let scheme = pageScheme, case .model = output, let modelType,
            let items = models.expression(of: scheme.items, in: modelType),
            case .array(let itemType) = items.type.unwrapped
        else { return nil }
        func value(_ path: String?) -> ClientModels.Expression? {
            path.flatMap { models.expression(of: $0, in: modelType) }
        }
        func pages(_ cursor: String, _ next: String?, parameter name: String? = nil) -> ClientPages {
            ClientPages(
                scheme: scheme, itemType: itemType, items: items.text + (items.type.isOptional ? " ?? []" : ""),
                parameter: name.flatMap { name in parameters.first { $0.place == .query(name) } }, cursor: cursor,
                next: next)
        }
        let hasMore = value(scheme.hasMore).map { ", hasMore: \($0.text)" } ?? ""
        switch scheme.next {
        case .link: return pages("URL", nil)
        case .header(let field):
            return pages(
                "URL", "(response as? HTTPURLResponse)?.value(forHTTPHeaderField: \(stringLiteral(field)))")
        case .url(let field):
            let more = value(scheme.hasMore).map { "\($0.text) == false ? nil : " } ?? ""
            return value(field)?.asString.map { pages("URL", more + $0) }
        case .token(let name, let field):
            return value(field)?.asString.map { pages("PageToken", $0 + hasMore, parameter: name) }
        case .lastItem(let name, let field):
            guard let last = models.expression(of: field, in: itemType) else { return nil }
            let property = last.text.dropFirst("$0.".count)
            let text = "\(items.text)\(items.type.isOptional ? "?" : "").last"
            let isText = last.type.unwrapped == .string
            guard isText || last.type == .int else { return nil }
            let next = isText ? "\(text)?.\(property)" : "\(text).map { String($0.\(property)) }"
            return pages("PageToken", next + hasMore, parameter: name)
        case .offset(let name):
            let total = value(scheme.total).flatMap { $0.asInt { scheme.base == 0 ? $0 : "\($0) + \(scheme.base)" } }
            return pages("OffsetCursor", total, parameter: name)
        case .page(let name):
            let last = scheme.base == 0 ? " - 1" : ""
            let count = value(scheme.pageCount).flatMap { $0.asInt { $0 + last } }
            let total = value(scheme.total).flatMap { total in
                pageSizeExpression(value(scheme.pageSize), isInClosure: total.type != .int).flatMap { size in
                    total.asInt { "(\($0) - 1) / \(size)\(last.isEmpty ? " + 1" : "")" }
                }
            }
            return pages("Int", count ?? total, parameter: name)
        }
    }

    /// The query item with the number of items to request.
    private var limitParameter: Parameter? {
        parameters.first { parameter in
            guard case .query(let name) = parameter.place, parameter.type == "Int" else { return false }
            return limitNames.contains(name.lowercased().filter { $0.isLetter })
        }
    }

    /// The largest number of items in a page, as far as an exchange shows it: in the query, in the body, or because
    /// there are more items than those of the page.
    private func pageSize(of index: Int) -> Int? {
        guard let scheme = pageScheme, let body = exchanges[index].json else { return nil }
        func number(_ path: String?) -> Int? { path.flatMap { body.value(at: $0)?.scalarText }.flatMap { Int($0) } }
        let limit = limitParameter.flatMap { limit in
            queries[index].last { $0.name == parameterName(limit) }.flatMap { Int($0.value) }
        }
        let count = body.value(at: scheme.items)?.elements?.count ?? 0
        // The last page can have fewer items, so a page after the first one shows nothing.
        var isFirst = true
        if case .page(let name) = scheme.next {
            isFirst = queries[index].last { $0.name == name }.map { Int($0.value) == scheme.base } ?? true
        }
        let isFull = isFirst && number(scheme.total).map { $0 > count } == true
        return (limit ?? number(scheme.pageSize) ?? (isFull ? count : nil)).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The largest number of items in a page; nil if no exchange shows it.
    private var pageSize: Int? { exchanges.indices.lazy.compactMap { pageSize(of: $0) }.first }

    /// The expression of the largest number of items in a page; nil if the recording does not show the number.
    ///
    /// - Parameters:
    ///   - field: The field of a page with the number.
    ///   - isInClosure: Whether the expression stands in a closure in which `$0` is not the page.
    private func pageSizeExpression(_ field: ClientModels.Expression?, isInClosure: Bool) -> String? {
        if let limit = limitParameter, parameters.count > 1 {
            if !limit.isOptional { return "max(1, query.\(limit.escapedName))" }
            return pageSize.map { "max(1, query.\(limit.escapedName) ?? \($0))" }
        }
        if let field, field.type == .int, !isInClosure { return "max(1, \(field.text))" }
        return pageSize.map { "\($0)" }
    }

    /// The function that returns all pages.
    func source(of pages: ClientPages, queryType: String?, modelType: SwiftType) -> String {
        let isProposed = !pages.scheme.isCertain
        let comment =
            isProposed
            ? "\n///\n/// The recording does not show consecutive pages, so check how the next page is requested." : ""
        let result = "Pages<\(pages.itemType.text()), \(pages.cursor)>"
        guard let parameter = pages.parameter else {
            let mapper = "jsonMapper(\(modelType.text()).self, options: api.json)"
            let mapResponse =
                pages.next.map { next in
                    """
                    mapResponse: { body, \(pageHeader == nil ? "_" : "response") in
                        let page = try \(mapper)(body)
                        let next = \(next.replacingScalars("$0", with: "page"))
                        return LinkedPage(model: page, next: next)
                    }),
                    """
                } ?? "mapResponse: linkMapper(\(mapper))),"
            let place =
                switch pages.scheme.next {
                case .link: " in the header field `Link`"
                case .header(let field): " in the header field `\(percentEncoded(field))`"
                default: ""
                }
            return """
                /// The pages of `\(title)`.
                ///
                /// Each response has the URL of the next page\(place).\(comment)
                ///
                /// - Parameters:
                ///   - first: The URL of the first page.
                ///   - width: The number of pages to fetch ahead, 0 or 1.
                \(call("func \(name)Pages", ["_ api: APISettings", "from first: URL", "width: Int = 1"], " -> \(result) {"))
                    linkPages(
                        of: api.fetcher(
                            createURLRequest: { url in try api.request(url: url) },
                \(indented(indented(indented(mapResponse))))
                        from: first, width: width, items: { \(pages.items) })
                }
                """
        }
        let name = parameter.escapedName
        let isAlone = queryType == nil
        let isToken = pages.cursor == "PageToken"
        let base = isToken ? "nil" : "\(pageScheme?.base ?? 0)"
        let type = isToken ? "String?" : "Int"
        let start =
            isAlone ? name : "query.\(name)" + (parameter.isOptional && !isToken ? " ?? \(base)" : "")
        let cursor =
            switch pages.scheme.next {
            case .offset: "cursor.offset"
            case .page: "number"
            default: "token"
            }
        // If the parameter is optional, the first page is requested without it, unless a recorded request has it.
        let isLeftOut = parameter.isOptional && !requestsFirstPageByNumber
        let value =
            isToken
            ? (parameter.isOptional ? cursor : "\(cursor) ?? \"\"")
            : (isLeftOut ? "\(cursor) == \(base) ? nil : \(cursor)" : cursor)
        let closure = String(cursor.prefix { $0 != "." })
        let fetch =
            isAlone
            ? (value == closure
                ? "of: \(self.name)Fetcher(api),"
                : "of: adaptedFetcher(\(self.name)Fetcher(api)) { \(closure) in \(value) },")
            : """
            of: adaptedFetcher(\(self.name)Fetcher(api)) { \(closure) in
                var query = query
                query.\(name) = \(value)
                return query
            },
            """
        let (make, arguments, end): (String, String, String) =
            switch pages.scheme.next {
            case .offset:
                (
                    "offsetPages", "from: OffsetCursor(offset: \(start), limit: \(limitExpression)), width: width",
                    trailingClosure(
                        "OffsetPage", ["items: \(pages.items)"] + (pages.next.map { ["total: \($0)"] } ?? []))
                )
            case .page:
                (
                    "numberedPages",
                    "from: \(start), width: width, items: { \(pages.items) }"
                        + (pages.next.map { ",\nlastPage: { \($0) }" } ?? ""), ")"
                )
            default:
                (
                    "tokenPages", "from: PageToken(\(start)), width: width",
                    trailingClosure("TokenPage", ["items: \(pages.items)", "next: \(pages.next ?? "nil")"])
                )
            }
        let what =
            switch pages.scheme.next {
            case .offset: "is the number of items before the page"
            case .page: "is the page number"
            case .lastItem(_, let field):
                "is the field `\(percentEncoded(field))` of the last item of the previous page"
            default: "is a token that the previous page contains"
            }
        let given = isAlone ? "from \(name): \(type) = \(base)" : "_ query: \(queryType ?? "")"
        let body = "\(make)(\n" + indented(fetch + "\n" + arguments) + end
        return """
            /// The pages of `\(title)`.
            ///
            /// The query item `\(percentEncoded(parameterName(parameter)))` \(what).\(comment)
            ///
            /// - Parameters:
            ///   - \(isAlone ? parameter.name : "query"): The parameters of the first page.
            ///   - width: The number of pages to fetch ahead\(isToken ? ", 0 or 1" : "").
            \(call("func \(self.name)Pages", ["_ api: APISettings", given, "width: Int = \(isToken ? 1 : 8)"], " -> \(result) {"))
            \(indented(body))
            }
            """
    }

    /// Returns the end of a call with a closure that creates a page.
    private func trailingClosure(_ type: String, _ arguments: [String]) -> String {
        let line = "\(type)(\(arguments.joined(separator: ", ")))"
        if line.count <= 110 { return "\n) { \(line) }" }
        return "\n) {\n" + indented("\(type)(\n" + indented(arguments.joined(separator: ",\n")) + ")") + "\n}"
    }

    private func parameterName(_ parameter: Parameter) -> String {
        if case .query(let name) = parameter.place { name } else { parameter.name }
    }

    /// The expression of the number of items to request.
    private var limitExpression: String {
        let counts = exchanges.lazy.compactMap { $0.json?.value(at: pageScheme?.items ?? "")?.elements?.count }
        let size = pageSize ?? max(1, counts.first ?? 1)
        guard let limit = limitParameter, parameters.count > 1 else { return "\(size)" }
        return "query.\(limit.escapedName)" + (limit.isOptional ? " ?? \(size)" : "")
    }

    /// A test that reads the recorded pages in their order.
    func test(of pages: ClientPages, queryType: String?, baseURL: String, _ names: inout UniqueNames) -> String? {
        // These limits bound the time for a large recording.
        let successes = exchanges.indices.filter { index in
            // The sequence requests the first page by its number, so a request without a number is not of the sequence.
            let isOfSequence =
                !requestsFirstPageByNumber || pages.parameter.map { hasQueryItem(parameterName($0), index) } ?? true
            return exchanges[index].isSuccess && isOfSequence
        }.prefix(200)
        let requests = Dictionary(successes.map { (Request(paths[$0], sorted(queries[$0])), $0) }) { first, _ in first }
        // Requests that differ only in secrets are equal in the recording of the test, so their order is not known.
        let urls = Dictionary(requests.values.map { (recordedURL($0, baseURL: ""), 1) }, uniquingKeysWith: +)
        if urls.values.contains(where: { $0 > 1 }) { return nil }
        let chains = requests.values.sorted().prefix(20).map { chain(from: $0, among: requests) }
        guard let (indices, isComplete) = chains.max(by: { $0.indices.count < $1.indices.count }),
            let first = indices.first
        else { return nil }
        let start: String
        var setup: [String] = []
        if pages.parameter == nil {
            setup.append(
                "let first = try #require(URL(string: \(stringLiteral(recordedURL(first, baseURL: baseURL)))))")
            start = "from: first"
        } else {
            let argument = callArgument(first, queryType)
            start = queryType == nil ? (argument == "nil" ? "" : "from: \(argument)") : argument
        }
        let arguments = ["api", start, "width: 0"].filter { !$0.isEmpty }
        setup.append(call("var pages = \(name)Pages", arguments, ".makeAsyncIterator()", width: 100))
        let counts = indices.map { index in
            let count = exchanges[index].json?.value(at: pages.scheme.items)?.elements?.count ?? 0
            return "#expect(try await pages.next()?.items.count == \(count))"
        }
        let end = isComplete ? ["#expect(try await pages.next() == nil)"] : []
        return """
            @Test(\(stringLiteral("Pages of \(title)")))
            func \(names.unique(name + "PagesReplay"))() async throws {
            \(indented((setup + counts + end).joined(separator: "\n")))
            }
            """
    }

    private func hasQueryItem(_ name: String, _ index: Int) -> Bool { queries[index].contains { $0.name == name } }

    /// Returns the consecutive pages that start with an exchange, and whether the last one ends the collection.
    private func chain(from first: Int, among requests: [Request: Int]) -> (indices: [Int], isComplete: Bool) {
        var (indices, seen) = ([first], Set([first]))
        while let current = indices.last {
            guard case .request(let pairs) = following(current) else {
                return (indices, following(current) == .end)
            }
            guard let found = requests[Request(paths[current], pairs)], seen.insert(found).inserted, indices.count < 10
            else { return (indices, false) }
            indices.append(found)
        }
        return (indices, false)
    }

    /// The path and the items of the query of a request.
    private struct Request: Hashable {
        let path: [String]
        let query: [String]
        init(_ path: [String], _ query: [String]) { (self.path, self.query) = (path, query) }
    }

    /// The request for the page after an exchange.
    private enum Following: Equatable {
        /// A request with these items of its query.
        case request([String])
        case end
        case unknown
    }

    private func following(_ index: Int) -> Following {
        guard let scheme = pageScheme, let body = exchanges[index].json, let own = exchanges[index].request.url else {
            return .unknown
        }
        let count = body.value(at: scheme.items)?.elements?.count ?? 0
        func number(_ path: String?) -> Int? { path.flatMap { body.value(at: $0)?.scalarText }.flatMap { Int($0) } }
        func setting(_ name: String, _ value: String?) -> Following {
            value.map { .request(sorted(queries[index].filter { $0.name != name } + [(name, $0)])) } ?? .end
        }
        func start(_ name: String) -> Int {
            queries[index].last { $0.name == name }.flatMap { Int($0.value) } ?? scheme.base
        }
        let isLast = scheme.hasMore.flatMap { body.value(at: $0)?.boolean } == false
        switch scheme.next {
        case .url where isLast: return .end
        case .link, .header, .url:
            guard let text = scheme.next.urlText(exchanges[index].headers, body) else { return .end }
            guard let url = resolvedURL(text, relativeTo: own), haveSameOrigin(url, own) else { return .unknown }
            // Credentials that the settings add are not in the queries.
            let pairs = RecordedExchange(URLRequest(url: url), status: 200).queryPairs
            return .request(sorted(pairs.filter { !signed.contains($0.name) }))
        case .token(let name, let field):
            return isLast ? .end : setting(name, body.value(at: field)?.scalarText)
        case .lastItem(let name, let field):
            let last = body.value(at: scheme.items)?.elements?.last
            return isLast ? .end : setting(name, last?.value(at: field)?.scalarText)
        case .offset(let name):
            let end = start(name) + count
            if count == 0 || number(scheme.total).map({ end >= $0 + scheme.base }) == true { return .end }
            return setting(name, "\(end)")
        case .page(let name):
            let size = pageSize(of: index) ?? pageSize
            let total = size.flatMap { size in number(scheme.total).map { ($0 - 1) / size + 1 } }
            let last = (number(scheme.pageCount) ?? total).map { $0 - 1 + scheme.base }
            if count == 0 || last.map({ start(name) >= $0 }) == true { return .end }
            return setting(name, "\(start(name) + 1)")
        }
    }

    private func sorted(_ pairs: [QueryPair]) -> [String] { pairs.map { "\($0.name)=\($0.value)" }.sorted() }
}

private let limitNames = Set(pageSizeNames + ["count", "take", "top", "maxresults", "rows", "num"])

extension ClientModels {
    /// An expression for a value of a model `$0`.
    struct Expression {
        var text: String
        var type: SwiftType

        /// The value as an optional text; nil if it has another type.
        var asString: String? {
            switch type {
            case .string, .optional(.string): text
            case .int, .uint64: "String(\(text))"
            case .optional(.int), .optional(.uint64): "\(text).map { String($0) }"
            default: nil
            }
        }

        /// Returns an expression with the value as a number, or nil if it has another type.
        func asInt(_ expression: (String) -> String) -> String? {
            switch type {
            case .int: expression(text)
            case .optional(.int): expression("$0") == "$0" ? text : "\(text).map { \(expression("$0")) }"
            default: nil
            }
        }
    }

    /// Returns an expression for the value at a path of field names in a model `$0`, or nil if no property has it.
    func expression(of path: String, in type: SwiftType) -> Expression? {
        var (text, type, rest, isOptional) = ("$0", type, path, false)
        while !rest.isEmpty {
            if case .optional(let wrapped) = type { (text, type, isOptional) = (text + "?", wrapped, true) }
            guard case .declared(let name) = type, let properties = declarations[name]?.model?.properties else {
                return nil
            }
            let property = properties.first { property in
                !property.isLeftOut && (property.field == rest || rest.hasPrefix(property.field + "."))
            }
            guard let property else { return nil }
            text += "." + escaped(property.name)
            rest = String(rest.dropFirst(property.field.count + 1))
            type = property.type
        }
        return Expression(text: text, type: isOptional && !type.isOptional ? .optional(type) : type)
    }
}

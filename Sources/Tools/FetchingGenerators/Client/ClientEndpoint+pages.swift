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
    var requestsFirstPageByNumber: Bool {
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
            guard !itemType.isOptional, let last = models.expression(of: field, in: itemType) else { return nil }
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

    /// The name of the query item with the number of items to request.
    var limitName: String? { limitParameter.map { parameterName($0) } }

    /// The query item with the number of items to request.
    private var limitParameter: Parameter? {
        parameters.first { parameter in
            guard case .query(let name) = parameter.place, parameter.type == .int else { return false }
            return limitNames.contains(name.lowercased().filter { $0.isLetter })
        }
    }

    /// The largest number of items in a page, as far as an exchange shows it: in the query, in the body, or because
    /// there are more items than those of the page.
    func pageSize(of index: Int) -> Int? {
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
        let isFull = isRecorded && isFirst && number(scheme.total).map { $0 > count } == true
        let size = isRecorded ? number(scheme.pageSize) : defaultPageSize
        return (limit ?? size ?? (isFull ? count : nil)).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The largest number of items in a page; nil if no exchange shows it.
    var pageSize: Int? { exchanges.indices.lazy.compactMap { pageSize(of: $0) }.first }

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
            let parameters = isRecorded ? ["from first: URL"] : requestParameter(queryType)
            let given =
                isRecorded
                ? "first" : self.parameters.isEmpty ? nil : queryType == nil ? self.parameters[0].name : "query"
            let givenComment = given.map { given in
                "///   - \(given): \(isRecorded ? "The URL" : queryType == nil ? "The parameter" : "The parameters") of the first page.\n"
            }
            let start =
                isRecorded
                ? ""
                : indented("guard let first = \(requestCall(queryType)).url else { throw URLError(.badURL) }") + "\n"
            let end = isRecorded ? " -> \(result) {" : " throws -> \(result) {"
            return """
                /// The pages of `\(title)`.
                ///
                /// Each response has the URL of the next page\(place).\(comment)
                ///
                /// - Parameters:
                \(givenComment ?? "")///   - width: The number of pages to fetch ahead, 0 or 1.
                \(call("func \(name)Pages", ["_ api: APISettings"] + parameters.map { $0.hasSuffix("?") ? $0 + " = nil" : $0 } + ["width: Int = 1"], end))
                \(start)    \(isRecorded ? "" : "return ")linkPages(
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

    func parameterName(_ parameter: Parameter) -> String {
        if case .query(let name) = parameter.place { name } else { parameter.name }
    }

    /// The expression of the number of items to request.
    private var limitExpression: String {
        let counts = exchanges.lazy.compactMap { $0.json?.value(at: pageScheme?.items ?? "")?.elements?.count }
        let size = pageSize ?? (isRecorded ? max(1, counts.first ?? 1) : 100)
        guard let limit = limitParameter, parameters.count > 1 else { return "\(size)" }
        return "query.\(limit.escapedName)" + (limit.isOptional ? " ?? \(size)" : "")
    }
}

private let limitNames = Set(pageSizeNames + ["count", "take", "top", "maxresults", "rows", "num"])

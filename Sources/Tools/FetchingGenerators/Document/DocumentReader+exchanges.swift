import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension DocumentReader {
    /// Makes a request and a response for each endpoint, and two for an endpoint with pages. The tests play them.
    mutating func readExchanges() throws(ClientError) {
        var requests: Set<[Data]> = []
        for index in endpoints.indices {
            var one = endpoints[index]
            let response = try response(of: one)
            let values = try values(of: one, response)
            var exchanges = [(values: values, response: response)]
            one.endpoint.isRecorded = false
            one.endpoint.module = name
            if let scheme = pageScheme(of: one, response) {
                one.endpoint.pageScheme = scheme
                one.endpoint.defaultPageSize = defaultPageSize(of: one)
                one.endpoint.setPageParameter(scheme)
                exchanges = pages(of: one.endpoint, scheme, values, response)
            }
            let body = try requestBody(of: one, values)
            let made = exchanges.compactMap { values, response in exchange(of: one, values, body, response) }
            // The recording cannot have two responses to one request.
            if made.allSatisfy({ requests.insert(replayKey($0.request)).inserted }) {
                one.endpoint.setExchanges(made, exchanges.map(\.values))
            } else {
                skipped.append(
                    "test of an endpoint that sends the same request as another one: \(commentText(one.place, limit: 100))"
                )
            }
            endpoints[index] = one
        }
    }

    private typealias Values = [ClientEndpoint.Parameter.Place: [String]]
    private typealias Response = (headers: [String: String], body: JSONTree?)

    /// Returns a value for each parameter that is not optional.
    private mutating func values(of one: Endpoint, _ response: Response) throws(ClientError) -> Values {
        var values: Values = [:]
        func add(_ parameter: ClientEndpoint.Parameter, isNeeded: Bool) throws(ClientError) {
            guard isNeeded else { return }
            for field in parameter.fields { try add(field, isNeeded: !field.isOptional) }
            guard parameter.fields.isEmpty, let text = try text(for: parameter, of: one) else { return }
            values[parameter.place] = [text]
        }
        for parameter in one.endpoint.parameters where parameter.place != .body {
            try add(parameter, isNeeded: !parameter.isOptional || isFormField(parameter.place))
        }
        return values
    }

    private func isFormField(_ place: ClientEndpoint.Parameter.Place) -> Bool {
        if case .form = place { true } else { false }
    }

    /// Returns the text of a value; nil for a list of items, a dictionary or a file.
    private mutating func text(
        for parameter: ClientEndpoint.Parameter, of one: Endpoint
    ) throws(ClientError) -> String? {
        let type = if case .array(let element) = parameter.type { element } else { parameter.type }
        switch type {
        case .bool: return "true"
        case .int, .uint64: return "7"
        case .double: return "1.5"
        case .uuid: return "123E4567-E89B-12D3-A456-426614174000"
        case .date: return "2024-02-29T23:59:58Z"
        case .string: return propertyName(for: parameter.name)
        case .declared(let name):
            guard case .words(_, let cases)? = models.declaration(name) else { return nil }
            return cases.first?.word
        default: return nil
        }
    }

    private mutating func response(of one: Endpoint) throws(ClientError) -> Response {
        var headers: [String: String] = [:]
        var body: JSONTree?
        if let schema = one.responseSchema { body = try samples.sample(of: schema, named: one.endpoint.resource) }
        switch one.endpoint.output {
        case .model, .optionalModel:
            headers["Content-Type"] = one.responseType == "*/*" ? "application/json" : one.responseType
        case .events: headers["Content-Type"] = "text/event-stream"
        case .text: headers["Content-Type"] = one.responseType + "; charset=utf-8"
        case .data: headers["Content-Type"] = "application/octet-stream"
        case .nothing: break
        }
        return (headers, body)
    }

    private mutating func requestBody(
        of one: Endpoint, _ values: Values
    ) throws(ClientError) -> (data: Data, type: String)? {
        switch one.endpoint.body {
        case .json?:
            guard let schema = one.requestSchema else { return nil }
            var sample = try samples.sample(of: schema, named: one.endpoint.resource, isSent: true)
            if one.hasEventStream, try document.flat(schema).schema(of: "stream") != nil {
                sample = sample.removing("stream")
                sample = .object(
                    sample.fields + [JSONTree.Field(name: "stream", value: .bool(one.returnsOnlyEvents))])
            }
            return (Data(sample.text.utf8), "application/json")
        case .form?:
            var pairs: [String] = []
            func add(_ parameter: ClientEndpoint.Parameter) {
                for field in parameter.fields { add(field) }
                guard case .form(let name) = parameter.place else { return }
                pairs += (values[parameter.place] ?? []).map { "\(percentEncoded(name))=\(percentEncoded($0))" }
            }
            for parameter in one.endpoint.parameters { add(parameter) }
            return (Data(pairs.joined(separator: "&").utf8), "application/x-www-form-urlencoded")
        case .data(let type)?: return (Data("body".utf8), type)
        case .parts?, nil: return nil
        }
    }

    private func exchange(
        of one: Endpoint, _ values: Values, _ body: (data: Data, type: String)?, _ response: Response
    ) -> RecordedExchange? {
        let endpoint = one.endpoint
        guard let url = parsedURL(endpoint.url(of: values, baseURL: settings.baseURL)) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method
        request.httpBody = body?.data
        for case (.header(let name), let values) in values {
            request.setValue(values.first, forHTTPHeaderField: name)
        }
        if let body { request.setValue(body.type, forHTTPHeaderField: "Content-Type") }
        let data =
            switch endpoint.output {
            case .model, .optionalModel: Data((response.body ?? .object([])).text.utf8)
            case .text: Data("text".utf8)
            case .data: Data("body".utf8)
            case .events: Data("data: text\n\n".utf8)
            case .nothing: Data()
            }
        return RecordedExchange(request, status: one.status, headers: response.headers, body: data)
    }

    // MARK: Pages

    /// Returns how the pages of a collection are read, if both the parameters and the response show it, or if the
    /// document declares the header field `Link`.
    private func pageScheme(of one: Endpoint, _ response: Response) -> PageScheme? {
        guard one.endpoint.method == "GET", case .model = one.endpoint.output, let body = response.body else {
            return nil
        }
        let names = one.endpoint.parameters.compactMap { parameter -> String? in
            if case .query(let name) = parameter.place { name } else { nil }
        }
        let query = names.map { "\(percentEncoded($0))=" }.joined(separator: "&")
        var headers = response.headers
        if one.hasLinkHeader { headers["Link"] = "</>; rel=\"next\"" }
        guard let url = parsedURL(settings.baseURL + "/?" + query) else { return nil }
        let sample = PageSample(url: url, headers: headers, body: withNextURLs(body, names))
        var found = FetchingGenerators.pageScheme(of: [sample])
        if case .url? = found?.next, let offset = names.first(where: { ["offset", "skip"].contains(folded($0)) }),
            let other = FetchingGenerators.pageScheme(of: [sample], next: .offset(parameter: offset)),
            other.total != nil
        {
            // The parameters of the first request are easier to give than its URL.
            found = other
        }
        guard var scheme = found,
            let items = body.value(at: scheme.items)?.elements, !items.isEmpty
        else { return nil }
        scheme.isCertain = true
        // The number of items in the page has this name too, except beside `next` and `previous`, as in Django. Without
        // a total, an empty page is the end.
        let isOfDjango = ["next", "previous", "results"].allSatisfy { body[$0] != nil }
        if let total = scheme.total, folded(total).hasSuffix("count"), !folded(total).hasSuffix("totalcount"),
            !isOfDjango
        {
            scheme.total = nil
        }
        let types = Dictionary(
            one.endpoint.parameters.map { ($0.place, $0.type) }, uniquingKeysWith: { first, _ in first })
        func hasType(_ name: String, _ allowed: Set<SwiftType>) -> Bool {
            types[.query(name)].map(allowed.contains) ?? false
        }
        let pageNames = [
            "after", "continuation", "cursor", "limit", "marker", "offset", "page", "perpage", "skip", "start", "token",
        ]
        switch scheme.next {
        case .link, .header: return scheme
        case .url: return names.contains { name in pageNames.contains { folded(name).hasSuffix($0) } } ? scheme : nil
        case .token(let parameter, _): return hasType(parameter, [.string, .int, .uuid]) ? scheme : nil
        case .offset(let parameter): return hasType(parameter, [.int, .double]) ? scheme : nil
        case .page(let parameter):
            guard hasType(parameter, [.int, .double]) else { return nil }
            if case .number(let first)? = defaultValue(of: parameter, one) { scheme.base = first == "0" ? 0 : 1 }
            return scheme
        case .lastItem(let parameter, let field):
            let hasField = items.allSatisfy { $0.value(at: field)?.scalarText != nil }
            return hasType(parameter, [.string, .int, .uuid]) && hasField ? scheme : nil
        }
    }

    /// Returns a response in which the fields with the URL of another page have one, because the type of such a field
    /// is only a string.
    private func withNextURLs(_ body: JSONTree, _ names: [String]) -> JSONTree {
        let hasToken = names.contains { name in
            ["after", "continuation", "cursor", "marker", "token"].contains { folded(name).hasSuffix($0) }
        }
        func changed(_ value: JSONTree, _ depth: Int) -> JSONTree {
            guard case .object(let fields) = value, depth < 3 else { return value }
            return .object(
                fields.map { field in
                    let name = folded(field.name)
                    if case .string(let text) = field.value, name.hasPrefix("next") || name == "href" {
                        let isURL = text.hasPrefix("http") || text.hasPrefix("/")
                        let isLink = ["url", "uri", "link", "href"].contains(where: name.hasSuffix)
                        let isPlain = ["next", "nextpage"].contains(name) && !hasToken
                        return JSONTree.Field(
                            name: field.name, value: .string(isURL || isLink || isPlain ? "/" : "next"))
                    }
                    return JSONTree.Field(name: field.name, value: changed(field.value, depth + 1))
                })
        }
        return changed(body, 0)
    }

    /// Returns the two exchanges that show a page sequence.
    private func pages(
        of endpoint: ClientEndpoint, _ scheme: PageScheme, _ values: Values, _ response: Response
    ) -> [(values: Values, response: Response)] {
        guard var first = response.body else { return [(values, response)] }
        var second = first
        var (firstValues, secondValues) = (values, values)
        var headers = response.headers
        if let path = scheme.hasMore {
            first = first.setting(path, to: .bool(true))
            second = second.setting(path, to: .bool(false))
        }
        func number(_ path: String?, _ value: Int) {
            guard let path else { return }
            first = first.setting(path, to: .number("\(value)"))
            second = second.setting(path, to: .number("\(value)"))
        }
        switch scheme.next {
        case .link, .header, .url:
            var next = values
            // The URL of the second page differs by `page=2`.
            next[.query("page")] = ["2"]
            let url = endpoint.url(of: values, baseURL: settings.baseURL)
            let nextURL = url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "page=2"
            secondValues = next
            if case .url(let path) = scheme.next {
                first = first.setting(path, to: .string(nextURL))
                second = second.removing(path)
            } else {
                headers["Link"] = "<\(nextURL)>; rel=\"next\""
            }
        case .token(let name, let path):
            let isNumber = if case .number? = first.value(at: path) { true } else { false }
            let isUUID = first.value(at: path)?.scalarText.flatMap { UUID(uuidString: $0) } != nil
            let token = isNumber ? "2" : isUUID ? "123E4567-E89B-12D3-A456-426614174002" : "page-2"
            secondValues[.query(name)] = [token]
            first = first.setting(path, to: isNumber ? .number(token) : .string(token))
            // A response that says that there are no more pages can still have a token, as that of its last item.
            if scheme.hasMore == nil { second = second.removing(path) }
        case .lastItem(let name, let path):
            let last = first.value(at: scheme.items)?.elements?.last
            secondValues[.query(name)] = [last?.value(at: path)?.scalarText ?? ""]
            if scheme.hasMore == nil { second = second.setting(scheme.items, to: .array([])) }
        case .offset(let name):
            if endpoint.requestsFirstPage(scheme) { firstValues[.query(name)] = ["\(scheme.base)"] }
            secondValues[.query(name)] = ["\(scheme.base + 1)"]
            number(scheme.total, 2)
            if scheme.total == nil { second = second.setting(scheme.items, to: .array([])) }
        case .page(let name):
            if endpoint.requestsFirstPage(scheme) { firstValues[.query(name)] = ["\(scheme.base)"] }
            secondValues[.query(name)] = ["\(scheme.base + 1)"]
            number(scheme.pageCount, 2)
            number(scheme.total, (endpoint.defaultPageSize ?? 1) + 1)
            if scheme.pageCount == nil, scheme.total == nil || endpoint.defaultPageSize == nil {
                second = second.setting(scheme.items, to: .array([]))
            }
        }
        return [(firstValues, (headers, first)), (secondValues, (response.headers, second))]
    }

    private func defaultValue(of parameter: String, _ one: Endpoint) -> JSONTree? {
        one.parameters.first { $0.text("in") == "query" && $0.text("name") == parameter }?["schema"]?["default"]
    }

    private func defaultPageSize(of one: Endpoint) -> Int? {
        guard let limit = one.endpoint.limitName, case .number(let text)? = defaultValue(of: limit, one) else {
            return nil
        }
        return Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
}

/// The parts of a request by which a recording finds its response.
private func replayKey(_ request: URLRequest) -> [Data] {
    [request.httpMethod ?? "", request.url?.absoluteString ?? ""].map { Data($0.utf8) } + [request.httpBody ?? Data()]
}

extension ClientEndpoint {
    /// Returns the URL of a request with some values.
    fileprivate func url(of values: [Parameter.Place: [String]], baseURL: String) -> String {
        let path = template.parts.enumerated().map { index, part in
            let parameter = part.parameter
            let text =
                part.word ?? (parameter?.prefix ?? "") + (values[.path(index)]?.first ?? "") + (parameter?.suffix ?? "")
            return "/" + percentEncoded(text)
        }
        let items = values.compactMap { place, values -> (Int, [String])? in
            guard case .query(let name) = place else { return nil }
            return (
                positions[place]?.value ?? Int.max, values.map { "\(percentEncoded(name))=\(percentEncoded($0))" }
            )
        }
        let query = (constantQueryTexts + items.sorted { $0.0 < $1.0 }.flatMap(\.1)).joined(separator: "&")
        return baseURL + path.joined() + (template.hasTrailingSlash ? "/" : "") + (query.isEmpty ? "" : "?" + query)
    }

    /// Whether the first page is requested with its number.
    fileprivate func requestsFirstPage(_ scheme: PageScheme) -> Bool {
        switch scheme.next {
        case .offset(let name), .page(let name):
            parameters.contains { $0.place == .query(name) && !$0.isOptional }
        default: false
        }
    }

    /// Gives the parameter of a page the type that the page sequence needs.
    fileprivate mutating func setPageParameter(_ scheme: PageScheme) {
        let (name, type): (String, SwiftType)
        switch scheme.next {
        case .token(let parameter, _), .lastItem(let parameter, _): (name, type) = (parameter, .string)
        case .offset(let parameter), .page(let parameter): (name, type) = (parameter, .int)
        case .link, .header, .url: return
        }
        for index in parameters.indices where parameters[index].place == .query(name) { parameters[index].type = type }
    }

    fileprivate mutating func setExchanges(
        _ exchanges: [RecordedExchange], _ values: [[Parameter.Place: [String]]]
    ) {
        self.exchanges = exchanges
        queries = exchanges.map(\.queryPairs)
        paths = values.prefix(exchanges.count).map { values in
            template.parts.enumerated().map { index, part in
                part.word ?? (part.parameter?.prefix ?? "") + (values[.path(index)]?.first ?? "")
                    + (part.parameter?.suffix ?? "")
            }
        }
    }
}

extension JSONTree {
    /// Returns this value with another value at a path of names.
    fileprivate func setting(_ path: String, to new: JSONTree?) -> JSONTree {
        if path.isEmpty { return new ?? self }
        guard case .object(var fields) = self else { return self }
        let index = fields.firstIndex { $0.name == path } ?? fields.firstIndex { path.hasPrefix($0.name + ".") }
        guard let index else { return self }
        if fields[index].name == path {
            if let new { fields[index].value = new } else { fields.remove(at: index) }
        } else {
            let rest = String(path.dropFirst(fields[index].name.count + 1))
            fields[index].value = fields[index].value.setting(rest, to: new)
        }
        return .object(fields)
    }

    fileprivate func removing(_ path: String) -> JSONTree { setting(path, to: nil) }
}

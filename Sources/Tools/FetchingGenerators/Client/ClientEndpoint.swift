import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// An endpoint of a generated client. A recording or an API document describes it.
struct ClientEndpoint {
    /// A value that differs between calls.
    struct Parameter {
        enum Place: Hashable {
            /// The position in the parts of the template.
            case path(Int)
            case query(String)
            case header(String)
            case form(String)
            /// A part of a multipart form.
            case part(String)
            case body
        }

        /// The format of a list in a query.
        enum ListStyle: Hashable {
            /// The format of the settings.
            case settings
            case repeated
            case joined(separator: String)
        }

        var place: Place
        var name: String
        var type: SwiftType
        var isOptional = false
        var isSecret = false
        /// A comment.
        var note: String?
        var listStyle = ListStyle.settings
        /// The values of a parameter that is an object. Its type is a struct with them.
        var fields: [Parameter] = []
    }

    enum Body {
        case json
        /// The fields of a form.
        case form
        /// The parts of a multipart form.
        case parts
        case data(contentType: String)
    }

    /// The result of a call.
    enum Output {
        case model
        /// A model, or nil for a response without a body.
        case optionalModel
        case text
        case data
        case events
        case nothing
    }

    let method: String
    let template: PathTemplate
    /// The recorded exchanges, or exchanges that are made for the schemas of a document.
    var exchanges: [RecordedExchange]
    var name = ""
    /// The sentences of the comment.
    var summary: [String] = []
    var parameters: [Parameter] = []
    /// The position of each value in a request, and the position in `parameters` of the parameter that contains it.
    private(set) var positions: [Parameter.Place: (value: Int, parameter: Int)] = [:]
    /// The positions of the parameters that are not optional.
    private(set) var requiredParameters: [Int] = []
    var body: Body?
    var output = Output.nothing
    /// The query items that all requests of the endpoint have.
    var constantQuery: [QueryPair] = []
    /// The header fields that all requests of the endpoint get, in addition to those in the settings.
    var headers: [(name: String, value: String)] = []
    /// The path of each exchange, without the segments of the base URL.
    var paths: [[String]]
    var queries: [[QueryPair]]
    /// The names of query items that the settings add to all requests.
    let signed: Set<String>
    /// How the pages of a collection are read, if the responses show it.
    var pageScheme: PageScheme?
    /// The name of the module. In tests, it precedes the names of models, because other modules can have equal ones.
    var module: String?
    /// Whether the exchanges are from a recording.
    var isRecorded = true
    /// The number of items in a page, if a document says it.
    var defaultPageSize: Int?

    typealias QueryPair = (name: String, value: String)
}

extension ClientEndpoint {
    /// The items of `constantQuery` as they are in a URL.
    var constantQueryTexts: [String] {
        constantQuery.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }
    }

    /// - Parameters:
    ///   - signed: The names of query items that the settings add to all requests.
    ///   - settings: The names of the header fields in the settings, in lower case.
    ///   - recorded: The URLs of all recorded requests; see `urlParts`.
    init(
        method: String, _ template: PathTemplate, _ exchanges: [RecordedExchange], paths: [[String]],
        signed: Set<String>, settings: Set<String>, recorded: Set<[String]>, _ redactor: Redactor
    ) {
        let queries = exchanges.map { exchange in
            exchange.queryPairs.filter { !signed.contains($0.name) && !redactor.isFound(in: $0.name) }
        }
        self.init(
            method: method, template: template, exchanges: exchanges, paths: paths, queries: queries, signed: signed)
        var names = UniqueNames(taken: ["api", "query", "fetch", "error"])
        let positions = template.parts.indices.filter { template.parts[$0].parameter != nil }
        for (position, name) in zip(positions, template.parameterNames) {
            let suffix = template.parts[position].parameter?.suffix.count ?? 0
            let values = paths.map { String($0[position].dropLast(suffix)) }
            let isSecret =
                values.contains(where: redactor.isFound) || template.parts[position].parameter?.kind == .secret
            parameters.append(
                Parameter(
                    place: .path(position), name: names.unique(name), type: isSecret ? .string : commonType(values),
                    isSecret: isSecret))
        }
        add(queries, redactor, &names) { .query($0) }
        findPages(recorded, &names)
        readBody(redactor, &names)
        setPositions()
        readOutput()
        if !exchanges.contains(where: \.isSuccess) {
            summary = ["No request of the recording succeeded, so the endpoint returns the body as it is."]
        }
        // Only these two fields are kept. Others that are not in the settings, such as an ID of the request, are rarely
        // a part of the API.
        for name in ["Accept", "Prefer"] where !settings.contains(name.lowercased()) {
            let values = Set(exchanges.map { $0.request.value(forHTTPHeaderField: name) ?? "" })
            guard values.count == 1, let value = values.first, !value.isEmpty, !redactor.isFound(in: value),
                !isOmitted(clientHeader: name, value)
            else { continue }
            headers.append((name, value))
        }
    }

    /// Adds a parameter for each name of the items of a query or a form.
    private mutating func add(
        _ items: [[QueryPair]], _ redactor: Redactor, _ names: inout UniqueNames, _ place: (String) -> Parameter.Place
    ) {
        var order: [String] = []
        var known: Set<String> = []
        var values: [String: [[String]]] = [:]
        for pairs in items {
            for (name, group) in Dictionary(grouping: pairs, by: \.name) {
                values[name, default: []].append(group.map(\.value))
            }
            for pair in pairs where known.insert(pair.name).inserted { order.append(pair.name) }
        }
        let oneTimeNames = oneTimeNames(among: order)
        for name in order {
            let values = values[name] ?? []
            let isList = values.contains { $0.count > 1 }
            let all = values.flatMap(\.self)
            let isSecret =
                namesSecrets(name) || oneTimeNames.contains(name) || redactor.isSecret(name: name)
                || all.contains { isMasked($0) || redactor.isFound(in: $0) }
            let type = isSecret ? .string : commonType(all)
            let plainName = propertyName(for: String(name.unicodeScalars.drop { $0 == "_" }))
            parameters.append(
                Parameter(
                    place: place(name), name: names.unique(plainName), type: isList ? .array(type) : type,
                    isOptional: values.count < items.count, isSecret: isSecret))
        }
    }

    /// Finds out how the pages of a collection are read, and adds the parameter for it if no request had it.
    private mutating func findPages(_ recorded: Set<[String]>, _ names: inout UniqueNames) {
        guard method == "GET" else { return }
        // This limit bounds the time for a large recording.
        let samples = exchanges.prefix(100).compactMap { exchange -> PageSample? in
            guard exchange.isSuccess, let body = exchange.json, let url = exchange.request.url else { return nil }
            let text = removingQueryItems(from: url.absoluteString) { signed.contains(queryItemName($0)) }
            return PageSample(url: parsedURL(text) ?? url, headers: exchange.headers, body: body)
        }
        pageScheme = FetchingGenerators.pageScheme(of: samples)
        if let next = pageScheme?.next, samples.contains(where: { $0.leads(to: recorded, by: next) }) {
            // The next page has another path, such as `/query/ID-2`.
            pageScheme?.isCertain = true
        }
        if let scheme = pageScheme, !scheme.isCertain, isDoubtful(scheme.next, samples) { pageScheme = nil }
        let (name, type): (String, SwiftType)
        switch pageScheme?.next {
        case .token(let parameter, _), .lastItem(let parameter, _): (name, type) = (parameter, .string)
        case .offset(let parameter), .page(let parameter): (name, type) = (parameter, .int)
        case .link, .header, .url, nil: return
        }
        if let index = parameters.firstIndex(where: { $0.place == .query(name) }) {
            if type == .string { parameters[index].type = type }
            if parameters[index].type != type || parameters[index].isSecret { pageScheme = nil }
        } else {
            let plainName = propertyName(for: String(name.unicodeScalars.drop { $0 == "_" }))
            parameters.append(
                Parameter(place: .query(name), name: names.unique(plainName), type: type, isOptional: true))
        }
    }

    /// Whether a scheme that was guessed from names is too uncertain for a client: its URL leads to another collection,
    /// or its token is in a field `next`.
    private func isDoubtful(_ next: PageScheme.Next, _ samples: [PageSample]) -> Bool {
        switch next {
        case .header, .url:
            return !samples.allSatisfy { sample in
                guard let text = next.urlText(sample.headers, sample.body) else { return true }
                guard let url = resolvedURL(text, relativeTo: sample.url) else { return false }
                return haveSameOrigin(url, sample.url)
                    && url.path(percentEncoded: true) == sample.url.path(percentEncoded: true)
            }
        case .token(_, let field):
            let isHidden = samples.contains { $0.body.value(at: field)?.scalarText.map(isMasked) == true }
            return isHidden || ["next", "_next"].contains(field)
        case .link, .lastItem, .offset, .page: return false
        }
    }

    private mutating func readBody(_ redactor: Redactor, _ names: inout UniqueNames) {
        let bodies = exchanges.map { $0.request.httpBody ?? Data() }
        // The library refuses a `GET` request with a body, and most servers ignore such a body.
        if method == "GET" || bodies.allSatisfy(\.isEmpty) { return }
        let isOptional = bodies.contains(where: \.isEmpty)
        let type = exchanges.lazy.compactMap { $0.request.value(forHTTPHeaderField: "Content-Type") }.first ?? ""
        if bodies.allSatisfy({ $0.isEmpty || (try? JSONTree($0)) != nil }) {
            body = .json
            let type = mediaType(type)
            if type != "application/json", !type.isEmpty, isFieldValue(type) { headers.append(("Content-Type", type)) }
        } else if mediaType(type) == "application/x-www-form-urlencoded", bodies.allSatisfy(isForm) {
            body = .form
            add(exchanges.map(\.formPairs), redactor, &names) { .form($0) }
            return
        } else {
            body = .data(contentType: redactor.isFound(in: type) || type.isEmpty ? "application/octet-stream" : type)
        }
        // The type of a JSON body is set when the models are known.
        parameters.append(Parameter(place: .body, name: names.unique("body"), type: .data, isOptional: isOptional))
    }

    private mutating func readOutput() {
        let successes = exchanges.filter(\.isSuccess)
        let bodies = successes.filter { !$0.isEmpty }
        if successes.isEmpty {
            output = .data
        } else if bodies.isEmpty {
            output = .nothing
        } else if bodies.allSatisfy({ $0.json != nil }) {
            output = bodies.count < successes.count ? .optionalModel : .model
        } else {
            let areTexts = successes.allSatisfy { $0.isText && $0.json == nil }
            output = areTexts ? .text : .data
        }
    }

    /// Finds the positions of the parameters. Call this when all parameters are known.
    mutating func setPositions() {
        func values(_ parameter: Parameter) -> [Parameter] {
            parameter.fields.isEmpty ? [parameter] : parameter.fields.flatMap(values)
        }
        for (position, parameter) in parameters.enumerated() {
            for value in values(parameter) { positions[value.place] = (positions.count, position) }
        }
        requiredParameters = parameters.indices.filter { !parameters[$0].isOptional }
    }

    mutating func setBodyType(_ type: SwiftType) {
        for index in parameters.indices where parameters[index].place == .body { parameters[index].type = type }
    }
}

extension PageSample {
    /// Whether the URL of the next page is that of a recorded request.
    fileprivate func leads(to recorded: Set<[String]>, by next: PageScheme.Next) -> Bool {
        guard let text = next.urlText(headers, body), let target = resolvedURL(text, relativeTo: url) else {
            return false
        }
        return haveSameOrigin(target, url) && recorded.contains(urlParts(target))
    }
}

extension RecordedExchange {
    var queryPairs: [ClientEndpoint.QueryPair] {
        pairs(ofQuery: request.url?.query(percentEncoded: true) ?? "")
    }

    var formPairs: [ClientEndpoint.QueryPair] {
        pairs(ofQuery: String(decoding: request.httpBody ?? Data(), as: UTF8.self))
    }
}

/// Whether a body is a form: pairs of a name and a value. The content type is not enough, because curl sends the
/// content type of a form with any text of `-d`.
private func isForm(_ body: Data) -> Bool {
    guard let text = String(validating: body, as: UTF8.self) else { return false }
    let pair = #/[^\s<>{}"=]+=/#.matchingSemantics(.unicodeScalar)
    return text.utf8.split(separator: UInt8(ascii: "&")).allSatisfy { Substring($0).prefixMatch(of: pair) != nil }
}

/// Returns the items of a query or a form.
func pairs(ofQuery text: String) -> [ClientEndpoint.QueryPair] {
    text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
        let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { percentDecoded(Substring($0).replacingScalars("+", with: " ")) }
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }
}

/// Returns the type that holds all values: `Int`, `Bool` or `String`.
private func commonType(_ values: [String]) -> SwiftType {
    if values.allSatisfy({ value in Int(value).map { "\($0)" == value } == true }) { return .int }
    return values.allSatisfy { $0 == "true" || $0 == "false" } ? .bool : .string
}

extension SwiftType {
    static let data = SwiftType.declared("Data")
    static let formPart = SwiftType.declared("FormPart")
    static let queryItem = SwiftType.declared("QueryItem")
}

/// Whether a header field is not part of the generated client, because the library, the transport, a browser or a cache
/// sets it.
func isOmitted(clientHeader name: String, _ value: String) -> Bool {
    let lowercased = name.lowercased()
    return isOmitted(header: name, value) || lowercased.hasPrefix("if-") || lowercased == "cookie"
        || lowercased == "accept" && value.utf8.firstRange(of: "text/html".utf8) != nil
        || !isToken(name) || !isFieldValue(value)
}

/// Whether a header field is left out, because the library, the transport, a proxy or a browser sets it.
func isOmitted(header name: String, _ value: String) -> Bool {
    let name = name.lowercased()
    let omitted: Set = [
        "accept-encoding", "accept-language", "alt-used", "cache-control", "content-type", "dnt", "expect", "host",
        "http2-settings", "origin", "pragma", "priority", "range", "referer", "upgrade-insecure-requests", "user-agent",
        "via",
    ]
    return transportHeaders[name] != nil || omitted.contains(name) || name.hasPrefix("sec-")
        || name == "accept" && value == "*/*"
}

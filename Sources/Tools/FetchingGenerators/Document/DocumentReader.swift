import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// Reads the endpoints of a document. The functions are called in the order of their declarations.
struct DocumentReader {
    /// An endpoint, and the parts of the document that describe it.
    struct Endpoint {
        var endpoint: ClientEndpoint
        /// The word that names the file: the first tag, or the first word of the path.
        let word: String
        let operationID: String?
        let tag: String?
        let place: String
        let operation: JSONTree
        let parameters: [JSONTree]
        /// The schema of the JSON body of a request, if there is one.
        var requestSchema: JSONTree?
        var status = 200
        var responseSchema: JSONTree?
        var responseType = ""
        var hasLinkHeader = false
        /// Whether a response has an event stream beside another format. Then the operation has two endpoints.
        var hasEventStream = false
        /// Whether this is the second one of the two endpoints.
        var returnsOnlyEvents = false
    }

    let document: APIDocument
    let name: String
    private(set) var settings: ClientSettings
    var endpoints: [Endpoint] = []
    var models: SchemaModels
    private(set) var types: [String: SwiftType] = [:]
    var bodyTypes: [String: SwiftType] = [:]
    /// The models of errors, each with a sample.
    var errors: [(type: SwiftType, sample: JSONTree)] = []
    var skipped: [String] = []
    var samples: SampleMaker
    /// The number of fields of objects that the current endpoint can still have as parameters.
    var remainingFields = 0

    init(_ document: APIDocument, named name: String) throws(ClientError) {
        (self.document, self.name) = (document, name)
        models = SchemaModels(document, names: clientTypeNames.union([name]))
        samples = SampleMaker(document)
        settings = try ClientSettings(document, skipped: &skipped)
    }

    // MARK: Endpoints

    mutating func readEndpoints(including isIncluded: (String, [String]) -> Bool) throws(ClientError) {
        let paths = document.root["paths"]?.fields ?? []
        let all = paths.map { pathSegments(withoutQuery($0.name)) }
        let base = baseCount(all)
        for (path, segments) in zip(paths, all) {
            let item = try document.resolved(path.value)
            for field in item.fields where methods.contains(field.name) {
                let tags = field.value.texts("tags")
                guard isIncluded(path.name, tags) else { continue }
                if let reason = reasonToSkip(path.name) {
                    skipped.append("path \(reason): \(path.name)")
                    continue
                }
                try readEndpoint(path.name, segments, base, item, field.name.uppercased(), field.value)
            }
        }
        if document.root["webhooks"] != nil { skipped.append("webhooks") }
    }

    private mutating func readEndpoint(
        _ path: String, _ segments: [String], _ base: Int, _ item: JSONTree, _ method: String, _ operation: JSONTree
    ) throws(ClientError) {
        let place = "\(method) \(path)"
        if method == "HEAD" || method == "OPTIONS" || method == "TRACE" {
            skipped.append("\(method) request")
            return
        }
        if operation["callbacks"] != nil { skipped.append("callbacks") }
        var template = PathTemplate()
        let plainPath = withoutQuery(path)
        template.hasTrailingSlash = plainPath.utf8.count > 1 && plainPath.utf8.last == UInt8(ascii: "/")
        template.baseCount = min(base, max(0, segments.count - 1))
        template.parts = segments.map(templatePart)
        var parameters: [JSONTree] = []
        for reference in (item["parameters"]?.elements ?? []) + (operation["parameters"]?.elements ?? []) {
            let parameter = try document.resolved(reference)
            guard parameters.count < 500 else {
                skipped.append("endpoint with more than 500 parameters: \(commentText(place, limit: 100))")
                return
            }
            let same = parameters.firstIndex {
                $0.text("name") == parameter.text("name") && $0.text("in") == parameter.text("in")
            }
            if let same { parameters[same] = parameter } else { parameters.append(parameter) }
        }
        let word = operation.texts("tags").first ?? template.names.first ?? "root"
        var endpoint = Endpoint(
            endpoint: ClientEndpoint(method: method, template), word: word,
            operationID: operation.text("operationId"), tag: operation.texts("tags").first, place: place,
            operation: operation, parameters: parameters)
        if let url = (operation["servers"] ?? item["servers"])?.elements?.first?.text("url"),
            url != document.root["servers"]?.elements?.first?.text("url"), !url.isEmpty
        {
            endpoint.endpoint.summary.append(
                "The document lists another server, which is not used: `\(commentText(url))`.")
        }
        endpoint.endpoint.constantQuery = constantQuery(path)
        try readResponses(of: &endpoint)
        endpoints.append(endpoint)
        if endpoint.hasEventStream {
            // The same request with another `Accept` field, and usually with `"stream": true` in its body.
            endpoint.returnsOnlyEvents = true
            try readResponses(of: &endpoint)
            endpoints.append(endpoint)
        }
    }

    // MARK: Names

    /// Names the endpoints after their method and their path. A function that changes something is named after its
    /// `operationId`, and so are functions that would have the same name.
    mutating func readNames() {
        func suffix(_ one: Endpoint) -> String { one.returnsOnlyEvents ? "Events" : "" }
        let preferred = endpoints.map { one in
            let name = one.operationID.flatMap { operationName($0, one) }
            let isQuery = one.endpoint.method == "GET" && !one.endpoint.endsWithVerb
            return (isQuery ? one.endpoint.preferredName() : name ?? one.endpoint.preferredName()) + suffix(one)
        }
        let counts = Dictionary(preferred.map { ($0, 1) }, uniquingKeysWith: +)
        var names = UniqueNames()
        for index in endpoints.indices {
            let one = endpoints[index]
            var name = preferred[index]
            if counts[name] != 1 {
                name =
                    (one.operationID.flatMap { operationName($0, one) }
                        ?? one.endpoint.preferredName(withAllWords: true)) + suffix(one)
            }
            endpoints[index].endpoint.name = names.unique(name)
        }
    }

    // MARK: Models

    mutating func readModels() throws(ClientError) {
        for index in endpoints.indices {
            let one = endpoints[index]
            if let schema = one.responseSchema {
                let resource = typeName(for: one.endpoint.resource)
                let isObject = try document.flat(schema).kinds == ["object"]
                let name = isObject ? typeName(for: one.endpoint.name) + "Response" : resource
                types[one.endpoint.name] = try models.type(of: schema, named: name)
            }
        }
        for index in endpoints.indices {
            var one = endpoints[index]
            remainingFields = 500
            var names = UniqueNames(taken: ["api", "query", "fetch", "error"])
            try readParameters(of: &one, &names)
            try readBody(of: &one, &names)
            try readErrors(of: &one)
            one.endpoint.setPositions()
            one.endpoint.readComment(of: one.operation)
            // Several parameters are properties, which have the comments.
            if one.endpoint.parameters.count == 1, let only = one.endpoint.parameters.first, let note = only.note {
                one.endpoint.summary.append("`\(only.name)`: \(note)")
            }
            endpoints[index] = one
        }
    }

}

private let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

/// Returns the reason why `path:` of `createRequest` cannot express a path, or nil if it can.
private func reasonToSkip(_ path: String) -> String? {
    let segments = withoutQuery(path).utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { Substring($0) }
    if path.utf8.first != UInt8(ascii: "/") { return "without a slash at its start" }
    if segments.dropFirst().dropLast().contains(where: \.isEmpty) { return "with an empty segment" }
    if segments.count > 32 { return "with more than 31 segments" }
    return segments.contains { [".", ".."].contains(percentDecoded($0)) } ? "with a segment . or .." : nil
}

/// Returns a path without a query, as in `/responses?beta=true`, and a fragment, as in `/files/{id}#add_link`. Some
/// documents use them to describe several operations with the same path and method.
func withoutQuery(_ path: String) -> String {
    String(path.unicodeScalars.prefix { $0 != "?" && $0 != "#" })
}

/// Returns the items of the query in a path.
private func constantQuery(_ path: String) -> [ClientEndpoint.QueryPair] {
    let query = path.utf8.prefix { $0 != UInt8(ascii: "#") }.split(separator: UInt8(ascii: "?"), maxSplits: 1)
    return query.count > 1 ? pairs(ofQuery: String(Substring(query[1]))) : []
}

func pathSegments(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { percentDecoded(Substring($0)) }
}

/// Returns the number of segments at the start of all paths that name no resource.
private func baseCount(_ paths: [[String]]) -> Int {
    let start = #/(v?[0-9]{1,2}(\.[0-9]+)*|[0-9]{4}-[0-9]{2}-[0-9]{2}|api|data|public|rest)/#.matchingSemantics(
        .unicodeScalar)
    guard let first = paths.first else { return 0 }
    return first.indices.prefix { index in
        first[index].wholeMatch(of: start) != nil
            && paths.allSatisfy { $0.count <= index || $0[index] == first[index] }
    }.count
}

/// Returns the part of a template for a segment, such as `users`, `{id}` or `v{version}.json`. A segment with several
/// parameters, such as `{base}...{head}`, is one parameter.
private func templatePart(_ segment: String) -> PathTemplate.Part {
    let bytes = Array(segment.utf8)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")), let end = bytes.lastIndex(of: UInt8(ascii: "}")),
        start < end
    else { return .word(segment) }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let name = text((start + 1)..<end)
    return .parameter(
        PathTemplate.Parameter(
            kind: .named(name.isEmpty ? "value" : name), prefix: text(0..<start), suffix: text((end + 1)..<bytes.count))
    )
}

extension ClientEndpoint {
    /// Creates an endpoint of a document.
    init(method: String, _ template: PathTemplate) {
        self.init(method: method, template: template, exchanges: [], paths: [], queries: [], signed: [])
    }

    /// Whether the path ends with words such as `findByStatus`.
    var endsWithVerb: Bool {
        guard let word = template.names.last, !template.endsWithParameter else { return false }
        let parts = words(of: word)
        let verbs: Set = [
            "check", "compute", "download", "estimate", "export", "fetch", "find", "get", "list", "lookup", "preview",
            "query", "search", "validate", "verify",
        ]
        return parts.count > 1 && verbs.contains(parts[0])
    }

    /// Adds the first sentence of the summary of an operation to the comment.
    mutating func readComment(of operation: JSONTree) {
        let text = operation.text("summary").flatMap { $0.isEmpty ? nil : $0 } ?? operation.text("description") ?? ""
        let line = commentText(text)
        let end = line.firstRange(of: ". ")?.lowerBound ?? line.endIndex
        var sentence = String(line[..<end]).trimmingCharacters(in: .whitespaces)
        if let last = sentence.last, !".!?…".contains(last) { sentence += "." }
        if operation["deprecated"]?.boolean == true { summary.insert("Deprecated.", at: 0) }
        if !sentence.isEmpty { summary.insert(sentence, at: 0) }
    }
}

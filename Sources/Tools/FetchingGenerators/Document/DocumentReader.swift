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
    }

    let document: APIDocument
    let name: String
    private(set) var settings: ClientSettings
    var endpoints: [Endpoint] = []
    var models: SchemaModels
    private(set) var types: [String: SwiftType] = [:]
    private(set) var bodyTypes: [String: SwiftType] = [:]
    /// The models of errors, each with a sample.
    private(set) var errors: [(type: SwiftType, sample: JSONTree)] = []
    private(set) var skipped: [String] = []
    var samples: SampleMaker
    /// The number of fields of objects that the current endpoint can still have as parameters.
    private var remainingFields = 0

    init(_ document: APIDocument, named name: String) throws(ClientError) {
        (self.document, self.name) = (document, name)
        models = SchemaModels(document, names: clientTypeNames.union([name]))
        samples = SampleMaker(document)
        settings = try ClientSettings(document, skipped: &skipped)
    }

    // MARK: Endpoints

    mutating func readEndpoints(including isIncluded: (String, [String]) -> Bool) throws(ClientError) {
        let paths = document.root["paths"]?.fields ?? []
        let all = paths.map { pathSegments($0.name) }
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
        template.hasTrailingSlash = path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
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
        try readResponses(of: &endpoint)
        endpoints.append(endpoint)
    }

    // MARK: Names

    /// Names the endpoints after their method and their path. A function that changes something is named after its
    /// `operationId`, and so are functions that would have the same name.
    mutating func readNames() {
        let preferred = endpoints.map { one in
            let name = one.operationID.flatMap { operationName($0, one) }
            let isQuery = one.endpoint.method == "GET" && !one.endpoint.endsWithVerb
            return isQuery ? one.endpoint.preferredName() : name ?? one.endpoint.preferredName()
        }
        let counts = Dictionary(preferred.map { ($0, 1) }, uniquingKeysWith: +)
        var names = UniqueNames()
        for index in endpoints.indices {
            let one = endpoints[index]
            var name = preferred[index]
            if counts[name] != 1 {
                name =
                    one.operationID.flatMap { operationName($0, one) }
                    ?? one.endpoint.preferredName(withAllWords: true)
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

    private mutating func readParameters(of one: inout Endpoint, _ names: inout UniqueNames) throws(ClientError) {
        let typeNames = typeName(for: one.endpoint.name)
        for (position, part) in one.endpoint.template.parts.enumerated() {
            guard let part = part.parameter, case .named(let name) = part.kind else { continue }
            let declared = one.parameters.first { $0.text("name") == name && $0.text("in") == "path" }
            var type = SwiftType.string
            if let schema = declared?["schema"] { type = try valueType(schema, named: name, in: typeNames) }
            if type == .date || type.isList { type = .string }
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(
                    place: .path(position), name: names.unique(propertyName(for: name)), type: type))
        }
        for parameter in one.parameters {
            guard let name = parameter.text("name"), !name.isEmpty else { continue }
            switch parameter.text("in") {
            case "query":
                if settings.queryItems.contains(where: { $0.name == name }) { continue }
                one.endpoint.parameters.append(
                    try query(parameter, named: name, names.unique(propertyName(for: name)), in: typeNames))
            case "header":
                let key = name.lowercased()
                // These parameters are ignored in a document (OpenAPI 3.1 §4.8.12.2).
                if ["accept", "content-type", "authorization"].contains(key) { continue }
                if settings.secretHeaders.contains(where: { $0.name.lowercased() == key }) { continue }
                if !isToken(name) || transportHeaders[key] != nil {
                    skipped.append("header field that the transport sets: \(commentText(name, limit: 60))")
                    continue
                }
                var type = try valueType(parameter["schema"] ?? .null, named: name, in: typeNames)
                if type == .date || type.isList { type = .string }
                one.endpoint.parameters.append(
                    ClientEndpoint.Parameter(
                        place: .header(name), name: names.unique(propertyName(for: name)), type: type,
                        isOptional: parameter["required"]?.boolean != true, note: note(on: parameter["schema"])))
            case "cookie": skipped.append("parameter in a cookie; set the header field Cookie in the settings")
            default: break
            }
        }
    }

    /// Returns the parameter for an item of a query.
    private mutating func query(
        _ parameter: JSONTree, named name: String, _ property: String, in outer: String
    ) throws(ClientError) -> ClientEndpoint.Parameter {
        let isOptional = parameter["required"]?.boolean != true
        guard let schema = parameter["schema"] else {
            let note =
                parameter["content"] == nil
                ? nil : "A string of the type \(commentText(parameter["content"]?.fields.first?.name ?? "JSON"))."
            return ClientEndpoint.Parameter(
                place: .query(name), name: property, type: .string, isOptional: isOptional, note: note)
        }
        let style = parameter.text("style") ?? "form"
        let explodes = parameter["explode"]?.boolean ?? (style == "form")
        if style == "form", !explodes, try document.flat(models.withoutNull(schema)).kinds == ["object"] {
            return ClientEndpoint.Parameter(
                place: .query(name), name: property, type: .string, isOptional: isOptional,
                note: "Names and values, joined with commas: `a,1,b,2`.")
        }
        var result = try item(
            schema, named: name, property, .query(name), in: outer, isNested: style == "deepObject",
            hasBrackets: style == "deepObject",
            { .query($0) })
        result.isOptional = isOptional
        if style == "form", case .dictionary = result.type {
            (result.type, result.note) = (.array(.queryItem), "The items, such as `QueryItem(\"key\", value)`.")
        }
        result.note = result.note ?? note(on: schema)
        if case .array(let element) = result.type, element != .queryItem {
            result.listStyle =
                switch (style, explodes) {
                case ("spaceDelimited", false): .joined(separator: " ")
                case ("pipeDelimited", false): .joined(separator: "|")
                case ("form", false): settings.usesCommas ? .settings : .joined(separator: ",")
                default: settings.usesCommas ? .repeated : .settings
                }
        }
        return result
    }

    /// Returns the parameter for an item of a query or a form. The parameter for an object has a field for each of its
    /// items.
    ///
    /// - Parameter isNested: Whether the names of the items contain the name of the object, as in `created[gte]`.
    private mutating func item(
        _ schema: JSONTree, named name: String, _ property: String, _ place: ClientEndpoint.Parameter.Place,
        in outer: String, isNested: Bool = true, hasBrackets: Bool = false, depth: Int = 0,
        _ make: (String) -> ClientEndpoint.Parameter.Place
    ) throws(ClientError) -> ClientEndpoint.Parameter {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        if flat.kinds == ["object"], !flat.properties.isEmpty, depth < 5, remainingFields > flat.properties.count {
            remainingFields -= flat.properties.count
            var names = UniqueNames()
            var fields: [ClientEndpoint.Parameter] = []
            for (field, schema) in flat.properties {
                let full = isNested ? "\(name)[\(field)]" : field
                var one = try item(
                    schema, named: full, names.unique(propertyName(for: field)), make(full),
                    in: outer + typeName(for: field), hasBrackets: isNested, depth: depth + 1, make)
                one.isOptional = !flat.required.contains(field)
                fields.append(one)
            }
            return ClientEndpoint.Parameter(
                place: place, name: property, type: .declared(models.free(typeName(for: property), in: outer)),
                fields: fields)
        }
        var type = try valueType(schema, named: property, in: outer)
        var place = place
        if case .array(let element) = type {
            if [.uuid, .date].contains(element) { type = .array(.string) }
            // In an object with its name, a list has brackets, as in `expand[]=a&expand[]=b`.
            if hasBrackets, element != .queryItem { place = make(name + "[]") }
        }
        var note: String?
        if type == .array(.queryItem) {
            note = "The items of `\(commentText(name))`, such as `QueryItem(\"\(commentText(name))[0]\", …)`."
        }
        return ClientEndpoint.Parameter(
            place: place, name: property, type: type, note: note,
            listStyle: hasBrackets && settings.usesCommas ? .repeated : .settings)
    }

    /// Returns the type of a value in a path, a query, a header field or a form.
    private mutating func valueType(
        _ schema: JSONTree, named name: String, in outer: String
    ) throws(ClientError) -> SwiftType {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        func isPlain(_ flat: FlatSchema) -> Bool {
            flat.unions.isEmpty && flat.kinds.count == 1 && !["object", "array"].contains(flat.kinds[0])
        }
        if isPlain(flat) { return try models.type(of: schema, named: typeName(for: name), in: outer).unwrapped }
        switch flat.kinds {
        case ["array"]:
            guard let items = flat.items, isPlain(try document.flat(items)) else {
                guard let items = flat.items else { return .array(.string) }
                let kinds = try document.flat(items).kinds
                return kinds == ["object"] || kinds == ["array"] ? .array(.queryItem) : .array(.string)
            }
            let element = try models.type(of: items, named: typeName(for: singular(name)), in: outer).unwrapped
            return .array(element)
        case ["object"]:
            guard let values = flat.additional, values.hasType, isPlain(try document.flat(values)) else {
                return flat.properties.isEmpty && flat.additional?.hasType != true
                    ? .dictionary(.string) : .array(.queryItem)
            }
            return .dictionary(try models.type(of: values, named: typeName(for: name), in: outer).unwrapped)
        default: break
        }
        // A union of values and lists, as in `status=open` and `status=open&status=closed`.
        for branch in flat.unions.joined() {
            let inner = try document.flat(branch)
            if inner.kinds == ["array"], inner.items != nil {
                return try valueType(branch, named: name, in: outer)
            }
        }
        for branch in flat.unions.joined() where try document.flat(branch).kinds == ["object"] {
            return .array(.queryItem)
        }
        return .string
    }

    private func note(on schema: JSONTree?) -> String? {
        guard let schema, let value = schema["default"] ?? (try? document.resolved(schema))?["default"], value != .null
        else { return nil }
        switch value {
        case .string, .number, .bool:
            return "The server's default is \(commentText(value.scalarText ?? value.text, limit: 60))."
        default: return nil
        }
    }

    // MARK: Bodies

    private mutating func readBody(of one: inout Endpoint, _ names: inout UniqueNames) throws(ClientError) {
        guard let reference = one.operation["requestBody"] else { return }
        let body = try document.resolved(reference)
        let contents = body["content"]?.fields ?? []
        guard !contents.isEmpty else { return }
        if one.endpoint.method == "GET" {
            skipped.append("body of a GET request")
            return
        }
        let isOptional = body["required"]?.boolean != true
        func content(_ matches: (String) -> Bool) -> JSONTree.Field? { contents.first { matches(mediaType($0.name)) } }
        if let json = content({ $0 == "application/json" }) ?? content(isJSON) ?? content({ $0 == "*/*" }) {
            let schema = json.value["schema"] ?? .object([])
            let type = try models.type(of: schema, named: one.endpoint.bodyName)
            one.endpoint.body = .json
            one.requestSchema = schema
            bodyTypes[one.endpoint.name] = type
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(
                    place: .body, name: names.unique("body"), type: type.unwrapped,
                    isOptional: isOptional || type.isOptional))
            let contentType = mediaType(json.name)
            if !["application/json", "*/*"].contains(contentType), isFieldValue(contentType) {
                one.endpoint.headers.append(("Content-Type", contentType))
            }
        } else if let form = content({ $0 == "application/x-www-form-urlencoded" }) {
            try readForm(of: &one, form.value, isMultipart: false, &names)
        } else if let form = content({ $0 == "multipart/form-data" }) {
            try readForm(of: &one, form.value, isMultipart: true, &names)
        } else {
            let type = contents[0].name
            one.endpoint.body = .data(
                contentType: type.utf8.contains(UInt8(ascii: "*")) || !isFieldValue(type)
                    ? "application/octet-stream" : type)
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(place: .body, name: names.unique("body"), type: .data, isOptional: isOptional))
        }
    }

    private mutating func readForm(
        of one: inout Endpoint, _ content: JSONTree, isMultipart: Bool, _ names: inout UniqueNames
    ) throws(ClientError) {
        let schema = content["schema"] ?? .object([])
        var flat = try document.flat(schema)
        for branch in flat.unions.joined() {
            for (field, schema) in try document.flat(branch).properties where flat.schema(of: field) == nil {
                flat.add(field, schema)
            }
        }
        one.endpoint.body = isMultipart ? .parts : .form
        let outer = typeName(for: one.endpoint.name)
        if flat.properties.count > 500 { skipped.append("fields of a form after the first 500") }
        for (field, schema) in flat.properties.prefix(500) where schema["readOnly"]?.boolean != true {
            let property = names.unique(propertyName(for: field))
            let isOptional = !flat.required.contains(field)
            if isMultipart {
                var (type, note) = try partType(schema, named: field, content["encoding"]?[field], in: outer)
                if note == nil { note = self.note(on: schema) }
                one.endpoint.parameters.append(
                    ClientEndpoint.Parameter(
                        place: .part(field), name: property, type: type, isOptional: isOptional, note: note))
            } else {
                let encoding = content["encoding"]?[field]
                var parameter = try item(
                    schema, named: field, property, .form(field), in: outer,
                    hasBrackets: encoding?.text("style") == "deepObject"
                ) { .form($0) }
                if case .array(let element) = parameter.type, element != .queryItem {
                    let explodes = encoding?["explode"]?.boolean ?? true
                    parameter.listStyle =
                        explodes ? (settings.usesCommas ? .repeated : .settings) : .joined(separator: ",")
                }
                parameter.isOptional = isOptional
                parameter.note = parameter.note ?? note(on: schema)
                one.endpoint.parameters.append(parameter)
            }
        }
    }

    /// Returns the type of a part of a multipart form.
    private mutating func partType(
        _ schema: JSONTree, named name: String, _ encoding: JSONTree?, in outer: String
    ) throws(ClientError) -> (SwiftType, note: String?) {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        let shown = stringLiteral(commentText(name), isName: true)
        let file = "The part `\(commentText(name))`, such as `.file(\(shown), url)`."
        func isFile(_ flat: FlatSchema, _ schema: JSONTree) -> Bool {
            flat.kinds == ["string"] && ["binary", "byte"].contains(flat.format)
                || schema["contentMediaType"] != nil || schema["contentEncoding"] != nil || !schema.hasType
        }
        if isFile(flat, schema) { return (.formPart, file) }
        if flat.kinds == ["array"], let items = flat.items {
            let inner = try document.flat(items)
            if isFile(inner, items) || inner.kinds == ["object"] { return (.array(.formPart), file) }
            let type = try valueType(schema, named: name, in: outer)
            return (
                type == .array(.queryItem) ? .array(.formPart) : type == .array(.date) ? .array(.string) : type, nil
            )
        }
        let type = try valueType(schema, named: name, in: outer)
        switch type {
        case .array, .dictionary:
            return (
                .formPart,
                "The part `\(commentText(name))`, such as `.data(\(shown), json, contentType: \"application/json\")`."
            )
        case .date: return (.string, nil)
        default: return (type, nil)
        }
    }

    // MARK: Responses

    private mutating func readResponses(of one: inout Endpoint) throws(ClientError) {
        var successes: [(status: Int, content: JSONTree.Field?, response: JSONTree)] = []
        let responses = one.operation["responses"]?.fields ?? []
        let hasSuccess = responses.contains { $0.name.utf8.first == UInt8(ascii: "2") }
        for field in responses {
            let isSuccess = field.name.utf8.first == UInt8(ascii: "2") || !hasSuccess && field.name == "default"
            guard isSuccess else { continue }
            let response = try document.resolved(field.value)
            let contents = response["content"]?.fields ?? []
            if response["links"] != nil { skipped.append("response links") }
            if contents.first.map({ mediaType($0.name).hasSuffix("xml") }) == true {
                skipped.append("XML; the body is returned as data if it has no other format")
            }
            let content =
                contents.first { mediaType($0.name) == "application/json" } ?? contents.first {
                    isJSON(mediaType($0.name))
                }
                ?? contents.first { mediaType($0.name) != "text/html" } ?? contents.first
            if contents.count > 1, contents.contains(where: { mediaType($0.name) == "text/event-stream" }),
                content.map({ mediaType($0.name) }) != "text/event-stream"
            {
                skipped.append("event stream beside another format, which the endpoint returns")
            }
            successes.append((Int(field.name) ?? 200, content, response))
        }
        successes.sort { $0.status < $1.status }
        let withContent = successes.filter { $0.content != nil }
        guard let first = withContent.first, let content = first.content else {
            one.status = successes.first?.status ?? 200
            one.endpoint.output = successes.isEmpty ? .data : .nothing
            return
        }
        one.status = first.status
        let type = mediaType(content.name)
        let schema = content.value["schema"] ?? .object([])
        one.responseType = type
        one.hasLinkHeader = first.response["headers"]?.fields.contains { $0.name.lowercased() == "link" } == true
        let others = withContent.dropFirst().filter { $0.content?.value["schema"] != content.value["schema"] }
        if isJSON(type) || type == "*/*" {
            one.responseSchema = schema
            one.endpoint.output = withContent.count < successes.count ? .optionalModel : .model
            if let other = others.first {
                one.endpoint.summary.append(
                    "A response with status \(other.status) has a different body, which is not decoded.")
            }
        } else if type == "text/event-stream" {
            one.endpoint.output = .events
        } else if type.hasPrefix("text/") {
            one.endpoint.output = .text
        } else {
            one.endpoint.output = .data
        }
        if case .events = one.endpoint.output { return }
        if type != "application/json", !type.utf8.contains(UInt8(ascii: "*")), isFieldValue(type) {
            one.endpoint.headers.append(("Accept", type))
        }
    }

    /// Finds the models of errors, and mentions them in the comment.
    private mutating func readErrors(of one: inout Endpoint) throws(ClientError) {
        let hasSuccess = one.operation["responses"]?.fields.contains { $0.name.utf8.first == UInt8(ascii: "2") } == true
        var names: [String] = []
        for field in one.operation["responses"]?.fields ?? [] {
            let isError = "45".utf8.contains(field.name.utf8.first ?? 0) || field.name == "default" && hasSuccess
            guard isError else { continue }
            let response = try document.resolved(field.value)
            guard let content = response["content"]?.fields.first(where: { isJSON(mediaType($0.name)) }),
                let schema = content.value["schema"], schema.hasType
            else { continue }
            // Most errors of an API have the same schema.
            let type = try models.type(of: schema, named: "Failure", in: typeName(for: one.endpoint.name))
            guard case .declared(let name) = type.unwrapped else { continue }
            if !errors.contains(where: { $0.type == type }) {
                errors.append((type, try samples.sample(of: schema, named: "error")))
            }
            if !names.contains(name) { names.append(name) }
        }
        if names.isEmpty { return }
        let list = names.prefix(3).map { ("AEIOU".contains($0.prefix(1)) ? "an" : "a") + " ``\($0)``" }
        one.endpoint.summary.append("The body of an error is \(list.joined(separator: " or ")).")
    }
}

private let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

private func isJSON(_ type: String) -> Bool {
    type == "application/json" || type.hasSuffix("+json") || type == "text/json"
}

/// Returns the reason why `path:` of `createRequest` cannot express a path, or nil if it can.
private func reasonToSkip(_ path: String) -> String? {
    let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    if path.utf8.first != UInt8(ascii: "/") { return "without a slash at its start" }
    if path.utf8.contains(where: { "?#".utf8.contains($0) }) { return "with a query or a fragment" }
    if segments.dropFirst().dropLast().contains(where: \.isEmpty) { return "with an empty segment" }
    if segments.count > 32 { return "with more than 31 segments" }
    return segments.contains { [".", ".."].contains(percentDecoded($0)) } ? "with a segment . or .." : nil
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

extension SwiftType {
    fileprivate var isList: Bool {
        switch self {
        case .array, .dictionary: true
        default: false
        }
    }
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

/// Returns the words of a name in lower case: `create`, `order` and `2` for `createOrder2`, `create_order-2` and so on.
func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previous: Unicode.Scalar?
    for scalar in name.unicodeScalars {
        let isWord = isLetter(scalar) || ("0"..."9").contains(scalar)
        let startsWord =
            scalar.properties.isUppercase && previous.map { !$0.properties.isUppercase } == true || !isWord
        if startsWord, !current.isEmpty {
            words.append(current)
            current = ""
        }
        if isWord { current.unicodeScalars.append(scalar) }
        previous = scalar
    }
    if !current.isEmpty { words.append(current) }
    return words.map { $0.lowercased() }
}

/// Returns the name of an endpoint for its `operationId`, such as `createOrder` for `orders/create`. Returns nil if the
/// ID is derived from the path, or does not begin with a verb.
private func operationName(_ id: String, _ one: DocumentReader.Endpoint) -> String? {
    var words = FetchingGenerators.words(of: id)
    // FastAPI appends the words of the path and the method, as in `create_book_books_post`.
    let end =
        FetchingGenerators.words(of: one.place.drop { $0 != " " }.description) + [one.endpoint.method.lowercased()]
    if words.count > end.count, Array(words.suffix(end.count)) == end { words.removeLast(end.count) }
    let resources = [one.tag, one.endpoint.template.names.first].compactMap(\.self).map(FetchingGenerators.words)
    for resource in resources where words.count > resource.count && !resource.isEmpty {
        let start = Array(words.prefix(resource.count))
        if start == resource || start.map(singular) == resource.map(singular) {
            words.removeFirst(resource.count)
            break
        }
    }
    guard let verb = words.first, words.count <= 8, isLetter(verb.unicodeScalars.first ?? "1"),
        !["post", "put", "patch", "delete"].contains(words.count > 4 ? words[words.count - 1] : "")
    else { return nil }
    let resource = one.tag ?? one.endpoint.template.names.first ?? ""
    let noun = FetchingGenerators.words(of: singular(resource))
    let prepositions: Set = ["a", "as", "by", "for", "from", "in", "into", "of", "on", "to", "with"]
    let verbs: Set = [
        "add", "create", "delete", "edit", "get", "insert", "list", "modify", "patch", "put", "read", "remove",
        "replace", "set", "update",
    ]
    if words.count == 2, words[1] == "all" {
        words += FetchingGenerators.words(of: resource)
    } else if words.count == 1 ? verbs.contains(verb) : prepositions.contains(words[1]), noun != [verb] {
        words.insert(contentsOf: noun, at: 1)
    }
    return propertyName(for: words.joined(separator: "_"))
}

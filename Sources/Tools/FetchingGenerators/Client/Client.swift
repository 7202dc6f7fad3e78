import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The endpoints, the models and the settings of an API, found in a recording or in a document.
struct Client {
    /// The name of the module, such as `Example`.
    var name: String
    var settings: ClientSettings
    /// The endpoints of each resource, with the name of its file, such as `Users`.
    let resources: [(name: String, endpoints: [ClientEndpoint])]
    let models: ClientModels
    /// The type that each endpoint returns, by the name of the endpoint.
    let types: [String: SwiftType]
    /// For each endpoint with several parameters: the name of the struct that contains them, by the name of the
    /// endpoint.
    let queryTypes: [String: String]
    /// The type of the JSON body of each endpoint, by the name of the endpoint.
    let bodyTypes: [String: SwiftType]
    /// The types of the bodies of errors.
    var errorTypes: [SwiftType] = []
    /// The names of the types that are not nested in another one, because a document gives them a name.
    var topLevelNames: Set<String> = []
    /// The origin of the client, such as `a recording`.
    let source: String

    /// - Parameter minimumSecretLength: The length in bytes from which a secret is masked also where its name is not
    ///   secret. Shorter values can be ordinary words.
    init(_ api: APIExchanges, named name: String, minimumSecretLength: Int = 8) {
        self.name = name
        let redactor = redactor(for: api.exchanges, minimumLength: minimumSecretLength)
        let exchanges = api.exchanges.map { $0.withoutSecrets(redactor) }
        let paths = exchanges.map(\.segments)
        let base = basePath(paths.map(\.segments))
        let settings = ClientSettings(origin: api.origin, base: base, exchanges, redactor)
        let samples = zip(exchanges, paths).map { exchange, path in
            PathSample(
                segments: Array(path.segments.dropFirst(base.count)), hasTrailingSlash: path.hasTrailingSlash,
                response: exchange.isSuccess ? exchange.json : nil, isSuccess: exchange.isSuccess,
                secrets: Set(path.segments.filter { isMasked($0) || redactor.isFound(in: $0) }))
        }
        let templates = pathTemplates(samples)
        var keys: [[AnyHashable]] = []
        var groups: [[AnyHashable]: [Int]] = [:]
        for index in exchanges.indices {
            let key: [AnyHashable] = [exchanges[index].method, templates[index]]
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(index)
        }
        let recorded = Set(exchanges.compactMap { $0.request.url.map(urlParts) })
        var endpoints = keys.compactMap { key -> ClientEndpoint? in
            guard let indices = groups[key], let first = indices.first else { return nil }
            return ClientEndpoint(
                method: exchanges[first].method, templates[first], indices.map { exchanges[$0] },
                paths: indices.map { samples[$0].segments }, signed: Set(settings.queryItems.map(\.name)),
                settings: settings.headerNames, recorded: recorded, redactor)
        }
        var names = UniqueNames()
        let counts = Dictionary(endpoints.map { ($0.preferredName(), 1) }, uniquingKeysWith: +)
        for index in endpoints.indices {
            let isClear = counts[endpoints[index].preferredName()] == 1
            endpoints[index].name = names.unique(endpoints[index].preferredName(withAllWords: !isClear))
        }

        var models = ClientModels(names: clientTypeNames.union([name]))
        var types: [String: SwiftType] = [:]
        // The models of single objects are added first, so that they get the shorter names.
        let order = endpoints.indices.sorted { one, other in
            func rank(_ index: Int) -> [Int] {
                let endpoint = endpoints[index]
                return [endpoint.template.endsWithParameter ? 0 : 1, endpoint.template.parts.count, index]
            }
            return rank(one).lexicographicallyPrecedes(rank(other))
        }
        for index in order {
            let endpoint = endpoints[index]
            let samples = endpoint.exchanges.filter(\.isSuccess).compactMap(\.json)
            guard endpoint.returnsModel, !samples.isEmpty else { continue }
            types[endpoint.name] = models.addResponse(
                samples, resource: typeName(for: endpoint.resource),
                list: endpoint.isCollection ? typeName(for: endpoint.name) : nil, qualifier: endpoint.qualifier)
        }
        var bodyTypes: [String: SwiftType] = [:]
        for endpoint in endpoints {
            guard case .json? = endpoint.body else { continue }
            let bodies = endpoint.exchanges.compactMap { try? JSONTree($0.request.httpBody ?? Data()) }
            bodyTypes[endpoint.name] = models.addBody(bodies, named: endpoint.bodyName)
        }
        models.join()
        types = types.mapValues(models.current)
        for endpoint in endpoints {
            guard let cursor = endpoint.cursorOfAllPages, let items = endpoint.pageScheme?.items,
                let type = types[endpoint.name]
            else { continue }
            models.makeOptional(cursor, items: items, in: type)
        }
        bodyTypes = bodyTypes.mapValues(models.current)
        for index in endpoints.indices {
            if let type = bodyTypes[endpoints[index].name] { endpoints[index].setBodyType(type) }
        }
        queryTypes = FetchingGenerators.queryTypes(of: endpoints, taken: models.names)
        resources = FetchingGenerators.resources(
            endpoints.map { ($0.template.names.first ?? "root", $0) }, client: name)
        (self.settings, self.models, self.types, self.bodyTypes) = (settings, models, types, bodyTypes)
        source = "a recording"
    }
}

/// Returns the names of the structs with the parameters of endpoints, by the names of the endpoints. An endpoint whose
/// only parameter is not an object needs none.
func queryTypes(of endpoints: [ClientEndpoint], taken: [String]) -> [String: String] {
    var names = UniqueNames(taken: Set(taken).union(reservedTypeNames).union(clientTypeNames))
    var types: [String: String] = [:]
    for endpoint in endpoints
    where endpoint.parameters.count > 1 || endpoint.parameters.contains(where: { !$0.fields.isEmpty }) {
        types[endpoint.name] = names.unique(typeName(for: endpoint.name) + "Query")
    }
    return types
}

/// Returns the files of a client: the endpoints with the same word, such as `users` or a tag, are in one file.
func resources(
    _ endpoints: [(word: String, endpoint: ClientEndpoint)], client: String
) -> [(name: String, endpoints: [ClientEndpoint])] {
    var names: [String] = []
    var groups: [String: [ClientEndpoint]] = [:]
    for (word, endpoint) in endpoints {
        var name = fileName(word)
        // The compiler runs the code of a file `main.swift`.
        let taken = ["main", "models", "\(client)settings".lowercased()]
        if taken.contains(name.lowercased()) { name += "Resource" }
        // On most Macs, names that differ only in case are one file.
        if groups[name.lowercased()] == nil { names.append(name) }
        groups[name.lowercased(), default: []].append(endpoint)
    }
    return names.map { ($0, groups[$0.lowercased()] ?? []) }
}

/// Names that the generated source uses, in addition to those of Swift.
let clientTypeNames: Set<String> = [
    "APISettings", "AppError", "Call", "ElementStream", "Fetching", "FetchingStreams", "FormPart", "Foundation",
    "HTTPMethod", "JSONOptions", "LinkedPage", "NetworkStore",
    "ErrorBody", "OffsetCursor", "OffsetPage", "PageToken", "Pages", "TokenPage", "QueryItem", "QueryStyle",
    "RequestBody",
    "ServerEvent", "Swift", "Test", "Testing", "URLQueryItem",
]

/// Returns the name of a file for a word. The name has only letters, digits and underscores of ASCII, and starts with a
/// capital letter.
private func fileName(_ word: String) -> String {
    let name = typeName(for: word).unicodeScalars.filter { $0.isASCII }.map { String($0) }.joined()
    guard let first = name.first else { return "Resource" }
    return first.uppercased() + name.dropFirst()
}

/// Returns the segments that belong to the base URL, such as `api` and `v1`, or `shop` in `/shop/cheeses` and
/// `/shop/orders`. All paths start with these segments.
private func basePath(_ paths: [[String]]) -> [String] {
    guard let first = paths.first else { return [] }
    let start = #/(v?[0-9]{1,2}(\.[0-9]+)*|api|data|public|rest|services?|web|ws)/#.matchingSemantics(.unicodeScalar)
    return first.indices.prefix { index in
        let word = first[index]
        guard paths.allSatisfy({ $0.count > index && $0[index] == word }),
            paths.contains(where: { $0.count > index + 1 })
        else { return false }
        if word.wholeMatch(of: start) != nil { return true }
        // A word before several resources. The words after a plural are usually names of elements.
        let next = Set(paths.compactMap { $0.count > index + 1 ? $0[index + 1] : nil })
        return paths.allSatisfy { $0.count > index + 1 } && !isPlural(word) && !isIdentifier(word) && next.count > 1
            && next.contains(where: isPlural)
    }.map { first[$0] }
}

extension RecordedExchange {
    /// The segments of the path, without percent-encoding, and whether the path ends with a slash.
    var segments: (segments: [String], hasTrailingSlash: Bool) {
        let path = request.url?.path(percentEncoded: true) ?? ""
        var segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            .map { percentDecoded(Substring($0)) }
        let hasTrailingSlash = segments.count > 1 && segments.last == ""
        if segments.last == "" { segments.removeLast() }
        return (segments, hasTrailingSlash)
    }
}

extension ClientEndpoint {
    /// Whether the response contains the elements of a collection, such as all users.
    var isCollection: Bool {
        guard method == "GET", let word = noun else { return false }
        return !template.endsWithParameter && isPlural(word)
    }

    /// The name of the resource in the responses, such as `user`.
    var resource: String { singular(propertyName(for: noun ?? "root")) }

    /// The last word of the path that names a resource: `users` for `GET /users`, `GET /users/all` and
    /// `GET /users/search`.
    private var noun: String? {
        let words = template.names
        return (method == "GET" ? words.last { !["all", "find", "list", "search"].contains($0) } : nil) ?? words.last
    }

    /// The word that precedes the name of a model in responses to this method, if another model already has that name.
    var qualifier: String {
        switch method {
        case "GET": "Listed"
        case "POST": "Added"
        case "PUT", "PATCH": "Updated"
        case "DELETE": "Deleted"
        default: ""
        }
    }

    /// The name of the model of a JSON body.
    var bodyName: String {
        let resource = typeName(for: resource)
        return switch method {
        case "POST": "New" + resource
        case "PUT": resource + "Update"
        case "PATCH": resource + "Patch"
        default: resource + "Body"
        }
    }

    var returnsModel: Bool {
        switch output {
        case .model, .optionalModel: true
        case .text, .data, .events, .nothing: false
        }
    }

    /// The name of the endpoint: `users` for `/users`, `user` for `/users/{id}`, `userPosts` for `/users/{id}/posts`,
    /// `addUser` for `POST /users`, and `activateUser` for `POST /users/{id}/activate`.
    ///
    /// - Parameter withAllWords: Whether the name has all words of the path, as in `teamUserPosts` for
    ///   `/teams/{id}/users/{id}/posts`.
    func preferredName(withAllWords: Bool = false) -> String {
        let words = template.names.map { propertyName(for: $0) }
        guard let last = words.last else { return method == "GET" ? "root" : method.lowercased() + "Root" }
        let previous = words.dropLast().last
        let isNested = zip(template.parts, template.parts.dropFirst()).contains { part, next in
            part.parameter != nil && next.word.map(resourceName) == template.names.last
        }
        let outer = withAllWords ? words.dropLast(2).map(singular) : []
        let owner = previous.map { propertyName(for: (outer + [isNested ? singular($0) : $0]).joined(separator: "_")) }
        let isElement = template.endsWithParameter
        func name(_ verb: String, _ noun: String) -> String {
            let name = owner.map { $0 + typeName(for: noun) } ?? noun
            return verb.isEmpty ? name : verb + typeName(for: name)
        }
        switch method {
        case "GET": return name("", isElement ? singular(last) : last)
        case "POST" where !isElement && !isPlural(last): return last + (owner.map { typeName(for: $0) } ?? "")
        case "POST": return name("add", singular(last))
        case "PUT": return name("replace", singular(last))
        case "PATCH": return name("update", singular(last))
        case "DELETE": return name("delete", isElement ? singular(last) : last)
        default: return name(propertyName(for: method.lowercased()), singular(last))
        }
    }
}

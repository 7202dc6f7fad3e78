import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The source of a client that is generated from a recording or from an API document.
public struct ClientSource: Sendable {
    /// A file of the client.
    public struct File: Sendable {
        /// The path in a package, such as `Sources/Example/Users.swift`.
        public let path: String
        /// The contents.
        public let text: String
    }

    /// The name of the module, such as `Example`.
    public let name: String
    /// The start of all URLs, such as `https://api.example.com/v1`.
    public let baseURL: String
    /// The method and the path template of each endpoint, such as `GET /users/{id}`.
    public let endpoints: [String]
    /// All files: the manifest, the sources, the tests and the recording.
    public let files: [File]
    /// The reasons why exchanges or parts of the document were left out, each with their number.
    public let skipped: [(reason: String, count: Int)]
    /// The line at the start of files that the next run for the same document replaces. Nil for a recording, whose
    /// files are written once.
    public let mark: String?
    /// Whether an endpoint returns server-sent events, so that the target needs the product `FetchingStreams`.
    public let usesStreams: Bool

    /// The mark in the files of a client for a document.
    public static let documentMark =
        "// Written by `fetching client` from an OpenAPI document. The next run replaces this file."
}

/// Returns a Swift package with a client for the API of a recording: settings, endpoints, models, and tests that play
/// the recording.
///
/// Paths that differ only in identifiers are one endpoint. Each file has the endpoints of one resource. The files
/// contain no secrets, but they contain the personal data of the responses.
///
/// - Parameters:
///   - recording: The exchanges, in the order in which they were recorded.
///   - host: The host of the API. Nil for the most frequent one.
///   - name: The name of the module. Nil to name it after the host.
///   - package: The dependency on this package in the manifest, and its name there.
/// - Throws: ``ClientError`` if the recording has no exchange of an API.
public func clientSource(
    for recording: [RecordedExchange], host: String? = nil, name: String? = nil,
    package: (dependency: String, name: String) = (
        #".package(name: "swift-fetching", path: "../swift-fetching")"#, "swift-fetching"
    )
) throws(ClientError) -> ClientSource {
    let api = try apiExchanges(in: recording, host: host)
    return Client(api, named: moduleName(name, api.origin)).package(package, skipped: api.skipped, mark: nil)
}

/// Returns a Swift package with a client for the API of a document: settings, endpoints, models, and tests that play
/// requests and responses that are made for the schemas. Equal documents have equal packages.
///
/// - Parameters:
///   - document: The document.
///   - name: The name of the module. Nil to name it after the title of the document.
///   - paths: The starts of the paths of the endpoints, such as `/v1/users`. Empty for all paths.
///   - tags: The tags of the endpoints. Empty for all tags.
///   - package: The dependency on this package in the manifest, and its name there.
/// - Throws: ``ClientError`` if a reference in the document leads to nothing or to another document, or if there is no
///   endpoint.
public func clientSource(
    for document: APIDocument, name: String? = nil, only paths: [String] = [], tags: [String] = [],
    package: (dependency: String, name: String) = (
        #".package(name: "swift-fetching", path: "../swift-fetching")"#, "swift-fetching"
    )
) throws(ClientError) -> ClientSource {
    let name = moduleName(name ?? moduleName(forTitle: document.root["info"]?.text("title") ?? ""), "")
    var skipped: [String] = []
    func matches(_ path: String, _ own: [String]) -> Bool {
        let path = withoutQuery(path)
        let starts = paths.map { $0.hasPrefix("/") ? $0 : "/" + $0 }
        return (starts.isEmpty || starts.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") })
            && (tags.isEmpty || !Set(tags).isDisjoint(with: own))
    }
    if !paths.isEmpty || !tags.isEmpty { try document.checkSelection(matches) }
    let client = try Client(
        document, named: name,
        including: matches, skipped: &skipped)
    var counts: [(reason: String, count: Int)] = []
    for reason in skipped {
        if let index = counts.firstIndex(where: { $0.reason == reason }) {
            counts[index].count += 1
        } else {
            counts.append((reason, 1))
        }
    }
    return client.package(
        package, skipped: counts,
        mark: ClientSource.documentMark)
}

extension APIDocument {
    /// Throws an error that lists the tags, if no endpoint is selected.
    fileprivate func checkSelection(_ isSelected: (String, [String]) -> Bool) throws(ClientError) {
        var tags: [String] = []
        for path in root["paths"]?.fields ?? [] {
            for operation in path.value.fields {
                let own = operation.value.texts("tags")
                if isSelected(path.name, own) { return }
                for tag in own where !tags.contains(tag) { tags.append(tag) }
            }
        }
        throw ClientError(
            "No endpoint has such a path and such a tag. Paths are compared without the path of the server."
                + (tags.isEmpty
                    ? ""
                    : " The tags are \(tags.prefix(30).map { "“\(commentText($0, limit: 40))”" }.joined(separator: ", ")).")
        )
    }
}

extension Client {
    /// Returns the files of a package with the client.
    fileprivate func package(
        _ package: (dependency: String, name: String), skipped: [(reason: String, count: Int)], mark: String?
    ) -> ClientSource {
        let tests = "Tests/\(name)Tests/"
        var files = [
            ClientSource.File(path: "Package.swift", text: manifest(package.dependency, package.name)),
            ClientSource.File(path: "README.md", text: readme),
        ]
        files += sourceFiles
        for (resource, endpoints) in resources {
            files.append(
                ClientSource.File(path: "\(tests)\(resource)Tests.swift", text: self.tests(endpoints, resource)))
        }
        files.append(ClientSource.File(path: "\(tests)recorded.swift", text: testSupport))
        files.append(ClientSource.File(path: "\(tests)recording.har", text: recording))
        if let mark {
            files = files.map { file in
                guard file.path.hasSuffix(".swift"), file.path != "Package.swift" else { return file }
                return ClientSource.File(path: file.path, text: mark + "\n" + file.text)
            }
        }
        return ClientSource(
            name: name, baseURL: settings.baseURL,
            endpoints: resources.flatMap { $0.endpoints.map(\.title) }, files: files, skipped: skipped, mark: mark,
            usesStreams: usesStreams)
    }

    /// Creates the client for the most frequent API of a recording.
    init(of recording: [RecordedExchange], minimumSecretLength: Int = 8) throws(ClientError) {
        let api = try apiExchanges(in: recording, host: nil)
        self.init(api, named: moduleName(nil, api.origin), minimumSecretLength: minimumSecretLength)
    }

    /// The files with the settings, the endpoints and the models.
    var sourceFiles: [ClientSource.File] {
        let folder = "Sources/\(name)/"
        var files = [ClientSource.File(path: "\(folder)\(name)Settings.swift", text: settings.source(self))]
        let layout = ModelLayout(models, roots: usedTypes)
        var users: [String: Set<String>] = [:]
        for (resource, endpoints) in resources {
            for endpoint in endpoints {
                let own = [types[endpoint.name], bodyTypes[endpoint.name]].compactMap(\.self)
                for type in own + endpoint.parameters.flatMap(\.types) {
                    for name in layout.names(in: type) { users[name, default: []].insert(resource) }
                }
            }
        }
        // The empty name stands for the settings, so that the models of errors are among the shared ones.
        for name in errorTypes.flatMap(layout.names) { users[name, default: []].insert("") }
        let models = Dictionary(grouping: layout.topLevel) { entry in
            // The resource that uses the model, or nil if there are several.
            users[entry.declaration.name].flatMap { $0.count == 1 && $0 != [""] ? $0.first : nil }
        }
        for (resource, endpoints) in resources {
            let text = source(endpoints, models[resource] ?? [])
            files.append(ClientSource.File(path: "\(folder)\(resource).swift", text: text))
        }
        let shared = (models[nil] ?? []).filter { users[$0.declaration.name] != nil }
        if !shared.isEmpty {
            files.append(ClientSource.File(path: "\(folder)Models.swift", text: source([], shared)))
        }
        return files
    }
}

/// Returns the name of a module for the title of an API: up to three words before a word such as `API`.
private func moduleName(forTitle title: String) -> String {
    let ends: Set = ["-", "–", "api", "apis", "by", "for", "openapi", "rest", "v1", "v2", "web", "with"]
    let words = title.split { " :,/(".contains($0) }.map { String($0) }
    let name = words.prefix { !ends.contains($0.lowercased()) }.prefix(3).joined(separator: " ")
    return name.isEmpty ? "API" : typeName(for: name)
}

/// Returns the name of a module: the given name, or a name for a host, such as `Example` for `api.example.com`. For an
/// IP address, the name is `API`.
private func moduleName(_ name: String?, _ origin: String) -> String {
    let host = parsedComponents(origin)?.host ?? ""
    let labels = host.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    let isAddress = labels.last.map { Int($0) != nil } ?? true || host.utf8.contains(UInt8(ascii: ":"))
    let label = labels.count > 1 ? labels[labels.count - 2] : labels.first
    let text = name ?? (isAddress ? "API" : typeName(for: label ?? "API"))
    let isName = text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]*/#.matchingSemantics(.unicodeScalar)) != nil
    let ascii = (isName ? text : typeName(for: text)).unicodeScalars.filter(\.isASCII).prefix(40)
    let module = ascii.first?.properties.isAlphabetic == true ? ascii.map { String($0) }.joined() : "API"
    let taken: Set = ["Fetching", "FetchingRecording", "Foundation", "Swift", "Testing", "Value", "XCTest"]
    return taken.contains(module) || reservedTypeNames.contains(module) ? module + "Client" : module
}

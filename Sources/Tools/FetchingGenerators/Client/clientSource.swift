import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The source of a client that is generated from a recording.
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
    /// The reasons why exchanges were left out, each with the number of exchanges.
    public let skipped: [(reason: String, count: Int)]
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
    let client = Client(api, named: moduleName(name, api.origin))
    let tests = "Tests/\(client.name)Tests/"
    var files = [
        ClientSource.File(path: "Package.swift", text: client.manifest(package.dependency, package.name)),
        ClientSource.File(path: "README.md", text: client.readme),
    ]
    files += client.sourceFiles
    for (resource, endpoints) in client.resources {
        files.append(
            ClientSource.File(path: "\(tests)\(resource)Tests.swift", text: client.tests(endpoints, resource)))
    }
    files.append(ClientSource.File(path: "\(tests)recorded.swift", text: client.testSupport))
    files.append(ClientSource.File(path: "\(tests)recording.har", text: client.recording))
    return ClientSource(
        name: client.name, baseURL: client.settings.baseURL,
        endpoints: client.resources.flatMap { $0.endpoints.map(\.title) }, files: files, skipped: api.skipped)
}

extension Client {
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
                for type in [types[endpoint.name], bodyTypes[endpoint.name]].compactMap(\.self) {
                    for name in layout.names(in: type) { users[name, default: []].insert(resource) }
                }
            }
        }
        let models = Dictionary(grouping: layout.topLevel) { entry in
            // The resource that uses the model, or nil if there are several.
            users[entry.declaration.name].flatMap { $0.count == 1 ? $0.first : nil }
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

import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension Client {
    /// The name of the function that creates the settings.
    var settingsName: String { propertyName(for: name) + "Settings" }

    /// The types that endpoints use directly: those of responses, of bodies, and of the items of pages.
    var usedTypes: [SwiftType] {
        let items = resources.flatMap(\.endpoints).compactMap { $0.pages(types[$0.name], models)?.itemType }
        return Array(types.values) + Array(bodyTypes.values) + items
    }

    /// Returns a file with endpoints and models.
    func source(
        _ endpoints: [ClientEndpoint], _ declarations: [(declaration: Declaration, nested: [Declaration])]
    ) -> String {
        let functions = endpoints.map { endpoint in
            let source = endpoint.source(
                queryType: queryTypes[endpoint.name], modelType: types[endpoint.name]?.text())
            guard let type = types[endpoint.name], let pages = endpoint.pages(type, self.models) else { return source }
            return source + "\n\n"
                + endpoint.source(of: pages, queryType: queryTypes[endpoint.name], modelType: type)
        }
        let models = declarations.map { $0.declaration.nonisolatedSource(nested: $0.nested) }
        let used = declarations.flatMap { ([$0.declaration] + $0.nested).flatMap(\.types) }
        let needsFoundation =
            used.contains(where: \.needsFoundation)
            || endpoints.contains { endpoint in
                let type = types[endpoint.name]
                let pages = endpoint.pages(type, self.models)
                return endpoint.needsFoundation(type) || pages.map { $0.parameter == nil } == true
            }
        let imports =
            endpoints.isEmpty
            ? (needsFoundation ? "import Foundation" : "")
            : "import Fetching" + (needsFoundation ? "\nimport Foundation" : "")
        return ([imports] + functions + models).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// Returns the manifest of a package with the client.
    ///
    /// - Parameters:
    ///   - dependency: The dependency on this package.
    ///   - package: The name of this package in the manifest.
    func manifest(_ dependency: String, _ package: String) -> String {
        func product(_ name: String) -> String {
            ".product(name: \(stringLiteral(name)), package: \(stringLiteral(package)))"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15), .iOS(.v18)],
                dependencies: [\(dependency)],
                targets: [
                    .target(name: "\(name)", dependencies: [\(product("Fetching"))]),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [
                            "\(name)",
                            \(product("FetchingRecording")),
                            \(product("FetchingTestSupport")),
                        ],
                        exclude: ["recording.har"]),
                ])

            """
    }

    var readme: String {
        """
        # \(name)
        A client for \(settings.baseURL), generated from a recording by `fetching client`.
        The tests play the recording and use no network: `swift test`.

        The declarations are internal. Copy the files of `Sources/\(name)` to a target of your app, or add `public` to what
        another package uses.

        """
    }

    /// Returns a file with the tests of endpoints.
    func tests(_ endpoints: [ClientEndpoint], _ resource: String) -> String {
        // A test named `booksPages` would hide the function `booksPages`, so test names end with `Replay`.
        var names = UniqueNames()
        let functions = endpoints.flatMap { endpoint in
            let tests = tests(of: endpoint, &names)
            guard let pages = endpoint.pages(types[endpoint.name], models) else { return tests }
            let test = endpoint.test(
                of: pages, queryType: queryTypes[endpoint.name], baseURL: settings.baseURL, &names)
            return tests + (test.map { [$0] } ?? [])
        }
        return """
            import Fetching
            import Foundation
            import Testing
            @testable import \(name)

            struct \(resource)Tests {
            \(indented("let api = " + settingsCall(store: "recorded")))

            \(indented(functions.joined(separator: "\n\n")))
            }

            """
    }

    /// Returns the tests of an endpoint.
    ///
    /// - Parameter setup: The lines before the call.
    func tests(of endpoint: ClientEndpoint, setup: [String] = [], _ names: inout UniqueNames) -> [String] {
        endpoint.tests(
            queryType: queryTypes[endpoint.name], modelType: types[endpoint.name], models,
            messageField: settings.messageField, setup: setup, &names)
    }

    /// Returns the call that creates the settings in a test.
    func settingsCall(store: String) -> String {
        let secrets = (settings.secretHeaders + settings.queryItems).filter { !$0.isOptional }
            .map { "\(escaped($0.parameter)): \(stringLiteral("test-\($0.parameter)"))" }
        return call(settingsName, secrets + ["store: \(store)"], width: 100)
    }

    /// The file with the functions that the tests use.
    var testSupport: String {
        let imports = ["Fetching", "FetchingRecording", "FetchingTestSupport", "Testing"].map { "import " + $0 }
        return """
            \(imports.joined(separator: "\n"))

            /// A store that plays the recorded exchanges, each once. It sends no request.
            var recorded: NetworkStore { .replaying(from: "recording.har") }

            /// Returns the failure that the server reported. Any other result fails the test.
            func serverFailure<Model>(_ result: Result<Model, AppError>) -> ServerFailure? {
                if case .failure(.server(let failure)) = result { return failure }
                Issue.record("The server reported no failure: \\(result)")
                return nil
            }

            """
    }
}

extension ClientEndpoint {
    fileprivate func needsFoundation(_ modelType: SwiftType?) -> Bool {
        if parameters.contains(where: { $0.type == "Data" }) || modelType?.needsFoundation == true { return true }
        return if case .data = output { true } else { false }
    }
}

extension ClientSettings {
    /// Returns the file with the settings.
    func source(_ client: Client) -> String {
        let secrets = secretHeaders + queryItems
        let parameters =
            secrets.map { "\(escaped($0.parameter)): \($0.isOptional ? "String? = nil" : "String")" }
            + ["baseURL: String = \(stringLiteral(baseURL))", "store: NetworkStore = .live"]
        let fields =
            headers.map { "\(stringLiteral($0.name)): \(stringLiteral($0.value))" }
            + secretHeaders.map { "\(stringLiteral($0.name)): \(escaped($0.parameter))" }
        var arguments = ["baseURL: baseURL", queryItems.isEmpty ? "store: store" : "store: store.layered(signature)"]
        if !fields.isEmpty {
            let line = "headers: [\(fields.joined(separator: ", "))]"
            arguments.append(
                line.count <= 96 ? line : "headers: [\n" + indented(fields.joined(separator: ",\n")) + ",\n]")
        }
        if let messageField {
            arguments.append(
                """
                message: { response, body in
                    serverMessage(in: response, body: body)
                        ?? (try? jsonMapper(ErrorBody.self)(body))?.\(propertyName(for: messageField))
                }
                """)
        }
        let line = "APISettings(\(arguments.joined(separator: ", ")))"
        let settings =
            line.count <= 100 && !line.utf8.contains(UInt8(ascii: "\n"))
            ? line : "APISettings(\n" + indented(arguments.joined(separator: ",\n")) + ")"
        let items = queryItems.map { item in
            "QueryItem(\(stringLiteral(item.name, isName: true)), \(escaped(item.parameter)))"
        }
        let signature = """
            let signature = signing { request, _ in
                guard let url = request.url else { return request }
                var request = request
                request.url = try createRequest(baseURL: url, query: [\(items.joined(separator: ", "))]).url
                return request
            }

            """
        let body = queryItems.isEmpty ? settings : signature + "return " + settings
        // The name of a query item can contain any character, such as a backtick or a line break.
        let credentials =
            secretHeaders.map { "///   - \($0.parameter): The header field `\($0.name)`." }
            + queryItems.map { "///   - \($0.parameter): The query item `\(percentEncoded($0.name))`." }
        let errorBody =
            messageField.map { field in
                "\nprivate nonisolated struct ErrorBody: Decodable {\n    var \(propertyName(for: field)): String\n}\n"
            } ?? ""
        let comment =
            (["///", "/// - Parameters:"] + credentials + [
                "///   - baseURL: The base URL of all requests.", "///   - store: The store that sends the requests.",
            ]).joined(separator: "\n")
        return """
            import Fetching\(queryItems.isEmpty ? "" : "\nimport Foundation")

            /// Returns the settings for all endpoints.
            \(comment)
            \(call("func \(client.settingsName)", parameters, " -> APISettings {", width: 110))
            \(indented(body))
            }
            \(errorBody)
            """
    }
}

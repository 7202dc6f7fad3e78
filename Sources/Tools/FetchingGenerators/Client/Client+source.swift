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
        let parameters = resources.flatMap(\.endpoints).flatMap { $0.parameters.flatMap(\.types) }
        return Array(types.values) + Array(bodyTypes.values) + items + errorTypes + parameters
            + topLevelNames.map { .declared($0) }
    }

    /// Returns a file with endpoints and models.
    func source(
        _ endpoints: [ClientEndpoint], _ declarations: [(declaration: Declaration, nested: [Declaration])]
    ) -> String {
        let functions = endpoints.map { endpoint in
            let type = types[endpoint.name]
            let pages = endpoint.pages(type, self.models)
            let source = endpoint.source(
                queryType: queryTypes[endpoint.name], modelType: type?.text(),
                sharesRequest: pages.map { $0.parameter == nil && !endpoint.isRecorded } ?? false)
            guard let type, let pages else { return source }
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
        var imports = endpoints.isEmpty ? [] : ["import Fetching"]
        if endpoints.contains(where: \.returnsEvents) { imports.append("import FetchingStreams") }
        if needsFoundation { imports.append("import Foundation") }
        return ([imports.joined(separator: "\n")] + functions + models).filter { !$0.isEmpty }.joined(separator: "\n\n")
            + "\n"
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
                    .target(name: "\(name)", dependencies: [\((["Fetching"] + (usesStreams ? ["FetchingStreams"] : [])).map(product).joined(separator: ", "))]),
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

    /// Whether an endpoint returns server-sent events.
    var usesStreams: Bool { resources.flatMap(\.endpoints).contains(where: \.returnsEvents) }

    private var isFromDocument: Bool { source != "a recording" }

    var readme: String {
        """
        # \(name)
        A client\(settings.needsBaseURL ? "" : " for \(settings.baseURL)"), generated from \(source) by `fetching client`.
        The tests play the file `recording.har` and use no network: `swift test`.

        \(isFromDocument ? "The declarations are internal. For use in an app, write the client to a folder in its package: " : "The declarations are internal. Copy the files of `Sources/\(name)` to a target of your app, or add `public` to what")
        \(isFromDocument ? "`fetching client --from openapi.json --out Sources/\(name)`." : "another package uses.")

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
        let secrets = (settings.secretHeaders + settings.queryItems).filter { !$0.isOptional }.flatMap(\.parameters)
            .map { "\(escaped($0)): \(stringLiteral("test-\($0)"))" }
        let url = settings.needsBaseURL ? ["baseURL: \(stringLiteral(settings.baseURL))"] : []
        return call(settingsName, secrets + url + ["store: \(store)"], width: 100)
    }

    /// The file with the functions that the tests use.
    var testSupport: String {
        let imports = ["Fetching", "FetchingRecording", "FetchingTestSupport"] + (isFromDocument ? [] : ["Testing"])
        let (exchanges, rule, rules) =
            isFromDocument
            ? ("the exchanges in `recording.har`", ", and compares bodies", ", comparing: [.body()]")
            : ("the recorded exchanges", "", "")
        let store = """
            \(imports.map { "import " + $0 }.joined(separator: "\n"))

            /// A store that plays \(exchanges), each once\(rule). It sends no request.
            var recorded: NetworkStore { .replaying(from: "recording.har"\(rules)) }

            """
        if isFromDocument { return store }
        return store + """

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
        func needsFoundation(_ parameter: Parameter) -> Bool {
            parameter.type == .data || parameter.type.needsFoundation
                || parameter.fields.contains(where: needsFoundation)
        }
        if parameters.contains(where: needsFoundation) || modelType?.needsFoundation == true { return true }
        return if case .data = output { true } else { false }
    }

    fileprivate var returnsEvents: Bool { if case .events = output { true } else { false } }
}

extension ClientEndpoint.Parameter {
    /// The types of the parameter and of its fields.
    var types: [SwiftType] { fields.isEmpty ? [type] : fields.flatMap(\.types) }
}

extension ClientSettings.Secret {
    /// The names of the parameters.
    fileprivate var parameters: [String] { format == .basic ? ["username", "password"] : [parameter] }

    /// The comments for the parameters. The name of a query item can contain any character, such as a backtick or a
    /// line break.
    fileprivate func comments(_ place: String) -> [String] {
        switch format {
        case .plain: ["\(parameter): The \(place) `\(percentEncoded(name))`."]
        case .bearer: ["\(parameter): The bearer token\(isOptional ? ", or nil for endpoints that need none" : "")."]
        case .basic: ["username: The user name.", "password: The password."]
        }
    }

    /// The expression of the value of a header field.
    fileprivate var value: String {
        switch format {
        case .plain: escaped(parameter)
        case .bearer:
            isOptional ? "\(escaped(parameter)).map { \"Bearer \\($0)\" }" : "\"Bearer \\(\(escaped(parameter)))\""
        case .basic where isOptional:
            "username.map { \"Basic \" + Data(\"\\($0):\\(password ?? \"\")\".utf8).base64EncodedString() }"
        case .basic: "\"Basic \" + Data(\"\\(username):\\(password)\".utf8).base64EncodedString()"
        }
    }
}

extension ClientSettings {
    /// The parameter with the base URL.
    private var baseURLParameter: String {
        if needsBaseURL { return "baseURL: String" }
        return variables.isEmpty ? "baseURL: String = \(stringLiteral(baseURL))" : "baseURL: String? = nil"
    }

    /// The expression of the base URL.
    private var baseURLExpression: String {
        if variables.isEmpty { return "baseURL" }
        let parts = urlParts.map { part in
            switch part {
            case .text(let text): String(stringLiteral(text).dropFirst().dropLast())
            case .variable(let name): "\\(\(escaped(name)))"
            }
        }
        return "baseURL ?? \"\(parts.joined())\""
    }

    /// Returns the file with the settings.
    func source(_ client: Client) -> String {
        let secrets = secretHeaders + queryItems
        let parameters =
            secrets.flatMap { secret in
                secret.parameters.map { "\(escaped($0)): \(secret.isOptional ? "String? = nil" : "String")" }
            }
            + variables.map { "\(escaped($0.parameter)): String = \(stringLiteral($0.value))" }
            + [baseURLParameter, "store: NetworkStore = .live"]
        let fields =
            headers.map { "\(stringLiteral($0.name)): \(stringLiteral($0.value))" }
            + secretHeaders.map { "\(stringLiteral($0.name)): \($0.value)" }
        var arguments = [
            "baseURL: \(baseURLExpression)", queryItems.isEmpty ? "store: store" : "store: store.layered(signature)",
        ]
        if writesFractions {
            let keys = usesSnakeCase ? "keys: .snakeCase, " : ""
            arguments.append("json: JSONOptions(\(keys)dates: .iso8601WithFractions)")
        } else if usesSnakeCase {
            arguments.append("json: .snakeCase")
        }
        if !fields.isEmpty {
            let line = "headers: [\(fields.joined(separator: ", "))]"
            arguments.append(
                line.count <= 96 ? line : "headers: [\n" + indented(fields.joined(separator: ",\n")) + ",\n]")
        }
        if usesCommas { arguments.append("queryStyle: QueryStyle(lists: .commas)") }
        if let messageField {
            arguments.append(
                """
                message: { response, body in
                    serverMessage(in: response, body: body)
                        ?? (try? jsonMapper(\(errorModel ?? "ErrorBody").self)(body))?.\(propertyName(for: messageField))
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
        let credentials =
            (secretHeaders.flatMap { $0.comments("header field") } + queryItems.flatMap { $0.comments("query item") }
            + variables.map { "\($0.parameter): The part `\(commentText($0.name))` of the base URL." })
            .map { "///   - " + $0 }
        let needsFoundation = !queryItems.isEmpty || secretHeaders.contains { $0.format == .basic }
        let errorBody =
            (errorModel == nil ? messageField : nil).map { field in
                "\nprivate nonisolated struct ErrorBody: Decodable {\n    var \(propertyName(for: field)): String\n}\n"
            } ?? ""
        let comment =
            (["///", "/// - Parameters:"] + credentials + [
                "///   - baseURL: The base URL of all requests.", "///   - store: The store that sends the requests.",
            ]).joined(separator: "\n")
        return """
            import Fetching\(needsFoundation ? "\nimport Foundation" : "")

            /// Returns the settings for all endpoints.
            \(comment)
            \(call("func \(client.settingsName)", parameters, " -> APISettings {", width: 110))
            \(indented(body))
            }
            \(errorBody)
            """
    }
}

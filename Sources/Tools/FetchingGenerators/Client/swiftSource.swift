import Fetching
import FetchingJSON
import FetchingRecording
internal import FileAccess
import Foundation

/// Returns Swift source of an endpoint: its settings, its function, its models, and a test with a stub. The source is
/// that of a client that is generated from a recording with only this response.
///
/// ```swift
/// print(try swiftSource(for: request, sample: body))
/// ```
///
/// IDs in the path, query items and a JSON body become parameters of the endpoint. Credentials become parameters of the
/// settings, and their values are in no part of the source.
///
/// - Parameters:
///   - request: A request that was sent to the endpoint.
///   - body: The body of the response.
/// - Throws: An error if the request cannot belong to an API, such as one with the method `HEAD`.
public func swiftSource(for request: URLRequest, sample body: Data) throws -> String {
    let status = body.allSatisfy(\.isJSONSpace) ? 204 : 200
    let headers = (try? JSONTree(body)) == nil ? [:] : ["Content-Type": "application/json"]
    let exchange = RecordedExchange(request, status: status, headers: headers, body: body)
    if let reason = exchange.reasonToSkip {
        throw ClientError("No source can be written for this request and its response: \(reason).")
    }
    let client = try Client(of: [exchange], minimumSecretLength: 6)
    var files = client.sourceFiles
    for (resource, endpoints) in client.resources {
        var text = ""
        for var endpoint in endpoints {
            endpoint.shortenBodies()
            text += client.stubTest(of: endpoint)
        }
        files.append(ClientSource.File(path: "Tests/\(client.name)Tests/\(resource)Tests.swift", text: text))
    }
    return text(of: files)
}

/// Returns Swift source of an endpoint, its models and its test.
public func swiftSource(for request: URLRequest, sample body: String) throws -> String {
    try swiftSource(for: request, sample: Data(body.utf8))
}

/// Returns the Swift source of a client for the API in a HAR file: its settings, endpoints and models. The file can
/// come from `explain(…, har:)` or from a browser's “Save all as HAR with content”. `fetching client` writes the source
/// to files and adds tests. Paths that differ only in a number, a UUID, a hash or a date are one endpoint. A query item
/// that some requests lack is an optional parameter.
///
/// - Parameter path: The path of the file.
/// - Throws: An error if the file cannot be read, or if it has no response of an API.
public func swiftSource(forHAR path: String) throws -> String {
    let file = URL(filePath: path, directoryHint: .notDirectory)
    return text(of: try Client(of: recordedExchanges(in: boundedContents(ofFile: file), file: file)).sourceFiles)
}

private func text(of files: [ClientSource.File]) -> String {
    files.map { "// In \($0.path)\n\($0.text)" }.joined(separator: "\n")
}

extension ClientEndpoint {
    /// Replaces each JSON body of a response with one that has at most two elements of each array, and at most 80
    /// Unicode scalars of each text. Replaces any other body with a short text.
    fileprivate mutating func shortenBodies() {
        for index in exchanges.indices {
            if let json = exchanges[index].json {
                exchanges[index].body = Data(shortened(json).text.utf8)
            } else if !exchanges[index].isEmpty {
                exchanges[index].body = Data("text".utf8)
            }
        }
    }
}

extension Client {
    /// Returns a file with a test of an endpoint that has only one exchange. Its stub is the response.
    fileprivate func stubTest(of endpoint: ClientEndpoint) -> String {
        let exchange = endpoint.exchanges[0]
        var setup: [String] = []
        let store: String
        if let json = exchange.json {
            setup.append("let response = \(rawLiteral(json.text(width: 100)))")
            store = ".json(response)"
        } else {
            let body = exchange.isEmpty ? "Data(), status: \(exchange.status)" : "Data(\"text\".utf8)"
            store = ".constant(\(body))"
        }
        setup.append("let api = \(settingsCall(store: store))")
        var names = UniqueNames()
        let functions = tests(of: endpoint, setup: setup, &names)
        let imports = ["Fetching", "FetchingTestSupport", "Foundation", "Testing"].map { "import " + $0 }
        return """
            \(imports.joined(separator: "\n"))
            @testable import \(name)

            \(functions.joined(separator: "\n\n"))

            """
    }
}

private func shortened(_ value: JSONTree) -> JSONTree {
    switch value {
    case .null, .bool, .number: value
    case .string(let text):
        .string(text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(79)) + "…" : text)
    case .array(let elements): .array(elements.prefix(2).map(shortened))
    case .object(let fields):
        .object(fields.map { JSONTree.Field(name: $0.name, value: shortened($0.value)) })
    }
}

/// Returns a text as a raw string literal. The number of `#` is chosen so that no part of the text has a special
/// meaning.
func rawLiteral(_ text: String) -> String {
    // The compiler compares Unicode scalars, and so does this function.
    func contains(_ part: String) -> Bool { text.utf8.firstRange(of: part.utf8) != nil }
    var marks = "#"
    while contains("\"" + marks) || contains("\\" + marks) { marks += "#" }
    // After the opening quotation mark, two quotation marks at the start of the text would begin a multiline literal.
    if text.utf8.starts(with: "\"\"".utf8) { return stringLiteral(text) }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return "\(marks)\"\(text)\"\(marks)" }
    return "\(marks)\"\"\"\n\(indented(text))\n    \"\"\"\(marks)"
}

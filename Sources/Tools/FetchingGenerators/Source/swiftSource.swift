import Fetching
import FetchingJSON
import FetchingRecording
internal import FileAccess
import Foundation
internal import HTTPSyntax

/// Returns Swift source of an endpoint, its model and its test, in the style of the guides.
///
/// ```swift
/// print(swiftSource(for: request, sample: body))
/// ```
///
/// IDs in the path, query items and a JSON body become parameters of the endpoint. Credentials become parameters of the
/// function that makes the endpoint, and their values are in no part of the source.
///
/// - Parameters:
///   - request: A request that was sent to the endpoint.
///   - body: The body of the response.
public func swiftSource(for request: URLRequest, sample body: Data) -> String {
    EndpointSource(request, sample: body).text
}

/// Returns Swift source of an endpoint, its model and its test.
public func swiftSource(for request: URLRequest, sample body: String) -> String {
    swiftSource(for: request, sample: Data(body.utf8))
}

/// Returns the Swift source of a client for the API in a HAR file: its settings, endpoints and models. The file can
/// come from `explain(…, har:)` or from a browser's “Save all as HAR with content”. `fetching client` writes the source
/// to files and adds tests.
///
/// - Parameter path: The path of the file.
/// - Throws: An error if the file cannot be read, or if it has no response of an API.
public func swiftSource(forHAR path: String) throws -> String {
    let file = URL(filePath: path, directoryHint: .notDirectory)
    let client = try clientSource(for: recordedExchanges(in: boundedContents(ofFile: file), file: file))
    return client.files.filter { $0.path.hasPrefix("Sources/") }.map { "// In \($0.path)\n\($0.text)" }
        .joined(separator: "\n")
}

/// The source of an endpoint and its test.
struct EndpointSource {
    private let parts: EndpointParts
    /// The sample in the test, or nil if the response is not JSON.
    private let sample: JSONTree?
    private let model: ModelSource?
    /// Whether the response has no body.
    private let isEmpty: Bool
    /// The name of the endpoint, such as `heroes`.
    private let name: String

    init(_ request: URLRequest, sample body: Data) {
        let secrets = Redactor(request: request, others: secretSegments(of: request.url) + otherSecrets(of: request))
        let sample = (try? JSONTree(body)).map { redacted($0, secrets) }
        parts = EndpointParts(request, secrets)
        name = parts.endpointName
        isEmpty = body.allSatisfy(\.isJSONSpace)
        self.sample = sample.map { shortened($0) }
        var isCollection = false
        if case .object? = sample { isCollection = parts.isCollection }
        let modelName = typeName(for: parts.resource) + (isCollection ? "Response" : "")
        model = sample.map { ModelSource(of: ValueShape([$0]), named: modelName) }
    }

    var text: String { [endpoint, test].joined(separator: "\n\n") + "\n" }

    /// The type of the model. A body that is not JSON is a text; an empty body has no model.
    private var modelType: String { model?.type ?? (isEmpty ? "Void" : "String") }

    /// The endpoint and its models.
    var endpoint: String {
        let needsFoundation =
            model?.needsFoundation == true || parts.bodyModel?.needsFoundation == true
            || parts.parameters.contains { $0.type == "Data" }
        let imports = "import Fetching" + (needsFoundation ? "\nimport Foundation" : "")
        let make = isEmpty ? "fetcher" : model == nil ? "textFetcher" : "modelFetcher"
        let type = "Fetcher<\(parts.parameterType), \(modelType)>"
        let names = parts.secrets.map { "\($0.name): String" } + ["store: NetworkStore = .live"]
        let store = isEmpty ? "fetch: networkFetcher(store: store),\n        mapper: emptyMapper())" : "store: store)"
        let function = """
            \(call("func \(name)Fetcher", names, " -> \(type) {", width: 120))
                \(make)(
                    createURLRequest: { \(parts.closureParameter) in
            \(indented(indented(indented(parts.requestSource))))
                    },
                    \(store)
            }
            """
        return [
            "// In Sources/App/\(name)Fetcher.swift\n" + imports,
            model == nil && !isEmpty ? "// The sample is not JSON, so the endpoint returns text." : nil, function,
            parts.parameterStruct,
            parts.bodyModel?.source,
            model?.source,
        ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// A test of the endpoint with a stub store.
    var test: String {
        let secrets = parts.secrets.map { "\($0.name): \(stringLiteral($0.testValue))" }
        let store =
            isEmpty ? ".constant(Data(), status: 204)" : model == nil ? ".constant(Data(\"text\".utf8))" : ".json(body)"
        var lines = ["let log = RequestLog()"]
        if let sample { lines.append("let body = \(rawLiteral(sample.text(width: 100)))") }
        lines.append(call("let fetch = \(name)Fetcher", secrets + ["store: \(store).recorded(in: log)"]))
        lines += parts.testSetup
        lines.append("")
        let testCall = "try await \(parts.testCall).get()"
        lines +=
            isEmpty
            ? [testCall, ""] : ["let value = " + testCall, ""] + (expectations.isEmpty ? ["_ = value"] : expectations)
        if let url = parts.testURL {
            let expectation = "log.requests.map { $0.url?.absoluteString } == [\(stringLiteral(url))]"
            let isShort = expectation.count <= 107
            lines.append(
                isShort
                    ? "#expect(\(expectation))"
                    : "#expect(\n    " + expectation.replacingScalars(" == ", with: "\n        == ") + ")")
        }
        // The test reads the URL of a request, and `URL` is a type of Foundation.
        let imports = ["Fetching", "FetchingTestSupport", "Foundation", "Testing"].map { "import " + $0 }
        let body = indented(lines.joined(separator: "\n"))
        return """
            // In Tests/AppTests/\(name)FetcherTests.swift
            \(imports.joined(separator: "\n"))
            @testable import App

            @Test func \(name)Fetcher\(isEmpty ? "SendsItsRequest" : "DecodesItsModel")() async throws {
            \(body)
            }
            """
    }

    /// The line that checks the value. For an object, it checks the first property that is a whole number, a Boolean
    /// value, a text or an array. For an array, it checks only the number of elements.
    private var expectations: [String] {
        switch sample {
        case nil: return ["#expect(value == \"text\")"]
        case .array(let elements)?: return ["#expect(value.count == \(elements.count))"]
        case .object(let fields)?:
            let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            for property in model?.properties ?? [] where !property.isLeftOut {
                let path = "value.\(escaped(property.name))"
                switch (values[property.field], property.type) {
                case (.number(let number)?, .int): return ["#expect(\(path) == \(number))"]
                case (.bool(let bool)?, .bool): return ["#expect(\(path) == \(bool))"]
                case (.string(let text)?, .string): return ["#expect(\(path) == \(stringLiteral(text)))"]
                case (.array(let elements)?, .array): return ["#expect(\(path).count == \(elements.count))"]
                default: continue
                }
            }
            return []
        default: return []
        }
    }
}

/// Returns a sample with at most two elements of each array, and at most 80 Unicode scalars of each text.
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

import Fetching
internal import HTTPSyntax

extension EndpointParts {
    /// The name of the type with all parameters, if there are several.
    private var queryName: String { typeName(for: endpointName) + "Query" }

    var parameterType: String {
        parameters.count > 1 ? queryName : parameters.first?.type ?? "Void"
    }

    /// The parameter of the closure. A query is written with its type, because without it, the compiler needs minutes
    /// for a query with several numbers.
    var closureParameter: String {
        parameters.count > 1 ? "(query: \(queryName))" : parameters.first?.name ?? "_"
    }

    /// The struct with all parameters, if there are several. The defaults are the values in the request. IDs have no
    /// default.
    var parameterStruct: String? {
        guard parameters.count > 1 else { return nil }
        let lines = parameters.map { parameter in
            let start = "    var \(parameter.name): \(parameter.type)"
            return parameter.isID ? start : start + (parameter.value.map { " = \($0)" } ?? "")
        }
        return "struct \(queryName): Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }

    /// The call in the test.
    var testCall: String {
        func value(_ parameter: Parameter) -> String { parameter.value ?? "newBody" }
        guard parameters.count > 1 else { return "fetch(\(parameters.first.map(value) ?? "()"))" }
        return call(
            "fetch(\(queryName)", parameters.map { "\($0.name.replacingScalars("`", with: "")): \(value($0))" }, ")",
            width: 90
        )
    }

    /// The call of `createRequest`.
    var requestSource: String {
        let references = references
        func expression(_ text: String) -> String { references[text] ?? text }
        var arguments: [String] = []
        if method != "GET" { arguments.append(methodSource) }
        arguments.append("baseURL: \(stringLiteral(baseURL))")
        if !path.isEmpty { arguments.append("path: [\(path.map(expression).joined(separator: ", "))]") }
        if hasTrailingSlash { arguments.append("trailingSlash: true") }
        func append(_ label: String, _ items: [String]) {
            let line = "\(label): [\(items.joined(separator: ", "))]"
            if items.isEmpty { return }
            arguments.append(
                line.count <= 96 ? line : "\(label): [\n" + indented(items.joined(separator: ",\n")) + ",\n]")
        }
        func queryItems(_ items: [Item]) -> [String] {
            items.map { "QueryItem(\(stringLiteral($0.name, isName: true)), \(expression($0.value)))" }
        }
        append("query", queryItems(query))
        append("headers", headers.map { "\(stringLiteral($0.name)): \(expression($0.value))" })
        switch body {
        case .json(let name)?: arguments.append("body: .json(\(expression(name)))")
        case .data(let name, let contentType)?:
            arguments.append("body: RequestBody(\(expression(name)), contentType: \(stringLiteral(contentType)))")
        case .form(let items)?:
            let items = queryItems(items)
            let line = "body: .form([\(items.joined(separator: ", "))])"
            arguments.append(
                line.count <= 96 ? line : "body: .form([\n" + indented(items.joined(separator: ",\n")) + "\n])")
        case nil: break
        }
        let line = "try createRequest(\(arguments.joined(separator: ", ")))"
        if line.count <= 100, !line.utf8.contains(UInt8(ascii: "\n")) { return line }
        return "try createRequest(\n" + indented(arguments.joined(separator: ",\n")) + ")"
    }

    private var methodSource: String {
        let hasConstant = methodsWithConstant.contains(method)
        return hasConstant ? "." + method.lowercased() : "HTTPMethod(rawValue: \(stringLiteral(method)))"
    }

    /// Maps each parameter expression, such as `id`, to `query.id`. Empty if there are fewer than two parameters.
    private var references: [String: String] {
        guard parameters.count > 1 else { return [:] }
        return Dictionary(
            parameters.flatMap { parameter in
                let name = parameter.name
                return [(name, "query.\(name)"), ("String(\(name))", "String(query.\(name))")]
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// Returns a call on one line, or with an argument on each line if the line is longer than `width`.
func call(_ start: String, _ arguments: [String], _ end: String = "", width: Int = 116) -> String {
    let line = "\(start)(\(arguments.joined(separator: ", ")))\(end)"
    if line.count <= width { return line }
    let close = end.hasSuffix("{") ? "\n)" : ")"
    return "\(start)(\n" + indented(arguments.joined(separator: ",\n")) + close + end
}

/// The methods that have a constant of `HTTPMethod`, such as `.get`.
let methodsWithConstant: Set<String> = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

import Fetching
internal import HTTPSyntax

extension ClientEndpoint {
    /// The source of the endpoint.
    ///
    /// - Parameters:
    ///   - queryType: The name of the struct with the parameters, if there are several.
    ///   - modelType: The type of the model, if the endpoint has one.
    func source(queryType: String?, modelType: String?) -> String {
        let line = "try api.request(\(requestArguments.joined(separator: ", ")))"
        let request =
            line.count <= 100 && !line.utf8.contains(UInt8(ascii: "\n"))
            ? line : "try api.request(\n" + indented(requestArguments.joined(separator: ",\n")) + ")"
        let (make, mapper): (String, String?) =
            switch output {
            case .model, .optionalModel: ("modelFetcher", nil)
            case .text: ("textFetcher", nil)
            case .data: ("fetcher", "dataMapper()")
            case .nothing: ("fetcher", "emptyMapper()")
            }
        let parameter = queryType.map { "(query: \($0))" } ?? parameters.first?.escapedName
        let closure = parameter.map { "{ \($0) in" } ?? "{"
        let body =
            mapper.map { mapper in
                """
                api.\(make)(
                    createURLRequest: \(closure)
                \(indented(indented(request)))
                    },
                    mapper: \(mapper))
                """
            } ?? "api.\(make) \(closure)\n\(indented(request))\n}"
        let comment =
            exchanges.contains(where: \.isSuccess)
            ? "" : "///\n/// No request of the recording succeeded, so the endpoint returns the body as it is.\n"
        let parameterType = queryType ?? parameters.first?.sourceType
        let output = outputType(modelType)
        let type = parameterType.map { "Fetcher<\($0), \(output)>" } ?? "Call<\(output)>"
        let signature = call("func \(name)Fetcher", ["_ api: APISettings"], " -> \(type) {")
        let function = """
            /// `\(title)`
            \(comment)\(signature)
            \(indented(parameterType == nil ? "withoutParameters(\n\(indented(body)))" : body))
            }
            """
        return [function, queryType.map(parameterStruct)].compactMap(\.self).joined(separator: "\n\n")
    }

    /// The method and the template of the path, such as `GET /users/{id}`.
    var title: String {
        var names = template.parameterNames[...]
        let path = template.parts.map { part in
            switch part {
            case .word(let word): "/" + percentEncodedSegment(word)
            case .parameter(let parameter): "/{\(names.popFirst() ?? "id")}" + parameter.suffix
            }
        }
        let text = path.joined() + (template.hasTrailingSlash || path.isEmpty ? "/" : "")
        return method + " " + (text.count > 90 ? text.prefix(89) + "…" : text)
    }

    func outputType(_ modelType: String?) -> String {
        switch output {
        case .model: modelType ?? "Data"
        case .optionalModel: modelType.map { $0.hasSuffix("?") ? $0 : $0 + "?" } ?? "Data"
        case .text: "String"
        case .data: "Data"
        case .nothing: "Void"
        }
    }

    private func parameterStruct(named name: String) -> String {
        let lines = parameters.map { "    var \($0.escapedName): \($0.sourceType)" }
        return "nonisolated struct \(name): Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }

    /// Returns the expression of a parameter in the closure.
    private func expression(_ parameter: Parameter) -> String {
        parameters.count > 1 ? "query.\(parameter.escapedName)" : parameter.escapedName
    }

    /// The arguments of the call of `request`.
    private var requestArguments: [String] {
        var arguments: [String] = []
        if method != "GET" {
            let hasConstant = methodsWithConstant.contains(method)
            arguments.append(
                hasConstant ? "." + method.lowercased() : "HTTPMethod(rawValue: \(stringLiteral(method)))")
        }
        let path = template.parts.enumerated().map { index, part -> String in
            let parameter = parameters.first { $0.place == .path(index) }
            guard let parameter else { return stringLiteral(part.word ?? "", isName: true) }
            let suffix = part.parameter?.suffix ?? ""
            if !suffix.isEmpty { return "\"\\(\(expression(parameter)))\(suffix)\"" }
            return parameter.type == "Int" ? "String(\(expression(parameter)))" : expression(parameter)
        }
        func append(_ label: String, _ items: [String]) {
            let line = "\(label): [\(items.joined(separator: ", "))]"
            if items.isEmpty { return }
            arguments.append(
                line.count <= 96 ? line : "\(label): [\n" + indented(items.joined(separator: ",\n")) + ",\n]")
        }
        append("path", path)
        if template.hasTrailingSlash { arguments.append("trailingSlash: true") }
        append(
            "query",
            parameters.compactMap { parameter in
                guard case .query(let name) = parameter.place else { return nil }
                return "QueryItem(\(stringLiteral(name, isName: true)), \(expression(parameter)))"
            })
        append("headers", headers.map { "\(stringLiteral($0.name)): \(stringLiteral($0.value))" })
        let bodyParameter = parameters.first { $0.place == .body }
        let isOptional = bodyParameter?.isOptional == true
        switch (body, bodyParameter.map(expression)) {
        case (.json?, let value?):
            arguments.append(isOptional ? "body: \(value).map { .json($0) }" : "body: .json(\(value))")
        case (.data(let type)?, let value?):
            let type = stringLiteral(type)
            arguments.append(
                isOptional
                    ? "body: \(value).map { RequestBody($0, contentType: \(type)) }"
                    : "body: RequestBody(\(value), contentType: \(type))")
        case (.form?, _):
            let items = parameters.compactMap { parameter -> String? in
                guard case .form(let name) = parameter.place else { return nil }
                return "QueryItem(\(stringLiteral(name, isName: true)), \(expression(parameter)))"
            }
            let line = "body: .form([\(items.joined(separator: ", "))])"
            arguments.append(
                line.count <= 96 ? line : "body: .form([\n" + indented(items.joined(separator: ",\n")) + ",\n])")
        default: break
        }
        return arguments
    }
}

extension ClientEndpoint.Parameter {
    var escapedName: String { escaped(name) }
    var sourceType: String { isOptional && !type.hasSuffix("?") ? type + "?" : type }

    /// The value of a secret in the tests.
    var testValue: String { "test-\(name)" }
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

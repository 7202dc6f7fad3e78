import Fetching
internal import HTTPSyntax

extension ClientEndpoint {
    /// The source of the endpoint.
    ///
    /// - Parameters:
    ///   - queryType: The name of the struct with the parameters, if there are several.
    ///   - modelType: The type of the model, if the endpoint has one.
    ///   - sharesRequest: Whether the function of the pages creates the same request.
    func source(queryType: String?, modelType: String?, sharesRequest: Bool = false) -> String {
        let (statements, arguments) = requestArguments
        let line = "try api.request(\(arguments.joined(separator: ", ")))"
        let expression =
            line.count <= 100 && !line.utf8.contains(UInt8(ascii: "\n"))
            ? line : "try api.request(\n" + indented(arguments.joined(separator: ",\n")) + ")"
        let complete =
            statements.isEmpty ? expression : statements.joined(separator: "\n") + "\nreturn " + expression
        let request = sharesRequest ? requestCall(queryType) : complete
        let (make, mapper): (String, String?) =
            switch output {
            case .model, .optionalModel: ("modelFetcher", nil)
            case .text: ("textFetcher", nil)
            case .data: ("fetcher", "dataMapper()")
            case .events: ("eventFetcher", nil)
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
        let parameterType = queryType ?? parameters.first?.sourceType
        let output = outputType(modelType)
        let type = parameterType.map { "Fetcher<\($0), \(output)>" } ?? "Call<\(output)>"
        let signature = call("func \(name)Fetcher", ["_ api: APISettings"], " -> \(type) {")
        let function = """
            \(comment(summary, title))
            \(signature)
            \(indented(parameterType == nil ? "withoutParameters(\n\(indented(body)))" : body))
            }
            """
        let requestFunction = """
            private nonisolated \(call("func \(name)Request", ["_ api: APISettings"] + requestParameter(queryType), " throws -> URLRequest {"))
            \(indented(complete))
            }
            """
        return [function, sharesRequest ? requestFunction : nil, queryType.map(parameterStruct)].compactMap(\.self)
            .joined(separator: "\n\n")
    }

    /// The parameter of a function that creates the request, in an array, or an empty array if there is none.
    func requestParameter(_ queryType: String?) -> [String] {
        if let queryType { return ["_ query: \(queryType)"] }
        return parameters.first.map { ["_ \($0.escapedName): \($0.sourceType)"] } ?? []
    }

    /// The call of the function that creates the request.
    func requestCall(_ queryType: String?) -> String {
        let argument = queryType.map { _ in "query" } ?? parameters.first?.escapedName
        return "try \(name)Request(\((["api"] + (argument.map { [$0] } ?? [])).joined(separator: ", ")))"
    }

    /// The method and the template of the path, such as `GET /users/{id}`.
    var title: String {
        var names = template.parameterNames[...]
        let path = template.parts.map { part in
            switch part {
            case .word(let word): "/" + percentEncodedSegment(word)
            case .parameter(let parameter):
                "/" + percentEncodedSegment(parameter.prefix) + "{\(commentText(names.popFirst() ?? "id"))}"
                    + percentEncodedSegment(parameter.suffix)
            }
        }
        let query = constantQueryTexts
        let text =
            path.joined() + (template.hasTrailingSlash || path.isEmpty ? "/" : "")
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        let limit = isRecorded ? 90 : 300
        return method + " " + (text.count > limit ? text.prefix(limit - 1) + "…" : text)
    }

    func outputType(_ modelType: String?) -> String {
        switch output {
        case .model: modelType ?? "Data"
        case .optionalModel: modelType.map { $0.hasSuffix("?") ? $0 : $0 + "?" } ?? "Data"
        case .text: "String"
        case .data: "Data"
        case .events: "ElementStream<ServerEvent>"
        case .nothing: "Void"
        }
    }

    private func parameterStruct(named name: String) -> String {
        "nonisolated " + structSource(named: name, parameters)
    }

    /// Returns the expression of a parameter in the closure.
    private func expression(_ parameter: Parameter) -> String {
        usesStruct ? "query.\(parameter.escapedName)" : parameter.escapedName
    }

    /// Whether the parameters are the properties of a struct.
    private var usesStruct: Bool { parameters.count > 1 || parameters.contains { !$0.fields.isEmpty } }

    /// The arguments of the call of `request`, and the statements before it.
    private var requestArguments: (statements: [String], arguments: [String]) {
        var arguments: [String] = []
        var statements: [String] = []
        /// Returns the expression of a list literal and other lists. The compiler takes very long to type-check a sum
        /// of many lists, so they are added in statements.
        func sum(_ name: String, _ type: String, _ items: [String], _ lists: [String]) -> String? {
            guard lists.count > 2 else { return nil }
            statements.append("var \(list("\(name): [\(type)]", items, separator: " = "))")
            statements += lists.map { list in
                let isInParentheses = list.hasPrefix("(") && list.hasSuffix(")")
                return "\(name) += \(isInParentheses ? String(list.dropFirst().dropLast()) : list)"
            }
            return name
        }
        if method != "GET" {
            let hasConstant = methodsWithConstant.contains(method)
            arguments.append(
                hasConstant ? "." + method.lowercased() : "HTTPMethod(rawValue: \(stringLiteral(method)))")
        }
        let path = template.parts.enumerated().map { index, part -> String in
            let parameter = parameters.first { $0.place == .path(index) }
            guard let parameter else { return stringLiteral(part.word ?? "", isName: true) }
            let text = parameter.type.textExpression(of: expression(parameter))
            let (prefix, suffix) = (part.parameter?.prefix ?? "", part.parameter?.suffix ?? "")
            if prefix.isEmpty, suffix.isEmpty { return text }
            let (start, end) = (stringLiteral(prefix).dropLast(), stringLiteral(suffix).dropFirst())
            return "\(start)\\(\(parameter.type == .int ? expression(parameter) : text))\(end)"
        }
        if !path.isEmpty { arguments.append(list("path", path)) }
        if template.hasTrailingSlash { arguments.append("trailingSlash: true") }
        var query = items { if case .query(let name) = $0 { name } else { nil } }
        query.items.insert(
            contentsOf: constantQuery.map {
                "QueryItem(\(stringLiteral($0.name, isName: true)), \(stringLiteral($0.value)))"
            }, at: 0)
        if !query.items.isEmpty || !query.lists.isEmpty {
            arguments.append(
                sum("items", "QueryItem", query.items, query.lists).map { "query: \($0)" }
                    ?? ([list("query", query.items)] + query.lists).joined(separator: "\n    + "))
        }
        let fields = headers.map { "\(stringLiteral($0.name)): \(stringLiteral($0.value))" } + headerFields
        if !fields.isEmpty { arguments.append(list("headers", fields)) }
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
            let form = items { if case .form(let name) = $0 { name } else { nil } }
            let items = list("body: .form(", form.items, separator: "")
            arguments.append(
                sum("form", "QueryItem", form.items, form.lists).map { "body: .form(\($0))" }
                    ?? ([items] + form.lists).joined(separator: "\n    + ") + ")")
        case (.parts?, _):
            let (items, lists) = parts
            let text =
                items.isEmpty && lists.count == 1
                ? lists[0]
                : (["[\(items.joined(separator: ", "))]"] + lists).joined(separator: " + ")
            arguments.append("body: .multipart(\(sum("parts", "FormPart", items, lists) ?? text))")
        default: break
        }
        return (statements, arguments)
    }

    /// The header fields that are parameters.
    private var headerFields: [String] {
        parameters.compactMap { parameter in
            guard case .header(let name) = parameter.place else { return nil }
            let value = expression(parameter)
            let text = parameter.type.textExpression(of: parameter.isOptional ? "$0" : value)
            let isText = parameter.type == .string
            return "\(stringLiteral(name)): "
                + (parameter.isOptional && !isText ? "\(value).map { \(text) }" : isText ? value : text)
        }
    }

    /// The parts of a multipart form: those of a list literal, and the expressions of other lists.
    private var parts: (items: [String], lists: [String]) {
        var required: [String] = []
        var lists: [String] = []
        for parameter in parameters {
            guard case .part(let name) = parameter.place else { continue }
            let value = expression(parameter)
            func part(_ value: String, _ type: SwiftType) -> String {
                type == .formPart
                    ? value : ".field(\(stringLiteral(name, isName: true)), \(type.textExpression(of: value)))"
            }
            switch parameter.type {
            case .array(let element):
                let values = parameter.isOptional ? "(\(value) ?? [])" : value
                lists.append(element == .formPart ? values : "\(values).map { \(part("$0", element)) }")
            case _ where parameter.isOptional:
                lists.append("(\(value).map { [\(part("$0", parameter.type))] } ?? [])")
            default: required.append(part(value, parameter.type))
            }
        }
        return (required, lists)
    }

    /// Returns the items of a query or a form: those of a list literal, and the expressions of other lists.
    private func items(_ name: (Parameter.Place) -> String?) -> (items: [String], lists: [String]) {
        var items: [String] = []
        var lists: [String] = []
        func add(_ parameter: Parameter, _ value: String, isOptional: Bool) {
            if !parameter.fields.isEmpty {
                for field in parameter.fields {
                    let value = value + (isOptional ? "?." : ".") + field.escapedName
                    add(field, value, isOptional: isOptional || field.isOptional)
                }
                return
            }
            guard let name = name(parameter.place) else { return }
            let literal = stringLiteral(name, isName: true)
            switch (parameter.type, parameter.listStyle) {
            case (.array(.queryItem), _): lists.append(isOptional ? "(\(value) ?? [])" : value)
            case (.array, .repeated):
                lists.append("\(isOptional ? "(\(value) ?? [])" : value).map { QueryItem(\(literal), $0) }")
            case (.array(let element), .joined(let separator)):
                let values = value + (isOptional ? "?" : "")
                let texts = element == .string ? values : "\(values).map { \(element.textExpression(of: "$0")) }"
                items.append("QueryItem(\(literal), \(texts).joined(separator: \(stringLiteral(separator))))")
            case (.dictionary(let element), _):
                let key = "\(literal.dropLast())[\\($0.key)]\""
                let text = element.textExpression(of: "$0.value")
                lists.append(
                    "\(isOptional ? "(\(value) ?? [:])" : value).sorted { $0.key < $1.key }"
                        + ".map { QueryItem(\(key), \(text)) }")
            default: items.append("QueryItem(\(literal), \(value))")
            }
        }
        for parameter in parameters { add(parameter, expression(parameter), isOptional: parameter.isOptional) }
        return (items, lists)
    }
}

/// Returns a struct with parameters, without its isolation.
private func structSource(named name: String, _ parameters: [ClientEndpoint.Parameter]) -> String {
    let lines = parameters.map { parameter in
        (parameter.note.map { "/// \($0)\n" } ?? "") + "var \(parameter.escapedName): \(parameter.sourceType)"
    }
    let nested = parameters.filter { !$0.fields.isEmpty }.map { structSource(named: $0.type.text(), $0.fields) }
    return
        "struct \(name): Sendable {\n\(indented(([lines.joined(separator: "\n")] + nested).joined(separator: "\n\n")))\n}"
}

/// Returns a comment with sentences, an empty line, and a title in the form of code.
private func comment(_ sentences: [String], _ title: String) -> String {
    if sentences.isEmpty { return "/// `\(title)`" }
    var lines = ["///"]
    for word in sentences.joined(separator: " ").utf8.split(separator: UInt8(ascii: " ")) {
        if lines[lines.count - 1].count + word.count > 115 { lines.append("///") }
        lines[lines.count - 1] += " " + Substring(word)
    }
    return (lines + ["///", "/// `\(title)`"]).joined(separator: "\n")
}

/// Returns a text of a document for a comment, on one line and without backticks.
func commentText(_ text: String, limit: Int = 300) -> String {
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { isInvisible($0) ? " " : $0 }))
    return oneLine(plain.replacingScalars("`", with: "'"), limit: limit)
}

/// Returns an argument that is a list literal, on one line if it fits.
private func list(_ label: String, _ items: [String], separator: String = ": ") -> String {
    let line = "\(label)\(separator)[\(items.joined(separator: ", "))]"
    return line.count <= 96 ? line : "\(label)\(separator)[\n" + indented(items.joined(separator: ",\n")) + ",\n]"
}

extension SwiftType {
    /// Returns an expression that converts a value of this type to a text.
    func textExpression(of value: String) -> String {
        switch self {
        case .string: value
        case .uuid: "\(value).uuidString"
        case .declared: "\(value).rawValue"
        case .array(let element):
            (element == .string ? value : "\(value).map { \(element.textExpression(of: "$0")) }")
                + ".joined(separator: \",\")"
        default: "String(\(value))"
        }
    }
}

extension ClientEndpoint.Parameter {
    var escapedName: String { escaped(name) }
    var sourceType: String { (isOptional ? type.optional : type).text() }

    /// The name in the request.
    var sentName: String {
        switch place {
        case .query(let name), .header(let name), .form(let name), .part(let name): name
        case .path, .body: name
        }
    }

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

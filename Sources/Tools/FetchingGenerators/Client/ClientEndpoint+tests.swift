import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension ClientEndpoint {
    /// The functions that test the endpoint: one for each URL. Exchanges with the same URL are in one test, because the
    /// replay returns them in the order of the recording.
    ///
    /// - Parameters:
    ///   - queryType: The name of the struct with the parameters, if there are several.
    ///   - messageField: The field with the message of an error, if the library does not find it.
    ///   - setup: The lines before the call.
    func tests(
        queryType: String?, modelType: SwiftType?, _ models: ClientModels, messageField: String?, setup: [String],
        _ names: inout UniqueNames
    ) -> [String] {
        var order: [String] = []
        var groups: [String: [Int]] = [:]
        for index in exchanges.indices {
            let url = recordedURL(index, baseURL: "")
            if groups[url] == nil { order.append(url) }
            groups[url, default: []].append(index)
        }
        var setup = setup
        if case .parts? = body {
            setup += [
                "// The body is not compared, because its boundary is random.", "var api = self.api",
                "api.store = .replaying(from: \"recording.har\")",
            ]
        }
        return order.map { url in
            let indices = groups[url] ?? []
            let blocks = indices.map { index in
                let block = lines(calling: index, queryType, modelType, models, messageField)
                return indices.count == 1 ? block : "do {\n\(indented(block))\n}"
            }
            let statuses = indices.map { "\(exchanges[$0].status)" }.joined(separator: ", ")
            let title = "\(method) \(url.count > 70 ? url.prefix(69) + "…" : url): \(statuses)"
            return """
                @Test(\(stringLiteral(title)))
                func \(names.unique(name + "Replay"))() async throws {
                \(indented((setup + ["let fetch = \(name)Fetcher(api)"] + blocks).joined(separator: "\n")))
                }
                """
        }
    }

    /// Returns the lines that repeat the call of an exchange and check the result.
    private func lines(
        calling index: Int, _ queryType: String?, _ modelType: SwiftType?, _ models: ClientModels,
        _ messageField: String?
    ) -> String {
        let exchange = exchanges[index]
        var lines: [String] = []
        if case .json? = body, let json = try? JSONTree(exchange.request.httpBody ?? Data()),
            let type = parameters.first(where: { $0.place == .body })?.type.text(in: module)
        {
            lines.append("let json = \(rawLiteral(json.text(width: 100)))")
            lines.append("let body = try jsonMapper(\(type).self)(Data(json.utf8))")
        }
        let callText = "fetch(\(callArgument(index, queryType)))"
        guard exchange.isSuccess else {
            lines.append("let failure = await serverFailure(\(callText))")
            lines.append("#expect(failure?.status == \(exchange.status))")
            // The message of a failure is on one line, and has no secrets.
            let message = exchange.message(field: messageField).map { Redactor().line($0, limit: 1000) } ?? ""
            let line = "#expect(failure?.message == \(stringLiteral(message)))"
            if !message.isEmpty, line.utf8.count <= 108 { lines.append(line) }
            return lines.joined(separator: "\n")
        }
        let checks = checks(of: exchange, modelType, models)
        let isVoid = if case .nothing = output { true } else { false }
        if case .events = output {
            lines.append("for try await event in try await \(callText).get() { #expect(!event.data.isEmpty); break }")
            return lines.joined(separator: "\n")
        }
        let prefix = checks.isEmpty ? (isVoid ? "" : "_ = ") : "let value = "
        lines.append("\(prefix)try await \(callText).get()")
        return (lines + checks).joined(separator: "\n")
    }

    /// Returns the value that a test passes to the endpoint for an exchange.
    func callArgument(_ index: Int, _ queryType: String?) -> String {
        let values = recordedValues(index)
        let used = Set(values.keys.compactMap { positions[$0]?.parameter } + requiredParameters)
        let arguments = used.sorted().compactMap { position in
            source(of: parameters[position], values, index).map { (parameters[position].name, $0) }
        }
        return queryType.map { call($0, arguments.map { "\($0): \($1)" }, width: 90) }
            ?? arguments.first?.1 ?? (parameters.isEmpty ? "" : "nil")
    }

    /// Returns the value of a parameter as source, or nil if there is no value.
    ///
    /// - Parameter values: The values in the exchange `index`.
    private func source(of parameter: Parameter, _ values: [Parameter.Place: [String]], _ index: Int) -> String? {
        func literal(_ value: String, _ type: SwiftType) -> String {
            switch type {
            case .int, .bool, .double, .uint64: value
            case .uuid: "try #require(UUID(uuidString: \(stringLiteral(value))))"
            case .date: "Date(timeIntervalSince1970: \(iso8601Date(value)?.timeIntervalSince1970 ?? 0))"
            case .declared: "\(type.text(in: module))(rawValue: \(stringLiteral(value)))"
            default: stringLiteral(value)
            }
        }
        if parameter.place == .body {
            if exchanges[index].request.httpBody?.isEmpty != false { return nil }
            if case .json? = body { return "body" }
            return "Data(\"body\".utf8)"
        }
        if !parameter.fields.isEmpty {
            let fields = parameter.fields.compactMap { field in
                source(of: field, values, index).map { "\(field.name): \($0)" }
            }
            return fields.isEmpty && parameter.isOptional ? nil : ".init(\(fields.joined(separator: ", ")))"
        }
        let values = values[parameter.place] ?? []
        if values.isEmpty {
            if parameter.isOptional { return nil }
            // A part of a multipart form is not in the recording.
            return switch parameter.type {
            case .dictionary: "[:]"
            case .array: "[]"
            case .formPart: ".data(\(stringLiteral(parameter.sentName)), Data(\"body\".utf8), filename: \"body.txt\")"
            case .int, .uint64: "7"
            case .double: "1.5"
            case .bool: "true"
            case .uuid: literal("123E4567-E89B-12D3-A456-426614174000", .uuid)
            case .date: literal("2024-02-29T23:59:58Z", .date)
            default: literal("text", parameter.type)
            }
        }
        guard case .array(let type) = parameter.type else { return literal(values[0], parameter.type) }
        return "[\(values.map { literal($0, type) }.joined(separator: ", "))]"
    }

    /// Returns the values of an exchange by their place. The values of a secret are replaced with the value that the
    /// tests use.
    ///
    /// The time depends on the length of the exchange, and not on the number of parameters.
    private func recordedValues(_ index: Int) -> [Parameter.Place: [String]] {
        var values: [Parameter.Place: [String]] = [.body: []]
        for (position, part) in template.parts.enumerated() {
            guard let parameter = part.parameter else { continue }
            values[.path(position)] = [
                String(paths[index][position].dropFirst(parameter.prefix.count).dropLast(parameter.suffix.count))
            ]
        }
        for (name, value) in queries[index] { values[.query(name), default: []].append(value) }
        for (name, value) in exchanges[index].request.allHTTPHeaderFields ?? [:] { values[.header(name)] = [value] }
        if case .form? = body {
            for (name, value) in exchanges[index].formPairs { values[.form(name), default: []].append(value) }
        }
        for (place, own) in values {
            guard let position = positions[place]?.parameter, parameters[position].isSecret else { continue }
            values[place] = own.map { _ in parameters[position].testValue }
        }
        return values
    }

    /// Returns the URL of an exchange without secrets, as the tests request it.
    func recordedURL(_ index: Int, baseURL: String) -> String {
        var segments = template.parts.map { $0.word ?? "" }
        var query = constantQueryTexts
        let values = recordedValues(index).compactMap { place, values in
            positions[place].map { (position: $0.value, place: place, values: values) }
        }
        for (_, place, values) in values.sorted(by: { $0.position < $1.position }) {
            switch place {
            case .path(let position):
                let parameter = template.parts[position].parameter
                segments[position] = (parameter?.prefix ?? "") + (values.first ?? "") + (parameter?.suffix ?? "")
            case .query(let name): query += values.map { "\(percentEncoded(name))=\(percentEncoded($0))" }
            case .header, .form, .part, .body: break
            }
        }
        // The encoding is that of `createRequest`, because the replay compares the URLs.
        let path = segments.map { "/" + percentEncoded($0) }
        return baseURL + path.joined() + (template.hasTrailingSlash || path.isEmpty && baseURL.isEmpty ? "/" : "")
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// Returns the lines that check the value of a call: the numbers of elements, and properties that identify an
    /// object, such as its ID and name.
    private func checks(of exchange: RecordedExchange, _ modelType: SwiftType?, _ models: ClientModels) -> [String] {
        switch output {
        case .nothing, .optionalModel, .text, .events: return []
        case .data: return ["#expect(value.count == \(exchange.body.count))"]
        case .model: break
        }
        guard let modelType, let json = exchange.json else { return [] }
        var checks: [String] = []
        addChecks(of: json, modelType, "value", depth: 0, models, to: &checks)
        return checks.prefix(12).map { "#expect(\($0))" }
    }

    private func addChecks(
        of json: JSONTree, _ type: SwiftType, _ path: String, depth: Int, _ models: ClientModels,
        to checks: inout [String]
    ) {
        let chained = type.isOptional ? path + "?" : path
        switch (json, type.unwrapped) {
        case (.array(let elements), .array(let element)):
            checks.append("\(chained).count == \(elements.count)")
            guard let first = elements.first, case .declared = element.unwrapped, depth < 3 else { return }
            addChecks(
                of: first, .optional(element.unwrapped), chained + ".first", depth: depth + 1, models, to: &checks)
        case (.object(let fields), .declared(let name)):
            guard let properties = models.declarations[name]?.model?.properties else { return }
            let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
            let present = properties.filter { !$0.isLeftOut && values[$0.field].map { $0 != .null } == true }
            func rank(_ property: Declaration.Property) -> Int {
                let name = property.name.lowercased()
                if let index = identifyingNames.firstIndex(of: name) { return index }
                // A field such as `ok` says nothing about the other fields.
                return ["ok", "code", "success", "status"].contains(name) ? 200 : 100
            }
            let literals = present.compactMap { property in
                values[property.field].flatMap { literal($0, property.type.unwrapped) }.map { (property, $0) }
            }
            let ordered = literals.enumerated().sorted { one, other in
                (rank(one.element.0), one.offset) < (rank(other.element.0), other.offset)
            }
            let nested = present.filter { property in
                switch (values[property.field], property.type.unwrapped) {
                case (.array?, .array), (.object?, .declared): true
                default: false
                }
            }
            let hasOnlyStatusFields = !nested.isEmpty && ordered.first.map { rank($0.element.0) == 200 } == true
            for (property, literal) in ordered.map(\.element).prefix(hasOnlyStatusFields ? 0 : depth == 0 ? 3 : 2) {
                checks.append("\(chained).\(escaped(property.name)) == \(literal)")
            }
            for property in nested.prefix(4) where depth < 3 {
                guard let value = values[property.field] else { continue }
                addChecks(
                    of: value, property.type, "\(chained).\(escaped(property.name))", depth: depth + 1, models,
                    to: &checks)
            }
        default: break
        }
    }

    /// Returns a value as a literal of its type, or nil if its property cannot be compared with a literal.
    private func literal(_ json: JSONTree, _ type: SwiftType) -> String? {
        switch (json, type) {
        case (.number(let number), .int) where Int(number).map { "\($0)" } == number: number
        case (.bool(let bool), .bool): "\(bool)"
        case (.string(let text), .string) where text.utf8.count <= 60 && !isMasked(text): stringLiteral(text)
        default: nil
        }
    }
}

/// The names of properties that identify an object, the best ones first.
private let identifyingNames = ["id", "name", "title", "label", "slug", "key", "total", "count"]

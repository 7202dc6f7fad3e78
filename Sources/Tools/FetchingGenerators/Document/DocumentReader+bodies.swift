import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension DocumentReader {
    /// Reads the body of a request.
    mutating func readBody(of one: inout Endpoint, _ names: inout UniqueNames) throws(ClientError) {
        guard let reference = one.operation["requestBody"] else { return }
        let body = try document.resolved(reference)
        let contents = body["content"]?.fields ?? []
        guard !contents.isEmpty else { return }
        if one.endpoint.method == "GET" {
            skipped.append("body of a GET request")
            return
        }
        let isOptional = body["required"]?.boolean != true
        func content(_ matches: (String) -> Bool) -> JSONTree.Field? { contents.first { matches(mediaType($0.name)) } }
        let form = content { $0 == "multipart/form-data" }
        if let form, try hasFile(form.value) {
            // Such a body can also be JSON in some documents, but JSON cannot contain the file.
            try readForm(of: &one, form.value, isMultipart: true, &names)
        } else if let json = content({ $0 == "application/json" }) ?? content(isJSON) ?? content({ $0 == "*/*" }) {
            let schema = json.value["schema"] ?? .object([])
            let type = try models.type(of: schema, named: one.endpoint.bodyName)
            one.endpoint.body = .json
            one.requestSchema = schema
            bodyTypes[one.endpoint.name] = type
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(
                    place: .body, name: names.unique("body"), type: type.unwrapped,
                    isOptional: isOptional || type.isOptional))
            let contentType = mediaType(json.name)
            if !["application/json", "*/*"].contains(contentType), isFieldValue(contentType) {
                one.endpoint.headers.append(("Content-Type", contentType))
            }
        } else if let form = content({ $0 == "application/x-www-form-urlencoded" }) {
            try readForm(of: &one, form.value, isMultipart: false, &names)
        } else if let form {
            try readForm(of: &one, form.value, isMultipart: true, &names)
        } else {
            let type = contents[0].name
            one.endpoint.body = .data(
                contentType: type.utf8.contains(UInt8(ascii: "*")) || !isFieldValue(type)
                    ? "application/octet-stream" : type)
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(place: .body, name: names.unique("body"), type: .data, isOptional: isOptional))
        }
    }

    /// Whether a form has a field with bytes.
    private func hasFile(_ content: JSONTree) throws(ClientError) -> Bool {
        for (_, schema) in try document.flat(content["schema"] ?? .object([])).properties {
            let flat = try document.flat(models.withoutNull(schema))
            let value = try flat.items.map { items throws(ClientError) in try document.flat(items) } ?? flat
            if value.kinds == ["string"], value.format == "binary" { return true }
        }
        return false
    }

    private mutating func readForm(
        of one: inout Endpoint, _ content: JSONTree, isMultipart: Bool, _ names: inout UniqueNames
    ) throws(ClientError) {
        let schema = content["schema"] ?? .object([])
        var flat = try document.flat(schema)
        for branch in flat.unions.joined() {
            for (field, schema) in try document.flat(branch).properties where flat.schema(of: field) == nil {
                flat.add(field, schema)
            }
        }
        one.endpoint.body = isMultipart ? .parts : .form
        let outer = typeName(for: one.endpoint.name)
        if flat.properties.count > 500 { skipped.append("fields of a form after the first 500") }
        for (field, schema) in flat.properties.prefix(500) where schema["readOnly"]?.boolean != true {
            let property = names.unique(propertyName(for: field))
            let isOptional = !flat.required.contains(field)
            if isMultipart {
                var (type, note) = try partType(schema, named: field, content["encoding"]?[field], in: outer)
                if note == nil { note = self.note(on: schema) }
                one.endpoint.parameters.append(
                    ClientEndpoint.Parameter(
                        place: .part(field), name: property, type: type, isOptional: isOptional, note: note))
            } else {
                let encoding = content["encoding"]?[field]
                var parameter = try item(
                    schema, named: field, property, .form(field), in: outer,
                    hasBrackets: encoding?.text("style") == "deepObject"
                ) { .form($0) }
                if case .array(let element) = parameter.type, element != .queryItem {
                    let explodes = encoding?["explode"]?.boolean ?? true
                    parameter.listStyle =
                        explodes ? (settings.usesCommas ? .repeated : .settings) : .joined(separator: ",")
                }
                parameter.isOptional = isOptional
                parameter.note = parameter.note ?? note(on: schema)
                one.endpoint.parameters.append(parameter)
            }
        }
    }

    /// Returns the type of a part of a multipart form.
    private mutating func partType(
        _ schema: JSONTree, named name: String, _ encoding: JSONTree?, in outer: String
    ) throws(ClientError) -> (SwiftType, note: String?) {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        let shown = stringLiteral(commentText(name), isName: true)
        let file = "The part `\(commentText(name))`, such as `.file(\(shown), url)`."
        func isFile(_ flat: FlatSchema, _ schema: JSONTree) -> Bool {
            flat.kinds == ["string"] && ["binary", "byte"].contains(flat.format)
                || schema["contentMediaType"] != nil || schema["contentEncoding"] != nil || !schema.hasType
        }
        if isFile(flat, schema) { return (.formPart, file) }
        if flat.kinds == ["array"], let items = flat.items {
            let inner = try document.flat(items)
            if isFile(inner, items) || inner.kinds == ["object"] { return (.array(.formPart), file) }
            let type = try valueType(schema, named: name, in: outer)
            return (
                type == .array(.queryItem) ? .array(.formPart) : type == .array(.date) ? .array(.string) : type, nil
            )
        }
        let type = try valueType(schema, named: name, in: outer)
        switch type {
        case .array, .dictionary:
            return (
                .formPart,
                "The part `\(commentText(name))`, such as `.data(\(shown), json, contentType: \"application/json\")`."
            )
        case .date: return (.string, nil)
        default: return (type, nil)
        }
    }
}

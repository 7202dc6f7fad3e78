import Fetching
import FetchingJSON
import Foundation
internal import HTTPSyntax

extension DocumentReader {
    /// Reads the parameters of the path, the query and the header.
    mutating func readParameters(of one: inout Endpoint, _ names: inout UniqueNames) throws(ClientError) {
        let typeNames = typeName(for: one.endpoint.name)
        for (position, part) in one.endpoint.template.parts.enumerated() {
            guard let part = part.parameter, case .named(let name) = part.kind else { continue }
            let declared = one.parameters.first { $0.text("name") == name && $0.text("in") == "path" }
            var type = SwiftType.string
            if let schema = declared?["schema"] { type = try valueType(schema, named: name, in: typeNames) }
            if type == .date || type.isList { type = .string }
            one.endpoint.parameters.append(
                ClientEndpoint.Parameter(
                    place: .path(position), name: names.unique(propertyName(for: name)), type: type))
        }
        for parameter in one.parameters {
            guard let name = parameter.text("name"), !name.isEmpty else { continue }
            switch parameter.text("in") {
            case "query":
                if settings.queryItems.contains(where: { $0.name == name }) { continue }
                one.endpoint.parameters.append(
                    try query(parameter, named: name, names.unique(propertyName(for: name)), in: typeNames))
            case "header":
                let key = lowercasedToken(name) ?? ""
                // These parameters are ignored in a document (OpenAPI 3.1 §4.8.12.2).
                if ["accept", "content-type", "authorization"].contains(key) { continue }
                if settings.secretHeaders.contains(where: { lowercasedToken($0.name) == key }) { continue }
                if key.isEmpty || transportHeaders[key] != nil {
                    skipped.append("header field that the transport sets: \(commentText(name, limit: 60))")
                    continue
                }
                var type = try valueType(parameter["schema"] ?? .null, named: name, in: typeNames)
                if type == .date || type.isList { type = .string }
                one.endpoint.parameters.append(
                    ClientEndpoint.Parameter(
                        place: .header(name), name: names.unique(propertyName(for: name)), type: type,
                        isOptional: parameter["required"]?.boolean != true, note: note(on: parameter["schema"])))
            case "cookie": skipped.append("parameter in a cookie; set the header field Cookie in the settings")
            default: break
            }
        }
    }

    /// Returns the parameter for an item of a query.
    private mutating func query(
        _ parameter: JSONTree, named name: String, _ property: String, in outer: String
    ) throws(ClientError) -> ClientEndpoint.Parameter {
        let isOptional = parameter["required"]?.boolean != true
        guard let schema = parameter["schema"] else {
            let note =
                parameter["content"] == nil
                ? nil : "A string of the type \(commentText(parameter["content"]?.fields.first?.name ?? "JSON"))."
            return ClientEndpoint.Parameter(
                place: .query(name), name: property, type: .string, isOptional: isOptional, note: note)
        }
        let style = parameter.text("style") ?? "form"
        let explodes = parameter["explode"]?.boolean ?? (style == "form")
        if style == "form", !explodes, try document.flat(models.withoutNull(schema)).kinds == ["object"] {
            return ClientEndpoint.Parameter(
                place: .query(name), name: property, type: .string, isOptional: isOptional,
                note: "Names and values, joined with commas: `a,1,b,2`.")
        }
        var result = try item(
            schema, named: name, property, .query(name), in: outer, isNested: style == "deepObject",
            hasBrackets: style == "deepObject",
            { .query($0) })
        result.isOptional = isOptional
        if style == "form", case .dictionary = result.type {
            (result.type, result.note) = (.array(.queryItem), "The items, such as `QueryItem(\"key\", value)`.")
        }
        result.note = result.note ?? note(on: schema)
        if case .array(let element) = result.type, element != .queryItem {
            result.listStyle =
                switch (style, explodes) {
                case ("spaceDelimited", false): .joined(separator: " ")
                case ("pipeDelimited", false): .joined(separator: "|")
                case ("form", false): settings.usesCommas ? .settings : .joined(separator: ",")
                default: settings.usesCommas ? .repeated : .settings
                }
        }
        return result
    }

    /// Returns the parameter for an item of a query or a form. The parameter for an object has a field for each of its
    /// items.
    ///
    /// - Parameter isNested: Whether the names of the items contain the name of the object, as in `created[gte]`.
    mutating func item(
        _ schema: JSONTree, named name: String, _ property: String, _ place: ClientEndpoint.Parameter.Place,
        in outer: String, isNested: Bool = true, hasBrackets: Bool = false, depth: Int = 0,
        _ make: (String) -> ClientEndpoint.Parameter.Place
    ) throws(ClientError) -> ClientEndpoint.Parameter {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        if flat.kinds == ["object"], !flat.properties.isEmpty, depth < 5, remainingFields > flat.properties.count {
            remainingFields -= flat.properties.count
            var names = UniqueNames()
            var fields: [ClientEndpoint.Parameter] = []
            for (field, schema) in flat.properties {
                let full = isNested ? "\(name)[\(field)]" : field
                var one = try item(
                    schema, named: full, names.unique(propertyName(for: field)), make(full),
                    in: outer + typeName(for: field), hasBrackets: isNested, depth: depth + 1, make)
                one.isOptional = !flat.required.contains(field)
                fields.append(one)
            }
            return ClientEndpoint.Parameter(
                place: place, name: property, type: .declared(models.free(typeName(for: property), in: outer)),
                fields: fields)
        }
        var type = try valueType(schema, named: property, in: outer)
        var place = place
        if case .array(let element) = type {
            if [.uuid, .date].contains(element) { type = .array(.string) }
            // In an object with its name, a list has brackets, as in `expand[]=a&expand[]=b`.
            if hasBrackets, element != .queryItem { place = make(name + "[]") }
        }
        var note: String?
        if type == .array(.queryItem) {
            note = "The items of `\(commentText(name))`, such as `QueryItem(\"\(commentText(name))[0]\", …)`."
        }
        return ClientEndpoint.Parameter(
            place: place, name: property, type: type, note: note,
            listStyle: hasBrackets && settings.usesCommas ? .repeated : .settings)
    }

    /// Returns the type of a value in a path, a query, a header field or a form.
    mutating func valueType(
        _ schema: JSONTree, named name: String, in outer: String
    ) throws(ClientError) -> SwiftType {
        let schema = models.withoutNull(schema)
        let flat = try document.flat(schema)
        func isPlain(_ flat: FlatSchema) -> Bool {
            flat.unions.isEmpty && flat.kinds.count == 1 && !["object", "array"].contains(flat.kinds[0])
        }
        if isPlain(flat) { return try models.type(of: schema, named: typeName(for: name), in: outer).unwrapped }
        switch flat.kinds {
        case ["array"]:
            guard let items = flat.items, isPlain(try document.flat(items)) else {
                guard let items = flat.items else { return .array(.string) }
                let kinds = try document.flat(items).kinds
                return kinds == ["object"] || kinds == ["array"] ? .array(.queryItem) : .array(.string)
            }
            let element = try models.type(of: items, named: typeName(for: singular(name)), in: outer).unwrapped
            return .array(element)
        case ["object"]:
            guard let values = flat.additional, values.hasType, isPlain(try document.flat(values)) else {
                return flat.properties.isEmpty && flat.additional?.hasType != true
                    ? .dictionary(.string) : .array(.queryItem)
            }
            return .dictionary(try models.type(of: values, named: typeName(for: name), in: outer).unwrapped)
        default: break
        }
        // A union of values and lists, as in `status=open` and `status=open&status=closed`.
        for branch in flat.unions.joined() {
            let inner = try document.flat(branch)
            if inner.kinds == ["array"], inner.items != nil {
                return try valueType(branch, named: name, in: outer)
            }
        }
        for branch in flat.unions.joined() where try document.flat(branch).kinds == ["object"] {
            return .array(.queryItem)
        }
        return .string
    }

    func note(on schema: JSONTree?) -> String? {
        guard let schema, let value = schema["default"] ?? (try? document.resolved(schema))?["default"], value != .null
        else { return nil }
        switch value {
        case .string, .number, .bool:
            return "The server's default is \(commentText(value.scalarText ?? value.text, limit: 60))."
        default: return nil
        }
    }
}

extension SwiftType {
    fileprivate var isList: Bool {
        switch self {
        case .array, .dictionary: true
        default: false
        }
    }
}

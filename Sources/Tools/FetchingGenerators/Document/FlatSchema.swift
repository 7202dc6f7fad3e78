import FetchingJSON

/// A schema with the schemas of its `allOf` merged into it.
struct FlatSchema {
    /// The JSON types, without `null`.
    var types: [String] = []
    var isNullable = false
    var format: String?
    private(set) var properties: [(name: String, schema: JSONTree)] = []
    private var positions: [[UInt8]: Int] = [:]
    var required: Set<String> = []
    /// The schema of the values of all other fields, or a Boolean value.
    var additional: JSONTree?
    var items: JSONTree?
    /// The values of `enum` or `const`, without null.
    var values: [JSONTree]?
    /// The alternatives of each `oneOf` and `anyOf`, without those that only allow null.
    var unions: [[JSONTree]] = []
    var discriminator: JSONTree?

    /// Adds a property, or replaces the schema of one with the same name, unless the new schema has no type.
    mutating func add(_ name: String, _ schema: JSONTree) {
        if let position = positions[Array(name.utf8)] {
            if schema.hasType { properties[position].schema = schema }
            return
        }
        positions[Array(name.utf8)] = properties.count
        properties.append((name, schema))
    }

    func schema(of name: String) -> JSONTree? { positions[Array(name.utf8)].map { properties[$0].schema } }

    mutating func merge(_ other: FlatSchema) {
        if types.isEmpty { types = other.types }
        isNullable = isNullable || other.isNullable
        format = other.format ?? format
        for (name, schema) in other.properties { add(name, schema) }
        required.formUnion(other.required)
        additional = additional ?? other.additional
        items = items ?? other.items
        values = other.values ?? values
        unions += other.unions
        discriminator = discriminator ?? other.discriminator
    }

    /// The JSON types, also if the schema has none but has parts that only one type can have.
    var kinds: [String] {
        if !types.isEmpty { return types }
        if !properties.isEmpty || additional != nil { return ["object"] }
        if items != nil { return ["array"] }
        let kinds = Set((values ?? []).map(\.kind))
        if kinds.count == 1, let kind = kinds.first { return [kind] }
        return format.map { ["int32", "int64", "float", "double"].contains($0) ? [] : ["string"] } ?? []
    }
}

extension JSONTree {
    /// The name of the type of this value in a schema.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number(let text): text.utf8.contains { ".eE".utf8.contains($0) } ? "number" : "integer"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether a schema has a keyword that restricts its values.
    var hasType: Bool {
        fields.contains { field in
            switch field.name {
            case "$ref", "type", "properties", "items", "allOf", "oneOf", "anyOf", "enum", "const",
                "additionalProperties", "format":
                true
            default: false
            }
        }
    }

    var allowsNull: Bool { self["nullable"]?.boolean == true }
}

extension APIDocument {
    /// Whether a schema, or the one to which it refers, allows only null.
    func isNull(_ schema: JSONTree) throws(ClientError) -> Bool {
        if schema["$ref"] == nil { return schema.isNull }
        return try resolved(schema).isNull
    }

    /// Merges a schema with those in its `allOf`.
    func flat(_ schema: JSONTree) throws(ClientError) -> FlatSchema {
        var parts = 150
        return try flat(schema, depth: 0, &parts)
    }

    /// - Parameters:
    ///   - depth: The number of schemas that contain it.
    ///   - parts: The number of schemas that can still be merged. It bounds the time for a schema that contains itself.
    private func flat(_ schema: JSONTree, depth: Int, _ parts: inout Int) throws(ClientError) -> FlatSchema {
        var flat = FlatSchema()
        guard depth < 24, parts > 0 else { return flat }
        parts -= 1
        if let reference = schema.text("$ref") {
            flat = try self.flat(target(of: reference), depth: depth + 1, &parts)
            flat.isNullable = flat.isNullable || schema.allowsNull
            return flat
        }
        for part in schema["allOf"]?.elements ?? [] {
            flat.merge(try self.flat(part, depth: depth + 1, &parts))
        }
        var own = FlatSchema()
        switch schema["type"] {
        case .string(let type)?: own.types = [type]
        case .array?: own.types = schema.texts("type")
        default: break
        }
        own.isNullable = schema.allowsNull || own.types.contains("null")
        own.types.removeAll { $0 == "null" }
        own.format = schema.text("format")
        for field in schema["properties"]?.fields ?? [] { own.add(field.name, field.value) }
        own.required = Set(schema.texts("required"))
        own.additional = schema["additionalProperties"]
        own.items = schema["items"]
        if let values = schema["enum"]?.elements ?? schema["const"].map({ [$0] }) {
            own.isNullable = own.isNullable || values.contains(.null)
            own.values = values.filter { $0 != .null }
            if own.values?.isEmpty == true { own.values = nil }
        }
        own.discriminator = schema["discriminator"]
        for name in ["oneOf", "anyOf"] {
            guard let all = schema[name]?.elements else { continue }
            var branches: [JSONTree] = []
            for branch in all.prefix(1000) {
                if try isNull(branch) {
                    own.isNullable = true
                } else if branch.hasType {
                    branches.append(branch)
                }
            }
            if !branches.isEmpty { own.unions.append(branches) }
        }
        // The schema's own keywords replace those of the parts.
        let types = own.types.isEmpty ? flat.types : own.types
        flat.merge(own)
        flat.types = types
        return flat
    }
}

extension JSONTree {
    /// Whether a schema allows only null.
    var isNull: Bool {
        text("type") == "null" || self["enum"]?.elements == [.null] || self["const"] == .some(.null)
            || self["type"]?.elements == [.string("null")] || allowsNull && !hasType
    }
}

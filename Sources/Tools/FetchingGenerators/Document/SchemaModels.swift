import FetchingJSON
internal import HTTPSyntax

/// Builds the declarations of Swift types for the schemas of a document.
///
/// A component that is an object, a union or an enumeration is declared once, and read after the schema that uses it.
/// So the depth of the recursion is limited by the nesting of the JSON.
struct SchemaModels {
    let document: APIDocument
    private(set) var declarations: [Declaration] = []
    private var positions: [String: Int] = [:]
    private var names: UniqueNames
    /// The names of all components, which other schemas do not take.
    private let componentTypeNames: Set<String>
    /// The types of components, by the bytes of the reference.
    private var components: [[UInt8]: SwiftType] = [:]
    /// The types of other schemas, so that equal ones with the same name are declared once.
    private var inline: [Inline: SwiftType] = [:]
    /// The names of the declared components.
    private(set) var componentNames: Set<String> = []
    private var queue: [(name: String, schema: JSONTree)] = []
    /// The components that are being read.
    private var componentsBeingRead: Set<[UInt8]> = []
    private var declaresJSON = false

    private struct Inline: Hashable {
        var name: String
        var schema: JSONTree
    }

    init(_ document: APIDocument, names: Set<String>) {
        self.document = document
        self.names = UniqueNames(taken: reservedTypeNames.union(names))
        componentTypeNames = Set((document.root["components"]?["schemas"]?.fields ?? []).map { typeName(for: $0.name) })
    }

    /// Returns the type of a schema, and declares the types that it needs.
    ///
    /// - Parameters:
    ///   - name: The name of a type that the schema declares.
    ///   - outer: The name that precedes `name` if it is taken.
    mutating func type(
        of schema: JSONTree, named name: String, in outer: String = ""
    ) throws(ClientError) -> SwiftType {
        let type = try typeOfSchema(schema, named: name, in: outer, depth: 0)
        var next = 0
        while next < queue.count {
            let (name, schema) = queue[next]
            next += 1
            try declare(name, schema)
        }
        queue = []
        return type
    }

    mutating func typeOfSchema(
        _ schema: JSONTree, named name: String, in outer: String, depth: Int
    ) throws(ClientError) -> SwiftType {
        guard depth < 100 else { return json() }
        if let reference = schema.text("$ref") {
            let type = try typeOfComponent(reference, depth: depth)
            return schema.allowsNull ? type.optional : type
        }
        if let only = onlyPart(of: schema) {
            let type = try typeOfSchema(only.schema, named: name, in: outer, depth: depth + 1)
            return only.isNullable ? type.optional : type
        }
        let flat = try document.flat(schema)
        let type: SwiftType
        if flat.declaresType {
            // Enumerations that differ only in their descriptions are equal.
            let words = flat.unions.isEmpty ? flat.words : nil
            let key = Inline(name: name, schema: words.map { .array($0.map { .string($0) }) } ?? schema)
            if let known = inline[key] {
                type = known
            } else {
                type = try declaration(of: schema, flat, named: free(name, in: outer))
                inline[key] = type
            }
        } else {
            type = try plainType(flat, named: name, in: outer, depth: depth)
        }
        return try isNullable(flat) ? type.optional : type
    }

    /// Whether a schema or one of its alternatives allows null.
    private func isNullable(_ flat: FlatSchema) throws(ClientError) -> Bool {
        if flat.isNullable { return true }
        for branch in flat.unions.joined() where try document.flat(branch).isNullable { return true }
        return false
    }

    private mutating func typeOfComponent(_ reference: String, depth: Int) throws(ClientError) -> SwiftType {
        let key = Array(reference.utf8)
        if let known = components[key] { return known }
        // An array or a dictionary that contains itself has no Swift type, so the inner one is a `JSONValue`.
        guard componentsBeingRead.insert(key).inserted else { return json() }
        defer { componentsBeingRead.remove(key) }
        let schema = try document.targetWithAlternatives(of: reference)
        let name = typeName(for: componentName(reference))
        let type: SwiftType
        if schema["$ref"] == nil, onlyPart(of: schema) == nil, case let flat = try document.flat(schema),
            flat.declaresType
        {
            let declared = try declaration(of: schema, flat, named: free(name, in: "", isComponent: true))
            if case .declared(let name) = declared { componentNames.insert(name) }
            type = try isNullable(flat) ? declared.optional : declared
        } else {
            type = try typeOfSchema(schema, named: name, in: "", depth: depth + 1)
        }
        components[key] = type
        return type
    }

    /// Returns the only schema in the `allOf`, `oneOf` or `anyOf` of a schema that has no own fields, such as
    /// `{"allOf": [{"$ref": …}], "nullable": true}`.
    private func onlyPart(of schema: JSONTree) -> (schema: JSONTree, isNullable: Bool)? {
        let parts = schema.fields.filter { ["allOf", "oneOf", "anyOf"].contains($0.name) }
        guard parts.count == 1, let part = parts.first, let all = part.value.elements,
            ["$ref", "type", "properties", "items", "enum", "const", "additionalProperties"]
                .allSatisfy({ schema[$0] == nil || $0 == "type" && part.name == "allOf" })
        else { return nil }
        let typed = all.filter { $0.hasType && !$0.isNull }
        // In `allOf`, documents add null with `{"nullable": true}`.
        let allowsNull = all.contains { part.name == "allOf" ? $0.allowsNull && !$0.hasType : $0.isNull }
        guard typed.count == 1, all.allSatisfy({ $0["required"] == nil || $0.hasType }) else { return nil }
        return (
            typed[0], allowsNull || schema.allowsNull || schema["type"]?.elements?.contains(.string("null")) == true
        )
    }

    /// Returns the schema of the values other than null.
    func withoutNull(_ schema: JSONTree) -> JSONTree {
        var schema = schema
        for _ in 0..<10 {
            guard let only = onlyPart(of: schema) else { return schema }
            schema = only.schema
        }
        return schema
    }

    /// Declares a type that is read later, or an enumeration of words at once.
    private mutating func declaration(
        of schema: JSONTree, _ flat: FlatSchema, named name: String
    ) throws(ClientError) -> SwiftType {
        if flat.unions.isEmpty, let words = flat.words {
            add(.words(name: name, cases: wordCases(words)))
            return .declared(name)
        }
        if let union = try union(of: flat) {
            guard union.count > 1 else {
                names.remove(name)
                return try typeOfSchema(union[0], named: name, in: "", depth: 1)
            }
            if let type = try scalarType(of: union) {
                names.remove(name)
                return type
            }
        }
        // A placeholder keeps the order of use.
        add(.model(Declaration.Model(name: name, properties: [])))
        queue.append((name, schema))
        return .declared(name)
    }

    private mutating func declare(_ name: String, _ schema: JSONTree) throws(ClientError) {
        let flat = try document.flat(schema)
        if let all = try union(of: flat) {
            let branches = try withoutCycles(all, of: schema)
            if let declaration = try unionDeclaration(name, branches, flat) { return replace(name, declaration) }
            // The alternatives cannot be told apart, so the fields of all of them are optional.
            var merged = FlatSchema()
            for (index, branch) in branches.enumerated() {
                let part = try document.flat(branch)
                let required = index == 0 ? part.required : merged.required.intersection(part.required)
                merged.merge(part)
                merged.required = required
            }
            return replace(name, .model(try model(name, merged)))
        }
        var all = flat
        // The fields of the alternatives of an object that has own fields too.
        for branch in flat.unions.joined() {
            for (field, schema) in try document.flat(branch).properties where all.schema(of: field) == nil {
                all.add(field, schema)
            }
        }
        replace(name, .model(try model(name, all)))
    }

    private mutating func model(_ name: String, _ flat: FlatSchema) throws(ClientError) -> Declaration.Model {
        var propertyNames = UniqueNames(taken: ["CodingKeys"])
        let counts = Dictionary(flat.properties.map { (folded($0.name), 1) }, uniquingKeysWith: +)
        var properties: [Declaration.Property] = []
        for (field, schema) in flat.properties {
            let property = propertyNames.unique(propertyName(for: field))
            var type = try typeOfSchema(schema, named: typeName(for: field), in: name, depth: 0)
            if !flat.required.contains(field) { type = type.optional }
            let isRead = folded(property) == folded(field) && counts[folded(field)] == 1
            let access: Declaration.Access =
                schema["readOnly"]?.boolean == true
                ? .responses : schema["writeOnly"]?.boolean == true ? .requests : .everywhere
            properties.append(
                Declaration.Property(
                    name: property, field: field, type: type, needsKey: !isRead, access: access))
        }
        return Declaration.Model(name: name, properties: properties)
    }

    /// Returns the type of a schema that declares no type.
    private mutating func plainType(
        _ flat: FlatSchema, named name: String, in outer: String, depth: Int
    ) throws(ClientError) -> SwiftType {
        switch flat.kinds {
        case ["boolean"]: return .bool
        case ["integer"]: return flat.format == "uint64" ? .uint64 : .int
        case ["number"], ["integer", "number"], ["number", "integer"]: return .double
        case ["string"]:
            return flat.format == "date-time" ? .date : flat.format == "uuid" ? .uuid : .string
        case ["array"]:
            guard let items = flat.items, items.hasType else { return .array(json()) }
            return .array(try element(items, named: singular(name), in: outer, depth: depth))
        case ["object"]:
            guard let values = flat.additional, values.hasType else { return .dictionary(json()) }
            return .dictionary(try element(values, named: singular(name), in: outer, depth: depth))
        default: return json()
        }
    }

    /// Returns the type of an array's elements or of a dictionary's values. A `JSONValue` is never optional, because it
    /// can be null.
    private mutating func element(
        _ schema: JSONTree, named name: String, in outer: String, depth: Int
    ) throws(ClientError) -> SwiftType {
        // The compiler takes very long to type-check lists in many lists.
        guard depth < 10 else { return json() }
        let type = try typeOfSchema(schema, named: name, in: outer, depth: depth + 1)
        return type.unwrapped == .json ? .json : type
    }

    /// Returns the type of values of any kind, and declares it.
    mutating func json() -> SwiftType {
        declaresJSON = true
        return .json
    }

    /// Returns the declaration of a type.
    func declaration(_ name: String) -> Declaration? { positions[name].map { declarations[$0] } }

    private mutating func add(_ declaration: Declaration) {
        positions[declaration.name] = declarations.count
        declarations.append(declaration)
    }

    private mutating func replace(_ name: String, _ declaration: Declaration) {
        if let position = positions[name] { declarations[position] = declaration }
    }

    /// Returns a free name for a type. If `name` is taken, `outer` precedes it, or `Model` follows it. If that name is
    /// taken too, a number follows.
    ///
    /// - Parameter isComponent: Whether the schema is a component, so that the name can be that of a component.
    mutating func free(_ name: String, in outer: String, isComponent: Bool = false) -> String {
        func isFree(_ name: String) -> Bool {
            !names.contains(name) && (isComponent || !componentTypeNames.contains(name))
        }
        if isFree(name) { return names.unique(name) }
        if !outer.isEmpty, isFree(outer + name) { return names.unique(outer + name) }
        return names.unique(name + "Model")
    }

    /// All declarations, with classes and indirect enumerations where a value can contain one of the same type.
    ///
    /// - Parameters:
    ///   - requests: The types of request bodies. Fields that are only in responses are optional there.
    ///   - responses: The types of responses.
    ///   - parameters: The types of parameters.
    /// - Returns: The declarations, and whether the settings can write all names in snake_case.
    func finished(
        requests: [SwiftType], responses: [SwiftType], parameters: [SwiftType]
    ) -> (declarations: [Declaration], usesSnakeCase: Bool) {
        let (sent, received) = (reachable(from: requests), reachable(from: responses))
        let used = sent.union(received).union(reachable(from: parameters))
        var declarations = declarations.filter { used.contains($0.name) } + (declaresJSON ? [.json] : [])
        let fields = declarations.compactMap(\.model).flatMap { $0.properties.map(\.field.utf8) }
        let usesSnakeCase =
            fields.contains { $0.contains(UInt8(ascii: "_")) }
            && !fields.contains { $0.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } }
        for index in declarations.indices {
            guard case .model(var model) = declarations[index] else { continue }
            for position in model.properties.indices {
                let isAbsent =
                    switch model.properties[position].access {
                    case .everywhere: false
                    case .responses: sent.contains(model.name)
                    case .requests: received.contains(model.name)
                    }
                var property = model.properties[position]
                if isAbsent { property.type = property.type.optional }
                let written = usesSnakeCase ? snakeCased(property.name) : property.name
                property.needsKey = property.needsKey || !written.utf8.elementsEqual(property.field.utf8)
                model.properties[position] = property
            }
            declarations[index] = .model(model)
        }
        markRecursion(in: &declarations)
        return (declarations, usesSnakeCase)
    }

    /// Returns the names of the declarations that types use, directly or not.
    private func reachable(from types: [SwiftType]) -> Set<String> {
        var found: Set<String> = []
        var rest = types.flatMap(\.declaredNames)
        while let name = rest.popLast() {
            guard found.insert(name).inserted, let position = positions[name] else { continue }
            rest += declarations[position].types.flatMap(\.declaredNames)
        }
        return found
    }
}

/// Returns the cases of an enumeration.
func wordCases(_ words: [String]) -> [Declaration.WordCase] {
    var names = UniqueNames(taken: ["rawValue", "unknown"])
    return words.map { word in
        let name: String
        if word.isEmpty {
            name = "empty"
        } else if let symbol = symbolNames[word] {
            name = symbol
        } else if let sign = ["-": "minus", "+": "plus"][word.prefix(1)], word.utf8.count > 1 {
            name = propertyName(for: sign + "_" + word.dropFirst())
        } else {
            name = propertyName(for: word)
        }
        return Declaration.WordCase(name: names.unique(name), word: word)
    }
}

private let symbolNames = [
    "=": "equal", "==": "equal", "!=": "notEqual", "<": "less", "<=": "lessOrEqual", ">": "greater",
    ">=": "greaterOrEqual", "*": "star", "+": "plus", "-": "minus",
]

extension FlatSchema {
    /// The words of an enumeration with 2 to 100 words; nil for another schema.
    var words: [String]? { allWords.flatMap { (2...100).contains($0.count) ? $0 : nil } }

    /// The allowed words, each once; nil if other values are allowed.
    var allWords: [String]? {
        guard let values, kinds == ["string"] else { return nil }
        var words: [String] = []
        var known: Set<[UInt8]> = []
        for case .string(let word) in values where known.insert(Array(word.utf8)).inserted { words.append(word) }
        return words.isEmpty || words.count > 10_000 ? nil : words
    }

    /// Whether the schema has fields.
    var isModel: Bool { unions.isEmpty && kinds == ["object"] && !properties.isEmpty }

    /// Whether a Swift type is declared for the schema.
    fileprivate var declaresType: Bool {
        if !unions.isEmpty || types.count > 1 && Set(types) != ["integer", "number"] { return true }
        return words != nil || kinds == ["object"] && !properties.isEmpty
    }

    /// The part of the schema for one of several types.
    func schema(ofType type: String) -> JSONTree {
        var fields = [JSONTree.Field(name: "type", value: .string(type))]
        func add(_ name: String, _ value: JSONTree?) {
            if let value { fields.append(JSONTree.Field(name: name, value: value)) }
        }
        switch type {
        case "object":
            let own = properties.map { JSONTree.Field(name: $0.name, value: $0.schema) }
            if !own.isEmpty { add("properties", .object(own)) }
            add("required", .array(required.sorted().map { .string($0) }))
            add("additionalProperties", additional)
        case "array": add("items", items)
        case "string":
            add("format", format.map { .string($0) })
            let words = values?.filter { $0.kind == "string" }
            add("enum", words.flatMap { $0.isEmpty ? nil : .array($0) })
        default: break
        }
        return .object(fields)
    }
}

extension SwiftType {
    /// This type as an optional one. A `JSONValue` can itself be null, but it can also be missing.
    var optional: SwiftType { isOptional ? self : .optional(self) }
}

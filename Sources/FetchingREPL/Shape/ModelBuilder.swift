import FetchingJSON

/// Builds the declarations of Swift types for a shape.
struct ModelBuilder {
    /// The purpose of the models.
    enum Use {
        /// Read by the default mapper, which also finds fields in snake_case.
        case response
        /// Written by the default encoder, which writes keys unchanged. Has no enumerations, because a sample of a
        /// request has few values.
        case requestBody
    }

    private let use: Use
    /// The declared types. A type precedes the types of its properties.
    private(set) var declarations: [Declaration] = []
    private var names = UniqueNames(taken: reservedTypeNames)
    /// The names of the declared types, by preferred name and shape.
    private var declaredNames: [[String]: String] = [:]
    /// The properties of fields by the identity of their shapes. Fields with similar names have one shape.
    private var properties: [ObjectIdentifier: Declaration.Property] = [:]

    init(_ use: Use = .response) { self.use = use }

    /// Returns the type for a shape, and declares the types that it needs.
    ///
    /// - Parameters:
    ///   - name: The name of the type, if it must be declared.
    ///   - outer: The name of the type that has a property of this type. Nil for the first type.
    mutating func type(of shape: ValueShape, named name: String, in outer: String?) -> SwiftType {
        if shape.kindCount != 1 || shape.isTooDeep { return json() }
        if shape.isLikeOuter { return .declared(outer ?? name) }
        if shape.bools > 0 { return .bool }
        if shape.numbers.count > 0 { return type(of: shape.numbers) }
        if shape.strings.count > 0 { return type(of: shape.strings, named: name, in: outer) }
        if let array = shape.arrays {
            return .array(nullable(array.element, named: singular(name), in: outer))
        }
        guard let object = shape.objects else { return json() }
        if let values = object.values { return .dictionary(nullable(values, named: singular(name), in: outer)) }
        if object.fields.isEmpty { return .dictionary(json()) }
        return model(of: object, shape.signature, named: name, in: outer)
    }

    /// Returns the type of elements and of values in a dictionary. A value of any kind can itself be null.
    private mutating func nullable(_ shape: ValueShape, named name: String, in outer: String?) -> SwiftType {
        let type = type(of: shape, named: name, in: outer)
        return shape.isNullable && type != .json ? .optional(type) : type
    }

    private func type(of numbers: NumberShape) -> SwiftType {
        switch numbers.kind {
        case .int: .int
        case .uint64: .uint64
        case .decimal: .decimal
        case .double, .outOfRange: .double
        }
    }

    private mutating func type(of strings: StringShape, named name: String, in outer: String?) -> SwiftType {
        if strings.areDates { return .date }
        guard let words = strings.words, use == .response else { return .string }
        let (name, isNew) = declare(name, in: outer, signature: words.joined(separator: "\n"))
        if isNew {
            var names = UniqueNames()
            let cases = words.map { word in
                Declaration.WordCase(name: names.unique(propertyName(for: word)), word: word)
            }
            declarations.append(.words(name: name, cases: cases))
        }
        return .declared(name)
    }

    private mutating func json() -> SwiftType {
        if declaredNames[["JSONValue"]] == nil {
            declaredNames[["JSONValue"]] = "JSONValue"
            declarations.append(.json)
        }
        return .json
    }

    private mutating func model(
        of object: ObjectShape, _ signature: String, named name: String, in outer: String?
    ) -> SwiftType {
        let (name, isNew) = declare(name, in: outer, signature: signature)
        if isNew {
            let index = declarations.count
            declarations.append(.model(Declaration.Model(name: name, properties: [])))
            var names = UniqueNames(taken: ["CodingKeys"])
            let keys = FieldKeys(object.fields)
            var properties: [Declaration.Property] = []
            for field in object.fields {
                properties.append(
                    property(for: field, named: names.unique(propertyName(for: field.name)), among: keys, in: name))
            }
            declarations[index] = .model(Declaration.Model(name: name, properties: properties))
        }
        return .declared(name)
    }

    private mutating func property(
        for field: FieldShape, named name: String, among keys: FieldKeys, in model: String
    ) -> Declaration.Property {
        let shape = ObjectIdentifier(field.value)
        var property =
            properties[shape]
            ?? Declaration.Property(
                name: name, field: field.name, type: type(of: field.value, named: typeName(for: field.name), in: model),
                note: field.name == "***" ? "the name is a secret; write the real name" : note(on: field.value),
                isLeftOut: field.value.isUnreadable)
        properties[shape] = property
        (property.name, property.field) = (name, field.name)
        property.needsKey = use == .requestBody ? name != field.name : !keys.find(field, by: name)
        if field.isOptional { property.type = .optional(property.type) }
        return property
    }

    /// Returns a free name for a type, or the name of a type with the same shape. A name that is taken is preceded by
    /// the name of the outer type. If that name is taken too, a number follows.
    private mutating func declare(
        _ name: String, in outer: String?, signature: String
    ) -> (name: String, isNew: Bool) {
        let preferred = names.contains(name) ? (outer ?? "") + name : name
        if let known = declaredNames[[name, signature]] ?? declaredNames[[preferred, signature]] {
            return (known, false)
        }
        let result = names.unique(preferred)
        declaredNames[[preferred, signature]] = result
        declaredNames[[result, signature]] = result
        return (result, true)
    }
}

/// The names of an object's fields in the forms that the default mapper compares, and how often each form occurs.
private struct FieldKeys {
    private let camelCaseCounts: [String: Int]
    private let foldedCounts: [String: Int]

    init(_ fields: [FieldShape]) {
        camelCaseCounts = Dictionary(fields.map { (camelCase($0.name), 1) }, uniquingKeysWith: +)
        foldedCounts = Dictionary(fields.map { (folded($0.name), 1) }, uniquingKeysWith: +)
    }

    /// Whether the default mapper finds a field by the name of its property, and can find no other field.
    func find(_ field: FieldShape, by name: String) -> Bool {
        if field.hasSimilarNames { return name == field.name }
        let isCamelCase = camelCase(field.name) == name
        let isFolded = folded(field.name) == folded(name)
        return (isCamelCase || isFolded)
            && camelCaseCounts[name, default: 0] == (isCamelCase ? 1 : 0)
            && foldedCounts[folded(name), default: 0] == (isFolded ? 1 : 0)
    }
}

private func note(on shape: ValueShape) -> String? {
    if shape.isUnreadable { return "left out: a number is out of the range of Double" }
    if shape.kindCount == 0 { return shape.count == 0 ? nil : "always null in the samples" }
    if let array = shape.arrays, shape.kindCount == 1, array.element.count == 0 { return "always empty in the samples" }
    switch shape.kindCount == 1 ? shape.numbers.timeUnit : nil {
    case .seconds: return "as a Date: JSONOptions(dates: .secondsSince1970)"
    case .milliseconds: return "as a Date: JSONOptions(dates: .millisecondsSince1970)"
    case nil: return nil
    }
}

extension ValueShape {
    /// Whether the values include a number that the decoder rejects, in a place where the model reads every value.
    fileprivate var isUnreadable: Bool {
        if numbers.kind == .outOfRange || arrays?.element.isUnreadable == true { return true }
        guard let objects else { return false }
        return objects.values?.isUnreadable
            ?? (kindCount > 1 && objects.fields.contains { $0.original == nil && $0.value.isUnreadable })
    }
}

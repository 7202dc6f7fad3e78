import FetchingJSON

/// Builds the declarations of Swift types for a shape.
struct ModelBuilder {
    /// The purpose of the models.
    enum Use {
        /// The models are decoded by the default mapper, which also finds fields in snake_case.
        case response
        /// The models are encoded by the default encoder, with unchanged keys. A string never becomes an enum, because
        /// a sample of a request has few values.
        case requestBody
    }

    /// The properties, words or types of a declared type. Types with equal contents are declared only once.
    private enum Content: Hashable {
        /// Structs with at most one property are equal only if they also have the same preferred name. Otherwise, a
        /// publisher that has only a name would get the type `Author`.
        case model([Declaration.Property], name: String?)
        case words([String])
        case either([SwiftType])
    }

    private let use: Use
    /// The name for the models in fields such as `data` or `results`, because the names of these fields say nothing
    /// about the models. Nil to use the names of the fields.
    var containedName: String?
    /// The declared types, in the order of their first use.
    private(set) var declarations: [Declaration] = []
    private(set) var names: UniqueNames
    /// The name that each declared model would have if no other type had that name.
    private(set) var preferredNames: [String: String] = [:]
    /// The fields of each model that are in all samples, but may be absent in other responses. See `doubtfulNames`.
    private(set) var doubtfulFields: [String: Set<String>] = [:]
    private var declaredNames: [Content: String] = [:]
    private var basicTypes: Set<SwiftType> = []
    /// The property for each field, by the identity of the field's shape. An identity is unique only while its shape
    /// exists, so the shapes must exist as long as the builder.
    private var properties: [ObjectIdentifier: Declaration.Property] = [:]

    /// - Parameter names: The names that the types must not have.
    init(_ use: Use = .response, names: UniqueNames = UniqueNames(taken: reservedTypeNames)) {
        (self.use, self.names) = (use, names)
    }

    /// Returns the type for a shape, and declares the types that it needs.
    ///
    /// - Parameters:
    ///   - name: The name of the type, if it must be declared.
    ///   - outer: The name of the type that has a property of this type. Nil for the first type.
    mutating func type(of shape: ValueShape, named name: String, in outer: String?) -> SwiftType {
        // A value with three or more kinds has no fixed type.
        if shape.isTooDeep || shape.kindCount > 2 { return basic(.json) }
        if shape.isLikeOuter { return .declared(outer ?? name) }
        var types: [SwiftType] = []
        if shape.bools > 0 { types.append(.bool) }
        if shape.numbers.count > 0 { types.append(type(of: shape.numbers, named: name)) }
        if shape.strings.count > 0 {
            let words = shape.kindCount == 1 && use == .response && statesKind(name) ? shape.strings.words : nil
            types.append(words.map { self.words($0, named: name, in: outer) } ?? type(of: shape.strings))
        }
        if let array = shape.arrays {
            types.append(.array(nullable(array.element, named: singular(name), in: outer)))
        }
        if let object = shape.objects { types.append(type(of: object, named: name, in: outer)) }
        guard let first = types.first else { return basic(use == .response ? .unknown : .json) }
        return types.count == 1 ? first : either(types, in: outer)
    }

    private func type(of numbers: NumberShape, named name: String) -> SwiftType {
        switch numbers.kind {
        case .int: isMeasure(name) && use == .response ? .double : .int
        case .uint64: .uint64
        case .decimal: .decimal
        case .double, .outOfRange: .double
        }
    }

    /// A day without a time is a `String`, because it has no time zone, and because some APIs also write only the year.
    private func type(of strings: StringShape) -> SwiftType { strings.areTimes ? .date : .string }

    private mutating func type(of object: ObjectShape, named name: String, in outer: String?) -> SwiftType {
        if let values = object.values {
            if object.isFreeForm, values.kindCount != 1 || values.isNullable { return .dictionary(basic(.json)) }
            let type = nullable(values, named: singular(name), in: outer)
            // One or two dates do not show that all values are dates. A dictionary such as `labels` can have other
            // texts too.
            return .dictionary(type == .date && values.count < 3 ? .string : type)
        }
        if object.fields.isEmpty {
            return .dictionary(basic(use == .response && !object.isFreeForm ? .unknown : .json))
        }
        return model(of: object, named: name, in: outer)
    }

    /// Returns the type of an array's elements or of a dictionary's values. A `JSONValue` is never optional, because it
    /// can be null.
    private mutating func nullable(_ shape: ValueShape, named name: String, in outer: String?) -> SwiftType {
        let type = type(of: shape, named: name, in: outer)
        return shape.isNullable && type != .json ? .optional(type) : type
    }

    private mutating func basic(_ type: SwiftType) -> SwiftType {
        if basicTypes.insert(type).inserted { declarations.append(type == .json ? .json : .unknown) }
        return type
    }

    private mutating func words(_ words: [String], named name: String, in outer: String?) -> SwiftType {
        if let known = declaredNames[.words(words)] { return .declared(known) }
        let name = free(name, in: outer)
        declaredNames[.words(words)] = name
        var names = UniqueNames(taken: ["rawValue", "unknown"])
        let cases = words.map { word in
            Declaration.WordCase(name: names.unique(propertyName(for: word)), word: word)
        }
        declarations.append(.words(name: name, cases: cases))
        return .declared(name)
    }

    private mutating func either(_ types: [SwiftType], in outer: String?) -> SwiftType {
        if let known = declaredNames[.either(types)] { return .declared(known) }
        let name = free(types.map(\.shortName).joined(separator: "Or"), in: outer)
        declaredNames[.either(types)] = name
        let cases = types.map { Declaration.UnionCase(name: $0.caseName, type: $0) }
        declarations.append(.union(Declaration.Union(name: name, cases: cases)))
        return .declared(name)
    }

    private mutating func model(of object: ObjectShape, named preferred: String, in outer: String?) -> SwiftType {
        let name = free(preferred, in: outer)
        let index = declarations.count
        declarations.append(.model(Declaration.Model(name: name, properties: [])))
        var propertyNames = UniqueNames(taken: ["CodingKeys"])
        let keys = FieldKeys(object.fields)
        let nullLinks = use == .response ? nullPageLinks(object.fields) : []
        var properties: [Declaration.Property] = []
        for field in object.fields {
            properties.append(
                property(
                    for: field, named: propertyNames.unique(propertyName(for: field.name)), among: keys, in: name,
                    isLink: nullLinks.contains(field.name)))
        }
        let content = Content.model(properties, name: properties.count > 1 ? nil : preferred)
        if let known = declaredNames[content] {
            // An equal model is declared already, with the types of its properties. So this declaration is the last
            // one, and is removed.
            declarations.removeLast(declarations.count - index)
            names.remove(name)
            return .declared(known)
        }
        declaredNames[content] = name
        preferredNames[name] = preferred
        doubtfulFields[name] = Set(object.fields.filter { !$0.isOptional && $0.isDoubtful }.map(\.name))
        let hasFewSamples = use == .response && object.areTooFew && properties.contains { $0.type.isOptional }
        declarations[index] = .model(
            Declaration.Model(name: name, properties: properties, hasFewSamples: hasFewSamples))
        return .declared(name)
    }

    private mutating func property(
        for field: FieldShape, named name: String, among keys: FieldKeys, in model: String, isLink: Bool
    ) -> Declaration.Property {
        let shape = ObjectIdentifier(field.value)
        // An object with a list of resources, as in {"data": {"total": 9, "results": […]}}, is not a resource itself.
        let hasList = field.value.objects?.fields.contains { inner in
            containerNames.contains(inner.name.lowercased()) && inner.value.arrays?.element.objects != nil
        }
        let contained = containerNames.contains(field.name.lowercased()) && hasList != true ? containedName : nil
        let modelName = contained ?? typeName(for: field.name)
        var property =
            properties[shape]
            ?? Declaration.Property(
                name: name, field: field.name,
                type: isLink ? .string : type(of: field.value, named: modelName, in: model),
                note: field.name == "***"
                    ? "the name is a secret; write the real name" : note(on: field.value, named: field.name),
                isLeftOut: field.value.isUnreadable)
        properties[shape] = property
        (property.name, property.field) = (name, field.name)
        property.needsKey = use == .requestBody ? name != field.name : !keys.find(field, by: name)
        let isOptional = field.isOptional || use == .response && field.isDoubtful
        if isOptional { property.type = .optional(property.type) }
        return property
    }

    /// Returns a free name for a type. If `name` is taken, `outer` precedes it. If that name is taken too, a number
    /// follows.
    private mutating func free(_ name: String, in outer: String?) -> String {
        names.unique(names.contains(name) ? (outer ?? "") + name : name)
    }
}

/// Returns the names of links to other pages that are null in all samples, but URLs in other responses. Another link of
/// the object is a URL, or the object is that of a framework whose links are URLs: `count`, `next` and `previous`.
private func nullPageLinks(_ fields: [FieldShape]) -> Set<String> {
    let links = fields.filter { isPageLink($0.name) || ["self", "first", "last"].contains($0.name) }
    let names = Set(fields.map(\.name))
    let areURLs =
        names.isSuperset(of: ["count", "next", "previous"])
        || links.contains { $0.value.kindCount == 1 && $0.value.strings.areURLs }
    return areURLs ? Set(links.filter { $0.value.kindCount == 0 }.map(\.name)) : []
}

/// Whether a field with this name has a measured value. Many servers write a measured value without a fraction if it is
/// whole.
private func isMeasure(_ typeName: String) -> Bool {
    measures.contains(where: typeName.hasSuffix)
}

private let measures = [
    "Accuracy", "Altitude", "Area", "Bbox", "Coordinate", "Distance", "Lat", "Latitude", "Latlng", "Lon", "Lng",
    "Longitude", "Percent", "Precision", "Price", "Ratio", "Speed", "Temp", "Temperature",
]

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

private func note(on shape: ValueShape, named name: String) -> String? {
    if shape.isUnreadable { return "left out: a number is out of the range of Double" }
    if shape.kindCount == 0 { return shape.count == 0 ? nil : "always null in the samples" }
    if let array = shape.arrays, shape.kindCount == 1, array.element.count == 0 { return "always empty in the samples" }
    if shape.kindCount == 1, let type = shape.strings.numbers?.typeName, !folded(name).hasSuffix("version") {
        return "to decode \(type) instead, use JSONOptions(readsNumbersInStrings: true)"
    }
    switch shape.kindCount == 1 ? shape.numbers.timeUnit : nil {
    case .seconds: return "to decode a Date instead, use JSONOptions(dates: .secondsSince1970)"
    case .milliseconds: return "to decode a Date instead, use JSONOptions(dates: .millisecondsSince1970)"
    case nil: return nil
    }
}

extension NumberShape.Kind {
    /// The type with its article; nil if no type can hold the numbers.
    fileprivate var typeName: String? {
        switch self {
        case .int: "an Int"
        case .decimal: "a Decimal"
        case .double: "a Double"
        // A number with a sign or a fraction is never a `UInt64`.
        case .uint64, .outOfRange: nil
        }
    }
}

extension ValueShape {
    /// Whether the values include a number that the decoder rejects. A number in a field of a nested model does not
    /// count, because that model leaves the field out.
    fileprivate var isUnreadable: Bool {
        if numbers.kind == .outOfRange || arrays?.element.isUnreadable == true { return true }
        guard let objects else { return false }
        return objects.values?.isUnreadable
            ?? (kindCount > 2 && objects.fields.contains { $0.original == nil && $0.value.isUnreadable })
    }
}

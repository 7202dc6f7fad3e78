import FetchingJSON

extension SchemaModels {
    /// Returns the alternatives of a schema that has no own fields; nil if it has none.
    func union(of flat: FlatSchema) throws(ClientError) -> [JSONTree]? {
        if flat.unions.isEmpty, flat.types.count > 1, flat.kinds != ["integer", "number"] {
            return flat.types.map { type in flat.schema(ofType: type) }
        }
        guard flat.unions.count == 1, flat.properties.isEmpty else { return nil }
        var result: [JSONTree] = []
        var rest = Array(flat.unions[0].reversed())
        while let branch = rest.popLast(), result.count < 200 {
            // An alternative that is itself a list of alternatives.
            if branch["$ref"] == nil, case let inner = try document.flat(branch), inner.unions.count == 1,
                inner.properties.isEmpty, inner.discriminator == nil, rest.count < 200
            {
                rest += inner.unions[0].reversed()
            } else if !result.contains(branch) {
                result.append(branch)
            }
        }
        return result.isEmpty ? nil : result
    }

    /// Returns alternatives without those that are, directly or not, this list of alternatives again. Otherwise reading
    /// a value would not end.
    func withoutCycles(_ branches: [JSONTree], of schema: JSONTree) throws(ClientError) -> [JSONTree] {
        func alternatives(_ branch: JSONTree) throws(ClientError) -> [JSONTree]? {
            guard branch["$ref"] != nil else { return nil }
            let flat = try document.flat(branch)
            return flat.unions.count == 1 && flat.properties.isEmpty ? flat.unions[0] : nil
        }
        var known: Set<JSONTree> = []
        func leadsBack(_ branch: JSONTree) throws(ClientError) -> Bool {
            guard let inner = try alternatives(branch) else { return false }
            if try document.resolved(branch) == schema { return true }
            guard known.insert(branch).inserted, known.count < 200 else { return false }
            for one in inner where try leadsBack(one) { return true }
            return false
        }
        var result: [JSONTree] = []
        var seen: Set<JSONTree> = []
        var rest = Array(branches.reversed())
        while let branch = rest.popLast(), result.count < 200 {
            known = []
            if try leadsBack(branch) {
                if seen.insert(branch).inserted, let inner = try alternatives(branch) { rest += inner.reversed() }
            } else if !result.contains(branch) {
                result.append(branch)
            }
        }
        return result
    }

    /// Returns the type of alternatives that are all texts or all numbers; nil if others are among them.
    mutating func scalarType(of branches: [JSONTree]) throws(ClientError) -> SwiftType? {
        var kinds: Set<String> = []
        var words: [String] = []
        var areWords = true
        var isExact = false
        for branch in branches {
            let flat = try document.flat(branch)
            guard flat.unions.isEmpty, flat.kinds.count == 1 else { return nil }
            kinds.formUnion(flat.kinds)
            isExact = isExact || flat.kinds == ["integer"] && ["int64", "uint64"].contains(flat.format)
            if let own = flat.allWords { words += own } else { areWords = false }
        }
        if kinds == ["string"] {
            guard areWords else { return .string }
            let schema = JSONTree.object([
                JSONTree.Field(name: "enum", value: .array(words.map { .string($0) }))
            ])
            let flat = try document.flat(schema)
            guard flat.words != nil else { return .string }
            return nil
        }
        // A `Double` does not hold all whole numbers of 64 bits.
        if isExact, kinds.contains("number") { return nil }
        return kinds.isSubset(of: ["integer", "number"]) ? (kinds == ["integer"] ? .int : .double) : nil
    }

    /// Returns an enumeration of alternatives, or nil if they are objects that cannot be told apart.
    mutating func unionDeclaration(
        _ name: String, _ branches: [JSONTree], _ flat: FlatSchema
    ) throws(ClientError) -> Declaration? {
        var flats: [FlatSchema] = []
        for branch in branches { flats.append(try document.flat(branch)) }
        if flats.allSatisfy({ $0.allWords != nil }) {
            var words: [String] = []
            for word in flats.flatMap({ $0.allWords ?? [] }) where !words.contains(word) { words.append(word) }
            return .words(name: name, cases: wordCases(words))
        }
        var caseNames = UniqueNames(taken: ["unknown"])
        if let tag = tag(of: branches, flats, flat.discriminator) {
            var cases: [Declaration.UnionCase] = []
            for (index, branch) in branches.enumerated() {
                let first = tag.words[index].first ?? ""
                let component = branch.text("title") ?? componentName(branch.text("$ref"))
                let word = tag.isNumber ? (component.isEmpty ? "value" + first : component) : first
                let type = try typeOfSchema(branch, named: typeName(for: word), in: name, depth: 0)
                cases.append(
                    Declaration.UnionCase(
                        name: caseNames.unique(propertyName(for: word)), type: type.unwrapped, words: tag.words[index],
                        hasTag: flats[index].required.contains(tag.name) && flats[index].schema(of: tag.name) != nil))
            }
            return .union(
                Declaration.Union(name: name, cases: cases, tag: tag.name, hasNumberTag: tag.isNumber))
        }
        // A required field that can be null is optional, so a value without it can be decoded too.
        for index in flats.indices {
            for name in flats[index].required {
                guard let schema = flats[index].schema(of: name) else { continue }
                if try document.flat(schema).isNullable { flats[index].required.remove(name) }
            }
        }
        let order = branches.indices.sorted { one, other in
            let (count, otherCount) = (flats[one].required.count, flats[other].required.count)
            return (rank(flats[one]), -count, one) < (rank(flats[other]), -otherCount, other)
        }
        let objects = order.filter { flats[$0].isModel }
        if objects.count == branches.count, objects.count <= 50, !areDistinct(objects.map { flats[$0] }),
            haveEqualSchemas(objects.map { flats[$0] })
        {
            return nil
        }
        var cases: [Declaration.UnionCase] = []
        for index in order {
            let title = branches[index].text("title").map { typeName(for: $0) }
            let type = try typeOfSchema(branches[index], named: title ?? name + "\(index + 1)", in: name, depth: 0)
                .unwrapped
            if cases.contains(where: { $0.type == type }) { continue }
            let caseName = if case .declared(let own) = type { propertyName(for: own) } else { type.caseName }
            cases.append(Declaration.UnionCase(name: caseNames.unique(caseName), type: type))
        }
        if cases.count == 1 { cases.append(Declaration.UnionCase(name: caseNames.unique("other"), type: json())) }
        return .union(Declaration.Union(name: name, cases: cases))
    }

    /// Returns the field whose word or whole number decides the alternative, with the words of each one.
    private func tag(
        of branches: [JSONTree], _ flats: [FlatSchema], _ discriminator: JSONTree?
    ) -> (name: String, words: [[String]], isNumber: Bool)? {
        guard flats.allSatisfy(\.isModel) else { return nil }
        if let discriminator, let name = discriminator.text("propertyName") {
            let words = zip(branches, flats).map { branch, flat -> [String] in
                let mapped = discriminator.mappedWords(of: branch)
                if !mapped.isEmpty { return mapped }
                return constants(of: name, flat) ?? [componentName(branch.text("$ref"))].filter { !$0.isEmpty }
            }
            if areUnique(words), let isNumber = hasNumbers(name, flats, words) { return (name, words, isNumber) }
        }
        for (name, _) in flats.first?.properties ?? [] {
            let words = flats.map { $0.required.contains(name) ? constants(of: name, $0) ?? [] : [] }
            if areUnique(words), let isNumber = hasNumbers(name, flats, words) { return (name, words, isNumber) }
        }
        return nil
    }

    private func constants(of name: String, _ flat: FlatSchema) -> [String]? {
        guard let field = flat.schema(of: name).flatMap({ try? document.flat($0) }) else { return nil }
        if let words = field.allWords { return words }
        guard field.kinds == ["integer"] else { return nil }
        return field.values?.compactMap { if case .number(let text) = $0, Int(text) != nil { text } else { nil } }
    }

    /// Whether a field is a whole number in all alternatives that have it. Returns nil if it is one only in some, or if
    /// a word of a mapping is not a whole number.
    private func hasNumbers(_ name: String, _ flats: [FlatSchema], _ words: [[String]]) -> Bool? {
        let kinds = flats.compactMap { $0.schema(of: name).flatMap { try? document.flat($0).kinds } }
        if !kinds.contains(["integer"]) { return false }
        return kinds.allSatisfy { $0 == ["integer"] } && words.joined().allSatisfy { Int($0) != nil } ? true : nil
    }
}

/// The position of an alternative among those that are tried in order: a kind that accepts fewer values first.
private func rank(_ flat: FlatSchema) -> Int {
    switch flat.kinds {
    case ["boolean"]: 0
    case ["integer"]: 1
    case ["number"]: 2
    case ["string"]: flat.allWords == nil && flat.format == nil ? 4 : flat.allWords == nil ? 3 : 5
    case ["array"]: 6
    // A model without required fields would accept each object, and lose its other fields.
    case ["object"]: flat.properties.isEmpty ? 8 : flat.required.isEmpty ? 9 : 7
    default: flat.unions.isEmpty ? 10 : 7
    }
}

/// Whether each object has a required field that the objects after it do not have.
private func areDistinct(_ flats: [FlatSchema]) -> Bool {
    flats.indices.allSatisfy { index in
        flats[(index + 1)...].allSatisfy { other in
            flats[index].required.contains { other.schema(of: $0) == nil }
        }
    }
}

/// Whether fields with the same name have the same schema in all objects.
private func haveEqualSchemas(_ flats: [FlatSchema]) -> Bool {
    var schemas: [String: JSONTree] = [:]
    return flats.allSatisfy { flat in
        flat.properties.allSatisfy { name, schema in
            defer { schemas[name] = schema }
            return schemas[name].map { $0 == schema } ?? true
        }
    }
}

/// Whether each alternative has words, and no word belongs to two of them.
private func areUnique(_ words: [[String]]) -> Bool {
    let all = words.joined().map { Array($0.utf8) }
    return words.allSatisfy { !$0.isEmpty } && Set(all).count == all.count
}

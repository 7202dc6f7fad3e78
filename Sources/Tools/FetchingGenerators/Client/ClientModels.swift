import Fetching
import FetchingJSON
import FetchingText

/// The models of a client. Equal models, and models that have most fields in common, are declared only once.
struct ClientModels {
    private var builder: ModelBuilder
    private var bodyBuilder: ModelBuilder?
    /// The shapes of all samples. They are kept alive, because the builders identify fields by the addresses of their
    /// shapes.
    private var shapes: [ValueShape] = []
    private(set) var declarations: [String: Declaration] = [:]
    /// The names of the declared types, in the order of their first use.
    private(set) var names: [String] = []
    /// The new names of models that were joined with another model or renamed.
    private var joined: [String: String] = [:]
    /// The qualifier of the response in which each model was found first, such as `Deleted`.
    private var qualifiers: [String: String] = [:]

    /// - Parameter names: The names that the models must not have, in addition to those of Swift and Foundation.
    init(names: Set<String>) {
        builder = ModelBuilder(names: UniqueNames(taken: reservedTypeNames.union(names)))
    }

    /// The models that a document declares.
    init(_ declarations: [Declaration]) {
        self.init(names: [])
        names = declarations.map(\.name)
        self.declarations = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds the model of responses, and returns its type.
    ///
    /// - Parameters:
    ///   - resource: The name of the resource in the responses, such as `User`.
    ///   - list: The name for an object that contains several resources, such as `Users`, or nil if a response has only
    ///     one.
    ///   - qualifier: The word before the name of a model if another model already has this name, such as `Deleted`.
    mutating func addResponse(
        _ samples: [JSONTree], resource: String, list: String?, qualifier: String
    ) -> SwiftType {
        builder.containedName = resource
        let count = builder.declarations.count
        defer { for declaration in builder.declarations[count...] { qualifiers[declaration.name] = qualifier } }
        let shape = ValueShape(samples)
        shapes.append(shape)
        let hasContainer =
            shape.objects?.fields.contains { field in
                containerNames.contains(field.name.lowercased())
                    && (field.value.objects != nil || field.value.arrays?.element.objects != nil)
            } ?? false
        let isNamed = shape.objects != nil && shape.arrays == nil && (hasContainer || list != nil)
        let name = isNamed ? (list ?? resource) + "Response" : resource
        let type = builder.type(of: shape, named: name, in: nil)
        return shape.isNullable ? .optional(type) : type
    }

    /// Adds the model of request bodies, and returns its type. Call this after all responses are added.
    mutating func addBody(_ samples: [JSONTree], named name: String) -> SwiftType {
        var builder = bodyBuilder ?? ModelBuilder(.requestBody, names: builder.names)
        let shape = ValueShape(samples)
        shapes.append(shape)
        let type = builder.type(of: shape, named: name, in: nil)
        bodyBuilder = builder
        return shape.isNullable ? .optional(type) : type
    }

    /// Joins models that have most fields in common. Call this after all models are added.
    mutating func join() {
        var all = builder.declarations
        for declaration in bodyBuilder?.declarations ?? [] where !all.contains(where: { $0.name == declaration.name }) {
            all.append(declaration)
        }
        names = all.map(\.name)
        declarations = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let responses = Set(builder.declarations.map(\.name))
        // This limit bounds the number of comparisons for a hostile recording.
        let models = names.filter { declarations[$0]?.model != nil && responses.contains($0) }.prefix(500)
        var doubtful = builder.doubtfulFields
        for (index, name) in models.enumerated() {
            for other in models[..<index] where current(name) == name && current(other) == other {
                var joiner = ModelJoiner(
                    declarations: declarations, joined: joined, doubtful: doubtful,
                    preferredNames: builder.preferredNames)
                guard joiner.join(other, name) else { continue }
                (declarations, joined, doubtful) = (joiner.declarations, joiner.joined, joiner.doubtful)
            }
        }
        names = names.filter { joined[$0] == nil }
        for name in names { rename(name) }
        for name in names { declarations[name] = declarations[name].map { $0.replacingTypes { current($0) } } }
        declarations = declarations.filter { joined[$0.key] == nil }
    }

    /// Makes the field with the cursor of the next page optional, because the last page has none. The object that
    /// contains the field, and its other fields, can be missing too, unless the object contains the items.
    ///
    /// - Parameters:
    ///   - cursor: The path of the cursor in a response.
    ///   - items: The path of the items.
    mutating func makeOptional(_ cursor: String, items: String, in type: SwiftType) {
        var (type, rest, place) = (type, cursor, "")
        while !rest.isEmpty, case .declared(let name) = type.unwrapped, case .model(var model)? = declarations[name] {
            let position = model.properties.firstIndex { property in
                !property.isLeftOut && (property.field == rest || rest.hasPrefix(property.field + "."))
            }
            guard let position else { return }
            let containsItems = items.hasPrefix(place)
            let field = place + model.properties[position].field
            for index in model.properties.indices where !model.properties[index].type.isOptional {
                let isCursor = index == position && !items.hasPrefix(field + ".")
                if isCursor || !containsItems { model.properties[index].type = .optional(model.properties[index].type) }
            }
            declarations[name] = .model(model)
            type = model.properties[position].type
            rest = String(rest.dropFirst(model.properties[position].field.count + 1))
            place = field + "."
        }
    }

    /// Gives a model its preferred name, such as `User`. If another type has that name, the qualifier precedes it, as
    /// in `DeletedUser`. If both names are taken, the name stays unchanged.
    private mutating func rename(_ name: String) {
        guard case .model(var model)? = declarations[name], let preferred = builder.preferredNames[name],
            name != preferred, let index = names.firstIndex(of: name)
        else { return }
        let free = [preferred, (qualifiers[name] ?? "") + preferred].first { new in
            !names.contains(new) && !reservedTypeNames.contains(new) && joined[new] == nil
        }
        guard let free else { return }
        model.name = free
        (names[index], declarations[free], joined[name]) = (free, .model(model), free)
    }

    /// Returns a type with the new names of models that were joined or renamed.
    func current(_ type: SwiftType) -> SwiftType { type.replacingNames { current($0) } }

    private func current(_ name: String) -> String { currentName(name, joined) }
}

/// Returns the name that a model has after models were joined or renamed.
private func currentName(_ name: String, _ joined: [String: String]) -> String {
    var name = name
    while let next = joined[name] { name = next }
    return name
}

/// Joins two models, and the models that both use in fields with the same name.
private struct ModelJoiner {
    var declarations: [String: Declaration]
    var joined: [String: String]
    /// The fields of each model that are optional although they are in all samples.
    var doubtful: [String: Set<String>]
    let preferredNames: [String: String]

    private func current(_ name: String) -> String { currentName(name, joined) }

    /// Joins the model `second` with `first`. The models must have at least four of five fields in common, or half of
    /// them if the models would have the same name. The types of the common fields must fit together. Returns false if
    /// the models cannot be joined; the joiner must not be used after that.
    mutating func join(_ first: String, _ second: String) -> Bool {
        let (first, second) = (current(first), current(second))
        if first == second { return true }
        switch (declarations[first], declarations[second]) {
        case (.model(let one)?, .model(let other)?):
            let isSameName = preferredNames[first] != nil && preferredNames[first] == preferredNames[second]
            guard areAlike(one, other, isSameName ? 0.5 : 0.8) else { return false }
            // This precedes the loop, because a model can contain itself.
            joined[second] = first
            var result = one
            result.hasFewSamples = one.hasFewSamples && other.hasFewSamples
            for property in other.properties {
                guard let index = one.properties.firstIndex(where: { $0.field == property.field }) else {
                    result.properties.append(property.optional)
                    continue
                }
                let own = result.properties[index]
                let isDoubtful = [first, second].map { doubtful[$0]?.contains(own.field) == true }
                guard own.isLeftOut == property.isLeftOut, own.name == property.name,
                    let type = joinedType(
                        isDoubtful[0] ? own.type.unwrapped : own.type,
                        isDoubtful[1] ? property.type.unwrapped : property.type)
                else { return false }
                let isStillDoubtful = isDoubtful == [true, true] && !type.isOptional
                if !isStillDoubtful { doubtful[first]?.remove(own.field) }
                result.properties[index].type = isStillDoubtful ? .optional(type) : type
                result.properties[index].needsKey = own.needsKey || property.needsKey
                result.properties[index].note = own.note == property.note ? own.note : nil
            }
            let others = Set(other.properties.map(\.field))
            for index in one.properties.indices where !others.contains(one.properties[index].field) {
                doubtful[first]?.remove(one.properties[index].field)
                result.properties[index] = result.properties[index].optional
            }
            // Models are not joined if the result would have two fields whose names differ only in case or underscores,
            // because such fields need keys.
            let (names, fields) = (Set(result.properties.map(\.name)), Set(result.properties.map { folded($0.field) }))
            let count = result.properties.count
            guard names.count == count, fields.count == count else { return false }
            declarations[first] = .model(result)
            return true
        case (.words(let name, let cases)?, .words(_, let others)?):
            var names = UniqueNames(taken: Set(cases.map(\.name)).union(["rawValue", "unknown"]))
            let new = others.filter { other in !cases.contains { $0.word == other.word } }
                .map { Declaration.WordCase(name: names.unique($0.name), word: $0.word) }
            joined[second] = first
            declarations[first] = .words(name: name, cases: cases + new)
            return true
        default: return false
        }
    }

    private func areAlike(_ one: Declaration.Model, _ other: Declaration.Model, _ share: Double) -> Bool {
        let (fields, others) = (Set(one.properties.map(\.field)), Set(other.properties.map(\.field)))
        let common = fields.intersection(others).count
        return common > 1 && Double(common) >= share * Double(fields.union(others).count)
    }

    /// Returns a type that decodes the values of two types, or nil if there is none.
    private mutating func joinedType(_ one: SwiftType, _ other: SwiftType) -> SwiftType? {
        switch (one, other) {
        case _ where one == other: return one
        case (.optional(let one), .optional(let other)): return joinedType(one, other).map { .optional($0) }
        case (.optional(let one), _): return joinedType(one, other).map { .optional($0) }
        case (_, .optional(let other)): return joinedType(one, other).map { .optional($0) }
        case (.unknown, _): return other
        case (_, .unknown): return one
        case (.int, .double), (.double, .int): return .double
        case (.string, .date), (.date, .string): return .string
        case (.array(let one), .array(let other)): return joinedType(one, other).map { .array($0) }
        case (.dictionary(let one), .dictionary(let other)): return joinedType(one, other).map { .dictionary($0) }
        case (.declared(let one), .declared(let other)): return join(one, other) ? .declared(current(one)) : nil
        case (.string, .declared(let name)), (.declared(let name), .string):
            if case .words? = declarations[current(name)] { return .string }
            return nil
        default: return nil
        }
    }
}

extension Declaration {
    var model: Model? { if case .model(let model) = self { model } else { nil } }

    func replacingTypes(_ name: (String) -> String) -> Declaration {
        switch self {
        case .model(var model):
            for index in model.properties.indices {
                model.properties[index].type = model.properties[index].type.replacingNames(name)
            }
            return .model(model)
        case .union(var union):
            for index in union.cases.indices {
                union.cases[index].type = union.cases[index].type.replacingNames(name)
            }
            return .union(union)
        case .words, .json, .unknown: return self
        }
    }
}

extension Declaration.Property {
    fileprivate var optional: Self {
        var property = self
        if !type.isOptional { property.type = .optional(type) }
        return property
    }
}

extension SwiftType {
    func replacingNames(_ name: (String) -> String) -> SwiftType {
        switch self {
        case .declared(let own): .declared(name(own))
        case .array(let element): .array(element.replacingNames(name))
        case .dictionary(let value): .dictionary(value.replacingNames(name))
        case .optional(let wrapped): .optional(wrapped.replacingNames(name))
        default: self
        }
    }

    var unwrapped: SwiftType { if case .optional(let wrapped) = self { wrapped } else { self } }

    var hasDates: Bool {
        switch self {
        case .date: true
        case .array(let type), .dictionary(let type), .optional(let type): type.hasDates
        default: false
        }
    }

    /// The names of the declared types in this type.
    var declaredNames: Set<String> {
        switch self {
        case .declared(let name): [name]
        case .json, .unknown: [text()]
        case .array(let type), .dictionary(let type), .optional(let type): type.declaredNames
        default: []
        }
    }
}

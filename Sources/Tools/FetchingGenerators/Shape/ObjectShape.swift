import FetchingJSON

/// The common shape of objects.
struct ObjectShape: Sendable {
    let count: Int
    /// The fields in the order of their first occurrence.
    let fields: [FieldShape]
    /// Whether there are too few objects to know which fields can be missing or null in other responses.
    var areTooFew = false
    /// If the names of the fields are data, such as IDs, the common shape of all values. Otherwise nil.
    let values: ValueShape?
    /// Whether the fields of other responses can have any name and any value.
    let isFreeForm: Bool

    init(_ objects: [[JSONTree.Field]], _ place: ValueShape.Place) {
        var (names, valuesByName) = grouped(objects)
        isFreeForm = place.findsTypes && place.isFreeForm && haveFreeForm(names, objects, named: place.name)
        let isTable = place.findsTypes && (isFreeForm || looksLikeTable(names, objects, named: place.name))
        let (objects, nestingName) = place.findsTypes && !isTable ? unnested(objects, names) : (objects, nil)
        if nestingName != nil { (names, valuesByName) = grouped(objects) }
        count = objects.count
        let secretNames = Set(names.filter(namesSecrets))
        if isTable {
            var inner = place.inCollection
            // If one key of a dictionary is a secret name, all its values count as secret. The other keys, such as IDs,
            // say nothing about their values.
            inner.isSecret = place.isSecret || !secretNames.isEmpty
            inner.outerCount = 1
            values = ValueShape(objects.joined().map(\.value), at: inner)
            fields = names.map { FieldShape(name: $0, value: ValueShape([])) }
            return
        }
        values = nil
        var inner = ValueShape.Place(findsTypes: place.findsTypes, outerCount: count, depth: place.depth + 1)
        let similarNames = Dictionary(grouping: names, by: folded)
        let groups = names.compactMap { name -> SimilarFields? in
            guard let names = similarNames[folded(name)], names[0] == name else { return nil }
            return SimilarFields(names: names, values: names.flatMap { valuesByName[$0] ?? [] })
        }
        let variants = place.findsTypes ? variantNames(objects) : []
        let doubtful = place.findsTypes ? doubtfulNames(objects, place) : (names: [], areMost: false)
        areTooFew = doubtful.areMost
        let count = count
        var fieldsByName: [String: FieldShape] = [:]
        for alike in place.findsTypes ? joinedIfAlike(groups, except: nestingName) : groups.map({ [$0] }) {
            let names = alike.flatMap(\.names)
            inner.isSecret = place.isSecret || names.contains(where: secretNames.contains)
            (inner.name, inner.isNesting) = (names[0], names[0] == nestingName)
            inner.isFreeForm = namesFreeForm(names[0], among: similarNames)
            inner.isVariant = names.contains(where: variants.contains)
            let value = ValueShape(alike.flatMap(\.values), at: inner)
            for group in alike {
                let nulls = group.values.count { $0 == .null }
                for name in group.names {
                    fieldsByName[name] = FieldShape(
                        name: name, missing: count - (valuesByName[name]?.count ?? 0), count: group.values.count,
                        nulls: nulls, isDoubtful: doubtful.names.contains(name), hasSimilarNames: group.names.count > 1,
                        original: name == names[0] ? nil : names[0], value: value)
                }
            }
        }
        fields = names.compactMap { fieldsByName[$0] }
    }
}

/// A field of an object.
struct FieldShape: Sendable {
    let name: String
    /// The number of objects without the field.
    var missing = 0
    /// The number of values, including nulls. Fields with similar names are counted together.
    var count = 0
    var nulls = 0
    /// Whether the field may be absent or null in other responses, although it is always present and never null in the
    /// samples.
    var isDoubtful = false
    /// Whether the objects have another field whose name is equal apart from underscores and case.
    var hasSimilarNames = false
    /// The name of the first field that shares `value` with this field. Nil if this field is the first.
    var original: String?
    /// The shape of the values. Fields with similar names share it, and so do fields with objects of the same kind.
    let value: ValueShape

    var isOptional: Bool { missing > 0 || nulls > 0 }
}

/// Fields whose names are equal apart from underscores and case. They share a shape, because the decoder can read one
/// of them in place of another.
private struct SimilarFields {
    var names: [String]
    var values: [JSONTree]
}

/// Returns the field names of objects in the order of their first occurrence, and all values of each name.
private func grouped(_ objects: [[JSONTree.Field]]) -> (names: [String], values: [String: [JSONTree]]) {
    var names: [String] = []
    var values: [String: [JSONTree]] = [:]
    for field in objects.joined() {
        if values[field.name] == nil { names.append(field.name) }
        values[field.name, default: []].append(field.value)
    }
    return (names, values)
}

/// Groups the fields whose objects get the same type, such as `user` and `assignee`. The objects of a group have at
/// least two fields in common, and more common fields than others. A property that is optional in one field of the
/// group is optional in the type.
///
/// - Parameter name: The name of a field that must be alone in its group.
private func joinedIfAlike(_ fields: [SimilarFields], except name: String?) -> [[SimilarFields]] {
    let kinds = fields.map { $0.names == [name] || $0.names.count > 1 ? [:] : fieldKinds($0.values) }
    // This limit bounds the number of comparisons. Many fields with the same kind of object are usually a dictionary.
    guard kinds.count(where: { !$0.isEmpty }) <= 8 else { return fields.map { [$0] } }
    var groups: [(kinds: [String: Set<ValueKind>], fields: [SimilarFields])] = []
    for (field, kinds) in zip(fields, kinds) {
        let index = groups.firstIndex { group in
            let common = kinds.filter { group.kinds[$0.key] != nil }
            let all = kinds.count + group.kinds.count - common.count
            return common.count >= 2 && 2 * common.count > all
                && common.allSatisfy { $0.value.union(group.kinds[$0.key] ?? []).count <= 1 }
        }
        if let index {
            groups[index].fields.append(field)
            groups[index].kinds.merge(kinds) { $0.union($1) }
        } else {
            groups.append((kinds, [field]))
        }
    }
    return groups.map(\.fields)
}

/// Returns the kinds of the values of each field of objects, by name. The result is empty if one of `values` is neither
/// an object nor null.
private func fieldKinds(_ values: [JSONTree]) -> [String: Set<ValueKind>] {
    var kinds: [String: Set<ValueKind>] = [:]
    for value in values where value != .null {
        guard case .object(let fields) = value else { return [:] }
        for field in fields { kinds[field.name, default: []].formUnion(ValueKind(field.value).map { [$0] } ?? []) }
    }
    return kinds
}

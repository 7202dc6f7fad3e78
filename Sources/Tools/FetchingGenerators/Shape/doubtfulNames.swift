import FetchingJSON

/// Returns the names of fields that may be absent or null in other responses, although they are in all samples:
/// - The fields of the only object, if one of its fields is null. Then the API writes null for a missing value, and one
///   object does not show which fields are never null. Fields with a list of objects don't count, because a missing
///   list is usually empty, not null.
/// - The fields of the only object, if several outer objects could contain such an object but only one does. One
///   example is not enough.
/// - The fields of objects whose fields depend on the kind of the outer object. Other responses may have more kinds.
/// - Links to other pages, such as `next` and `nextPageToken`. The first or the last page has none. In an object such
///   as `links` or `cursors`, all fields are such links.
/// - Other fields whose value is a path or a URL with an item for pages in its query, as in `/users?page=2`.
/// - Fields that are named after a kind of object, as `card` in `{"type": "card", "card": {…}}`.
///
/// - Parameter objects: All objects at one place of the samples.
/// - Returns: The names, and whether one of the first three reasons applies. These reasons concern most fields, but not
///   `id`.
func doubtfulNames(_ objects: [[JSONTree.Field]], _ place: ValueShape.Place) -> (names: Set<String>, areMost: Bool) {
    let names = Set(objects.joined().map(\.name))
    if let name = place.name, hasPageLinks(name) { return (names, true) }
    if place.isVariant || objects.count == 1 && place.outerCount > 1 { return (names.subtracting(["id"]), true) }
    let kindNames = names.filter(statesKind)
    if objects.count == 1, objects[0].contains(where: { $0.value == .null && !isPageLink($0.name) }) {
        let lists = objects[0].filter { isListOfObjects($0.value) }.map(\.name)
        return (names.subtracting(kindNames).subtracting(["id"]).subtracting(lists), true)
    }
    var kinds: Set<String> = []
    for field in objects.joined() where kindNames.contains(field.name) {
        if case .string(let kind) = field.value { kinds.insert(kind) }
    }
    let links = objects.joined().filter { isPageURL($0.value) }.map(\.name)
    return (names.filter { kinds.contains($0) || isPageLink($0) || links.contains($0) }, false)
}

/// Whether a field with this name contains the kind or the state of its object, as `type`, `event_type` and `status`
/// do.
func statesKind(_ name: String) -> Bool { kindNames.contains(where: typeName(for: name).hasSuffix) }

private let kindNames = [
    "Action", "Category", "Direction", "Format", "Kind", "Level", "Mode", "Object", "Phase", "Priority", "Role",
    "Severity", "Side", "State", "Status", "Type", "Visibility",
]

private func isListOfObjects(_ value: JSONTree) -> Bool {
    if case .array(let elements) = value, case .object? = elements.first { true } else { false }
}

/// Whether a field with this name has an object whose fields lead to other pages.
func hasPageLinks(_ name: String) -> Bool { ["links", "cursors", "pagelinks"].contains(folded(name)) }

/// Whether a text is a path or a URL with an item in its query that selects a page.
private func isPageURL(_ value: JSONTree) -> Bool {
    guard case .string(let text) = value, text.utf8.count < 2000, text.utf8.contains(UInt8(ascii: "?")) else {
        return false
    }
    let name = #/[?&][^=&#]*(page|offset|cursor|after|skip|start)[^=&#]*=/#.ignoresCase()
    return text.prefixMatch(of: #/https?:|\/|\?/#) != nil && text.contains(name)
}

func isPageLink(_ name: String) -> Bool {
    let name = folded(name)
    return ["next", "previous", "prevpage"].contains(where: name.hasPrefix) || ["continue", "prev"].contains(name)
        || ["cursor", "nextlink"].contains(where: name.hasSuffix)
}

/// Returns the names of fields whose objects have different fields for each kind of the outer object, as `content` in
/// `{"type": "name", "content": {"name": "Ada"}}` and `{"type": "topic", "content": {"topic": "Looms"}}`.
func variantNames(_ objects: [[JSONTree.Field]]) -> Set<String> {
    /// For each field and each kind: the names that all objects have, and the names that at least one object has.
    var names: [String: [String: (all: Set<String>, any: Set<String>)]] = [:]
    for object in objects {
        guard let kind = object.lazy.compactMap(kind).first else { continue }
        for field in object {
            guard case .object(let fields) = field.value else { continue }
            let own = Set(fields.map(\.name))
            let known = names[field.name]?[kind] ?? (own, own)
            names[field.name, default: [:]][kind] = (known.all.intersection(own), known.any.union(own))
        }
    }
    return Set(names.filter { isVariant($0.value) }.keys)
}

/// Returns the value of a field that states the kind of an object.
private func kind(_ field: JSONTree.Field) -> String? {
    guard ["type", "kind", "event"].contains(field.name.lowercased()), case .string(let kind) = field.value
    else { return nil }
    return kind
}

/// Whether a name is in all objects of one kind, and at least one other kind has no object with this name.
private func isVariant(_ kinds: [String: (all: Set<String>, any: Set<String>)]) -> Bool {
    var counts: [String: Int] = [:]
    for names in kinds.values { for name in names.any { counts[name, default: 0] += 1 } }
    return kinds.values.contains { names in names.all.contains { counts[$0, default: 0] < kinds.count } }
}

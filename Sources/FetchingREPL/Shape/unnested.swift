import FetchingJSON

/// Returns objects together with the objects that are nested in them under one name, level by level, if the nested
/// objects have the same names. An example is a tree of comments, each with an array of comments.
///
/// - Parameter names: The names of the objects.
/// - Returns: The objects, and the name of the arrays with nested objects. Without such a name, the objects unchanged.
func unnested(
    _ objects: [[JSONTree.Field]], _ names: [String]
) -> (objects: [[JSONTree.Field]], name: String?) {
    let candidates = Set(objects.joined().filter(containsItsName).map(\.name))
    if candidates.isEmpty { return (objects, nil) }
    let similarNames = Dictionary(grouping: names, by: folded)
    for name in candidates.sorted().prefix(4) {
        // The decoder can read one of two similar names in place of the other.
        if similarNames[folded(name), default: []].count > 1 { continue }
        var all = objects
        var level: [[JSONTree.Field]]? = objects
        while let outer = level, !outer.isEmpty {
            level = elements(named: name, of: outer)
            all += level ?? []
        }
        if level != nil, Set(all.dropFirst(objects.count).joined().map(\.name)) == Set(names) { return (all, name) }
    }
    return (objects, nil)
}

/// Whether a field is an array of objects that have a field with the same name.
private func containsItsName(_ field: JSONTree.Field) -> Bool {
    guard case .array(let elements) = field.value else { return false }
    return elements.contains { element in
        guard case .object(let fields) = element else { return false }
        return fields.contains { $0.name == field.name }
    }
}

/// Returns the objects in the arrays with a name, or nil if other values have this name or are in the arrays.
private func elements(named name: String, of objects: [[JSONTree.Field]]) -> [[JSONTree.Field]]? {
    var result: [[JSONTree.Field]] = []
    for field in objects.joined() where field.name == name && field.value != .null {
        guard case .array(let elements) = field.value else { return nil }
        for element in elements {
            guard case .object(let fields) = element else { return nil }
            result.append(fields)
        }
    }
    return result
}

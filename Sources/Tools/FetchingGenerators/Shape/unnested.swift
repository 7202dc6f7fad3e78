import FetchingJSON

/// Returns objects and all objects of the same kind that are nested in them. An example is a tree of comments, in which
/// each comment has an array of comments.
///
/// The arrays of nested objects all have the same name. The nested objects have the same field names as the outer
/// objects.
///
/// - Parameter names: The field names of the objects.
/// - Returns: The outer and the nested objects, and the name of the arrays. If no objects are nested in this way, the
///   objects are unchanged and the name is nil.
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

/// Whether a field is an array, and an object in it has a field with the same name.
private func containsItsName(_ field: JSONTree.Field) -> Bool {
    guard case .array(let elements) = field.value else { return false }
    return elements.contains { element in
        guard case .object(let fields) = element else { return false }
        return fields.contains { $0.name == field.name }
    }
}

/// Returns the objects in all arrays named `name`. Returns nil if a field with this name is neither null nor an array
/// of objects.
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

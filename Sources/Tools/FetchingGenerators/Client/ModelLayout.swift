/// Where the models of a client are declared: nested in the only model that uses them, in the file of the only resource
/// that uses them, or in the file with the shared models.
struct ModelLayout {
    /// The declarations at the top level, in order, with the declarations that are nested in each.
    private(set) var topLevel: [(declaration: Declaration, nested: [Declaration])] = []
    /// The position of each name in `topLevel`.
    private var positions: [String: Int] = [:]

    /// - Parameter roots: The types that endpoints use directly.
    init(_ models: ClientModels, roots: [SwiftType]) {
        var top = roots.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        var owners: [String: Set<String>] = [:]
        var isComplete = false
        while !isComplete {
            owners = [:]
            for name in top { addOwner(name, ofTypesIn: name, models, top, to: &owners) }
            // A type that several models use, or that an enumeration uses, is at the top level too. Types are nested
            // only in models.
            let shared = owners.filter { name, owners in
                owners.count > 1 || owners.contains { models.declarations[$0]?.model == nil }
            }
            isComplete = shared.isEmpty
            top.formUnion(shared.keys)
        }
        let ownedNames = Dictionary(grouping: models.names.filter { owners[$0]?.count == 1 }) {
            owners[$0]?.first ?? ""
        }
        for name in models.names where top.contains(name) {
            guard let declaration = models.declarations[name] else { continue }
            positions[name] = topLevel.count
            topLevel.append((declaration, (ownedNames[name] ?? []).compactMap { models.declarations[$0] }))
        }
    }

    /// Returns the names of the declarations at the top level that a type uses, directly or not.
    func names(in type: SwiftType) -> Set<String> {
        var found: Set<String> = []
        var rest = type.declaredNames
        while let name = rest.popFirst() {
            guard let position = positions[name], found.insert(name).inserted else { continue }
            let entry = topLevel[position]
            let types = ([entry.declaration] + entry.nested).flatMap(\.types)
            rest.formUnion(types.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) })
        }
        return found
    }
}

/// Adds `owner` to the owners of all types that the type `name` uses, directly or not. Types at the top level have no
/// owners.
private func addOwner(
    _ owner: String, ofTypesIn name: String, _ models: ClientModels, _ top: Set<String>,
    to owners: inout [String: Set<String>]
) {
    var rest = [name]
    while let name = rest.popLast() {
        for type in models.declarations[name]?.types ?? [] {
            for used in type.declaredNames where !top.contains(used) {
                if owners[used, default: []].insert(owner).inserted { rest.append(used) }
            }
        }
    }
}

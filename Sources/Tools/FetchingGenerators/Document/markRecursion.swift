/// Makes enumerations indirect, or structs classes, if a value can directly contain a value of the same type. In an
/// array or a dictionary, it can without that.
func markRecursion(in declarations: inout [Declaration]) {
    let positions = Dictionary(
        declarations.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var targets = declarations.map { declaration in
        declaration.types.compactMap { type -> Int? in
            if case .declared(let name) = type.unwrapped { positions[name] } else { nil }
        }
    }
    for group in cycles(targets) {
        for index in group {
            guard case .union(var union) = declarations[index] else { continue }
            union.isIndirect = true
            declarations[index] = .union(union)
            targets[index] = []
        }
    }
    // Each round makes one struct of each group of structs a class, so that the groups have fewer structs in the next
    // one. The number of rounds is limited for a hostile document.
    for round in 0... {
        let groups = cycles(targets)
        if groups.isEmpty { return }
        for index in groups.flatMap({ round < 50 ? $0.sorted().prefix(1) : $0[...] }) {
            guard case .model(var model) = declarations[index] else { continue }
            model.isClass = true
            declarations[index] = .model(model)
            targets[index] = []
        }
    }
}

/// Returns the groups of nodes of a graph that lead to each other (Tarjan's strongly connected components), without
/// single nodes that do not lead to themselves. Uses an array instead of recursion, because a document can have 100,000
/// nodes.
private func cycles(_ targets: [[Int]]) -> [[Int]] {
    var groups: [[Int]] = []
    var numbers = [Int?](repeating: nil, count: targets.count)
    var lowest = [Int](repeating: 0, count: targets.count)
    var isOpen = [Bool](repeating: false, count: targets.count)
    var open: [Int] = []
    var count = 0
    for start in targets.indices where numbers[start] == nil {
        var path: [(node: Int, next: Int)] = [(start, 0)]
        while let (node, next) = path.last {
            if next == 0 {
                (numbers[node], lowest[node], isOpen[node]) = (count, count, true)
                count += 1
                open.append(node)
            }
            if next < targets[node].count {
                path[path.count - 1].next += 1
                let target = targets[node][next]
                if let number = numbers[target] {
                    if isOpen[target] { lowest[node] = min(lowest[node], number) }
                } else {
                    path.append((target, 0))
                }
                continue
            }
            path.removeLast()
            if let outer = path.last?.node { lowest[outer] = min(lowest[outer], lowest[node]) }
            guard lowest[node] == numbers[node] else { continue }
            var group: [Int] = []
            while let last = open.popLast() {
                isOpen[last] = false
                group.append(last)
                if last == node { break }
            }
            if group.count > 1 || targets[node].contains(node) { groups.append(group) }
        }
    }
    return groups
}

/// Returns a name in snake_case, as `JSONEncoder` converts it: `my_url_property` for `myURLProperty`.
func snakeCased(_ name: String) -> String {
    let characters = Array(name)
    var words: [ArraySlice<Character>] = []
    var start = 0
    var searched = 1
    while let capital = characters.indices.first(where: { $0 >= searched && characters[$0].isUppercase }) {
        words.append(characters[start..<capital])
        start = capital
        guard let small = characters.indices.first(where: { $0 >= capital && characters[$0].isLowercase }) else {
            searched = characters.count
            break
        }
        if small > capital + 1 {
            words.append(characters[capital..<(small - 1)])
            start = small - 1
        }
        searched = small + 1
    }
    words.append(characters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
}

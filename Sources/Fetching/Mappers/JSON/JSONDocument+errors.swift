extension JSONDocument {
    /// The path to a value: by the keys that it was asked for where they are known, else by names and indices.
    func path(to target: Int) -> [any CodingKey] {
        // Each access to a property of a class is checked; a local variable's aren't.
        var trail: [(container: Int, node: Int, index: Int)] = []
        swap(&trail, &self.trail)
        defer { self.trail = trail }
        var path = root
        path.reserveCapacity(root.count + trail.count)
        var container = 0
        while container < target {
            let isObject = kind(of: container) == .object
            let end = nodes[container].end
            var (node, index) = (container + 1, 0)
            let depth = path.count - root.count
            if depth < trail.count, trail[depth].container == container, trail[depth].node <= target {
                (_, node, index) = trail[depth]
            }
            // The child that the target is in.
            while node < end, nodeBehind(isObject ? node + 1 : node) <= target {
                node = nodeBehind(isObject ? node + 1 : node)
                index += 1
            }
            if depth == trail.count {
                trail.append((container, node, index))
            } else {
                trail[depth] = (container, node, index)
            }
            container = isObject ? node + 1 : node
            if let known = keys.last(where: { $0.node == container })?.key ?? nestedKeys[container] {
                path.append(known)
            } else {
                path.append(isObject ? JSONKey.name(name(node, in: path)) : JSONKey.index(index))
            }
        }
        return path
    }

    func path(to node: Int, _ key: JSONKeyOfValue) -> [any CodingKey] {
        let path = path(to: node)
        return key().map { path.dropLast() + [$0] } ?? path
    }

    /// Why a value is not of a type.
    func mismatch(_ type: Any.Type, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        if isNull(node) {
            let text = "Cannot get value of type \(type) -- found null value instead"
            return .valueNotFound(type, .init(codingPath: path(to: node, key), debugDescription: text))
        }
        if let text = numberText(node), type is any Numeric.Type {
            return corrupted("Number \(text) does not fit in \(type).", node, key)
        }
        let text = "Expected to decode \(type) but found \(phrase(node)) instead."
        return .typeMismatch(type, .init(codingPath: path(to: node, key), debugDescription: text))
    }

    func corrupted(_ text: String, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        .dataCorrupted(.init(codingPath: path(to: node, key), debugDescription: text))
    }

    func requireObject(_ node: Int) throws {
        guard isObject(node) else { throw mismatch([String: Any].self, node) { nil } }
    }

    func requireArray(_ node: Int) throws {
        guard kind(of: node) == .array else { throw mismatch([Any].self, node) { nil } }
    }

    /// A value's kind, in words.
    private func phrase(_ node: Int) -> String {
        switch kind(of: node) {
        case .object: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .number: "number"
        case .bool: "bool"
        case .null: "null"
        }
    }
}

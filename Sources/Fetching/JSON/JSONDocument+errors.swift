extension JSONDocument {
    /// The path to a value: by the keys that it was asked for where they are known, else by names and indices.
    func path(to value: Int) -> [any CodingKey] {
        var steps: [Int] = []
        var step = value
        while step > 0 {
            steps.append(step)
            step = container(of: step)
        }
        var path = root
        path.reserveCapacity(root.count + steps.count)
        for step in steps.reversed() {
            if let key = keys.last(where: { $0.node == step })?.key ?? nestedKeys[step] {
                path.append(key)
            } else if isObject(container(of: step)) {
                path.append(JSONKey.name(name(step - 1, in: path)))
            } else {
                path.append(JSONKey.index(Int(places[step].index)))
            }
        }
        return path
    }

    /// The object or the array that a value is in; the first of all values is in none.
    private func container(of value: Int) -> Int {
        if places.isEmpty { places = placesOfValues() }
        return Int(places[value].container)
    }

    private func placesOfValues() -> [JSONPlace] {
        var places = Array(repeating: JSONPlace(container: 0, index: 0), count: nodes.count)
        for container in nodes.indices where isObject(container) || kind(of: container) == .array {
            let nameCount = isObject(container) ? 1 : 0
            var value = container + 1 + nameCount
            var index = 0
            while value < nodes[container].end {
                places[value] = JSONPlace(container: container, index: index)
                value = nodeBehind(value) + nameCount
                index += 1
            }
        }
        return places
    }

    func path(to node: Int, _ key: JSONKeyOfValue) -> [any CodingKey] {
        guard let key = key() else { return path(to: node) }
        return path(to: container(of: node)) + [key]
    }

    /// Why a value is not of a type.
    func mismatch(_ type: Any.Type, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        if isNull(node) {
            let text = "Cannot get value of type \(type) -- found null value instead"
            return .valueNotFound(type, .init(codingPath: path(to: node, key), debugDescription: text))
        }
        if let text = numberText(node), type is any Numeric.Type {
            return corrupted("Number \(oneLine(text, limit: 60)) does not fit in \(type).", node, key)
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

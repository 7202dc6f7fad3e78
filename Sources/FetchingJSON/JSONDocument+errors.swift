extension JSONDocument {
    /// Returns the path to a value. The path contains the model's keys where they are known, and names and indices
    /// elsewhere.
    func path(to value: Int, _ key: JSONKeyOfValue = { nil }) -> [any CodingKey] {
        let key = key()
        var path = root
        path.reserveCapacity(root.count + depth(of: value))
        appendKeys(to: key == nil ? value : container(of: value), &path)
        if let key { path.append(key) }
        return path
    }

    private func depth(of value: Int) -> Int {
        var depth = 0
        var step = value
        while step > 0 {
            depth += 1
            step = container(of: step)
        }
        return depth
    }

    private func appendKeys(to value: Int, _ path: inout [any CodingKey]) {
        guard value > 0 else { return }
        let container = container(of: value)
        appendKeys(to: container, &path)
        if let key = self.key(of: value) ?? nestedKeys[value] {
            path.append(key)
        } else if isObject(container) {
            path.append(JSONKey.name(name(value - 1, in: path)))
        } else {
            path.append(JSONKey.index(Int(places[value].index)))
        }
    }

    /// Returns the node of the object or array that contains a value. Returns 0 for node 0, which has no container.
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
                value = nodeAfter(value) + nameCount
                index += 1
            }
        }
        return places
    }

    /// Returns the error for a value that cannot be decoded as `type`.
    func mismatch(_ type: Any.Type, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        if isNull(node) {
            return .valueNotFound(
                type, context("Cannot get value of type \(type) -- found null value instead", node, key))
        }
        if let number = numberText(node), type is any Numeric.Type {
            let start = number.utf8.count > 60 ? number.prefix(60) + "…" : number
            return corrupted(type, "Number \(start) does not fit in \(type).", node, key)
        }
        return .typeMismatch(type, context(texts(of: node).sentence, node, key))
    }

    /// Returns the error for a value of the right kind that is not a valid `type`.
    func corrupted(_ type: Any.Type, _ text: String, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        .dataCorrupted(context(text, node, key, type: type))
    }

    func context(
        _ text: String, _ node: Int, _ key: JSONKeyOfValue, type: Any.Type? = nil, hint: String? = nil
    ) -> DecodingError.Context {
        let path = path(to: node, key)
        let error = valueError(node, at: path, type: type, hint: hint)
        return context(text, at: path, error)
    }

    func context(_ text: String, at path: [any CodingKey], _ error: JSONValueError) -> DecodingError.Context {
        // If `root` isn't empty, the value is a null that replaces a missing field, and has no offset in the text.
        .init(codingPath: path, debugDescription: text, underlyingError: root.isEmpty ? error : nil)
    }

    /// Returns what is known about a value.
    ///
    /// - Parameters:
    ///   - path: The path to the value, whose last key is compared with the name of the field.
    ///   - found: A phrase for what was found, or nil for the kind of the value.
    func valueError(
        _ node: Int, at path: [any CodingKey], found: String? = nil, type: Any.Type? = nil, hint: String? = nil
    ) -> JSONValueError {
        let kind = kind(of: node)
        return JSONValueError(
            offset: nodes[node].start,
            length: kind == .string ? nodes[node].length + 2 : kind == .number ? nodes[node].length : 0,
            byteCount: bytes.count, found: found ?? phrase(node), name: nameBeside(path, of: node), type: type,
            hint: hint)
    }

    /// Returns the name of a value in the text if it differs from the last key of the path. Returns nil for a name of
    /// more than 64 bytes.
    private func nameBeside(_ path: [any CodingKey], of node: Int) -> String? {
        guard node > 0, isObject(container(of: node)), nodes[node - 1].length <= 64, let key = path.last,
            key.intValue == nil
        else { return nil }
        let name = unescaped(node - 1)
        return name == key.stringValue ? nil : name
    }

    func requireObject(_ node: Int) throws {
        guard isObject(node) else { throw mismatch([String: Any].self, node) { nil } }
    }

    func requireArray(_ node: Int) throws {
        guard kind(of: node) == .array else { throw mismatch([Any].self, node) { nil } }
    }

    private func phrase(_ node: Int) -> String { texts(of: node).phrase }

    /// Returns a phrase for a value, and a sentence that contains the phrase. The sentences are constants, because
    /// making a new string for each error takes longer than the rest.
    private func texts(of node: Int) -> (phrase: String, sentence: String) {
        switch kind(of: node) {
        case .object: ("an object", "The value is an object.")
        case .array: ("an array", "The value is an array.")
        case .string: ("a string", "The value is a string.")
        case .number: ("a number", "The value is a number.")
        case .bool: bool(node) == true ? ("true", "The value is true.") : ("false", "The value is false.")
        case .null: ("null", "The value is null.")
        }
    }
}

extension JSONDocument {
    /// Returns the path to a value. The path contains the model's keys where they are known, and names and indices
    /// elsewhere.
    func path(to value: Int, _ key: JSONKeyOfValue = { nil }) -> [any CodingKey] {
        if let key = key() { return withPath(to: value, endingWith: key) { $0.keys } }
        return withPath(to: value) { $0.keys }
    }

    /// Calls `body` with the path to a value.
    @inline(__always)
    private func withPath<Result>(to value: Int, _ body: (inout JSONPath) -> Result) -> Result {
        // In a local variable, the path need not be checked for exclusive access. A key of a model's own type can run
        // code that uses the decoder. That code finds an empty `knownPath`.
        var path = JSONPath()
        swap(&path, &knownPath)
        if path.keys.isEmpty { path = JSONPath(at: root) }
        removeSteps(from: &path, after: firstChangedKey - 1)
        firstChangedKey = .max
        extend(&path, to: value)
        let result = body(&path)
        // Releasing the key of a model can run code that uses the decoder, so the old path is released after the
        // change.
        swap(&path, &knownPath)
        return result
    }

    /// Calls `body` with the path to a value, for which the model used `key`.
    @inline(__always)
    private func withPath<Result>(
        to value: Int, endingWith key: any CodingKey, _ body: (inout JSONPath) -> Result
    ) -> Result {
        defer { firstChangedKey = min(firstChangedKey, value) }
        return withPath(to: container(of: value)) { path in
            path.append(key, of: value)
            return body(&path)
        }
    }

    private func extend(_ path: inout JSONPath, to value: Int) {
        // The node of a value is larger than those of its containers.
        removeSteps(from: &path, after: value)
        guard value > path.node else { return }
        let container = container(of: value)
        removeSteps(from: &path, after: container)
        if container > path.node { extend(&path, to: container) }
        guard isObject(container) else {
            return path.append(JSONKey.index(Int(places[value].index)), of: value)
        }
        if let key = keys.key(of: value) { return path.append(key, of: value) }
        path.append(nestedKeys[value] ?? JSONKey.name(name(value - 1, in: path.keys)), of: value)
    }

    /// Removes the steps to values whose nodes are larger than `node`.
    @inline(__always)
    private func removeSteps(from path: inout JSONPath, after node: Int) {
        while path.node > max(node, 0) { path.removeLast(to: container(of: path.node)) }
    }

    /// Returns the node of the object or array that contains a value. Returns 0 for node 0, which has no container.
    private func container(of value: Int) -> Int {
        if places.isEmpty { places = placesOfValues() }
        return Int(places[value].container)
    }

    private func placesOfValues() -> [JSONPlace] {
        var places = Array(repeating: JSONPlace(container: 0, index: 0), count: nodes.count)
        for container in 0..<nodes.count where isObject(container) || kind(of: container) == .array {
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

    /// Returns the error for a value that is of another kind than `type`.
    ///
    /// A model can try one type after another and ignore this error, so creating it must be fast. Its sentence is a
    /// constant, and a `JSONValueError` makes longer texts when they are read.
    @inline(never)
    func mismatch(_ type: Any.Type, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        let context = context(description(of: node).sentence, node, key)
        return isNull(node) ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    /// Returns the error for a value that cannot be decoded as a numeric `type`.
    @inline(never)
    func numberMismatch(_ type: Any.Type, _ node: Int, _ key: JSONKeyOfValue) -> DecodingError {
        kind(of: node) == .number ? corrupted(type, .numberThatDoesNotFit, node, key) : mismatch(type, node, key)
    }

    /// Returns the error for a value of the right kind that is not a valid `type`.
    @inline(never)
    func corrupted(
        _ type: Any.Type, _ fault: JSONValueError.Fault, _ node: Int, _ key: JSONKeyOfValue
    ) -> DecodingError {
        .dataCorrupted(context(fault.rawValue, node, key, fault, type: type))
    }

    /// Returns the context of an error for a value.
    ///
    /// - Parameters:
    ///   - fault: The reason why a value of the right kind is not valid, if it is known.
    ///   - type: The type that was expected, if the case of the error does not contain it.
    func context(
        _ text: String, _ node: Int, _ key: JSONKeyOfValue, _ fault: JSONValueError.Fault? = nil, type: Any.Type? = nil
    ) -> DecodingError.Context {
        // A model that tries one type after another causes the same error for each type, so the last error is used
        // again.
        if let key = key() {
            // Comparing the key can run code that uses the decoder, and changes `knownPath`.
            if fault == nil, node <= firstChangedKey, case let path = knownPath, let error = path.error,
                path.ends(with: key, of: node)
            {
                return context(text, path.keys, error)
            }
            return withPath(to: node, endingWith: key) { newContext(text, node, &$0, fault, type) }
        }
        if fault == nil, node < firstChangedKey, node == knownPath.node, let error = knownPath.error {
            return context(text, knownPath.keys, error)
        }
        return withPath(to: node) { newContext(text, node, &$0, fault, type) }
    }

    /// Returns the context of an error. If there is no `fault`, keeps the underlying error for the next error of the
    /// same value.
    @inline(__always)
    private func newContext(
        _ text: String, _ node: Int, _ path: inout JSONPath, _ fault: JSONValueError.Fault?, _ type: Any.Type?
    ) -> DecodingError.Context {
        let invalid = fault.map { (fault: $0, type: type, beginning: beginning(of: node)) }
        path.error = valueError(node, path.keys, invalid)
        defer { if fault != nil { path.error = nil } }
        return context(text, path.keys, path.error)
    }

    /// Returns the context for an index after the last element of an array.
    func contextAfterEnd(of array: Int, at index: Int) -> DecodingError.Context {
        let path = path(to: array) + [JSONKey.index(index)]
        let error = JSONValueError(
            offset: nodes[array].start, length: 0, byteCount: bytes.count, found: "the end of the array")
        return context("Unkeyed container is at end.", path, error)
    }

    private func context(_ text: String, _ path: [any CodingKey], _ error: (any Error)?) -> DecodingError.Context {
        // If `root` isn't empty, the value is a null that replaces a missing field, and has no offset in the text.
        .init(codingPath: path, debugDescription: text, underlyingError: root.isEmpty ? error : nil)
    }

    /// Returns an error that describes a value: its place in the text, its kind and its name.
    ///
    /// - Parameter path: The path to the value. Its last key is compared with the name of the field.
    func valueError(
        _ node: Int, _ path: [any CodingKey], _ invalid: JSONValueError.Invalid? = nil
    ) -> JSONValueError {
        let kind = kind(of: node)
        return JSONValueError(
            offset: nodes[node].start,
            length: kind == .string ? nodes[node].length + 2 : kind == .number ? nodes[node].length : 0,
            byteCount: bytes.count, found: description(of: node).phrase, name: nameBeside(path, of: node),
            invalid: invalid)
    }

    /// Returns at most 60 characters of a string or a number. The next decoding uses the memory of the text again, so
    /// an error cannot refer to the text.
    private func beginning(of node: Int) -> String {
        let value = nodes[node]
        let isString = kind(of: node) == .string
        guard !isString || value.isPlainASCII else { return String(unescaped(node).unicodeScalars.prefix(60)) }
        let start = isString ? value.start + 1 : value.start
        return String(bytes, in: start..<start + min(value.length, 60))
    }

    /// Returns the name of a value in the text if it differs from the last key of the path. Returns nil for a name of
    /// more than 64 bytes.
    private func nameBeside(_ path: [any CodingKey], of node: Int) -> String? {
        // A `JSONKey` was made from the name, so it does not differ.
        guard node > 0, isObject(container(of: node)), nodes[node - 1].length <= 64, let key = path.last,
            type(of: key) != JSONKey.self, key.intValue == nil
        else { return nil }
        let (name, text) = (nodes[node - 1], key.stringValue)
        let isSame = withUTF8(of: text) { text in
            name.isPlain && name.length == text.count
                && haveSameBytes(bytes, at: name.start + 1, text, at: 0, count: text.count)
        }
        // Most names equal the key. This is found without creating a string.
        guard !isSame else { return nil }
        let string = unescaped(node - 1)
        return string == text ? nil : string
    }

    @inline(__always)
    func requireObject(_ node: Int) throws {
        guard isObject(node) else { throw mismatch([String: Any].self, node) { nil } }
    }

    func requireArray(_ node: Int) throws {
        guard kind(of: node) == .array else { throw mismatch([Any].self, node) { nil } }
    }

    /// Returns a phrase and a sentence for a value. Both are constants, because making a new string for each error
    /// takes longer than the rest.
    @inline(__always)
    private func description(of node: Int) -> (phrase: String, sentence: String) {
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

/// The names of fields: converted as the options say, and compared with a key without making a string.
extension JSONDocument {
    /// The name as a key of a model.
    ///
    /// - Parameter path: The path to the object, for a closure that converts names.
    func name(_ node: Int, in path: [any CodingKey]) -> String {
        let name = unescaped(node)
        if isFromSnakeCase { return camelCase(name) }
        return convertName?(path + [JSONKey.name(name)]).stringValue ?? name
    }

    /// Whether a name, once converted, equals a key. Reads all of the name, and makes a string of it if it has to.
    func matchesConverted(_ key: String, _ node: Int, _ cost: inout Int) -> Bool {
        cost += nodes[node].length / 32
        if nodes[node].isPlain, let matches = withUTF8(of: key, { matchesBytes($0, node) }), let matches {
            return matches
        }
        // Two names can be equal although their bytes differ: é is written in two ways.
        cost += 64
        return name(node, in: []) == key
    }

    /// Nil if the bytes alone cannot tell.
    private func matchesBytes(_ key: Span<UInt8>, _ node: Int) -> Bool? {
        let contents = contents(node)
        if isFromSnakeCase { return isCamelCase(key, of: bytes, contents) }
        guard isASCII(key), !nodes[node].isBeyondASCII else { return nil }
        guard key.count == contents.count else { return false }
        for index in 0..<key.count where key[index] != bytes[contents.lowerBound + index] { return false }
        return true
    }

    /// The Bloom bit of a field's name, or all bits if bytes cannot tell (see `JSONName.bloomBit`).
    @inline(__always)
    func bloomBit(ofName node: Int) -> UInt64 {
        let name = nodes[node]
        guard name.isPlain else { return .max }
        return name.length == 0
            ? JSONName.bloomBit(0, 0) : JSONName.bloomBit(bytes[name.start + 1], bytes[name.start + name.length])
    }
}

private func isASCII(_ utf8: Span<UInt8>) -> Bool {
    for index in 0..<utf8.count where utf8[index] >= 0x80 { return false }
    return true
}

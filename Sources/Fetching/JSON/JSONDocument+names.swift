/// Functions that convert the names of fields as the options require, and compare them with keys. Most comparisons
/// create no string.
extension JSONDocument {
    /// Returns the name of a field after the conversion that the options require.
    ///
    /// - Parameter path: The path to the object, for a closure that converts names.
    func name(_ node: Int, in path: [any CodingKey]) -> String {
        let name = unescaped(node)
        if isFromSnakeCase { return camelCase(name) }
        return convertName?(path + [JSONKey.name(name)]).stringValue ?? name
    }

    /// Whether a converted name equals a key. Compares all bytes of the name. Creates a string only if the bytes are
    /// not enough.
    func matchesConverted(_ key: String, _ node: Int, _ cost: inout Int) -> Bool {
        cost += nodes[node].length / 32
        if nodes[node].isPlain, let matches = withUTF8(of: key, { matchesBytes($0, node) }), let matches {
            return matches
        }
        // Two equal names can have different bytes: `é` consists of one scalar or of two.
        cost += 64
        return name(node, in: []) == key
    }

    /// Whether a converted name equals a key. Returns nil if a comparison of bytes cannot decide this, so that the name
    /// must be converted to a string.
    private func matchesBytes(_ key: Span<UInt8>, _ node: Int) -> Bool? {
        let contents = contents(node)
        if isFromSnakeCase { return isCamelCase(key, of: bytes, contents) }
        guard isASCII(key), !nodes[node].isBeyondASCII else { return nil }
        guard key.count == contents.count else { return false }
        for index in 0..<key.count where key[index] != bytes[contents.lowerBound + index] { return false }
        return true
    }

    /// Returns the Bloom bit of a field's name (see `JSONName.bloomBit`), or all bits if the name has an escape.
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

/// The names of fields, as they are written, as options convert them, and compared without making a string.
extension JSONDocument {
    /// The name as a key of a model.
    ///
    /// - Parameter path: The path to the object, for a closure that names keys.
    func name(_ node: Int, in path: [any CodingKey]) -> String {
        let written = written(node)
        if isFromSnakeCase { return camelCase(written) }
        return convertName?(path + [JSONKey.name(written)]).stringValue ?? written
    }

    /// Whether a field has a name, when a few bytes can't tell.
    func isSpelled(_ name: String, _ node: Int, _ cost: inout Int) -> Bool {
        cost += nodes[node].length / 32
        if nodes[node].isPlain, let isSpelled = withUTF8(of: name, { isSpelled($0, node) }), let isSpelled {
            return isSpelled
        }
        // Names may differ in their bytes and be equal, as é is written in two ways.
        cost += 64
        return self.name(node, in: []) == name
    }

    /// Nil where bytes can't tell.
    private func isSpelled(_ name: Span<UInt8>, _ node: Int) -> Bool? {
        let contents = contents(node)
        if isFromSnakeCase { return makes(name, name: bytes, contents) }
        guard isASCII(name), !nodes[node].isBeyondASCII else { return nil }
        guard name.count == contents.count else { return false }
        for index in 0..<name.count where name[index] != bytes[contents.lowerBound + index] { return false }
        return true
    }

    /// One bit by a name's first and last byte, as `JSONName` has it, or all where bytes can't tell.
    @inline(__always)
    func mark(ofField node: Int) -> UInt64 {
        let field = nodes[node]
        guard field.isPlain else { return .max }
        return field.length == 0
            ? JSONName.mark(0, 0) : JSONName.mark(bytes[field.start + 1], bytes[field.start + field.length])
    }
}

private func isASCII(_ utf8: Span<UInt8>) -> Bool {
    for index in 0..<utf8.count where utf8[index] >= 0x80 { return false }
    return true
}

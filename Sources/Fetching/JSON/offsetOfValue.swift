/// Returns the offset of the value at a coding path. Used for errors that do not contain the offset: errors that a
/// model throws, and errors of decoders other than this one.
///
/// Parses the text again. Compares a key with the names as they are written, and then with the names as
/// `convertFromSnakeCase` converts them.
///
/// - Returns: The number of bytes before the value, or nil if the text isn't JSON or has no value at the path.
package func offsetOfValue(at path: [any CodingKey], inJSON utf8: [UInt8]) -> Int? {
    guard let document = try? JSONDocument(JSONText(utf8: utf8), JSONOptions()) else { return nil }
    var node = 0
    for key in path {
        guard let value = document.value(of: key, in: node) else { return nil }
        node = value
    }
    return document.nodes[node].start
}

extension JSONDocument {
    fileprivate func value(of key: any CodingKey, in container: Int) -> Int? {
        switch kind(of: container) {
        case .array: key.intValue.flatMap { element(at: $0, of: container) }
        case .object:
            field(in: container) { $0 == key.stringValue } ?? field(in: container) { camelCase($0) == key.stringValue }
        default: nil
        }
    }

    private func element(at index: Int, of array: Int) -> Int? {
        guard index >= 0 else { return nil }
        var node = array + 1
        var nodesBefore = index
        while node < nodes[array].end, nodesBefore > 0 {
            node = nodeAfter(node)
            nodesBefore -= 1
        }
        return node < nodes[array].end ? node : nil
    }

    private func field(in object: Int, where isName: (String) -> Bool) -> Int? {
        var name = object + 1
        while name < nodes[object].end {
            if isName(unescaped(name)) { return name + 1 }
            name = nodeAfter(name + 1)
        }
        return nil
    }
}

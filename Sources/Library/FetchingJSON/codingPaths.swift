/// Returns the details of the value at a coding path, for an error that a model or another decoder has thrown.
///
/// Parses the text again. Keys match names as `JSONOptions.Keys.flexible` describes, except that a key matches the
/// first of several similar names.
///
/// - Returns: Nil if the text isn't JSON or has no value at the path.
func valueError(at path: [any CodingKey], inJSON utf8: [UInt8]) -> JSONValueError? {
    guard let document = try? JSONDocument(JSONText(utf8: utf8), JSONOptions()) else { return nil }
    return document.node(at: path).map { document.valueError($0, path) }
}

/// Returns a coding path as text: `data.results[3].thumbnail.extension`.
public func pathText(_ path: [any CodingKey]) -> String {
    let text = path.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }.joined().utf8
    return String(Substring(text.first == UInt8(ascii: ".") ? text.dropFirst() : text[...]))
}

/// Returns the names that are most similar to a key, among the names of the object at a coding path.
func nearestNames(to key: String, at path: [any CodingKey], inJSON utf8: [UInt8]) -> [String] {
    guard let document = try? JSONDocument(JSONText(utf8: utf8), JSONOptions()),
        let object = document.node(at: path), document.isObject(object)
    else { return [] }
    let names = document.names(of: object).prefix(1_000).filter { document.nodes[$0].length <= 64 }
    return nearestNames(to: key, among: names.map { document.unescaped($0) })
}

/// Returns the names that are most similar to a key. Returns no name if none is similar. Compares at most 1,000 names
/// of at most 64 bytes.
///
/// - Returns: One name, or up to three names that differ from the key only in underscores, hyphens and the case of
///   ASCII letters.
public func nearestNames(to key: String, among names: [String]) -> [String] {
    let key = Array(folded(key).utf8.prefix(64))
    var nearest: [String] = []
    // Without the second limit, any two names of one letter would be similar.
    var least = min(key.count / 3 + 1, key.count / 2)
    for name in names.prefix(1_000) where name.utf8.count <= 64 {
        let distance = editDistance(key, Array(folded(name).utf8))
        if distance < least || distance == least && nearest.isEmpty {
            (nearest, least) = ([name], distance)
        } else if distance == 0, nearest.count < 3, !nearest.contains(name) {
            nearest.append(name)
        }
    }
    return nearest
}

/// Returns the number of bytes that must be inserted, removed or replaced to make one text from the other.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var distances = Array(0...other.count)
    for (row, byte) in one.enumerated() {
        var diagonal = distances[0]
        distances[0] = row + 1
        for (column, otherByte) in other.enumerated() {
            let replaced = diagonal + (byte == otherByte ? 0 : 1)
            diagonal = distances[column + 1]
            distances[column + 1] = min(replaced, diagonal + 1, distances[column] + 1)
        }
    }
    return distances[other.count]
}

extension JSONDocument {
    fileprivate func node(at path: [any CodingKey]) -> Int? {
        path.reduce(0) { node, key in node.flatMap { value(of: key, in: $0) } }
    }

    fileprivate func value(of key: any CodingKey, in container: Int) -> Int? {
        switch kind(of: container) {
        case .array: key.intValue.flatMap { $0 >= 0 ? elements(of: container).dropFirst($0).first : nil }
        case .object:
            field(in: container) { $0 == key.stringValue }
                ?? field(in: container) { camelCase($0) == key.stringValue }
                ?? field(in: container) { folded($0) == folded(key.stringValue) }
        default: nil
        }
    }

    private func field(in object: Int, where isName: (String) -> Bool) -> Int? {
        names(of: object).first { isName(unescaped($0)) }.map { $0 + 1 }
    }
}

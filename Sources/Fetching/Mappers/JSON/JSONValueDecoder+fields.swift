/// The fields of an object, found by name: mostly the one behind the last that was found, since models are written in the order of the
/// API. Of fields with one name the first counts, as in Foundation.
extension JSONValueDecoder {
    /// How far the fields of an object have been read.
    struct Place {
        /// The node of the name that is expected next.
        var cursor: Int
        /// Where the object ends.
        let end: Int
        /// The node of the name that was found last.
        var last: Int?
        /// Marks of the names before the cursor: one that isn't marked has not been there.
        var marks: UInt64 = 0
        /// Whether each name is known to be there only once.
        var isUnique = false
        /// How many names were looked at in vain.
        var cost = 0
    }

    /// The value of a field, or nil if there is none of that name.
    func value(of name: String) -> Int? {
        if let table { return table[name] }
        var place = place
        if place.cursor < place.end, isNamed(name, place.cursor) {
            let mark = place.isUnique ? 0 : mark(ofField: place.cursor)
            if place.marks & mark == 0 {
                let value = place.cursor + 1
                place.last = place.cursor
                place.marks |= mark
                place.cursor = document.nodeBehind(value)
                self.place = place
                return value
            }
        }
        return search(name)
    }

    private func search(_ name: String) -> Int? {
        // Whether it is null is asked before its value.
        if let last = place.last, isNamed(name, last) { return last + 1 }
        // Who asks in another order than the text's, or for many names that aren't there, gets a table.
        if place.cost > 256 { return makeTable()[name] }
        var place = place
        defer { self.place = place }
        if place.isUnique || place.marks & mark(ofName: name) != 0 {
            var node = firstField
            while node < place.cursor {
                if isNamed(name, node) { return node + 1 }
                place.cost += 1
                node = document.nodeBehind(node + 1)
            }
        }
        var node = place.cursor
        while node < place.end {
            if isNamed(name, node) {
                while place.cursor <= node {
                    place.marks |= mark(ofField: place.cursor)
                    place.cursor = document.nodeBehind(place.cursor + 1)
                }
                place.last = node
                return node + 1
            }
            place.cost += 1
            node = document.nodeBehind(node + 1)
        }
        return nil
    }

    /// The names, each once, in the order of the text.
    var names: [String] {
        let fields = fields
        var seen = Set<String>(minimumCapacity: fields.count)
        let names = fields.compactMap { name, _ in seen.insert(name).inserted ? name : nil }
        place.isUnique = names.count == fields.count
        return names
    }

    /// Finds all fields at once.
    func makeTable() -> [String: Int] {
        let table = Dictionary(fields, uniquingKeysWith: { first, _ in first })
        self.table = table
        return table
    }

    private var fields: [(name: String, value: Int)] {
        var fields: [(String, Int)] = []
        var node = firstField
        let path = codingPath
        while node < place.end {
            fields.append((name(at: node, path: path), node + 1))
            node = document.nodeBehind(node + 1)
        }
        return fields
    }

    private func name(at node: Int, path: [any CodingKey]) -> String {
        let written = document.string(node) ?? ""
        if isDictionary { return written }
        switch document.naming {
        case .asWritten: return written
        case .fromSnakeCase: return camelCase(written)
        case .custom(let convert): return convert(path + [JSONKey(written)]).stringValue
        }
    }

    @inline(__always)
    private func isNamed(_ name: String, _ node: Int) -> Bool {
        guard document.nodes[node].isPlain else { return isNamedSlowly(name, node) }
        let contents = document.contents(node)
        return withUTF8(of: name) { key in areEqual(key, contents) } ?? isNamedSlowly(name, node)
    }

    /// Whether a name's bytes make the key; nil if bytes can't tell.
    @inline(__always)
    private func areEqual(_ key: Span<UInt8>, _ contents: Range<Int>) -> Bool? {
        let isConverted = document.isFromSnakeCase && !isDictionary
        let bytes = document.bytes
        guard key.count == contents.count else {
            // Names that aren't ASCII can be equal though their bytes differ.
            return isConverted ? makes(key, name: bytes, contents) : (isASCII(key) ? false : nil)
        }
        var position = contents.lowerBound
        for index in 0..<key.count {
            let byte = key[index]
            guard byte == bytes[position], byte != UInt8(ascii: "_") || !isConverted else {
                return isConverted ? makes(key, name: bytes, contents) : (isASCII(key) ? false : nil)
            }
            position += 1
        }
        return true
    }

    private func isASCII(_ key: Span<UInt8>) -> Bool {
        for index in 0..<key.count where key[index] >= 0x80 { return false }
        return true
    }

    /// Compares as strings: names may differ in their bytes and be equal, as é is written in two ways.
    private func isNamedSlowly(_ name: String, _ node: Int) -> Bool { self.name(at: node, path: []) == name }

    /// One bit by a name's first and last byte, which no conversion changes but in their case.
    private func mark(ofName name: String) -> UInt64 {
        withUTF8(of: name) { key in key.isEmpty ? 1 : mark(key[0], key[key.count - 1]) }
    }

    @inline(__always)
    private func mark(ofField node: Int) -> UInt64 {
        guard document.nodes[node].isPlain else { return .max }
        let contents = document.contents(node)
        guard !contents.isEmpty else { return 1 }
        return mark(document.bytes[contents.lowerBound], document.bytes[contents.upperBound - 1])
    }

    @inline(__always)
    private func mark(_ first: UInt8, _ last: UInt8) -> UInt64 {
        // Beyond ASCII there are several ways to write a letter.
        if (first | last) & 0x80 != 0 { return .max }
        return 1 << UInt64(((first | 0x20) &* 5 &+ (last | 0x20)) & 63)
    }
}

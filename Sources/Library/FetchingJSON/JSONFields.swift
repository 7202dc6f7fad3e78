/// The fields of one object: the node of each value, by the number that `JSONNames` gives to the name of the field. The
/// same `JSONFields` is used for one object after another.
///
/// For example, in the text `{"id": 7, "title": "A"}`, the object has the node 0, its names have the nodes 1 and 3, and
/// its values have the nodes 2 and 4. If `id` has the number 1 and `title` the number 2, then `entries[1].value` is 2
/// and `entries[2].value` is 4. For the key `title`, `JSONNames` returns the number 2, so the value has the node 4.
final class JSONFields: DocumentUser {
    /// The value of a field. Its index in `entries` is the number of the field's converted name.
    private struct Entry: BitwiseCopyable {
        /// The `stamp` of the object to which the entry belongs.
        var stamp: UInt32 = 0
        /// The node of the value, as an offset from the object's node.
        var value: UInt32 = 0
    }

    /// A name in `shape`.
    private struct Name: BitwiseCopyable {
        let words: JSONWords
        let number: UInt32
        /// The node of the name, as an offset from the object's node. `max` if the last object had another name here.
        var node: UInt32
    }

    let names: JSONNames
    var object: Int { state.object }
    /// The class instance of the standard library to which a `KeyedDecodingContainer` of these fields refers, if it is
    /// used for other objects too.
    var box: AnyObject?
    var hasUnusedBox: Bool { isKnownUniquelyReferenced(&box) }
    /// The fields by the numbers of their names. Entries with another stamp count as empty, so a new object needs only
    /// a new stamp.
    private let entries = PlainList<Entry>()
    private let usesNumbers: Bool
    /// The names of the object in the order of the text. The next object usually has the same names at the same nodes.
    /// Its entries are then the same, because they are offsets. Empty if the object has no entries, or repeats names so
    /// often that it has more fields than `names.count`.
    private let shape = PlainList<Name>()
    /// The nodes of the values by the texts of their names. Nil until they are needed.
    private var texts: [String: Int]?
    /// The nodes of the values by the camel case and by the folded form of their names. Nil until the object is
    /// searched for similar names. If different names have the same folded form, this form has the node 0.
    private var similar: (camelCase: [String: Int], folded: [String: Int])?

    /// Creates fields. If `usesNumbers` is false, they take less memory, and reading them takes longer.
    init(_ names: JSONNames, _ document: JSONDocument, usesNumbers: Bool = true) {
        self.names = names
        self.usesNumbers = usesNumbers
        super.init(document)
    }

    /// Starts reading an object.
    ///
    /// - Parameter converted: The names that a closure converted, if there is one, with the nodes of their values.
    func begin(_ object: Int, _ converted: [(name: String, value: Int)]?, in document: JSONDocument) {
        setDocument(document)
        state.object = object
        if texts != nil { texts = nil }
        if similar != nil { similar = nil }
        if let converted {
            addFields(converted)
        } else if usesNumbers {
            addFields(of: object, document.nodes, document.bytes, names)
        }
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    @inline(__always)
    func value<Key: CodingKey>(of key: Key) -> Int? {
        // A key that occupies at most one byte in memory, usually a case of an enum, is found by this byte. The key's
        // text is assumed to stay the same while a document is decoded.
        guard MemoryLayout<Key>.size <= 1 else { return value(of: key.stringValue) }
        return value(of: onlyByte(of: key)) { key.stringValue }
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    ///
    /// - Parameter byte: The only byte of the key.
    @inline(__always)
    private func value(of byte: UInt8, _ text: () -> String) -> Int? {
        let number = names.number(ofKey: byte)
        guard number != 0 else { return valueOfNewKey(byte, text) }
        if let value = value(number) { return value }
        guard state.isNumbered else { return valueOfText(text()) }
        guard names.isFlexible else { return nil }
        guard let similar = names.similar(toKey: byte) else { return valueOfSimilarName(byte, text) }
        return similar != 0 ? value(similar) : nil
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    func value(of text: String) -> Int? {
        guard state.isNumbered else { return valueOfText(text) }
        let number = names.number(of: text)
        if let value = value(number) { return value }
        guard names.isFlexible else { return nil }
        guard let similar = names.similar(to: text, number) else { return valueAmongSimilarNames(text) }
        return value(similar)
    }

    @inline(never)
    private func valueOfNewKey(_ byte: UInt8, _ text: () -> String) -> Int? {
        guard state.isNumbered else { return valueOfText(text()) }
        if let value = value(names.addKey(byte, text())) { return value }
        return names.isFlexible ? valueOfSimilarName(byte, text) : nil
    }

    @inline(never)
    private func valueOfSimilarName(_ byte: UInt8, _ text: () -> String) -> Int? {
        guard let similar = names.findSimilar(toKey: byte, text) else { return valueAmongSimilarNames(text()) }
        return value(similar)
    }

    /// Returns the node of the value for a key if not all names of the object have numbers.
    private func valueOfText(_ key: String) -> Int? {
        let known =
            texts
            ?? document { document in
                let names = document.names(of: object).map { (document.name($0, in: []), $0 + 1) }
                return Dictionary(names, uniquingKeysWith: { first, _ in first })
            }
        texts = known
        return known[key] ?? (names.isFlexible ? valueAmongSimilarNames(key) : nil)
    }

    /// Returns the node of the value whose name is similar to a key, or nil if there is no such name or several.
    private func valueAmongSimilarNames(_ key: String) -> Int? {
        names.isAmbiguous = true
        let forms = similar ?? formsOfNames()
        similar = forms
        return forms.camelCase[key] ?? forms.folded[folded(key)].flatMap { $0 != 0 ? $0 : nil }
    }

    private func formsOfNames() -> (camelCase: [String: Int], folded: [String: Int]) {
        document { document in
            let names = document.names(of: object)
            var forms: (camelCase: [String: Int], folded: [String: Int]) = (
                [:], [String: Int](minimumCapacity: names.count)
            )
            for node in names {
                let name = document.unescaped(node)
                let (converted, form) = (camelCase(name), folded(name))
                // Without underscores, the camel case of a name is the name itself. The caller has already searched for
                // it.
                if converted != name, forms.camelCase[converted] == nil { forms.camelCase[converted] = node + 1 }
                guard let first = forms.folded.updateValue(node + 1, forKey: form) else { continue }
                forms.folded[form] = first != 0 && document.unescaped(first - 1) == name ? first : 0
            }
            return forms
        }
    }

    /// Returns the names in the order of the text, without duplicates.
    func allNames() -> [String] {
        document { document in
            guard state.isNumbered, document.convertName == nil else {
                let all =
                    document.convertedNames(of: object)?.map(\.name)
                    ?? document.names(of: object).map { document.name($0, in: []) }
                var seen: Set<String> = []
                return all.filter { seen.insert($0).inserted }
            }
            var number: UInt32 = 0
            return document.names(of: object).filter { node in
                number = names.number(of: document.nodes[node], in: document.bytes, after: number)
                return value(names.convertedNumber(of: number)) == node + 1
            }.map { document.name($0, in: []) }
        }
    }
}

extension JSONFields {
    /// Adds fields with names that a closure converted.
    private func addFields(_ converted: [(name: String, value: Int)]) {
        beginEntries()
        for (name, value) in converted {
            let number = usesNumbers ? names.number(ofConverted: name) : 0
            guard number != 0 else {
                texts = Dictionary(converted, uniquingKeysWith: { first, _ in first })
                return removeEntries()
            }
            add(value - object, number)
        }
    }

    // Not inlined: the caller keeps the arguments alive during the call, so the loops need not retain them.
    @inline(never)
    private func addFields(
        of object: Int, _ nodes: borrowing Elements<JSONNode>, _ bytes: borrowing Bytes, _ names: JSONNames
    ) {
        let end = nodes[object].end
        var node = object + 1
        var index = 0
        while node < end, index < shape.count {
            let expected = shape[index]
            guard node &- object == Int(truncatingIfNeeded: expected.node), isName(expected, nodes[node], bytes, names)
            else { break }
            node = nodeAfter(node + 1, nodes, bytes)
            index += 1
        }
        // The object has the names of the previous object at the same places.
        if node == end, index == shape.count, index > 0 { return }
        beginEntries()
        for index in 0..<index { add(Int(shape[index].node) + 1, names.convertedNumber(of: shape[index].number)) }
        var number = index > 0 ? shape[index - 1].number : 0
        while node < end {
            let place = UInt32(truncatingIfNeeded: node - object)
            if index < shape.count, case let expected = shape[index], isName(expected, nodes[node], bytes, names) {
                number = expected.number
                shape[index].node = place
            } else {
                let expected = names.next(after: number)
                number = names.number(of: nodes[node], in: bytes, after: number)
                if number == 0 { return removeEntries() }
                if number != expected, index < shape.count {
                    // This name did not follow the previous name last time, so the shape keeps its own name.
                    shape[index].node = .max
                } else if index < names.count {
                    let name = Name(words: names.words(of: number), number: number, node: place)
                    if index < shape.count { shape[index] = name } else if index == shape.count { shape.append(name) }
                }
            }
            add(node + 1 - object, names.convertedNumber(of: number))
            node = nodeAfter(node + 1, nodes, bytes)
            index += 1
        }
        shape.removeElements(from: index <= shape.count ? index : 0)
    }

    /// Whether a name in the text is equal to a name of the shape.
    @_transparent
    private func isName(_ name: Name, _ node: JSONNode, _ bytes: borrowing Bytes, _ names: JSONNames) -> Bool {
        name.words.isEqual(to: node, in: bytes)
            && (node.length <= 32 || names.hasSameMiddle(name.number, node.length, bytes, node.start + 1))
    }

    /// Returns the node after a value.
    @_transparent
    private func nodeAfter(_ value: Int, _ nodes: borrowing Elements<JSONNode>, _ bytes: borrowing Bytes) -> Int {
        // An object or an array: `{` and `[` differ only in the bit 0x20.
        bytes[nodes[value].start] & 0xDF == UInt8(ascii: "[") ? nodes[value].end : value + 1
    }

    /// Adds a field, unless another field has the same number.
    @_transparent
    private func add(_ value: Int, _ number: UInt32) {
        let entry = Entry(stamp: state.stamp, value: UInt32(truncatingIfNeeded: value))
        let number = Int(number)
        if number >= entries.count { entries.extend(to: max(16, 2 * number), Entry()) }
        if entries[number].stamp != entry.stamp { entries[number] = entry }
    }

    @_transparent
    private func value(_ number: UInt32) -> Int? {
        guard Int(number) < entries.count else { return nil }
        let entry = entries[Int(number)]
        return entry.stamp == state.stamp ? state.object &+ Int(entry.value) : nil
    }

    /// Makes all entries count as empty.
    @inline(__always)
    private func beginEntries() {
        state.isNumbered = true
        state.stamp &+= 1
        // After 2^32 objects, an old entry could have the new stamp. New entries have the stamp 0.
        if state.stamp == 0 {
            entries.removeElements(from: 0)
            state.stamp = 1
        }
    }

    private func removeEntries() {
        beginEntries()
        state.isNumbered = false
        shape.removeElements(from: 0)
    }
}

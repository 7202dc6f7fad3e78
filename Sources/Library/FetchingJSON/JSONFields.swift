/// The fields of one object: the node of each value, by the number that `JSONNames` gives to the name of the field. The
/// same `JSONFields` is used for one object after another.
///
/// For example, in the text `{"id": 7, "title": "A"}`, the object has the node 0, its names have the nodes 1 and 3, and
/// its values have the nodes 2 and 4. If `id` has the number 1 and `title` the number 2, then `entries[1].value` is 2
/// and `entries[2].value` is 4. For the key `title`, `JSONNames` returns the number 2, so the value has the node 4.
final class JSONFields: DocumentUser {
    /// The value of a field. Its index in `entries` is the number of the field's converted name or of its folded form.
    private struct Entry: BitwiseCopyable {
        /// The `stamp` of the object to which the entry belongs.
        var stamp: UInt32 = 0
        /// The node of the value, as an offset from the object's node. 0 if several names have this folded form.
        var value: UInt32 = 0
    }

    /// A name in `shape`.
    private struct Name: BitwiseCopyable {
        let words: JSONWords
        let number: UInt32
        /// The node of the name, as an offset from the object's node. `max` if the last object had another name here.
        var node: UInt32
    }

    /// The properties that change with each object.
    private struct State: BitwiseCopyable {
        var object = 0
        /// Entries with another stamp count as empty, so a new object needs only a new stamp.
        var stamp: UInt32 = 0
        /// Whether all names of the object have numbers. Otherwise the object has no entries, and fields are found by
        /// the bytes of their names.
        var isNumbered = false
    }

    let names: JSONNames
    private let state = Cell(State())
    /// The fields by the numbers of their names.
    private let entries = PlainList<Entry>()
    /// The names of the object in the order of the text. The next object usually has the same names at the same nodes.
    /// Its entries are then the same, because they are offsets. Empty if the object has no entries, or repeats names so
    /// often that it has more fields than `names.count`.
    private let shape = PlainList<Name>()
    /// The nodes of the values by the bytes of their names. Nil until they are needed.
    private var values: [ExactName: Int]?
    /// The nodes of the values by the camel case and by the folded form of their names. Nil until the object is
    /// searched for similar names. If different names have the same folded form, this form has the node 0.
    private var similar: (camelCase: [ExactName: Int], folded: [ExactName: Int])?

    init(_ names: JSONNames, _ document: JSONDocument) {
        self.names = names
        super.init(document)
    }

    var object: Int { state.value.object }

    /// Starts reading an object.
    ///
    /// - Parameter converted: The names that a closure converted, if there is one, with the nodes of their values.
    func begin(_ object: Int, _ converted: [(name: String, value: Int)]?, in document: JSONDocument) {
        setDocument(document)
        state.value.object = object
        // A comparison is faster than a change.
        if values != nil { values = nil }
        if similar != nil { similar = nil }
        if let converted {
            addFields(converted)
        } else {
            addFields(of: object, document.nodes, document.bytes, names)
        }
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    @inline(__always)
    func value<Key: CodingKey>(of key: Key) -> Int? {
        // A key that occupies at most one byte in memory, usually a case of an enum, is found by this byte.
        guard MemoryLayout<Key>.size <= 1 else { return value(of: key.stringValue) }
        return value(of: document { $0.keys.byte(of: key) }) { key.stringValue }
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    ///
    /// - Parameter byte: The only byte of the key.
    @inline(__always)
    private func value(of byte: UInt8, _ text: () -> String) -> Int? {
        let number = names.number(ofKey: byte, text)
        if let value = value(number) { return value }
        guard state.value.isNumbered else { return valueWithoutNumber(text()) }
        guard let value = value(names.folded(number)) else { return nil }
        return value != object ? value : valueAmongSimilarNames(text())
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    func value(of text: String) -> Int? {
        guard state.value.isNumbered else { return valueWithoutNumber(text) }
        if let value = names.number(of: text).flatMap({ value($0) }) { return value }
        guard document({ $0.isFlexible }), let value = names.foldedNumber(of: text).flatMap({ value($0) }) else {
            return nil
        }
        return value != object ? value : valueAmongSimilarNames(text)
    }

    /// Returns the node of the value for a key if not all names of the object have numbers.
    @inline(never)
    private func valueWithoutNumber(_ key: String) -> Int? {
        let known =
            values
            ?? document { document in
                valuesByName(document.names(of: object).map { (document.name($0, in: []), $0 + 1) })
            }
        values = known
        return known[ExactName(text: key)] ?? (document { $0.isFlexible } ? valueAmongSimilarNames(key) : nil)
    }

    private func valuesByName(_ fields: [(name: String, value: Int)]) -> [ExactName: Int] {
        Dictionary(fields.map { (ExactName(text: $0.name), $0.value) }) { first, _ in first }
    }

    /// Returns the node of the value whose name is similar to a key, or nil if there is no such name or several.
    @inline(never)
    private func valueAmongSimilarNames(_ key: String) -> Int? {
        let forms = similar ?? formsOfNames()
        similar = forms
        if let value = forms.camelCase[ExactName(text: key)] { return value }
        let value = forms.folded[ExactName(text: folded(key))] ?? 0
        return value != 0 ? value : nil
    }

    private func formsOfNames() -> (camelCase: [ExactName: Int], folded: [ExactName: Int]) {
        var forms: (camelCase: [ExactName: Int], folded: [ExactName: Int]) = ([:], [:])
        let names = document { document in document.names(of: object).map { (document.unescaped($0), $0 + 1) } }
        var first: [ExactName: String] = [:]
        var isAmbiguous = false
        for (name, value) in names {
            let form = ExactName(text: folded(name))
            if let known = first[form] {
                guard ExactName(text: known) != ExactName(text: name) else { continue }
                forms.folded[form] = 0
                isAmbiguous = true
            } else {
                (first[form], forms.folded[form]) = (name, value)
            }
        }
        guard isAmbiguous else { return forms }
        // The camel case decides only among several names with the same folded form.
        for (name, value) in names {
            let form = ExactName(text: folded(name))
            guard forms.folded[form] == 0 else { continue }
            let converted = camelCase(name)
            let camel = ExactName(text: converted)
            // Without underscores, the camel case of a name is the name itself. The caller has already searched for it.
            // The conversion can change letters beyond ASCII, which are not ignored.
            if camel != ExactName(text: name), forms.camelCase[camel] == nil, ExactName(text: folded(converted)) == form
            {
                forms.camelCase[camel] = value
            }
        }
        return forms
    }

    /// Returns the names in the order of the text, without duplicates.
    func allNames() -> [String] {
        let all = document { document in
            document.convertedNames(of: object)?.map(\.name)
                ?? document.names(of: object).map { document.name($0, in: []) }
        }
        var known: Set<ExactName> = []
        return all.filter { known.insert(ExactName(text: $0)).inserted }
    }
}

extension JSONFields {
    /// Adds fields with names that a closure converted.
    private func addFields(_ converted: [(name: String, value: Int)]) {
        beginEntries()
        for (name, value) in converted {
            let number = names.number(ofConverted: name)
            guard number != 0 else {
                values = valuesByName(converted)
                return removeEntries()
            }
            _ = add(value - object, at: number)
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
        for index in 0..<index { add(Int(shape[index].node) + 1, of: shape[index].number, names) }
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
            add(node + 1 - object, of: number, names)
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

    /// Adds the field of a name.
    @_transparent
    private func add(_ value: Int, of name: UInt32, _ names: JSONNames) {
        guard add(value, at: names.converted(name)) else { return }
        let form = names.folded(name)
        if form != 0, !add(value, at: form) { entries[Int(form)].value = 0 }
    }

    /// Adds an entry. Returns false if the object already has an entry with this number.
    @_transparent
    private func add(_ value: Int, at number: UInt32) -> Bool {
        let (number, stamp) = (Int(number), state.value.stamp)
        if number >= entries.count { entries.extend(to: max(16, 2 * number), Entry()) }
        if entries[number].stamp == stamp { return false }
        entries[number] = Entry(stamp: stamp, value: UInt32(truncatingIfNeeded: value))
        return true
    }

    @_transparent
    private func value(_ number: UInt32) -> Int? {
        guard Int(number) < entries.count else { return nil }
        let entry = entries[Int(number)]
        return entry.stamp == state.value.stamp ? state.value.object &+ Int(entry.value) : nil
    }

    /// Makes all entries count as empty.
    private func beginEntries() {
        state.value.isNumbered = true
        state.value.stamp &+= 1
        // After 2^32 objects, an old entry could have the new stamp. New entries have the stamp 0.
        if state.value.stamp == 0 {
            entries.removeElements(from: 0)
            state.value.stamp = 1
        }
    }

    private func removeEntries() {
        beginEntries()
        state.value.isNumbered = false
        shape.removeElements(from: 0)
    }
}

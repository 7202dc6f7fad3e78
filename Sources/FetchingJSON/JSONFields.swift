/// The fields of one object, found by the numbers of their names.
final class JSONFields: DocumentUser {
    /// The value of a field. The index of an entry in `entries` is the number of the field's name.
    private struct Entry: BitwiseCopyable {
        /// The `stamp` of the object.
        var stamp: UInt32 = 0
        /// The node of the value, as an offset from the object's node.
        var value: UInt32 = 0
    }

    /// A name of an object.
    private struct Name: BitwiseCopyable {
        var words = JSONWords.none
        var number: UInt32 = 0
        /// The node of the name, as an offset from the object's node.
        var node: UInt32 = 0
    }

    let names: JSONNames
    /// The properties that change with each object. Reading all at once needs only one check for exclusive access.
    private struct State: BitwiseCopyable {
        var object = 0
        var stamp: UInt32 = 0
        /// Whether all names of the object have numbers. Otherwise the object has no entries, and fields are found by
        /// their texts.
        var isNumbered = false
    }
    private var state = State()
    var object: Int { state.object }
    /// The class instance of the standard library to which a `KeyedDecodingContainer` of these fields refers, if it is
    /// used for other objects too.
    var box: AnyObject?
    /// The fields by the numbers of their names. Entries with another stamp count as empty, so a new object needs only
    /// a new stamp.
    private let entries = PlainList<Entry>()
    private let usesNumbers: Bool
    /// The names of the object in the order of the text. If the next object has the same names at the same places, it
    /// has the same entries. Not stored if a name was unexpected, because the next object probably differs too.
    private let shape = PlainList<Name>()
    /// The number of nodes of an object with this shape, or 0 if there is no shape.
    private var nodeCount = 0
    /// The nodes of the values by the texts of their names. Nil until the object is searched for a text.
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
        } else if usesNumbers, !isSameShape(document.nodes, document.bytes, names) {
            addFields()
        }
    }

    @inline(__always)
    var hasUnusedBox: Bool { isKnownUniquelyReferenced(&box) }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    ///
    /// - Parameter byte: The only byte of the key.
    @inline(__always)
    func value(of byte: UInt8, _ text: () -> String) -> Int? {
        let number = names.number(ofKey: byte)
        guard number != 0 else { return valueOfNewKey(byte, text) }
        let state = state
        if let value = value(number, state) { return value }
        guard state.isNumbered else { return valueOfText(text()) }
        guard names.isFlexible else { return nil }
        guard let similar = names.similar(toKey: byte) else { return valueOfSimilarName(byte, text) }
        return similar != 0 ? value(similar, state) : nil
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    func value(of text: String) -> Int? {
        guard state.isNumbered else { return valueOfText(text) }
        let number = names.number(of: text)
        if let value = self[number] { return value }
        guard names.isFlexible else { return nil }
        guard let similar = names.similar(to: text, number) else { return valueAmongSimilarNames(text) }
        return self[similar]
    }

    @inline(never)
    private func valueOfNewKey(_ byte: UInt8, _ text: () -> String) -> Int? {
        guard state.isNumbered else { return valueOfText(text()) }
        if let value = self[names.addKey(byte, text())] { return value }
        return names.isFlexible ? valueOfSimilarName(byte, text) : nil
    }

    @inline(never)
    private func valueOfSimilarName(_ byte: UInt8, _ text: () -> String) -> Int? {
        guard let similar = names.findSimilar(toKey: byte, text) else { return valueAmongSimilarNames(text()) }
        return self[similar]
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

    /// Returns the node of the value for a key that can match several names, or nil if the object has no field for the
    /// key.
    private func valueAmongSimilarNames(_ key: String) -> Int? {
        names.isAmbiguous = true
        let forms = similar ?? formsOfNames()
        similar = forms
        return forms.camelCase[key] ?? forms.folded[folded(key)].flatMap { $0 != 0 ? $0 : nil }
    }

    private func formsOfNames() -> (camelCase: [String: Int], folded: [String: Int]) {
        var forms: (camelCase: [String: Int], folded: [String: Int]) = ([:], [:])
        document { document in
            for node in document.names(of: object) {
                let name = document.unescaped(node)
                let (converted, form) = (camelCase(name), folded(name))
                if forms.camelCase[converted] == nil { forms.camelCase[converted] = node + 1 }
                let first = forms.folded[form] ?? node + 1
                forms.folded[form] = first != 0 && document.unescaped(first - 1) == name ? first : 0
            }
        }
        return forms
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
            var (number, ignored) = (UInt32(0), true)
            return document.names(of: object).filter { node in
                number = names.number(of: document.nodes[node], in: document.bytes, after: number, isExpected: &ignored)
                return self[names.convertedNumber(of: number)] == node + 1
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

    private func addFields() { document { addFields($0.nodes, $0.bytes, names) } }

    // Not inlined: the caller keeps the arguments alive during the call, so the loop need not retain them.
    @inline(never)
    private func addFields(
        _ nodes: borrowing Elements<JSONNode>, _ bytes: borrowing Bytes, _ names: JSONNames
    ) {
        beginEntries()
        shape.removeElements(from: 0)
        let object = object
        var hasShape = true
        let end = nodes[object].end
        var node = object + 1
        var previous: UInt32 = 0
        while node < end {
            previous = names.number(of: nodes[node], in: bytes, after: previous, isExpected: &hasShape)
            if previous == 0 { return removeEntries() }
            add(node + 1 - object, names.convertedNumber(of: previous))
            if hasShape { hasShape = addToShape(node - object, previous, names) }
            node = nodeAfter(node + 1, nodes, bytes)
        }
        nodeCount = hasShape ? end - object : 0
    }

    /// Adds a name to the shape. Returns false if the shape already has as many names as `names` has numbers. Then the
    /// object repeats a name, and the shape would need memory for each repetition.
    @_transparent
    private func addToShape(_ node: Int, _ number: UInt32, _ names: JSONNames) -> Bool {
        guard shape.count < names.count else { return false }
        shape.append(Name(words: names.words(of: number), number: number, node: UInt32(truncatingIfNeeded: node)))
        return true
    }

    /// Whether the object has the shape of the previous object. If so, the entries are correct for both objects.
    // Not inlined, as `addFields`.
    @inline(never)
    private func isSameShape(
        _ nodes: borrowing Elements<JSONNode>, _ bytes: borrowing Bytes, _ names: JSONNames
    ) -> Bool {
        let object = object
        guard nodeCount == nodes[object].end - object else { return false }
        var node = object + 1
        var index = 0
        while index < shape.count {
            guard node &- object == Int(shape[index].node),
                shape[index].words.isEqual(to: nodes[node], in: bytes),
                names.hasSameMiddle(shape[index].number, nodes[node], in: bytes)
            else { return false }
            node = nodeAfter(node + 1, nodes, bytes)
            index += 1
        }
        return node == nodes[object].end
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

    private subscript(number: UInt32) -> Int? { value(number, state) }

    @_transparent
    private func value(_ number: UInt32, _ state: State) -> Int? {
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
        nodeCount = 0
    }
}

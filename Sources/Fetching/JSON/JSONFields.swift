/// The fields of one object, found by name. Most models read fields in the order of the text, so the field after the
/// last one found is compared first. If several fields have the same name, the first one is used, as in Foundation.
final class JSONFields {
    let document: JSONDocument
    private(set) var object = 0
    /// The node of the name that is expected next.
    private var cursor = 0
    /// The first node after the object.
    private var end = 0
    /// The node of the most recently found name.
    private var last: Int?
    /// The Bloom bits of the names before the cursor. If a name's bit is not set, the name does not occur before the
    /// cursor.
    private var seenBits: UInt64 = 0
    /// Whether each name is known to occur only once.
    private var areUnique = false
    /// The Bloom bits of the name at the cursor and of the names after it. All bits are set until a search has read
    /// these names.
    private var remainingBits = UInt64.max
    /// The number of unsuccessful comparisons of names. Long names, and names that were converted to strings, add more.
    private var cost = 0
    /// The nodes of the values, by name. Nil if no table was created.
    private var table: [String: Int]?

    init(_ document: JSONDocument) { self.document = document }

    /// Starts reading an object.
    @inline(__always)
    func begin(_ object: Int) {
        self.object = object
        cursor = object + 1
        end = document.nodes[object].end
        last = nil
        seenBits = 0
        remainingBits = .max
        areUnique = false
        cost = 0
        // Tables are rare, and testing for nil is faster than assigning nil.
        if table != nil { table = nil }
        if document.convertName != nil { _ = makeTable() }
    }

    /// Returns the node of a field's value, or nil if the object has no field for the key.
    func value(of key: String) -> Int? {
        guard table == nil, let name = JSONName(key) else { return (table ?? makeTable())[key] }
        let next = cursor
        let bit = name.bloomBit
        if areUnique || seenBits & bit == 0 {
            if next == end, !areUnique { return nil }
            if next < end, document.matchesVerbatim(name, key, next) {
                seenBits |= bit
                last = next
                cursor = document.nodeAfter(next + 1)
                return next + 1
            }
        }
        return search(name, key, bit)
    }

    private func search(_ name: JSONName, _ key: String, _ bit: UInt64) -> Int? {
        // Searching is slow if the model reads fields in another order than the text's, or if many fields are missing.
        // After this many comparisons, creating a table takes no longer.
        if cost > 256 { return makeTable()[key] }
        var cost = cost
        defer { self.cost = cost }
        if areUnique || seenBits & bit != 0 {
            // A model may look up an optional field twice: first to check for null, then to read the value.
            if let last, document.matches(name, key, last, &cost) { return last + 1 }
            var node = object + 1
            while node < cursor {
                if document.matches(name, key, node, &cost) { return node + 1 }
                cost += 1
                node = document.nodeAfter(node + 1)
            }
        }
        guard remainingBits & bit != 0 else { return nil }
        var bits: UInt64 = 0
        var node = cursor
        while node < end {
            if document.matches(name, key, node, &cost) {
                advance(past: node)
                return node + 1
            }
            cost += 1
            bits |= document.bloomBit(ofName: node)
            node = document.nodeAfter(node + 1)
        }
        remainingBits = bits
        return nil
    }

    private func advance(past node: Int) {
        while cursor <= node {
            seenBits |= document.bloomBit(ofName: cursor)
            cursor = document.nodeAfter(cursor + 1)
        }
        last = node
    }

    /// Returns the names in the order of the text, without duplicates.
    func names() -> [String] {
        let all = all
        var seen = Set<String>(minimumCapacity: all.count)
        let names = all.compactMap { name, _ in seen.insert(name).inserted ? name : nil }
        areUnique = names.count == all.count
        return names
    }

    private func makeTable() -> [String: Int] {
        let table = Dictionary(all, uniquingKeysWith: { first, _ in first })
        self.table = table
        return table
    }

    private var all: [(name: String, value: Int)] {
        let path = document.convertName != nil ? document.path(to: object) : []
        var all: [(String, Int)] = []
        all.reserveCapacity(document.count(in: object) / 2)
        var node = object + 1
        while node < end {
            all.append((document.name(node, in: path), node + 1))
            node = document.nodeAfter(node + 1)
        }
        return all
    }
}

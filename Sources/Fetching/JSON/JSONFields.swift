/// Finds the fields of one object by name. Most models ask in the order of the text, so the field after the last one
/// found is tried first. If several fields have the same name, the first one counts, as in Foundation.
final class JSONFields {
    let document: JSONDocument
    private(set) var object = 0
    /// The node of the name that is expected next.
    private var cursor = 0
    /// The node after the object.
    private var end = 0
    /// The node of the name that was found last.
    private var last: Int?
    /// The Bloom bits of the names before the cursor. A name whose bit is not set is not among them.
    private var seenBits: UInt64 = 0
    /// Whether every name is known to occur only once.
    private var areUnique = false
    /// The Bloom bits of the names from the cursor on. All bits are set until a search has read all of these names.
    private var remainingBits = UInt64.max
    /// The number of names that were compared without success. Long names, and names made into strings, count more.
    private var cost = 0
    /// The values by name, once searching has cost more than a table does.
    private var table: [String: Int]?

    init(_ document: JSONDocument) { self.document = document }

    /// Starts to read an object.
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
        // A table is rare, and to test for one is cheaper than to release it.
        if table != nil { table = nil }
        if document.convertName != nil { _ = makeTable() }
    }

    /// The value of a field, or nil if the object has no field for the key.
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
        // Keys in another order than the text's, or many keys without a field, make searching slow. After this many
        // comparisons a table has cost no more.
        if cost > 256 { return makeTable()[key] }
        var cost = cost
        defer { self.cost = cost }
        if areUnique || seenBits & bit != 0 {
            // An optional field is looked up twice: for null, and for its value.
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

    /// The names in the order of the text, each of them once.
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

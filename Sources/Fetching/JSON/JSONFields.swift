/// The fields of an object, found by name: mostly the one behind the last that was found, since models are written in
/// the order of the API. Of fields with one name the first counts, as in Foundation.
final class JSONFields {
    let document: JSONDocument
    private(set) var object = 0
    /// The node of the name that is expected next.
    private var cursor = 0
    /// The node behind the object.
    private var end = 0
    /// The node of the name that was found last.
    private var last: Int?
    /// Marks of the names before the cursor: one that isn't marked has not been there, one that is may have been.
    private var marks: UInt64 = 0
    /// Whether each name is known to be there only once.
    private var areUnique = false
    /// Marks of all names from the cursor on, and perhaps of some before it; any may be there until they have all been
    /// looked at in vain.
    private var marksAhead = UInt64.max
    /// What looking in vain and making strings took, in looks.
    private var cost = 0
    /// The values by their names, if that is worth it.
    private var table: [String: Int]?

    init(_ document: JSONDocument) { self.document = document }

    /// Begins to read an object.
    @inline(__always)
    func begin(_ object: Int) {
        self.object = object
        cursor = object + 1
        end = document.nodes[object].end
        last = nil
        marks = 0
        marksAhead = .max
        areUnique = false
        cost = 0
        // There is one rarely, and what isn't there need not be let go.
        if table != nil { table = nil }
        if document.convertName != nil { _ = makeTable() }
    }

    /// The value of a field, or nil if there is none of that name.
    func value(of text: String) -> Int? {
        guard table == nil, let name = JSONName(text) else { return (table ?? makeTable())[text] }
        let next = cursor
        let mark = name.mark
        if areUnique || marks & mark == 0 {
            if next == end, !areUnique { return nil }
            if next < end, document.isWritten(name, text, next) {
                marks |= mark
                last = next
                cursor = document.nodeBehind(next + 1)
                return next + 1
            }
        }
        return search(name, text, mark)
    }

    private func search(_ name: JSONName, _ text: String, _ mark: UInt64) -> Int? {
        // Who asks in another order than the text's, or for many names that aren't there, gets a table. That takes
        // about as long.
        if cost > 256 { return makeTable()[text] }
        var cost = cost
        defer { self.cost = cost }
        if areUnique || marks & mark != 0 {
            // Whether it is null is asked before its value.
            if let last, document.isNamed(name, text, last, &cost) { return last + 1 }
            var node = object + 1
            while node < cursor {
                if document.isNamed(name, text, node, &cost) { return node + 1 }
                cost += 1
                node = document.nodeBehind(node + 1)
            }
        }
        guard marksAhead & mark != 0 else { return nil }
        var marks: UInt64 = 0
        var node = cursor
        while node < end {
            if document.isNamed(name, text, node, &cost) {
                pass(to: node)
                return node + 1
            }
            cost += 1
            marks |= document.mark(ofField: node)
            node = document.nodeBehind(node + 1)
        }
        marksAhead = marks
        return nil
    }

    /// Marks what is before a field that was found, and goes on behind it.
    private func pass(to node: Int) {
        while cursor <= node {
            marks |= document.mark(ofField: cursor)
            cursor = document.nodeBehind(cursor + 1)
        }
        last = node
    }

    /// The names, each once, in the order of the text.
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
            node = document.nodeBehind(node + 1)
        }
        return all
    }
}

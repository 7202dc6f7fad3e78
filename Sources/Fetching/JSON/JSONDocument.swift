/// A JSON text whose values have been found, and how they are to be read.
final class JSONDocument {
    let bytes: [UInt8]
    let nodes: [JSONNode]
    let options: JSONOptions
    /// The path to the text as a whole.
    let root: [any CodingKey]
    /// Whether names become keys as the option for snake case has it; otherwise by the closure, or as they are written.
    let isFromSnakeCase: Bool
    let convertName: (@Sendable ([any CodingKey]) -> any CodingKey)?

    /// The keys by which the values that are being decoded were asked for.
    var keys: [(node: Int, key: any CodingKey)] = []
    /// The keys by which nested containers and decoders for superclasses were asked for, by their values' nodes.
    private(set) var nestedKeys: [Int: any CodingKey] = [:]
    private var roomForNestedKeys = 1_000
    /// Where the values are, once a path was asked for.
    var places: [JSONPlace] = []
    /// `JSONContainers` by their types of keys. There are as many as a model has types, so that a search takes no
    /// longer than a hash would.
    var containers: [(key: ObjectIdentifier, containers: AnyObject, borrowed: Borrowed<AnyObject>)] = []
    /// Where those are that were asked for last.
    var recent = 0
    var isBeingDecoded = true
    /// How many bytes may be taken for elements before they are read. A short text must not take the memory for many
    /// large models, of which the first may be none.
    var room: Int
    /// As decoders tell it.
    private(set) lazy var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    /// The array that was counted last: a model may try to read it in many ways.
    private var counted: (array: Int, count: Int)?
    private var collections: [(type: ObjectIdentifier, kind: JSONCollection)] = []

    init(_ text: JSONText, _ options: JSONOptions, at root: [any CodingKey] = []) throws(JSONSyntaxError) {
        bytes = text.bytes
        nodes = try jsonNodes(in: text)
        self.options = options
        self.root = root
        room = max(1 << 20, 8 * min(bytes.count, 1 << 27))
        if case .convertFromSnakeCase = options.keys { isFromSnakeCase = true } else { isFromSnakeCase = false }
        if case .custom(let convert) = options.keys { convertName = convert } else { convertName = nil }
    }

    /// Remembers the key by which a nested container in an object was asked for.
    func remember(_ key: any CodingKey, of node: Int, in object: Int) {
        if nestedKeys.count >= roomForNestedKeys {
            // What is wholly before this object belongs to models that are done, or to one that has gone on for long.
            nestedKeys = nestedKeys.filter { nodeBehind($0.key) > object }
            roomForNestedKeys = max(1_000, 2 * nestedKeys.count)
        }
        nestedKeys[node] = key
    }

    /// How a type is filled; looked up once.
    func collection<Value>(_ type: Value.Type) -> JSONCollection {
        // Both are one reference, which most models are not.
        guard MemoryLayout<Value>.size == MemoryLayout<Int>.size else { return .neither }
        let id = ObjectIdentifier(type)
        for index in collections.indices where collections[index].type == id { return collections[index].kind }
        let kind = JSONCollection(type)
        // An append would be checked for exclusive access each time that this is read.
        collections = collections + [(id, kind)]
        return kind
    }

    /// What kind of value a node is.
    enum Kind { case object, array, string, number, bool, null }

    func kind(of node: Int) -> Kind {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    @inline(__always)
    func isObject(_ node: Int) -> Bool { bytes[nodes[node].start] == UInt8(ascii: "{") }

    @inline(__always)
    func isNull(_ node: Int) -> Bool { bytes[nodes[node].start] == UInt8(ascii: "n") }

    /// The node behind a value and all that is in it.
    @inline(__always)
    func nodeBehind(_ node: Int) -> Int {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): nodes[node].end
        default: node + 1
        }
    }

    /// How many nodes are directly in an array or an object.
    func count(in container: Int) -> Int {
        let end = nodes[container].end
        var node = container + 1
        var count = 0
        while node < end {
            node = nodeBehind(node)
            count += 1
        }
        return count
    }

    /// How many elements are in an array.
    func countOnce(in array: Int) -> Int {
        if let counted, counted.array == array { return counted.count }
        let count = count(in: array)
        counted = (array, count)
        return count
    }

    /// The bytes of a string, quotes left out.
    func contents(_ node: Int) -> Range<Int> {
        let start = nodes[node].start + 1
        return start..<start + nodes[node].length
    }
}

extension JSONDocument {
    /// A string, or nil if the value is none.
    func text(_ node: Int) -> String? {
        bytes[nodes[node].start] == UInt8(ascii: "\"") ? written(node) : nil
    }

    /// What is written in a string, such as a name.
    @inline(__always)
    func written(_ node: Int) -> String {
        let string = nodes[node]
        let contents = contents(node)
        guard string.isPlain else { return unescaped(contents) }
        return string.isBeyondASCII ? String(wellFormed: bytes, in: contents) : String(bytes, in: contents)
    }

    func bool(_ node: Int) -> Bool? {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The escapes have been checked.
    private func unescaped(_ contents: Range<Int>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(contents.count)
        var position = contents.lowerBound
        while position < contents.upperBound {
            let escape = nextEscape(from: position, to: contents.upperBound)
            units.append(contentsOf: bytes[position..<escape])
            guard escape < contents.upperBound else { break }
            position = escape + 2
            switch bytes[escape + 1] {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                var scalar = hexUnit(at: position)
                position += 4
                if scalar & 0xF800 == 0xD800 {
                    scalar = 0x10000 + (scalar & 0x3FF) << 10 + hexUnit(at: position + 2) & 0x3FF
                    position += 6
                }
                units.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
            case let byte: units.append(byte)
            }
        }
        return String(units, in: units.indices)
    }

    private func nextEscape(from start: Int, to end: Int) -> Int {
        var position = start
        while let word = word(of: bytes, at: position), position < end {
            let backslashes = matches(of: UInt8(ascii: "\\"), in: word)
            position += backslashes.trailingZeroBitCount / 8
            if backslashes != 0 { return min(position, end) }
        }
        while position < end, bytes[position] != UInt8(ascii: "\\") { position += 1 }
        return min(position, end)
    }

    private func hexUnit(at position: Int) -> UInt32 {
        var unit: UInt32 = 0
        for index in position..<position + 4 { unit = unit << 4 | (hexDigit(bytes[index]) ?? 0) }
        return unit
    }
}

/// A JSON text with the places of its values, and the options for reading it.
final class JSONDocument {
    let bytes: [UInt8]
    let nodes: [JSONNode]
    let options: JSONOptions
    /// The path to the text as a whole. It is empty unless the text stands for a field that is missing.
    let root: [any CodingKey]
    /// Whether names are converted from snake case. If not, `convertName` converts them, or they stay as they are.
    let isFromSnakeCase: Bool
    let convertName: (@Sendable ([any CodingKey]) -> any CodingKey)?

    /// The keys of the values that are being decoded.
    var keys: [(node: Int, key: any CodingKey)] = []
    /// The keys of nested containers and of decoders for superclasses, by the nodes of their values.
    private(set) var nestedKeys: [Int: any CodingKey] = [:]
    private var nestedKeyLimit = 1_000
    /// The place of each value. Empty until a path is needed.
    var places: [JSONPlace] = []
    /// `JSONContainers` by the type of their keys. A model has few types of keys, so that a search is as fast as a
    /// hash.
    var containers: [(key: ObjectIdentifier, containers: AnyObject, borrowed: Borrowed<AnyObject>)] = []
    /// The index in `containers` of the type of keys that was used last.
    var lastUsedContainers = 0
    var isBeingDecoded = true
    /// The number of bytes that may be reserved for elements before they are read. Without a limit, a short text of
    /// many elements could reserve memory for many large models, even if its first element is not such a model.
    var preallocationBudget: Int
    private(set) lazy var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    /// The array that was counted last. A model may try to read one array in several ways.
    private var lastCount: (array: Int, count: Int)?
    private var collections: [(type: ObjectIdentifier, kind: JSONCollection)] = []

    init(_ text: JSONText, _ options: JSONOptions, at root: [any CodingKey] = []) throws(JSONSyntaxError) {
        bytes = text.bytes
        nodes = try jsonNodes(in: text)
        self.options = options
        self.root = root
        preallocationBudget = max(1 << 20, 8 * min(bytes.count, 1 << 27))
        if case .convertFromSnakeCase = options.keys { isFromSnakeCase = true } else { isFromSnakeCase = false }
        if case .custom(let convert) = options.keys { convertName = convert } else { convertName = nil }
    }

    /// Remembers the key of a nested container in an object.
    func remember(_ key: any CodingKey, of node: Int, in object: Int) {
        if nestedKeys.count >= nestedKeyLimit {
            // A container that ends before this object belongs to a model that is complete, or to a very large one.
            nestedKeys = nestedKeys.filter { nodeAfter($0.key) > object }
            nestedKeyLimit = max(1_000, 2 * nestedKeys.count)
        }
        nestedKeys[node] = key
    }

    /// How to fill a type. The result is kept, because it takes a dynamic cast to find out.
    func collection<Value>(_ type: Value.Type) -> JSONCollection {
        // Arrays and dictionaries are the size of one reference, which most models are not.
        guard MemoryLayout<Value>.size == MemoryLayout<Int>.size else { return .neither }
        let id = ObjectIdentifier(type)
        for index in collections.indices where collections[index].type == id { return collections[index].kind }
        let kind = JSONCollection(type)
        // With `append`, every later read would check for exclusive access.
        collections = collections + [(id, kind)]
        return kind
    }

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

    /// The first node that is not part of a value.
    @inline(__always)
    func nodeAfter(_ node: Int) -> Int {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): nodes[node].end
        default: node + 1
        }
    }

    /// The number of nodes directly in an array or an object. A field counts as two.
    func count(in container: Int) -> Int {
        let end = nodes[container].end
        var node = container + 1
        var count = 0
        while node < end {
            node = nodeAfter(node)
            count += 1
        }
        return count
    }

    /// The number of elements of an array, counted once if the same array is asked for repeatedly.
    func cachedCount(in array: Int) -> Int {
        if let lastCount, lastCount.array == array { return lastCount.count }
        let count = count(in: array)
        lastCount = (array, count)
        return count
    }

    func bool(_ node: Int) -> Bool? {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }
}

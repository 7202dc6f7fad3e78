import Foundation

/// A JSON text, the positions of its values and names, and the options for decoding.
final class JSONDocument {
    let bytes: Bytes
    let nodes: Elements<JSONNode>
    let options: JSONOptions
    /// The coding path of the text's top-level value. Empty, except for a null that replaces a missing field.
    let root: [any CodingKey]
    let isFromSnakeCase: Bool
    let isFlexible: Bool
    /// The closure that converts names, if any.
    let convertName: (@Sendable ([any CodingKey]) -> any CodingKey)?

    /// The keys of the values that are being decoded.
    let keys: KeyStack
    /// The coding keys of nested containers and superclass decoders, by the nodes of their values.
    private(set) var nestedKeys: [Int: any CodingKey] = [:]
    private var nestedKeyLimit = 1_000
    /// The place of each value. Empty until a coding path is needed.
    var places: [JSONPlace] = []
    /// The last path that was needed. The next path usually has the same beginning.
    var knownPath = JSONPath()
    /// The smallest node whose key may differ from that in `knownPath`.
    var firstChangedKey = Int.max
    /// A `JSONObjects` for each key type.
    let objects: ObjectList<JSONObjects>
    /// The indices in `objects` that the last searches found, by a hash of the key type. A hint is tried before a new
    /// search.
    var objectHints = SIMD32<UInt8>()
    /// Whether `objects` can be used. False before and after decoding.
    private(set) var isDecoding: Bool
    /// The number of bytes that may be reserved for elements before they are read. Without a limit, an array of many
    /// short elements, such as `[0,0,0,…]`, could reserve memory for as many large models, although no element can be
    /// decoded.
    var preallocationBudget: Int
    private(set) lazy var userInfo: [CodingUserInfoKey: Any] = options.userInfo
    /// Up to 1,024 URLs of this document and earlier ones, with their texts. The index is a hash of the text.
    var urls: [(text: String, url: URL)?]
    private var collections: [(type: ObjectIdentifier, kind: JSONCollection)] = []
    /// Throws if decoding must end, for example because the task has been cancelled.
    private let check: (() throws -> Void)?
    /// The number of values that are decoded before `check` is called next.
    private let remaining: Cell<Int>
    /// The error that `check` threw.
    private(set) var stop: (any Error)?

    /// Creates the document of a text.
    ///
    /// - Parameters:
    ///   - root: The coding path of the top-level value.
    ///   - nodes: Memory of earlier nodes.
    ///   - memory: Memory of earlier documents. If it is nil, the document is not decoded as a whole.
    ///   - check: Called about every MiB of the text, and then about every 16,384 objects, arrays and
    ///     elements. If it throws, decoding ends.
    init(
        _ text: consuming JSONText, _ options: JSONOptions, at root: [any CodingKey] = [],
        reusing nodes: consuming ElementMemory<JSONNode>? = nil, memory: JSONMemory? = nil,
        check: (() throws -> Void)? = nil
    ) throws(JSONSyntaxError) {
        let isStopped = check.map { check in { (try? check()) == nil } }
        isDecoding = memory != nil
        let depthLimit = isDecoding ? modelDepthLimit : 512
        self.nodes = try jsonNodes(in: text, reusing: nodes, depthLimit: depthLimit, isStopped: isStopped)
        bytes = text.utf8
        let memory = memory ?? JSONMemory()
        objects = memory.objects
        keys = memory.keys
        urls = memory.urls
        self.check = check
        remaining = Cell(check == nil ? .max : Self.checkInterval)
        self.options = options
        self.root = root
        preallocationBudget = max(1 << 20, 8 * min(bytes.count, 1 << 27))
        if case .convertFromSnakeCase = options.keys { isFromSnakeCase = true } else { isFromSnakeCase = false }
        isFlexible =
            if case .flexible = options.keys { true } else if case .snakeCase = options.keys { true } else { false }
        if case .custom(let convert) = options.keys { convertName = convert } else { convertName = nil }
    }

    /// Ends decoding.
    func endDecoding() {
        isDecoding = false
        // A key of a model can refer to the document.
        var path = JSONPath()
        swap(&path, &knownPath)
        firstChangedKey = .max
        let areUnused = (0..<objects.count).map { objects[$0].endDocument() }
        // Fields that a container still uses refer to the document.
        if areUnused.contains(false) { objects.removeObjects(after: 0) }
    }

    /// Returns the memory for the next document: lists of at most 1 MiB, and names unless a limit was reached. This
    /// document cannot be used afterwards.
    func giveMemory() -> JSONMemory {
        objects.filter { !$0.names.isIncomplete }
        var memory = JSONMemory(objects: objects, keys: keys, urls: urls)
        if let text = bytes.memory, text.capacity <= 1 << 20 { memory.text = text }
        if let nodes = nodes.memory, nodes.capacity <= 1 << 17 { memory.nodes = nodes }
        return memory
    }

    /// Stores the key of a field of `object`. The coding paths in a nested container or a superclass decoder for this
    /// field contain the key.
    func remember(_ key: any CodingKey, of node: Int, in object: Int) {
        // The property is not changed in place. Otherwise, each read would need a check for exclusive access.
        var keys = nestedKeys
        nestedKeys = [:]
        if keys.count >= nestedKeyLimit {
            // A container that ends before this object has usually been read, so its key is no longer needed.
            keys = keys.filter { nodeAfter($0.key) > object }
            nestedKeyLimit = max(1_000, 2 * keys.count)
        }
        keys[node] = key
        // Old keys are released after the change, because this can run code of a model that uses the decoder.
        swap(&keys, &nestedKeys)
        firstChangedKey = min(firstChangedKey, node)
    }

    /// Returns the way to decode a type. Stores the result, because finding it requires dynamic casts.
    func collection<Value>(_ type: Value.Type) -> JSONCollection {
        // An array or a dictionary has the size of one reference. Most models have another size.
        guard MemoryLayout<Value>.size == MemoryLayout<Int>.size else { return .neither }
        let id = ObjectIdentifier(type)
        for index in collections.indices where collections[index].type == id { return collections[index].kind }
        let kind = JSONCollection(type)
        // `append` would change the property in place. Then each read would need a check for exclusive access.
        collections = collections + [(id, kind)]
        return kind
    }

    /// The number of values between two checks. Reading them takes a few milliseconds.
    private static let checkInterval = 1 << 14

    /// Throws if decoding must end.
    @inline(__always)
    func checkCaller() throws {
        remaining.value &-= 1
        if remaining.value < 0 { try callCheck() }
    }

    /// Whether decoding must end. A model can ignore the errors of elements, so its loop over an array must end too.
    var isStopped: Bool { (try? checkCaller()) == nil }

    @inline(never)
    private func callCheck() throws {
        // After an error, the number stays below 0, so each call throws.
        remaining.value = -1
        if let stop { throw stop }
        do { try check?() } catch {
            stop = error
            throw error
        }
        remaining.value = check == nil ? .max : Self.checkInterval
    }

    enum Kind { case object, array, string, number, bool, null }

    @inline(__always)
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

    /// Returns the first node after a value and its nested values.
    @inline(__always)
    func nodeAfter(_ node: Int) -> Int {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): nodes[node].end
        default: node + 1
        }
    }

    /// Returns the number of nodes directly in an array or an object. A field has two nodes: its name and its value.
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

    /// Returns the nodes of the elements of an array.
    func elements(of array: Int) -> [Int] {
        var elements: [Int] = []
        var node = array + 1
        while node < nodes[array].end {
            elements.append(node)
            node = nodeAfter(node)
        }
        return elements
    }

    /// Returns the nodes of the names in an object.
    func names(of object: Int) -> [Int] {
        var names: [Int] = []
        var node = object + 1
        while node < nodes[object].end {
            names.append(node)
            node = nodeAfter(node + 1)
        }
        return names
    }

    func bool(_ node: Int) -> Bool? {
        switch bytes[nodes[node].start] {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }
}

/// A value or a name in a JSON text. Nodes are in the order of the text. The node of an object is followed by the nodes
/// of its names and values. The node of an array is followed by the nodes of its elements. For example, `{"id": [7]}`
/// has the nodes 0 to 3: the object, the name `id`, the array and the number 7.
struct JSONNode {
    /// The offset of the first byte, which determines the kind of the value.
    var offset: UInt32
    /// For a string or a number, the length without quotes, with flags in the two highest bits. For an object or an
    /// array, the index of the first node after its nested values. For true, false and null, 0.
    var lengthOrEnd: UInt32

    /// The flag of a string without escapes, and of a number without fraction and exponent.
    static let isPlain: UInt32 = 1 << 31
    /// The flag of a string with bytes beyond ASCII.
    static let isBeyondASCII: UInt32 = 1 << 30
    /// The flag of a number with an exponent. A number has no bytes beyond ASCII, so the bit is free.
    static let hasExponent = isBeyondASCII
    private static let lengthMask: UInt32 = isBeyondASCII - 1

    /// Creates a node. The size of the text has been checked, so every offset fits.
    @_transparent
    init(at offset: Int, lengthOrEnd: UInt32) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.lengthOrEnd = lengthOrEnd
    }

    /// Creates the node of a string or a number. Throws if the value has 1 GiB or more.
    @_transparent
    init(at offset: Int, length: Int, flags: UInt32) throws(JSONFault) {
        guard length <= Self.lengthMask else { throw JSONFault("a value of 1 GiB or more", at: offset) }
        self.init(at: offset, lengthOrEnd: UInt32(truncatingIfNeeded: length) | flags)
    }

    var start: Int { @_transparent get { Int(offset) } }
    /// The range of the bytes between the quotes of a string.
    var contents: Range<Int> { @_transparent get { start + 1..<start + 1 + length } }
    var length: Int { @_transparent get { Int(lengthOrEnd & Self.lengthMask) } }
    var isPlain: Bool { @_transparent get { lengthOrEnd & Self.isPlain != 0 } }
    var isBeyondASCII: Bool { @_transparent get { lengthOrEnd & Self.isBeyondASCII != 0 } }
    var hasExponent: Bool { @_transparent get { lengthOrEnd & Self.hasExponent != 0 } }
    /// Whether a string has neither escapes nor bytes beyond ASCII.
    var isPlainASCII: Bool { @_transparent get { lengthOrEnd & (Self.isPlain | Self.isBeyondASCII) == Self.isPlain } }
    var end: Int { @_transparent get { Int(lengthOrEnd) } }
}

/// The object or array that contains a value, and the value's index there.
struct JSONPlace {
    let container: UInt32
    let index: UInt32

    /// Creates a place. The size of the text has been checked, and a text has no more nodes than bytes, so both numbers
    /// fit.
    init(container: Int, index: Int) {
        self.container = UInt32(truncatingIfNeeded: container)
        self.index = UInt32(truncatingIfNeeded: index)
    }
}

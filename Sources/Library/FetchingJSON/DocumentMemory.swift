// One of the four files of the decoder with unsafe code: the memory of a document, which the next decoding can use. A
// decoder uses the document for each field, and stores the key of a value while it decodes the value. To be fast, the
// code counts no references and makes no checks for exclusive access. Comments say why the code is safe.

/// The memory of a document: its text, its nodes, and the keys of the values that are being decoded. For the keys, an
/// array in a property of a class would be checked for exclusive access at each change. `JSONDocument` inherits from
/// this class, because reading a separate object through a property takes longer.
@safe
class DocumentMemory {
    final let bytes: Bytes
    final let nodes: Elements<JSONNode>

    private struct Entry {
        let node: Int
        let key: any CodingKey
    }

    // In this file, `@exclusivity(unchecked)` is safe: other code, such as the `deinit` of a released object, runs only
    // after the new value has been stored. A debug build would check each access at run time.
    @exclusivity(unchecked) private var entries = unsafe UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
    /// The number of entries that are initialized, at the start of `entries`.
    @exclusivity(unchecked) private var count = 0

    init(_ bytes: consuming Bytes, _ nodes: consuming Elements<JSONNode>) {
        self.bytes = bytes
        self.nodes = nodes
    }

    deinit {
        unsafe entries[..<count].deinitialize()
        unsafe entries.deallocate()
    }

    @inline(__always)
    final func appendKey(_ key: any CodingKey, of node: Int) {
        if unsafe count == entries.count { reserveEntries() }
        unsafe entries.initializeElement(at: count, to: Entry(node: node, key: key))
        unsafe count += 1
    }

    /// Removes the last key, if there is one.
    @inline(__always)
    final func removeLastKey() {
        guard unsafe count > 0 else { return }
        unsafe count -= 1
        // Releasing a key can run the code of a model, so the entry is moved first.
        _ = unsafe entries.moveElement(from: count)
    }

    private func reserveEntries() {
        let larger = unsafe UnsafeMutableBufferPointer<Entry>.allocate(capacity: max(16, 2 * count))
        _ = unsafe larger.moveInitialize(fromContentsOf: entries)
        unsafe entries.deallocate()
        unsafe entries = larger
    }

    /// Appends the key of a node to a path. Returns false if there is no key.
    final func appendKey(of node: Int, to path: inout JSONPath) -> Bool {
        for index in unsafe (0..<count).reversed() where unsafe entries[index].node == node {
            unsafe path.append(entries[index].key, of: node)
            return true
        }
        return false
    }
}

/// The fields of one object of a document. They keep the document alive, and use it without counting references.
@safe
class DocumentUser {
    /// The properties that change with each object.
    struct State: BitwiseCopyable {
        var object = 0
        var stamp: UInt32 = 0
        /// Whether all names of the object have numbers. Otherwise the object has no entries, and fields are found by
        /// their texts.
        var isNumbered = false
    }
    @exclusivity(unchecked) private var currentState = State()
    final var state: State {
        get { unsafe currentState }
        set { unsafe currentState = newValue }
    }

    /// Nil after `releaseDocument`.
    @exclusivity(unchecked) private var owner: JSONDocument?
    /// The same document, or `noDocument`.
    @exclusivity(unchecked) private var reference: Unmanaged<JSONDocument>

    /// The document in place of a released one. It has no nodes, so reading a value by mistake ends the process.
    private nonisolated(unsafe) static let noDocument = JSONDocument()

    init(_ document: JSONDocument) {
        unsafe owner = document
        unsafe reference = Unmanaged.passUnretained(document)
    }

    @inline(__always)
    final func document<Result>(_ body: (JSONDocument) throws -> Result) rethrows -> Result {
        try unsafe reference._withUnsafeGuaranteedRef(body)
    }

    @inline(__always)
    final func setDocument(_ document: JSONDocument) {
        if unsafe owner === document { return }
        unsafe reference = Unmanaged.passUnretained(document)
        unsafe owner = document
    }

    final func releaseDocument() {
        unsafe reference = Unmanaged.passUnretained(Self.noDocument)
        unsafe owner = nil
    }
}

/// The memory that one decoding keeps for the next: lists and containers.
///
/// Another thread can use the memory, because no document and no model refers to the containers, `JSONReader` gives the
/// memory to one decoding at a time, and a list is changed only if nothing else refers to it.
struct JSONMemory: @unchecked Sendable {
    var text: ElementMemory<UInt8>?
    var nodes: ElementMemory<JSONNode>?
    var containers = ObjectList<JSONContainers>()
}

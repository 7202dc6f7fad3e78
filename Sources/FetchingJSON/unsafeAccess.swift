// The only file of the decoder with unsafe code. The code reads eight bytes at once, reads the bytes of a string in
// place, fills arrays and dictionaries in place, converts between equal types, accesses the references in a container,
// and gives memory to the next decoding. Comments say why the code is safe.

import Foundation

/// Returns eight bytes of a text, or nil if fewer bytes follow `offset`. The lowest byte is the first.
@inline(__always)
func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    guard let word: UInt64 = words(of: bytes, at: offset) else { return nil }
    return UInt64(littleEndian: word)
}

/// Returns the number or the vector of numbers whose bytes begin at `offset`, or nil if the text has too few bytes.
@inline(__always)
func words<Words: BitwiseCopyable>(of bytes: Span<UInt8>, at offset: Int) -> Words? {
    // Neither `count` nor `offset` is negative, so the difference cannot overflow.
    guard offset >= 0, bytes.count - offset >= MemoryLayout<Words>.size else { return nil }
    return unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Words.self)
}

/// The first and the last bytes of a part of a text.
typealias Ends<Words> = (first: Words, last: Words)

/// Returns the numbers or vectors of numbers at both ends of a part of a text. They overlap if the part is short.
/// Returns nil if the part is shorter than one of them, or not in the text.
@inline(__always)
func ends<Words: BitwiseCopyable>(of bytes: Span<UInt8>, at start: Int, count: Int) -> Ends<Words>? {
    // Neither `bytes.count` nor `start` is negative, so the difference cannot overflow.
    guard start >= 0, count >= MemoryLayout<Words>.size, bytes.count - start >= count else { return nil }
    let last = start + count - MemoryLayout<Words>.size
    return unsafe (
        bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: Words.self),
        bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: last, as: Words.self)
    )
}

/// Appends the bytes of a body at once. Without the closure, each byte would be appended by itself.
func append(_ data: Data, to bytes: inout [UInt8]) {
    // The closure copies the bytes.
    unsafe data.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
}

/// Calls `body` with the elements of an array.
@inline(__always)
func withSpan<Element, Result>(_ array: [Element], _ body: (Span<Element>) -> Result) -> Result {
    // The buffer is valid while the closure runs, and the span cannot escape.
    unsafe array.withUnsafeBufferPointer { unsafe body(Span(_unsafeElements: $0)) }
}

/// Calls `body` with the UTF-8 of a text.
@inline(__always)
func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
    var text = text
    // The buffer is valid while the closure runs, and the span cannot escape.
    return text.withUTF8 { unsafe body(Span(_unsafeElements: $0)) }
}

/// Returns the byte that a key of one byte consists of, or 0 for a key without bytes.
@inline(__always)
func onlyByte<Key>(of key: Key) -> UInt8 {
    // Both types have one byte, and every bit pattern is a `UInt8`.
    MemoryLayout<Key>.size == 1 ? unsafe unsafeBitCast(key, to: UInt8.self) : 0
}

/// A list of plain values in place of an array. In a class, each access to an array checks exclusivity and can count
/// references, which is slow. The owner must call `deallocate`.
@safe
struct PlainList<Element: BitwiseCopyable> {
    private let elements: UnsafeMutableBufferPointer<Element>

    init() { unsafe elements = .init(start: nil, count: 0) }

    init(repeating element: Element, count: Int) {
        unsafe elements = .allocate(capacity: count)
        unsafe elements.initialize(repeating: element)
    }

    @inline(__always)
    var count: Int { unsafe elements.count }

    @inline(__always)
    subscript(index: Int) -> Element {
        // A span checks the index.
        get { unsafe Span(_unsafeElements: UnsafeBufferPointer(elements))[index] }
        nonmutating set {
            var span = unsafe MutableSpan(_unsafeElements: elements)
            span[index] = newValue
        }
    }

    /// Calls `body` with a span of the elements at the indices in `range`.
    @inline(__always)
    func withSpan<Result>(_ range: Range<Int>, _ body: (Span<Element>) -> Result) -> Result {
        // The memory is valid while the closure runs, and the span cannot escape.
        unsafe body(Span(_unsafeElements: UnsafeBufferPointer(elements)).extracting(range))
    }

    /// Returns a longer list that begins with these elements. Deallocates this list.
    func grown(to count: Int, _ element: Element) -> PlainList {
        let longer = PlainList(repeating: element, count: max(count, self.count))
        for index in 0..<self.count { longer[index] = self[index] }
        deallocate()
        return longer
    }

    // The owner does not use the list after this.
    func deallocate() { unsafe elements.deallocate() }
}

/// The keys of the values that are being decoded. An array in a property of a class would be checked for exclusive
/// access at each change. The owner counts the keys, and calls `deallocate` when there are none.
@safe
struct KeysInUse {
    private struct Entry {
        let node: Int
        let key: (any CodingKey)?
    }

    private let entries: UnsafeMutableBufferPointer<Entry>

    init(capacity: Int = 0) {
        unsafe entries = capacity > 0 ? .allocate(capacity: capacity) : .init(start: nil, count: 0)
    }

    var capacity: Int { unsafe entries.count }

    @inline(__always)
    func add(_ key: @autoclosure () -> (any CodingKey)?, of node: Int, at index: Int) {
        // The entry is not initialized, because the owner adds and removes entries in order.
        unsafe entries.initializeElement(at: index, to: Entry(node: node, key: key()))
    }

    @inline(__always)
    func remove(at index: Int) { unsafe entries.deinitializeElement(at: index) }

    func grown() -> KeysInUse {
        let larger = KeysInUse(capacity: max(16, 2 * capacity))
        _ = unsafe larger.entries.moveInitialize(fromContentsOf: entries)
        deallocate()
        return larger
    }

    func deallocate() { unsafe entries.deallocate() }

    /// Appends the key of a node to a path. Returns false if there is no key.
    func append(to path: inout JSONPath, of node: Int, _ count: Int) -> Bool {
        // The first `count` entries are initialized.
        for index in (0..<count).reversed() where unsafe entries[index].node == node {
            if let key = unsafe entries[index].key {
                path.append(key, of: node)
                return true
            }
        }
        return false
    }
}

/// Returns `value` as `Other`, which must be the same type as `Value`. The caller compares the types.
@inline(__always)
func unsafeSameType<Value, Other>(_ value: Value) -> Other {
    // The caller has compared the types.
    unsafe unsafeBitCast(value, to: Other.self)
}

/// An unowned reference without reference counting. A counted reference elsewhere must keep the object alive: an
/// element of `JSONDocument.containers` or of `JSONContainers.owned`, the local variable that holds the document during
/// decoding, or a reference that `keepInContainer` stores.
@safe
struct Borrowed<Object: AnyObject>: BitwiseCopyable {
    private let reference: Unmanaged<Object>

    init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

    @inline(__always)
    func callAsFunction<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try unsafe reference._withUnsafeGuaranteedRef { try body($0) }
    }

    /// Returns a reference of type `Other` to the same object. `Other` must be the class of the object.
    @inline(__always)
    func downcast<Other>() -> Borrowed<Other> { unsafe unsafeBitCast(self, to: Borrowed<Other>.self) }
}

/// Makes a container keep its fields alive.
///
/// - Parameter container: The object that a `KeyedDecodingContainer` refers to, from `reference(in:)`.
func keep(_ fields: JSONFields, in container: AnyObject?) {
    guard let container else { return }
    // `canKeepFields` has tested that the container's `KeptFields` is at this address.
    unsafe keptFields(in: container).pointee = .owned(fields)
}

/// Returns the address after the header of an object, where its first stored property is.
private func keptFields(in object: AnyObject) -> UnsafeMutablePointer<KeptFields> {
    let header = 2 * MemoryLayout<Int>.size
    return unsafe (Unmanaged.passUnretained(object).toOpaque() + header).assumingMemoryBound(to: KeptFields.self)
}

/// Whether a `KeyedDecodingContainer` is a single reference, to an object that consists of the `JSONKeyedContainer`.
/// The standard library does not document this, so it is tested once at run time.
let canKeepFields: Bool = {
    guard let document = try? JSONDocument(JSONText(utf8: Array("{}".utf8)), JSONOptions()) else { return false }
    let fields = JSONFields(JSONNames(document), document)
    let wrapper = KeyedDecodingContainer(JSONKeyedContainer<JSONKey>(fields, isKept: true))
    let parts = Mirror(reflecting: wrapper).children
    let size = MemoryLayout<UInt>.size
    guard MemoryLayout.size(ofValue: wrapper) == size, parts.count == 1,
        let object = parts.first?.value as? AnyObject, Mirror(reflecting: object).children.count == 1,
        MemoryLayout<JSONKeyedContainer<JSONKey>>.size == size, MemoryLayout<KeptFields>.size == size
    else { return false }
    // The object has space for a `KeptFields`, which is compared as a plain number of the same size.
    let number = unsafe UnsafeRawPointer(keptFields(in: object)).load(as: UInt.self)
    return unsafe number == unsafeBitCast(KeptFields.owned(fields), to: UInt.self)
}()

/// The memory that one decoding keeps for the next: arrays and containers.
///
/// Another thread can use it, because no document and no model refers to the containers, and `JSONReader` gives it to
/// one decoding at a time.
struct JSONMemory: @unchecked Sendable {
    var bytes: [UInt8] = []
    var nodes: [JSONNode] = []
    var containers: [JSONKeyTypeContainers] = []
}

/// Returns the object that a `KeyedDecodingContainer` refers to. `canKeepFields` must be true.
@inline(__always)
func reference<Wrapper>(in wrapper: Wrapper) -> AnyObject? { unsafe unsafeBitCast(wrapper, to: AnyObject.self) }

/// Returns the `KeyedDecodingContainer` that consists of `reference`, which must not be nil.
@inline(__always)
func wrapper<Wrapper>(_ reference: AnyObject?) -> Wrapper { unsafe unsafeBitCast(reference, to: Wrapper.self) }

extension String {
    /// Creates a string from bytes in UTF-8. Replaces bytes that are not well-formed.
    @inline(__always)
    init(_ bytes: [UInt8], in range: Range<Int>) {
        // The slice checks the range.
        self = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }

    /// Creates a string from bytes that must be well-formed UTF-8. `isASCII` must be false if a byte is beyond ASCII.
    @inline(__always)
    init(wellFormed bytes: Span<UInt8>, isASCII: Bool) {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
            return
        }
        // The indexer has checked every byte.
        self = unsafe String(copying: UTF8Span(unchecked: bytes, isKnownASCII: isASCII))
    }
}

/// Calls `body` with the bytes that `write` appends, and with the final value of the writer's `isASCII`.
///
/// - Parameter capacity: The largest possible number of bytes.
@inline(__always)
func withWritten<Result>(
    capacity: Int, isASCII: Bool = false, _ write: (inout UTF8Writer) -> Void, _ body: (Span<UInt8>, Bool) -> Result
) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: capacity + 8, alignment: 8) { buffer in
        var writer = unsafe UTF8Writer(buffer, isASCII: isASCII)
        write(&writer)
        // The writer has initialized this number of bytes.
        let written = unsafe UnsafeBufferPointer(rebasing: buffer.assumingMemoryBound(to: UInt8.self)[..<writer.count])
        return unsafe body(Span(_unsafeElements: written), writer.isASCII)
    }
}

/// Writes well-formed UTF-8 to memory with space for 8 bytes more than the result.
@safe
struct UTF8Writer: ~Copyable {
    private let buffer: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    /// Whether all bytes are in ASCII. The caller sets this property.
    var isASCII: Bool

    fileprivate init(_ buffer: UnsafeMutableRawBufferPointer, isASCII: Bool) {
        unsafe self.buffer = buffer
        self.isASCII = isASCII
    }

    /// Appends the lowest bytes of a word. The lowest byte is the first.
    @inline(__always)
    mutating func append(_ word: UInt64, count: Int) {
        // Stores all eight bytes. The next `append` overwrites the bytes after the new `count`.
        guard unsafe self.count + 8 <= buffer.count else { return }
        unsafe buffer.storeBytes(of: word.littleEndian, toByteOffset: self.count, as: UInt64.self)
        self.count += count
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) { append(UInt64(byte), count: 1) }
}

extension Array {
    /// Creates an array of `count` elements by calling `make` for each index, in order.
    @inline(__always)
    init(count: Int, _ make: (Int) throws -> Element) rethrows {
        try unsafe self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count {
                // The buffer has space for `count` elements, and each element is initialized once.
                unsafe buffer.initializeElement(at: initializedCount, to: try make(initializedCount))
                initializedCount += 1
            }
        }
    }
}

extension Dictionary {
    /// Creates a dictionary of `count` entries, in order. The caller has checked that all keys differ.
    ///
    /// The other functions that add an entry look up the metadata of a type for each entry, which takes longer than
    /// storing the entry.
    @inline(__always)
    init(count: Int, _ key: () -> Key, _ value: (Key) throws -> Value) throws {
        var failure: (any Error)?
        // With equal keys, the dictionary would have two entries for one key. The standard library does not check this.
        unsafe self.init(_unsafeUninitializedCapacity: count, allowingDuplicates: false) { keys, values in
            var initialized = 0
            do {
                while initialized < count {
                    let key = key()
                    // The buffers have space for `count` entries, and each entry is initialized once.
                    unsafe values.initializeElement(at: initialized, to: try value(key))
                    unsafe keys.initializeElement(at: initialized, to: key)
                    initialized += 1
                }
            } catch {
                failure = error
            }
            return initialized
        }
        if let failure { throw failure }
    }
}

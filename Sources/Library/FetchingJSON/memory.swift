// One of the two files of the decoder with unsafe code: bytes, arrays and dictionaries that are written in place, keys
// that are stored for a short time, values whose types are known, and the bounds of the stack. Comments say why the
// code is safe.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Calls `body` with the bytes that `write` appends, and with the final value of the writer's `isASCII`.
///
/// - Parameter capacity: The largest possible number of bytes.
@inline(__always)
func withWritten<Result>(
    capacity: Int, isASCII: Bool = false, _ write: (inout UTF8Writer) -> Void,
    _ body: (borrowing Bytes, Bool) -> Result
) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: capacity + 8, alignment: 8) { buffer in
        var writer = unsafe UTF8Writer(buffer, isASCII: isASCII)
        write(&writer)
        // The writer has initialized this number of bytes.
        let written = unsafe UnsafeBufferPointer(rebasing: buffer.assumingMemoryBound(to: UInt8.self)[..<writer.count])
        return unsafe body(Elements(written), writer.isASCII)
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

/// Returns `value` as `Other`, which must be the same type as `Value`.
@inline(__always)
func sameType<Value, Other>(_ value: Value) -> Other {
    // The caller has compared the types, so the memory of the value is that of an `Other`.
    unsafe withUnsafePointer(to: value) { unsafe UnsafeRawPointer($0).load(as: Other.self) }
}

/// Returns an object as `Subclass`, which must be its class.
@inline(__always)
func knownSubclass<Object: AnyObject, Subclass: AnyObject>(_ object: Object) -> Subclass {
    // The caller has created the object. A debug build checks its class.
    unsafe unsafeDowncast(object, to: Subclass.self)
}

/// The keys of the values that are being decoded, with the nodes of these values. In an array, each change would be
/// checked for exclusive access.
@safe
final class KeyStack {
    private let nodes = PlainList<Int>()
    /// Memory for keys. It is initialized for as many keys as there are nodes.
    private let places = unsafe PlainList<UnsafeMutablePointer<any CodingKey>>()
    /// Memory for a key of one byte.
    private let single = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    deinit {
        while nodes.count > 0 { removeLast(JSONKey.self) }
        for index in unsafe 0..<places.count { unsafe places[index].deallocate() }
        unsafe single.deallocate()
    }

    @inline(__always)
    func append<Key: CodingKey>(_ key: Key, of node: Int) {
        if unsafe nodes.count == places.count { unsafe places.append(.allocate(capacity: 1)) }
        unsafe places[nodes.count].initialize(to: key)
        nodes.append(node)
    }

    /// Removes the last key, if there is one.
    @inline(__always)
    func removeLast<Key: CodingKey>(_ type: Key.Type) {
        let last = nodes.count - 1
        guard last >= 0 else { return }
        // A key of one byte refers to nothing. Releasing another key can run the code of a model, which must not find
        // this key or its place.
        if MemoryLayout<Key>.size > 1 {
            nodes[last] = -1
            unsafe places[last].deinitialize(count: 1)
        }
        nodes.removeElements(from: last)
    }

    /// Returns the key of a node, or nil if it has none.
    func key(of node: Int) -> (any CodingKey)? {
        for index in (0..<nodes.count).reversed() where nodes[index] == node { return unsafe places[index].pointee }
        return nil
    }

    /// Returns the byte that a key consists of. The key must have the size of one byte or none.
    @inline(__always)
    func byte<Key>(of key: Key) -> UInt8 {
        guard MemoryLayout<Key>.size == 1 else { return 0 }
        // A value of one byte refers to nothing, so it need not be deinitialized.
        unsafe single.initializeMemory(as: Key.self, to: key)
        return unsafe single.load(as: UInt8.self)
    }
}

/// An object that uses a document without counting references, because it does so for each field.
@safe
class DocumentUser {
    // The properties are changed only between objects, while no other code uses them.
    @exclusivity(unchecked) private var owner: JSONDocument?
    /// The same document. After `releaseDocument`, nothing uses it: no container refers to this object.
    @exclusivity(unchecked) private var reference: Unmanaged<JSONDocument>

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

    final func releaseDocument() { unsafe owner = nil }
}

/// The memory that one decoding keeps for the next.
///
/// Another thread can use it: nothing else refers to it, and `JSONReader` gives it to one decoding at a time.
struct JSONMemory: @unchecked Sendable {
    var text: ElementMemory<UInt8>?
    var nodes: ElementMemory<JSONNode>?
    var objects = ObjectList<JSONObjects>()
    var keys = KeyStack()
    var urls: [(text: String, url: URL)?] = []
}

/// The depth of nested objects and arrays that a model can have on any thread: this many levels fit on a stack of
/// 512 KiB, which the secondary threads of Apple platforms have. With a large model, a level takes up to 1.7 KiB in a
/// release build, and 7 KiB in a debug build.
#if DEBUG
    let modelDepthLimit = 64
#else
    let modelDepthLimit = 256
#endif

/// Returns the number of levels of a model that fit on the free part of the current thread's stack.
@inline(never)
func modelLevelsOnStack() -> Int {
    var local = 0
    let top = unsafe withUnsafePointer(to: &local) { Int(bitPattern: $0) }
    guard let bottom = stackBottom(), bottom < top else { return 0 }
    return (top - bottom) / (512 * 1024 / modelDepthLimit)
}

#if canImport(Glibc) || canImport(Musl)
    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

/// Returns the lowest address of the current thread's stack, or nil if it is not known.
private func stackBottom() -> Int? {
    #if canImport(Darwin)
        let thread = unsafe pthread_self()
        return unsafe Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
    #elseif canImport(Glibc) || canImport(Musl)
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        // The module for Glibc does not have this function.
        guard let symbol = unsafe dlsym(nil, "pthread_getattr_np") else { return nil }
        // A function of C and its address have the same memory.
        let getAttributes = unsafe withUnsafePointer(to: symbol) {
            unsafe UnsafeRawPointer($0).load(as: GetAttributes.self)
        }
        guard unsafe getAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        guard unsafe pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
        return Int(bitPattern: address)
    #else
        return nil
    #endif
}

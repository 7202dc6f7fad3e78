// One of the two files of the decoder with unsafe code: lists of plain values. The code reads the bytes of a text in
// place, up to 32 at once, because copies and a check for each byte would take most of the time. Comments say why the
// code is safe.

import Foundation

/// Plain values that do not change, like a `Span`. To read an element of a `Span`, a debug build calls several
/// functions.
///
/// This type cannot be copied, so a function that borrows it as a parameter cannot store it.
///
/// Small functions are `@_transparent`, because a debug build first clears the memory of each parameter and variable
/// of other functions. It also inlines transparent functions that are called in the same file.
@safe
struct Elements<Element: BitwiseCopyable>: ~Copyable {
    private let start: UnsafePointer<Element>
    let count: Int
    /// The memory of the elements. Nil if the elements are borrowed for the duration of a call.
    let memory: ElementMemory<Element>?

    /// Creates elements that `fill` appends to an empty list. When it returns, nothing can change the list any more.
    ///
    /// - Parameter memory: Memory of earlier elements. It is used if nothing else refers to it.
    @inline(__always)
    init<Failure>(
        reusing memory: consuming ElementMemory<Element>? = nil,
        _ fill: (borrowing PlainList<Element>) throws(Failure) -> Void
    ) throws(Failure) {
        if !isKnownUniquelyReferenced(&memory) { memory = nil }
        let memory = memory ?? ElementMemory()
        memory.list.removeElements(from: 0)
        try fill(memory.list)
        // These elements keep the memory. `fill` cannot keep the list, which it borrows.
        unsafe self.init(memory.list.buffer, memory)
    }

    /// Creates a list of elements that stay in memory while this value or `memory` is in use.
    init(_ elements: UnsafeBufferPointer<Element>, _ memory: ElementMemory<Element>? = nil) {
        // Without an address, there are no elements, and nothing reads at this address.
        let anywhere = unsafe UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
        unsafe start = elements.baseAddress ?? anywhere.unsafelyUnwrapped
        count = elements.count
        self.memory = memory
    }

    /// Returns the address of an element. Checks the index.
    @_transparent
    fileprivate func address(of index: Int) -> UnsafePointer<Element> {
        check(index, count)
        return unsafe start + index
    }

    /// The address of an element and all elements after it. Does not check the index.
    @_transparent
    fileprivate func bytes(from index: Int) -> UnsafeRawPointer { unsafe UnsafeRawPointer(start + index) }
}

/// Ends the process if an index is out of bounds, as an array does. No text has such an index: it would be a fault of
/// the decoder, and reading on would return memory of other values.
@_transparent
private func check(_ index: Int, _ count: Int) {
    if UInt(bitPattern: index) >= UInt(bitPattern: count) { preconditionFailure("Index out of bounds") }
}

/// The bytes of a text.
typealias Bytes = Elements<UInt8>

// These functions are not generic, because a debug build copies values of a generic type in a slower way.
extension Bytes {
    subscript(index: Int) -> UInt8 {
        @_transparent get { unsafe address(of: index).pointee }
    }
}

extension Elements<JSONNode> {
    subscript(index: Int) -> JSONNode {
        @_transparent get { unsafe address(of: index).pointee }
    }
}

extension Bytes {
    /// The bytes in a range. Checks the range. A debug build takes longer for a slice of a buffer.
    @_transparent
    fileprivate func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        // Negative if the range begins before the first byte or ends after the last.
        if range.lowerBound | (count &- range.upperBound) < 0 { check(-1, count) }
        return unsafe UnsafeBufferPointer(start: start + range.lowerBound, count: range.upperBound - range.lowerBound)
    }

    /// A copy of the bytes in a range.
    func array(_ range: Range<Int>) -> [UInt8] { unsafe Array(part(range)) }
}

/// Returns eight bytes of a text, or nil if fewer bytes follow `offset`. The lowest byte is the first.
@_transparent
func word(of bytes: borrowing Bytes, at offset: Int) -> UInt64? {
    unsafe offset >= 0 && offset <= bytes.count &- 8 ? littleEndianWord(at: bytes.bytes(from: offset)) : nil
}

/// Whether eight bytes of a text are equal to those of a word, whose lowest byte is the first.
@_transparent
func isWord(_ word: UInt64, of bytes: borrowing Bytes, at offset: Int) -> Bool {
    unsafe offset >= 0 && offset <= bytes.count &- 8 && littleEndianWord(at: bytes.bytes(from: offset)) == word
}

/// Reads eight bytes at any address.
@_transparent
private func littleEndianWord(at address: UnsafeRawPointer) -> UInt64 {
    let word = unsafe address.loadUnaligned(as: UInt64.self)
    // A debug build takes longer for `littleEndian`.
    #if _endian(little)
        return word
    #else
        return word.byteSwapped
    #endif
}

/// Returns the position of the first byte, from `start` on, that is special or not in ASCII. Reads 16 bytes at once.
/// Also stops after `limit` bytes, rounded up to a multiple of 16, and if fewer than 16 bytes of the text are left.
@_transparent
func endOfPlain(_ bytes: borrowing Bytes, from start: Int, limit: Int) -> Int {
    guard start >= 0 else { return start }
    var position = start
    let last = min(start &+ limit, bytes.count &- 15)
    while position < last {
        let address = unsafe bytes.bytes(from: position)
        let low = stops(unsafe littleEndianWord(at: address))
        let high = stops(unsafe littleEndianWord(at: address + 8))
        if low | high != 0 {
            return position &+ (low != 0 ? low.trailingZeroBitCount >> 3 : 8 &+ high.trailingZeroBitCount >> 3)
        }
        position &+= 16
    }
    return position
}

/// Returns a word in which the highest bit of each special byte is set. Special bytes are quotes, backslashes and
/// control characters.
///
/// Only the lowest set bit is reliable. A bit above it may be set for a byte that is not special.
@_transparent
func specialBytes(_ word: UInt64) -> UInt64 {
    borrows(word) & ~word & 0x8080_8080_8080_8080
}

/// Sets the highest bit of each byte that is special or not in ASCII, and clears all other bits. Only the lowest set
/// bit is reliable, as in `specialBytes`.
@_transparent
private func stops(_ word: UInt64) -> UInt64 { (borrows(word) | word) & 0x8080_8080_8080_8080 }

/// Returns a word in which the highest bit of each byte in ASCII is set if the byte is special. Only the lowest such
/// bit is reliable.
@_transparent
private func borrows(_ word: UInt64) -> UInt64 {
    // In a byte in ASCII, a subtraction that borrows sets the highest bit. It also takes 1 from the next higher byte,
    // so the result for that byte can be wrong. The XOR with 0x02 turns a quote into 0x20, and leaves control
    // characters below 0x20. The second XOR turns a backslash into 0.
    ((word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121)
        | ((word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101)
}

/// Returns 32 bytes of a text as four words, or nil if fewer bytes follow `offset`.
@inline(__always)
func fourWords(of bytes: borrowing Bytes, at offset: Int) -> SIMD4<UInt64>? {
    guard offset >= 0, offset <= bytes.count &- 32 else { return nil }
    return unsafe bytes.bytes(from: offset).loadUnaligned(as: SIMD4<UInt64>.self)
}

/// Returns 32 bytes of a text, and the 32 bytes that begin one, two and three bytes before these. Returns nil if the
/// text has too few bytes.
@inline(__always)
func wordsAndBytesBefore(
    of bytes: borrowing Bytes, at offset: Int
) -> (SIMD4<UInt64>, SIMD4<UInt64>, SIMD4<UInt64>, SIMD4<UInt64>)? {
    guard offset >= 3, offset <= bytes.count &- 32 else { return nil }
    let start = unsafe bytes.bytes(from: offset)
    func words(_ offset: Int) -> SIMD4<UInt64> { unsafe start.loadUnaligned(fromByteOffset: offset, as: SIMD4.self) }
    return (words(0), words(-1), words(-2), words(-3))
}

/// Calls `body` with the UTF-8 of a text.
@inline(__always)
func withUTF8<Result>(of text: String, _ body: (borrowing Bytes) -> Result) -> Result {
    var text = text
    // The buffer is valid while the closure runs, and the elements cannot escape.
    return text.withUTF8 { body(unsafe Elements($0)) }
}

/// A list of plain values with reference semantics, in place of an array. In a class, each change of an array checks
/// that the access is exclusive and that the array is not shared. The list gives out its elements only as copies, so it
/// can grow at any time.
@safe
struct PlainList<Element: BitwiseCopyable>: ~Copyable {
    @unsafe
    private struct Memory {
        var start: UnsafeMutablePointer<Element>
        /// The number of initialized elements, at the start of the memory.
        var count = 0
        var capacity: Int
    }
    private let memory: UnsafeMutablePointer<Memory>

    init() {
        unsafe memory = .allocate(capacity: 1)
        unsafe memory.initialize(to: Memory(start: .allocate(capacity: 0), capacity: 0))
    }

    init(repeating element: Element, count: Int) {
        self.init()
        reserve(count)
        extend(to: count, element)
    }

    deinit {
        unsafe memory.pointee.start.deallocate()
        unsafe memory.deallocate()
    }

    var count: Int { @_transparent get { unsafe memory.pointee.count } }
    var capacity: Int { @_transparent get { unsafe memory.pointee.capacity } }

    subscript(index: Int) -> Element {
        @_transparent get {
            check(index, count)
            return unsafe memory.pointee.start[index]
        }
        @_transparent nonmutating set {
            check(index, count)
            unsafe memory.pointee.start[index] = newValue
        }
    }

    fileprivate var buffer: UnsafeBufferPointer<Element> {
        unsafe UnsafeBufferPointer(start: memory.pointee.start, count: count)
    }

    @_transparent
    func append(_ element: Element) {
        if count == capacity { reserve(max(8, 2 * count)) }
        unsafe memory.pointee.start[count] = element
        unsafe memory.pointee.count &+= 1
    }

    /// Appends `element` until there are `newCount` elements.
    func extend(to newCount: Int, _ element: Element) {
        while count < newCount { append(element) }
    }

    /// Provides memory for at least `newCapacity` elements.
    @inline(never)
    func reserve(_ newCapacity: Int) {
        let old = unsafe memory.pointee
        guard unsafe newCapacity > old.capacity else { return }
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe larger.initialize(from: old.start, count: old.count)
        unsafe old.start.deallocate()
        unsafe memory.pointee = Memory(start: larger, count: old.count, capacity: newCapacity)
    }

    /// Removes the elements from an index, and keeps their memory.
    func removeElements(from index: Int) { unsafe memory.pointee.count = min(max(index, 0), count) }
}

/// A plain value with reference semantics, in place of a property of a class, which would be checked for exclusive
/// access.
@safe
struct Cell<Value: BitwiseCopyable>: ~Copyable {
    private let address: UnsafeMutablePointer<Value>

    init(_ value: Value) {
        unsafe address = .allocate(capacity: 1)
        unsafe address.initialize(to: value)
    }

    deinit { unsafe address.deallocate() }

    var value: Value {
        @_transparent get { unsafe address.pointee }
        @_transparent nonmutating set { unsafe address.pointee = newValue }
    }
}

extension PlainList where Element == UInt8 {
    /// Appends the bytes of a body at once.
    func append(contentsOf data: Data) {
        reserve(count + data.count)
        // The list has memory for all bytes of the body, and the closure copies them.
        unsafe data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            unsafe UnsafeMutableRawPointer(memory.pointee.start + count).copyMemory(from: start, byteCount: bytes.count)
            unsafe memory.pointee.count += bytes.count
        }
    }

    /// Whether some bytes are equal to those of a text.
    func isEqual(from start: Int, to text: borrowing Bytes, at offset: Int, count: Int) -> Bool {
        // The list does not change during the call.
        haveSameBytes(unsafe Elements(buffer), at: start, text, at: offset, count: count)
    }
}

/// The memory of elements. New elements can use it once nothing else refers to it.
final class ElementMemory<Element: BitwiseCopyable> {
    fileprivate let list = PlainList<Element>()
    var capacity: Int { list.capacity }
}

/// A list of objects. Unlike with an array, using an object does not count references.
@safe
final class ObjectList<Object: AnyObject> {
    /// The elements own references.
    private let objects = unsafe PlainList<Unmanaged<Object>>()
    var count: Int { unsafe objects.count }

    deinit { removeObjects(after: 0) }

    func append(_ object: Object) { unsafe objects.append(Unmanaged.passRetained(object)) }

    /// Removes the objects for which `isKept` returns false.
    func filter(_ isKept: (Object) -> Bool) {
        var kept = 0
        for index in 0..<count {
            if use(index, isKept) {
                unsafe objects[kept] = objects[index]
                kept += 1
            } else {
                unsafe objects[index].release()
            }
        }
        unsafe objects.removeElements(from: kept)
    }

    /// Removes the last objects, so that at most `limit` objects are left.
    func removeObjects(after limit: Int) {
        while count > limit {
            let last = unsafe objects[count - 1]
            unsafe objects.removeElements(from: count - 1)
            unsafe last.release()
        }
    }

    subscript(index: Int) -> Object { unsafe objects[index].takeUnretainedValue() }

    /// Calls `body` with an object. Objects are removed only at the end of decoding, when such calls have returned.
    @inline(__always)
    func use<Result>(_ index: Int, _ body: (Object) throws -> Result) rethrows -> Result {
        try unsafe objects[index]._withUnsafeGuaranteedRef(body)
    }

    /// Whether only this list refers to an object.
    func isOnlyReference(to index: Int) -> Bool {
        // The variable takes the reference of the list, and gives it back.
        var object = unsafe objects[index].takeRetainedValue()
        defer { unsafe objects[index] = Unmanaged.passRetained(object) }
        return isKnownUniquelyReferenced(&object)
    }
}

extension String {
    /// Creates a string from bytes in UTF-8. Replaces bytes that are not well-formed.
    @inline(__always)
    init(_ bytes: borrowing Bytes, in range: Range<Int>) {
        self = unsafe String(decoding: bytes.part(range), as: UTF8.self)
    }

    /// Creates a string from bytes that must be well-formed UTF-8. `isASCII` must be false if a byte is beyond ASCII.
    @inline(__always)
    init(wellFormed bytes: borrowing Bytes, in range: Range<Int>, isASCII: Bool) {
        let bytes = unsafe bytes.part(range)
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            self = unsafe String(decoding: bytes, as: UTF8.self)
            return
        }
        // The indexer has checked every byte.
        self = unsafe String(copying: UTF8Span(unchecked: Span(_unsafeElements: bytes), isKnownASCII: isASCII))
    }
}

/// A text that is compared by its bytes in UTF-8. Comparing strings takes longer beyond ASCII, and finds é as one
/// scalar equal to é as two.
struct ExactName: Hashable {
    let text: String

    static func == (one: ExactName, other: ExactName) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        // The buffer is valid while the closure runs.
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

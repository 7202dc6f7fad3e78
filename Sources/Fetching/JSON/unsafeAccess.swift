// The one unsafe file of the decoder: eight bytes are read at once, the bytes of a string are looked at in place, an
// array is filled in place, types that were compared are taken for each other, and a container for the reference that
// it is. Each use says why it holds.

/// Eight bytes of a text, the first in the lowest place; nil if there are fewer.
@inline(__always)
func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    // Both are at least 0, so that the difference cannot overflow; it leaves eight bytes to read.
    guard offset >= 0, bytes.count - offset >= 8 else { return nil }
    return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
}

@inline(__always)
func word(of bytes: [UInt8], at offset: Int) -> UInt64? {
    let span = bytes.span
    return word(of: span, at: offset)
}

/// The first and the last eight bytes of a name, with zeros where it is shorter; nil where it isn't stored as UTF-8.
@inline(__always)
func endWords(of name: String) -> (first: UInt64, last: UInt64, count: Int)? {
    // What is read lies within the buffer, and nothing leaves the closure but numbers.
    unsafe name.utf8.withContiguousStorageIfAvailable { utf8 in
        let count = utf8.count
        let bytes = UnsafeRawBufferPointer(utf8)
        if count >= 8 {
            return unsafe (
                UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)), count
            )
        }
        var word: UInt64 = 0
        if count >= 4 {
            // Two halves that overlap, with the same bytes where they do.
            word = unsafe UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
            let last = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            word |= UInt64(last) << UInt64(8 * (count - 4))
        } else {
            for index in 0..<count { word |= unsafe UInt64(bytes[index]) << UInt64(8 * index) }
        }
        return (word, word << UInt64(64 - 8 * count), count)
    }
}

/// What `body` makes of the UTF-8 of a name; nil where it isn't stored as such.
@inline(__always)
func withUTF8<Result>(of name: String, _ body: (Span<UInt8>) -> Result) -> Result? {
    // The buffer lives as long as the closure runs, and the span doesn't leave it.
    unsafe name.utf8.withContiguousStorageIfAvailable { unsafe body(Span(_unsafeElements: $0)) }
}

/// `value` as the type that it has, which must have been compared.
@inline(__always)
func same<Value, Other>(_ value: Value) -> Other {
    // The types are one and the same.
    unsafe unsafeBitCast(value, to: Other.self)
}

/// An object as the class that it was made of.
@inline(__always)
func downcast<Object: AnyObject>(_ object: AnyObject) -> Object { unsafe unsafeDowncast(object, to: Object.self) }

/// An object that something else keeps for as long as it is looked at here; to do so costs no count. `JSONContainers`
/// uses it for what its wrapper holds, `JSONDocument` for what stands beside it in the same list.
@safe
struct Borrowed<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

    @inline(__always)
    func callAsFunction<Result>(_ body: (Object) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { body($0) }
    }
}

/// The object that a `KeyedDecodingContainer` is a reference to, so that it can be asked whether anybody else holds it;
/// nil if the standard library should make the container of something else.
func reference<Wrapper>(in wrapper: Wrapper) -> AnyObject? {
    // One reference and nothing else, as was looked up.
    guard isOneReference, MemoryLayout<Wrapper>.size == MemoryLayout<AnyObject>.size else { return nil }
    return unsafe unsafeBitCast(wrapper, to: AnyObject.self)
}

/// The `KeyedDecodingContainer` that is a reference, which must not be nil.
@inline(__always)
func wrapper<Wrapper>(_ reference: AnyObject?) -> Wrapper { unsafe unsafeBitCast(reference, to: Wrapper.self) }

extension String {
    /// A string of bytes that are well-formed UTF-8; what isn't is replaced.
    @inline(__always)
    init(_ bytes: [UInt8], in range: Range<Int>) {
        // The bounds of a slice are checked.
        self = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }

    /// A string of bytes that were found to be well-formed UTF-8, and some not ASCII.
    init(wellFormed bytes: [UInt8], in range: Range<Int>) {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            self.init(bytes, in: range)
            return
        }
        // The indexer has looked at each of them.
        let utf8 = unsafe UTF8Span(unchecked: bytes.span.extracting(range))
        self.init(copying: utf8)
    }
}

extension Array {
    /// An array of elements that are made one after another.
    @inline(__always)
    init(count: Int, _ make: (Int) throws -> Element) rethrows {
        try unsafe self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count {
                // There is room for as many, and no one is made twice.
                unsafe buffer.initializeElement(at: initializedCount, to: try make(initializedCount))
                initializedCount += 1
            }
        }
    }
}

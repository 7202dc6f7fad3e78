// The only unsafe file of the decoder. It reads eight bytes at once, reads the bytes of a string in place, fills an
// array in place, converts between types that were compared, and uses a container as the reference that it is. Each use
// says why it is safe.

/// Eight bytes of a text, the first in the lowest byte; nil if there are fewer.
@inline(__always)
func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    // Neither number is negative, so that the difference cannot overflow. At least eight bytes follow.
    guard offset >= 0, bytes.count - offset >= 8 else { return nil }
    return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
}

@inline(__always)
func word(of bytes: [UInt8], at offset: Int) -> UInt64? {
    let span = bytes.span
    return word(of: span, at: offset)
}

/// The first and the last eight bytes of a name, with zeros if it is shorter; nil if it isn't stored as UTF-8.
@inline(__always)
func firstAndLastEightBytes(of name: String) -> (first: UInt64, last: UInt64, count: Int)? {
    // All reads are within the buffer, and only numbers leave the closure.
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
            // Two halves, which may overlap and then have the same bytes there.
            word = unsafe UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
            let last = unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
            word |= UInt64(last) << UInt64(8 * (count - 4))
        } else {
            for index in 0..<count { word |= unsafe UInt64(bytes[index]) << UInt64(8 * index) }
        }
        return (word, word << UInt64(64 - 8 * count), count)
    }
}

/// Calls `body` with the UTF-8 of a name. Returns nil if the name isn't stored as UTF-8.
@inline(__always)
func withUTF8<Result>(of name: String, _ body: (Span<UInt8>) -> Result) -> Result? {
    // The buffer lives as long as the closure runs, and the span doesn't leave it.
    unsafe name.utf8.withContiguousStorageIfAvailable { unsafe body(Span(_unsafeElements: $0)) }
}

/// Returns `value` as `Other`, which must be the same type as `Value`. The caller has compared them.
@inline(__always)
func unsafeSameType<Value, Other>(_ value: Value) -> Other {
    // The types are the same.
    unsafe unsafeBitCast(value, to: Other.self)
}

/// Returns an object as `Object`, which must be its class.
@inline(__always)
func downcast<Object: AnyObject>(_ object: AnyObject) -> Object { unsafe unsafeDowncast(object, to: Object.self) }

/// A reference that is not counted, to an object that something else keeps alive. In `JSONContainers` that is the
/// wrapper, in `JSONDocument` the counted reference in the same entry.
@safe
struct Borrowed<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

    @inline(__always)
    func callAsFunction<Result>(_ body: (Object) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { body($0) }
    }
}

/// The object that a `KeyedDecodingContainer` is a reference to, to test whether it is referenced elsewhere; nil if the
/// standard library's container is not a single reference.
func reference<Wrapper>(in wrapper: Wrapper) -> AnyObject? {
    // `isOneReference` has tested that the container is one reference and nothing else.
    guard isOneReference, MemoryLayout<Wrapper>.size == MemoryLayout<AnyObject>.size else { return nil }
    return unsafe unsafeBitCast(wrapper, to: AnyObject.self)
}

/// The `KeyedDecodingContainer` of a reference, which must not be nil.
@inline(__always)
func wrapper<Wrapper>(_ reference: AnyObject?) -> Wrapper { unsafe unsafeBitCast(reference, to: Wrapper.self) }

extension String {
    /// Makes a string of UTF-8. Bytes that are not well-formed are replaced.
    @inline(__always)
    init(_ bytes: [UInt8], in range: Range<Int>) {
        // A slice checks its bounds.
        self = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }

    /// Makes a string of bytes that are known to be well-formed UTF-8.
    init(wellFormed bytes: [UInt8], in range: Range<Int>) {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
            self.init(bytes, in: range)
            return
        }
        // The indexer has checked every byte.
        let utf8 = unsafe UTF8Span(unchecked: bytes.span.extracting(range))
        self.init(copying: utf8)
    }
}

extension Array {
    /// Makes an array from elements that are made in order.
    @inline(__always)
    init(count: Int, _ make: (Int) throws -> Element) rethrows {
        try unsafe self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count {
                // The buffer has room for `count` elements, and each is initialized once.
                unsafe buffer.initializeElement(at: initializedCount, to: try make(initializedCount))
                initializedCount += 1
            }
        }
    }
}

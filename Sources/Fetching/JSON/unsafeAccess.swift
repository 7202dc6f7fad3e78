// The only file of the decoder with unsafe code. The code reads eight bytes at once, reads the bytes of a string in
// place, fills an array in place, converts between equal types, and accesses the reference in a container. A comment at
// each use says why it is safe.

/// Returns eight bytes of a text, or nil if fewer bytes follow `offset`. The lowest byte is the first.
@inline(__always)
func word(of bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    // `count` and `offset` are not negative, so the difference cannot overflow. At least eight bytes follow `offset`.
    guard offset >= 0, bytes.count - offset >= 8 else { return nil }
    return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
}

@inline(__always)
func word(of bytes: [UInt8], at offset: Int) -> UInt64? {
    let span = bytes.span
    return word(of: span, at: offset)
}

/// Returns the first and the last eight bytes of a name, padded with zeros, and the number of its bytes. Returns nil if
/// the name isn't stored as UTF-8.
@inline(__always)
func firstAndLastEightBytes(of name: String) -> (first: UInt64, last: UInt64, count: Int)? {
    // All reads are within the buffer, and the closure returns only numbers.
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
            // The two halves may overlap. Overlapping bytes are equal in each half.
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
    // The buffer is valid while the closure runs, and the span is not used after that.
    unsafe name.utf8.withContiguousStorageIfAvailable { unsafe body(Span(_unsafeElements: $0)) }
}

/// Returns `value` as `Other`, which must be the same type as `Value`. The caller compares the types.
@inline(__always)
func unsafeSameType<Value, Other>(_ value: Value) -> Other {
    // The caller has compared the types.
    unsafe unsafeBitCast(value, to: Other.self)
}

/// Returns `object` as an `Object`, which must be its class.
@inline(__always)
func downcast<Object: AnyObject>(_ object: AnyObject) -> Object { unsafe unsafeDowncast(object, to: Object.self) }

/// An unowned reference without reference counting. A counted reference must keep the object alive: `kept` in
/// `JSONContainers`, and the reference in the same entry of `containers` in `JSONDocument`.
@safe
struct Borrowed<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

    @inline(__always)
    func callAsFunction<Result>(_ body: (Object) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { body($0) }
    }
}

/// Returns the object that a `KeyedDecodingContainer` refers to, so that the caller can test whether it is referenced
/// elsewhere. Returns nil if the container is not a single reference.
func reference<Wrapper>(in wrapper: Wrapper) -> AnyObject? {
    // `isOneReference` has tested that the container consists of a single reference.
    guard isOneReference, MemoryLayout<Wrapper>.size == MemoryLayout<AnyObject>.size else { return nil }
    return unsafe unsafeBitCast(wrapper, to: AnyObject.self)
}

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

    /// Creates a string from bytes that must be well-formed UTF-8.
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

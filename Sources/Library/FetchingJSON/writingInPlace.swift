// One of the four files of the decoder with unsafe code: bytes, arrays and dictionaries that are written in place.
// Their number of elements is known before, so nothing is copied while they grow. Comments say why the code is safe.

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

// One of the four files of the decoder with unsafe code: containers of the standard library that are used for one
// object after another, and that a model can keep. Creating a container, counting its references and looking up its
// type would take longer than reading a field. Comments say why the code is safe.

import Synchronization

/// The reference of a container to its fields, which does not keep them alive.
@safe
struct FieldsReference {
    /// An `Unmanaged<JSONFields>` as a number. The runtime takes longer to copy a type with invalid bit patterns.
    private let number: UInt

    init(to fields: JSONFields) { number = unsafe unsafeBitCast(Unmanaged.passUnretained(fields), to: UInt.self) }

    @inline(__always)
    func callAsFunction<Result>(_ body: (JSONFields) throws -> Result) rethrows -> Result {
        // The number comes from `init`, and the container keeps the fields alive as its `owner` describes.
        let fields = unsafe unsafeBitCast(number, to: Unmanaged<JSONFields>.self)
        return try unsafe fields._withUnsafeGuaranteedRef(body)
    }
}

extension JSONFields {
    /// Stores the box of a container of these fields, so that the container can be used for other objects.
    func setBox<Wrapper>(of container: Wrapper) { box = unsafe unsafeBitCast(container, to: AnyObject.self) }
}

/// The fields of a container that a model keeps after decoding, and a weak reference to the container's box.
///
/// Another thread can release the fields, because they are not used after the box is gone.
struct KeptFields: @unchecked Sendable {
    private weak var box: AnyObject?
    private let fields: JSONFields

    private static let all = Mutex<(fields: [KeptFields], next: Int)>(([], 0))
    private static let areAny = Atomic(false)

    /// Keeps fields alive as long as their box exists.
    static func keep(_ fields: JSONFields) {
        guard let box = fields.box else { return }
        fields.box = nil
        let new = KeptFields(box: box, fields: fields)
        all.withLock {
            $0.fields.append(new)
            areAny.store(true, ordering: .relaxed)
        }
        releaseUnused(2)
    }

    /// Releases fields whose box is gone, among the next 64.
    @inline(__always)
    static func releaseUnused() {
        if areAny.load(ordering: .relaxed) { releaseUnused(64) }
    }

    private static func releaseUnused(_ count: Int) {
        let gone = all.withLock { all in
            var gone: [KeptFields] = []
            for _ in 0..<min(count, all.fields.count) {
                if all.next >= all.fields.count { all.next = 0 }
                if all.fields[all.next].box == nil {
                    all.fields.swapAt(all.next, all.fields.count - 1)
                    gone.append(all.fields.removeLast())
                } else {
                    all.next += 1
                }
            }
            if all.fields.isEmpty {
                all.fields = []
                areAny.store(false, ordering: .relaxed)
            }
            return gone
        }
        // The fields are released here, outside of the lock, because the release can run the code of a model's key.
        _ = gone
    }
}

/// Whether a `KeyedDecodingContainer` is a single reference. The standard library does not document this, so it is
/// tested once at run time.
let containersAreReferences: Bool = {
    guard let document = try? JSONDocument(JSONText(utf8: Array("{}".utf8)), JSONOptions()) else { return false }
    let fields = JSONFields(JSONNames(document), document)
    let wrapper = KeyedDecodingContainer(JSONKeyedContainer<JSONKey, JSONFields>(fields, owner: fields))
    let parts = Array(Mirror(reflecting: wrapper).children)
    guard MemoryLayout.size(ofValue: wrapper) == MemoryLayout<UInt>.size, parts.count == 1,
        type(of: parts[0].value) is AnyClass
    else { return false }
    let number = unsafe unsafeBitCast(wrapper, to: UInt.self)
    return number == UInt(bitPattern: ObjectIdentifier(parts[0].value as AnyObject))
}()

/// Returns `value` as `Other`, which must be the same type as `Value`. The caller compares the types.
@inline(__always)
func unsafeSameType<Value, Other>(_ value: Value) -> Other {
    // The caller has compared the types.
    unsafe unsafeBitCast(value, to: Other.self)
}

/// Returns the byte that a key of one byte consists of, or 0 for a key without bytes.
@_transparent
func onlyByte<Key>(of key: Key) -> UInt8 {
    // Both types have one byte, and every bit pattern is a `UInt8`.
    MemoryLayout<Key>.size == 1 ? unsafe unsafeBitCast(key, to: UInt8.self) : 0
}

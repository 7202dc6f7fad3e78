/// A source of keyed containers for one key type. A container that is no longer referenced is used for another object,
/// because creating a container takes longer than reading one or two fields.
class JSONContainers {
    private let names: JSONNames
    /// The fields of all containers.
    private var owned: [JSONFields] = []
    /// The fields of `owned`, in a list that can be read faster. Only the first `count` elements are used.
    private var all = PlainList<Borrowed<JSONFields>>()
    private var count = 0
    /// The number of fields, at the start of `all`, whose containers a model may reference. No model references the
    /// other containers.
    private var used = 0

    init(_ document: JSONDocument) { names = JSONNames(document) }

    deinit { all.deallocate() }

    /// Returns fields for an object. Uses existing fields and their container if no model references that container.
    /// Otherwise, creates fields, which have no container yet.
    final func fields(of object: Int, in document: JSONDocument) -> Borrowed<JSONFields> {
        while used > 0, all[used - 1]({ $0.hasUnusedContainer }) { used -= 1 }
        if used == count {
            // A text has at most 512 levels, so more than 512 containers exist only if models keep containers. Models
            // may keep many, so the fields of these further containers use no memory for `entries`.
            let new = JSONFields(names, document, entryLimit: count < 512 ? JSONNames.limit : 0)
            owned.append(new)
            count += 1
            if used == all.count { all = all.grown(to: 2 * used + 1, Borrowed(new)) }
            all[used] = Borrowed(new)
        }
        let fields = all[used]
        used += 1
        fields { $0.begin(object, in: document) }
        return fields
    }

    /// Ends the decoding of a document. Returns whether this object can be used for another document.
    final func endDocument() -> Bool {
        var isReusable = names.endDocument()
        for fields in owned[..<used] where !fields.hasUnusedContainer {
            // A model keeps the container, and can use the container and the names at any time.
            fields.keepInContainer()
            isReusable = false
        }
        used = 0
        // The fields of a container take memory for each name.
        let limit = min(512, 1 << 15 / Int(names.count))
        if count > limit { owned.removeLast(count - limit) }
        count = min(count, limit)
        return isReusable
    }
}

/// The containers of one key type as the standard library's `KeyedDecodingContainer`.
///
/// - Parameter Wrapper: The type `KeyedDecodingContainer<Key>`, where `Key` is the key type. Because `Wrapper` is a
///   generic parameter of the class, the runtime need not look up this type for each object.
private final class JSONWrappers<Wrapper>: JSONContainers {
    private let wrap: (JSONFields) -> Wrapper

    init(_ document: JSONDocument, _ wrap: @escaping (JSONFields) -> Wrapper) {
        self.wrap = wrap
        super.init(document)
    }

    func container(of object: Int, in document: JSONDocument) -> Wrapper {
        fields(of: object, in: document)({ fields in
            if fields.container == nil { fields.container = reference(in: wrap(fields)) }
            return wrapper(fields.container)
        })
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        guard reusesContainers else {
            let fields = JSONFields(JSONNames(self), self)
            fields.begin(object, in: self)
            return KeyedDecodingContainer(JSONKeyedContainer<Key>(fields, isKept: true))
        }
        let id = ObjectIdentifier(type)
        let place = Int(bitPattern: id) >> 5 & 31
        var index = Int(containerHints[place])
        if index >= containers.count || containers[index].key != id {
            index = containers.firstIndex { $0.key == id } ?? addContainers(keyedBy: type)
            containerHints[place] = UInt8(truncatingIfNeeded: index)
        }
        // The entry was created with the key type whose identifier it stores, so the cast is correct.
        let known: Borrowed<JSONWrappers<KeyedDecodingContainer<Key>>> = containers[index].borrowed.downcast()
        return known { $0.container(of: object, in: self) }
    }

    private func addContainers<Key: CodingKey>(keyedBy type: Key.Type) -> Int {
        let new = JSONWrappers(self) { KeyedDecodingContainer(JSONKeyedContainer<Key>($0, isKept: false)) }
        // `append` would change the property in place. Then each read would need a check for exclusive access.
        containers = containers + [(ObjectIdentifier(type), new, Borrowed<JSONContainers>(new))]
        return containers.count - 1
    }

    func beginDecoding() {
        // A closure that converts names could use the decoder while a container is being changed for another object.
        reusesContainers = convertName == nil && canKeepFields
    }

    /// Ends decoding. Returns the containers that can be used for another document.
    func endDecoding() -> [JSONKeyTypeContainers] {
        reusesContainers = false
        var reusable = containers
        containers = []
        reusable.removeAll { !$0.containers.endDocument() }
        return reusable
    }
}

/// The containers for a key type.
typealias JSONKeyTypeContainers = (
    key: ObjectIdentifier, containers: JSONContainers, borrowed: Borrowed<JSONContainers>
)

/// A container of an object's fields, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// Not retained while containers are reused, because the standard library copies this container for each field.
    private let fields: KeptFields

    /// Creates a container. If `isKept` is true, the container keeps the fields and their document alive. Otherwise, a
    /// container that a model keeps must be changed with `keep` before the fields are released.
    init(_ fields: JSONFields, isKept: Bool) {
        if isKept { fields.keepDocument() }
        self.fields = isKept ? .owned(fields) : .borrowed(Borrowed(fields))
    }

    var codingPath: [any CodingKey] { fields { fields in fields.document { $0.path(to: fields.object) } } }

    /// The keys of all fields, in the order of the text. With flexible keys, a name for which `Key` has no value is
    /// converted to camel case.
    var allKeys: [Key] {
        let names = fields { $0.allNames() }
        let keys = names.map { Key(stringValue: $0) }
        let isComplete = keys.allSatisfy { $0 != nil }
        guard fields({ $0.names.isFlexible }), !isComplete else { return keys.compactMap(\.self) }
        var seen = Set(names)
        return zip(names, keys).compactMap { name, key in
            if let key { return key }
            let converted = camelCase(name)
            return seen.insert(converted).inserted ? Key(stringValue: converted) : nil
        }
    }

    func contains(_ key: Key) -> Bool { fields { find(key, in: $0) } != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try read(key) { document, node, _ in document.isNull(node) } }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try read(key) { try $0.bool($1, $2) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try read(key) { try $0.string($1, $2) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try read(key) { try $0.double($1, $2) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try read(key) { try $0.integer(type, $1, $2) }
    }

    // The standard library's own functions for these types always throw.
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try read(key) { try $0.integer(type, $1, $2) }
    }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try read(key) { try $0.integer(type, $1, $2) }
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try read(key) { try $0.decode(type, $1, $2) }
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try readIfPresent(key) { try $0.string($1, $2) }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try readIfPresent(key) { try $0.integer(type, $1, $2) }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try readIfPresent(key) { try $0.double($1, $2) }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try readIfPresent(key) { try $0.bool($1, $2) }
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try readIfPresent(key) { try $0.decode(type, $1, $2) }
    }

    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> {
        try read(key) { _, node, _ in decoder(node, key) }.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try read(key) { _, node, _ in decoder(node, key) }.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try superDecoder(JSONKey.name("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder(key) }

    private func superDecoder(_ key: any CodingKey) throws -> JSONValueDecoder {
        if let node = fields({ $0.value(of: key.stringValue) }) { return decoder(node, key) }
        // In place of a missing field, the superclass decodes null.
        let null = JSONText(utf8: Array("null".utf8))
        let options = fields { $0.document { $0.options } }
        return JSONValueDecoder(try JSONDocument(null, options, at: codingPath + [key]), 0)
    }

    /// Returns a decoder for a field. Stores the key, because the model may read the decoder's path at any time.
    private func decoder(_ node: Int, _ key: any CodingKey) -> JSONValueDecoder {
        fields { fields in
            fields.document {
                $0.remember(key, of: node, in: fields.object)
                return JSONValueDecoder($0, node)
            }
        }
    }

    /// Returns the result of `value` for a field. Throws if the field is missing.
    @inline(__always)
    private func read<Value>(
        _ key: Key, _ value: (JSONDocument, Int, JSONKeyOfValue) throws -> Value
    ) throws -> Value {
        try fields { fields in
            guard let node = find(key, in: fields) else { throw missing(key) }
            return try fields.document { try value($0, node) { key } }
        }
    }

    /// Returns the result of `value` for a field. Returns nil if the field is missing or null.
    @inline(__always)
    private func readIfPresent<Value>(
        _ key: Key, _ value: (JSONDocument, Int, JSONKeyOfValue) throws -> Value
    ) throws -> Value? {
        try fields { fields in
            guard let node = find(key, in: fields) else { return nil }
            return try fields.document { $0.isNull(node) ? nil : try value($0, node) { key } }
        }
    }

    @inline(__always)
    private func find(_ key: Key, in fields: JSONFields) -> Int? {
        // A key that occupies at most one byte in memory, usually a case of an enum, is found by this byte. The key's
        // text is assumed to stay the same while a document is decoded.
        guard MemoryLayout<Key>.size <= 1 else { return fields.value(of: key.stringValue) }
        return fields.value(of: onlyByte(of: key)) { key.stringValue }
    }

    @inline(never)
    private func missing(_ key: Key) -> DecodingError {
        fields { fields in
            let context = fields.document { $0.context("The object has no such field.", fields.object) { nil } }
            return .keyNotFound(key, context)
        }
    }
}

/// The fields of a container.
enum KeptFields {
    /// While a document is decoded, a `JSONContainers` keeps the fields alive. A copy of the container retains nothing.
    case borrowed(Borrowed<JSONFields>)
    /// The container keeps the fields alive. This is the case after decoding, and if containers are not reused.
    case owned(JSONFields)

    @inline(__always)
    func callAsFunction<Result>(_ body: (JSONFields) throws -> Result) rethrows -> Result {
        let fields =
            switch self {
            case .borrowed(let fields): fields
            case .owned(let fields): Borrowed(fields)
            }
        return try fields(body)
    }
}

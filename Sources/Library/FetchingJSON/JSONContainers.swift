/// A source of keyed containers for one key type. A `JSONFields` is used for another object once no container refers to
/// it, because creating one takes longer than reading one or two fields.
///
/// The standard library creates a class instance for each container, here called its box. If `reusesBoxes` is true, a
/// box is also used again. Otherwise, each container has a new box.
class JSONContainers {
    fileprivate let keyType: ObjectIdentifier
    fileprivate let reusesBoxes: Bool
    let names: JSONNames
    let all = ObjectList<JSONFields>()
    /// The number of fields, at the start of `all`, that a container may refer to. No container refers to the others.
    private var used = 0

    init(_ document: JSONDocument, keyType: ObjectIdentifier) {
        self.keyType = keyType
        names = JSONNames(document)
        reusesBoxes = document.reusesBoxes
    }

    /// Starts reading an object with fields to which no container refers. Returns the index of the fields in `all`, and
    /// their box, if they have one.
    @inline(__always)
    fileprivate final func begin(_ object: Int, in document: JSONDocument) -> (Int, AnyObject?) {
        // A closure that converts names may use the decoder, so it is called before fields are chosen.
        let converted = document.convertedNames(of: object)
        var index = used
        while index > 0, isUnused(index - 1) { index -= 1 }
        if index == all.count {
            // A text has at most 512 levels, so more containers exist only if models keep containers. Models may
            // keep many, so the fields of these further containers take as little memory as possible.
            all.append(JSONFields(names, document, usesNumbers: index < 512))
        }
        used = index + 1
        all.use(index) { $0.begin(object, converted, in: document) }
        return (index, all.use(index) { $0.box })
    }

    @inline(__always)
    private func isUnused(_ index: Int) -> Bool {
        all.use(index) { $0.hasUnusedBox } || !reusesBoxes && all.isOnlyReference(to: index)
    }

    /// Ends the decoding of a document. Returns whether this object can be used for another document.
    final func endDocument() -> Bool {
        var isReusable = names.endDocument()
        for index in 0..<all.count {
            if index >= used || isUnused(index) {
                all.use(index) { $0.releaseDocument() }
            } else {
                // A model that keeps a container can use the container, its fields and the names at any time.
                KeptFields.keep(all[index])
                isReusable = false
            }
        }
        used = 0
        // The fields of a container take memory for each name.
        all.removeObjects(after: min(512, 1 << 15 / Int(names.count)))
        return isReusable
    }
}

/// The containers of one key type as the standard library's `KeyedDecodingContainer`.
///
/// - Parameter Wrapper: The type `KeyedDecodingContainer<Key>`, where `Key` is the key type. Because `Wrapper` is a
///   generic parameter of the class, the runtime need not look up this type for each object.
private final class JSONWrappers<Wrapper>: JSONContainers {
    /// Creates a container for fields.
    private let wrap: (JSONFields) -> Wrapper

    init(_ document: JSONDocument, keyType: ObjectIdentifier, _ wrap: @escaping (JSONFields) -> Wrapper) {
        self.wrap = wrap
        super.init(document, keyType: keyType)
    }

    func container(of object: Int, in document: JSONDocument) -> Wrapper {
        let (index, box) = begin(object, in: document)
        if let box { return unsafeSameType(box) }
        let container = wrap(all[index])
        if reusesBoxes { all[index].setBox(of: container) }
        return container
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        guard isDecoding else {
            let fields = JSONFields(JSONNames(self), self)
            fields.begin(object, convertedNames(of: object), in: self)
            return KeyedDecodingContainer(JSONKeyedContainer<Key, JSONFields>(fields, owner: fields))
        }
        let id = ObjectIdentifier(type)
        let place = Int(bitPattern: id) >> 5 & 31
        var index = Int(containerHints[place])
        if index >= containers.count || containers.use(index, { $0.keyType != id }) {
            index = (0..<containers.count).first { containers[$0].keyType == id } ?? addContainers(keyedBy: type)
            containerHints[place] = UInt8(truncatingIfNeeded: index)
        }
        return containers.use(index) { containers in
            // This `JSONContainers` was created with the key type whose identifier it stores, so its class is known.
            let known: JSONWrappers<KeyedDecodingContainer<Key>> = unsafeSameType(containers)
            return known.container(of: object, in: self)
        }
    }

    private func addContainers<Key: CodingKey>(keyedBy type: Key.Type) -> Int {
        if reusesBoxes {
            addContainers(ObjectIdentifier(type)) { JSONKeyedContainer<Key, Void>($0, owner: ()) }
        } else {
            addContainers(ObjectIdentifier(type)) { JSONKeyedContainer<Key, JSONFields>($0, owner: $0) }
        }
        return containers.count - 1
    }

    /// Because `Container` is a generic parameter here, the runtime need not look up this type and its conformance for
    /// each container. So this function must not become a part of its caller.
    @inline(never)
    private func addContainers<Container: KeyedDecodingContainerProtocol>(
        _ keyType: ObjectIdentifier, _ make: @escaping (JSONFields) -> Container
    ) {
        containers.append(JSONWrappers(self, keyType: keyType) { KeyedDecodingContainer(make($0)) })
    }

    /// Ends decoding. Only the containers that can be used for another document stay in `containers`.
    func endDecoding() {
        isDecoding = false
        containers.filter { $0.endDocument() }
    }
}

/// A container of an object's fields, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey, Owner>: KeyedDecodingContainerProtocol {
    private let fields: FieldsReference
    /// The fields, to keep them alive, in a container that is created after decoding, and in every container if boxes
    /// are not reused. Otherwise `Void`: the standard library copies the container for each field that it reads, and
    /// counting a reference for each copy takes longer. In this case, a `JSONContainers` keeps the fields alive during
    /// decoding, and `KeptFields` keeps them alive after decoding as long as the box exists.
    private let owner: Owner

    // Inlined, so that the runtime need not look up this type for each container.
    @inline(__always)
    init(_ fields: JSONFields, owner: Owner) {
        self.fields = FieldsReference(to: fields)
        self.owner = owner
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

    func contains(_ key: Key) -> Bool { fields { $0.value(of: key) } != nil }

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

    // The default implementations for these types always throw.
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
            guard let node = fields.value(of: key) else { throw missing(key) }
            return try fields.document { try value($0, node) { key } }
        }
    }

    /// Returns the result of `value` for a field. Returns nil if the field is missing or null.
    @inline(__always)
    private func readIfPresent<Value>(
        _ key: Key, _ value: (JSONDocument, Int, JSONKeyOfValue) throws -> Value
    ) throws -> Value? {
        guard let node = fields({ $0.value(of: key) }),
            !fields({ fields in fields.document { $0.isNull(node) } })
        else { return nil }
        return try fields { fields in try fields.document { try value($0, node) { key } } }
    }

    @inline(never)
    private func missing(_ key: Key) -> DecodingError {
        fields { fields in
            let context = fields.document { $0.context("The object has no such field.", fields.object) { nil } }
            return .keyNotFound(key, context)
        }
    }
}

/// The objects of a document that are read with one key type.
class JSONObjects {
    let names: JSONNames
    /// `JSONFields` that are used for one object of the text after another, because creating one takes longer than
    /// reading some values.
    let all = ObjectList<JSONFields>()
    /// How many `JSONFields`, from the start of `all`, a container may still use. No container uses the others.
    private let used = Cell(0)

    init(_ names: JSONNames) { self.names = names }

    /// Starts reading an object, and returns the result of `use` for its fields.
    @inline(__always)
    fileprivate final func fields<Result>(
        of object: Int, in document: JSONDocument, _ use: (JSONFields) -> Result
    ) -> Result {
        // A closure that converts names may use the decoder, so it is called before fields are chosen.
        let converted = document.convertedNames(of: object)
        var index = used.value
        while index > 0, all.isOnlyReference(to: index - 1) { index -= 1 }
        // A model can keep any number of containers, so the list has a limit.
        if index == all.count, index < 512 { all.append(JSONFields(names, document)) }
        used.value = min(index + 1, all.count)
        guard index < all.count else {
            // These fields have names of their own. With the shared names, a field with a high number would need a
            // list of as many entries.
            let fields = JSONFields(JSONNames(of: names.keyType, document), document)
            fields.begin(object, converted, in: document)
            return use(fields)
        }
        return all.use(index) { fields in
            fields.begin(object, converted, in: document)
            return use(fields)
        }
    }

    /// Prepares for another document. Returns false if a container still uses fields.
    final func endDocument() -> Bool {
        while used.value > 0, all.isOnlyReference(to: used.value - 1) { used.value -= 1 }
        for index in used.value..<all.count { all.use(index) { $0.releaseDocument() } }
        // The fields of a container take memory for each name.
        all.removeObjects(after: max(used.value, min(512, 1 << 15 / names.count)))
        names.forgetKeys()
        return used.value == 0
    }
}

/// The objects that are read with one key type, and the function that creates a container for one of them.
///
/// - Parameter Container: The type `KeyedDecodingContainer<Key>`.
private final class JSONKeyedObjects<Container>: JSONObjects {
    private let container: (JSONFields) -> Container

    init(_ names: JSONNames, _ container: @escaping (JSONFields) -> Container) {
        self.container = container
        super.init(names)
    }

    func container(of object: Int, in document: JSONDocument) -> Container {
        fields(of: object, in: document, container)
    }
}

extension JSONDocument {
    @inline(__always)
    func container<Key: CodingKey>(of object: Int, keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        let id = ObjectIdentifier(type)
        guard isDecoding else {
            let fields = JSONFields(JSONNames(of: id, self), self)
            fields.begin(object, convertedNames(of: object), in: self)
            return KeyedDecodingContainer(JSONKeyedContainer<Key>(fields: fields))
        }
        let place = Int(bitPattern: id) >> 5 & 31
        var index = Int(objectHints[place])
        if index >= objects.count || objects.use(index, { $0.names.keyType != id }) {
            index = (0..<objects.count).first { objects[$0].names.keyType == id } ?? addObjects(keyedBy: type)
            objectHints[place] = UInt8(truncatingIfNeeded: index)
        }
        return objects.use(index) { objects in
            // These objects were added with the key type whose identifier they have.
            let objects: JSONKeyedObjects<KeyedDecodingContainer<Key>> = knownSubclass(objects)
            return objects.container(of: object, in: self)
        }
    }

    private func addObjects<Key: CodingKey>(keyedBy type: Key.Type) -> Int {
        addObjects(keyedBy: ObjectIdentifier(type)) { JSONKeyedContainer<Key>(fields: $0) }
    }

    /// Adds objects. Because `Container` is a generic parameter here, the runtime need not find its metadata again for
    /// each container. So this function must not become a part of its caller.
    @inline(never)
    private func addObjects<Container: KeyedDecodingContainerProtocol>(
        keyedBy id: ObjectIdentifier, _ container: @escaping (JSONFields) -> Container
    ) -> Int {
        objects.append(JSONKeyedObjects(JSONNames(of: id, self)) { KeyedDecodingContainer(container($0)) })
        return objects.count - 1
    }
}

/// A container of an object's fields, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    // The standard library copies a container for each field that it reads, so this type has a single reference.
    fileprivate let fields: JSONFields

    var codingPath: [any CodingKey] { fields.document { $0.path(to: fields.object) } }

    /// The keys of all fields, in the order of the text. With flexible keys, a name for which `Key` has no value is
    /// converted to camel case. A key that `Key` has for a name with other bytes, such as `é` as two scalars, is left
    /// out.
    var allKeys: [Key] {
        let names = fields.allNames()
        let keys = names.map { name in
            Key(stringValue: name).flatMap { key in
                key.stringValue == name && !key.stringValue.utf8.elementsEqual(name.utf8) ? nil : key
            }
        }
        let isComplete = keys.allSatisfy { $0 != nil }
        guard fields.document({ $0.isFlexible }), !isComplete else { return keys.compactMap(\.self) }
        var seen = Set(names)
        return zip(names, keys).compactMap { name, key in
            if let key { return key }
            let converted = camelCase(name)
            return seen.insert(converted).inserted ? Key(stringValue: converted) : nil
        }
    }

    func contains(_ key: Key) -> Bool { fields.value(of: key) != nil }

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
        try read(key) { document, node, _ in try document.decode(type, node, forKey: key) }
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
        try readIfPresent(key) { document, node, _ in try document.decode(type, node, forKey: key) }
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
        if let node = fields.value(of: key.stringValue) { return decoder(node, key) }
        // In place of a missing field, the superclass decodes null.
        let null = JSONText(utf8: Array("null".utf8))
        return JSONValueDecoder(try JSONDocument(null, fields.document { $0.options }, at: codingPath + [key]), 0)
    }

    /// Returns a decoder for a field. Stores the key, because the model may read the decoder's path at any time.
    private func decoder(_ node: Int, _ key: any CodingKey) -> JSONValueDecoder {
        fields.document { document in
            document.remember(key, of: node, in: fields.object)
            return JSONValueDecoder(document, node)
        }
    }

    /// Returns the result of `value` for a field. Throws if the field is missing.
    @inline(__always)
    private func read<Value>(
        _ key: Key, _ value: (JSONDocument, Int, JSONKeyOfValue) throws -> Value
    ) throws -> Value {
        guard let node = fields.value(of: key) else { throw missing(key) }
        return try fields.document { document in
            if MemoryLayout<Key>.size > 1 { try document.checkCaller() }
            return try value(document, node) { key }
        }
    }

    /// Returns the result of `value` for a field. Returns nil if the field is missing or null.
    @inline(__always)
    private func readIfPresent<Value>(
        _ key: Key, _ value: (JSONDocument, Int, JSONKeyOfValue) throws -> Value
    ) throws -> Value? {
        guard let node = fields.value(of: key) else { return nil }
        return try fields.document { document in
            if MemoryLayout<Key>.size > 1 { try document.checkCaller() }
            return document.isNull(node) ? nil : try value(document, node) { key }
        }
    }

    @inline(never)
    private func missing(_ key: Key) -> DecodingError {
        .keyNotFound(key, fields.document { $0.context("The object has no such field.", fields.object) { nil } })
    }
}

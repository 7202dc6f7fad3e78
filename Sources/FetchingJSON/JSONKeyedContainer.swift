/// A container of an object's fields, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// Not retained while a document is decoded, because the standard library copies this container for each field.
    private let fields: KeptFields

    /// Creates a container that keeps the fields and their document alive, or a container that does not. The latter
    /// must be changed with `keep` before its fields or its document are released.
    init(_ fields: JSONFields, isKept: Bool) {
        if isKept { fields.keepDocument() }
        self.fields = isKept ? .owned(fields) : .borrowed(Borrowed(fields))
    }

    var codingPath: [any CodingKey] { fields { fields in fields.document { $0.path(to: fields.object) } } }

    /// The keys of all fields, in the order of the text. With flexible keys, a name that is no key by itself can be one
    /// in camel case.
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
        // A key of at most one byte, usually a case of an enum, always has the same name in a document.
        guard MemoryLayout<Key>.size <= 1 else { return fields.value(of: key.stringValue) }
        return fields.value(of: onlyByte(of: key)) { key.stringValue }
    }

    private func missing(_ key: Key) -> DecodingError {
        let text = "No value associated with key \(key) (\"\(key.stringValue)\")."
        let path = codingPath
        return fields { fields in
            fields.document { .keyNotFound(key, $0.context(text, at: path, $0.valueError(fields.object, at: path))) }
        }
    }
}

/// The fields of a container. While a document is decoded, its `JSONContainers` keeps them alive, so a copy of a
/// container retains nothing. Afterwards the container itself keeps them alive, if a model still has it.
enum KeptFields {
    case borrowed(Borrowed<JSONFields>)
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

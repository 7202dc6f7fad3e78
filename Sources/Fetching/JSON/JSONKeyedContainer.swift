/// A container of an object's fields, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: JSONFields

    var codingPath: [any CodingKey] { fields.document.path(to: fields.object) }

    var allKeys: [Key] {
        fields.allNames().compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { fields.document.isNull(try node(key)) }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try read(key) { try fields.document.bool($0, $1) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try read(key) { try fields.document.string($0, $1) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try read(key) { try fields.document.double($0, $1) }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try read(key) { try fields.document.floatingPoint(type, $0, $1) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try read(key) { try fields.document.integer(type, $0, $1) }
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try read(key) { try fields.document.decode(type, $0, $1) }
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try readIfPresent(key) { try fields.document.string($0, $1) }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try readIfPresent(key) { try fields.document.integer(type, $0, $1) }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try readIfPresent(key) { try fields.document.double($0, $1) }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try readIfPresent(key) { try fields.document.bool($0, $1) }
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try readIfPresent(key) { try fields.document.decode(type, $0, $1) }
    }

    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> {
        try decoder(node(key), key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(node(key), key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try superDecoder(JSONKey.name("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder(key) }

    private func superDecoder(_ key: any CodingKey) throws -> JSONValueDecoder {
        guard let node = fields.value(of: key.stringValue) else {
            // In place of a missing field, the superclass decodes null.
            let null = JSONText(utf8: Array("null".utf8))
            return JSONValueDecoder(try JSONDocument(null, fields.document.options, at: codingPath + [key]), 0)
        }
        return decoder(node, key)
    }

    /// Returns a decoder for a field. Stores the key, because the model may read the decoder's path at any time.
    private func decoder(_ node: Int, _ key: any CodingKey) -> JSONValueDecoder {
        fields.document.remember(key, of: node, in: fields.object)
        return JSONValueDecoder(fields.document, node)
    }

    /// Returns the result of `value` for a field. Throws if the field is missing.
    @inline(__always)
    private func read<Value>(_ key: Key, _ value: (Int, JSONKeyOfValue) throws -> Value) throws -> Value {
        try value(node(key)) { key }
    }

    /// Returns the result of `value` for a field. Returns nil if the field is missing or null.
    @inline(__always)
    private func readIfPresent<Value>(_ key: Key, _ value: (Int, JSONKeyOfValue) throws -> Value) throws -> Value? {
        guard let node = find(key), !fields.document.isNull(node) else { return nil }
        return try value(node) { key }
    }

    @inline(__always)
    private func find(_ key: Key) -> Int? {
        // A key of at most one byte, usually a case of an enum, has always the same name.
        guard MemoryLayout<Key>.size <= 1 else { return fields.value(of: key.stringValue) }
        return fields.value(of: onlyByte(of: key)) { key.stringValue }
    }

    @inline(__always)
    private func node(_ key: Key) throws -> Int {
        guard let node = find(key) else {
            throw DecodingError.keyNotFound(
                key,
                fields.document.context(
                    "No value associated with key \(key) (\"\(key.stringValue)\").", at: codingPath, fields.object))
        }
        return node
    }
}

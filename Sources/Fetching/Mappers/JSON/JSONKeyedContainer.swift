/// The fields of an object, by the keys of a model.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: JSONValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        decoder.names.compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { decoder.document.isNull(try node(key)) }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder.bool(node(key)) { .key(key) } }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder.string(node(key)) { .key(key) } }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder.double(node(key)) { .key(key) } }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try decoder.floatingPoint(type, node(key)) { .key(key) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.integer(type, node(key)) { .key(key) } }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try decoder.integer(type, node(key)) { .key(key) }
    }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try decoder.integer(type, node(key)) { .key(key) }
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.decode(type, node(key), at: .key(key))
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try present(key).map { try decoder.string($0) { .key(key) } }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try present(key).map { try decoder.integer(type, $0) { .key(key) } }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try present(key).map { try decoder.double($0) { .key(key) } }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try present(key).map { try decoder.bool($0) { .key(key) } }
    }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key).map { try decoder.decode(type, $0, at: .key(key)) }
    }

    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> {
        try decoder.child(node(key), at: .key(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.child(node(key), at: .key(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        decoder.child(decoder.value(of: "super"), at: .key(JSONKey("super")))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.child(find(key), at: .key(key)) }

    private func find(_ key: Key) -> Int? { decoder.value(of: key.stringValue) }

    /// The value, unless there is none or it is null.
    private func present(_ key: Key) -> Int? {
        guard let node = find(key), !decoder.document.isNull(node) else { return nil }
        return node
    }

    private func node(_ key: Key) throws -> Int {
        guard let node = find(key) else {
            throw DecodingError.keyNotFound(
                key,
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
        }
        return node
    }
}

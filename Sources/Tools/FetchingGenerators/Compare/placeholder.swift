import Foundation

/// Returns any value of a type, in place of a value that could not be decoded. Returns nil if no value can be created,
/// as for most enumerations that are not `CaseIterable`.
func placeholder<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? Placeholder<Value>(from: PlaceholderDecoder(depth: 0)).value
}

private struct Placeholder<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        if let value = UUID() as? Value ?? URL(filePath: "/") as? Value ?? Date(timeIntervalSince1970: 0) as? Value {
            self.value = value
        } else if let cases = Value.self as? any CaseIterable.Type, let first = firstCase(cases) as? Value {
            value = first
        } else {
            value = try Value(from: decoder)
        }
    }
}

private func firstCase<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }

/// A decoder without input. Numbers become 0, Boolean values become false, texts and arrays become empty, and optionals
/// become nil.
private struct PlaceholderDecoder: Decoder, SingleValueDecodingContainer {
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PlaceholderFields(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { PlaceholderElements() }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { true }
    func decode(_ type: Bool.Type) -> Bool { false }
    func decode(_ type: String.Type) -> String { "" }
    func decode(_ type: Double.Type) -> Double { 0 }
    func decode(_ type: Float.Type) -> Float { 0 }
    func decode(_ type: Int.Type) -> Int { 0 }
    func decode(_ type: Int8.Type) -> Int8 { 0 }
    func decode(_ type: Int16.Type) -> Int16 { 0 }
    func decode(_ type: Int32.Type) -> Int32 { 0 }
    func decode(_ type: Int64.Type) -> Int64 { 0 }
    func decode(_ type: UInt.Type) -> UInt { 0 }
    func decode(_ type: UInt8.Type) -> UInt8 { 0 }
    func decode(_ type: UInt16.Type) -> UInt16 { 0 }
    func decode(_ type: UInt32.Type) -> UInt32 { 0 }
    func decode(_ type: UInt64.Type) -> UInt64 { 0 }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard depth < 32 else { throw NoPlaceholder() }
        return try Placeholder<Value>(from: PlaceholderDecoder(depth: depth + 1)).value
    }
}

private struct NoPlaceholder: Error {}

/// The fields of an empty object. A required field is decoded as a placeholder.
private struct PlaceholderFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: PlaceholderDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.decode(type) }

    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Other> { decoder.container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { PlaceholderElements() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// The elements of an empty array.
private struct PlaceholderElements: UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() throws -> Bool { throw NoPlaceholder() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw NoPlaceholder() }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw NoPlaceholder()
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoPlaceholder() }
    func superDecoder() throws -> any Decoder { throw NoPlaceholder() }
}

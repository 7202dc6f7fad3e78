import Foundation

/// A wrapper that decodes a value, and records the fields that the type of the value reads.
struct Recorded<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        guard let key = ReadLog.key, let log = decoder.userInfo[key] as? ReadLog else {
            value = try Value(from: decoder)
            return
        }
        // The decoder must decode these types itself, because its options and special rules apply to them.
        if Value.self == Date.self || Value.self == Data.self || Value.self == URL.self || Value.self == Decimal.self {
            value = try decoder.singleValueContainer().decode(Value.self)
            return
        }
        let path = log.path
        value = try Value(from: RecordingDecoder(decoder: decoder, log: log, path: path))
        log.change(path) { $0.isComplete = true }
    }
}

/// A decoder that records the fields that are read through it.
struct RecordingDecoder: Decoder {
    let decoder: any Decoder
    let log: ReadLog
    let path: [ReadLog.Step]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(
            RecordingFields(container: try decoder.container(keyedBy: type), log: log, path: path))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        RecordingElements(container: try decoder.unkeyedContainer(), log: log, path: path)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        RecordingValue(container: try decoder.singleValueContainer(), log: log, path: path)
    }
}

/// A container of one value. Unlike the other containers, it records no errors, because a model can try one type after
/// another until one succeeds.
struct RecordingValue: SingleValueDecodingContainer {
    let container: any SingleValueDecodingContainer
    let log: ReadLog
    let path: [ReadLog.Step]

    var codingPath: [any CodingKey] { container.codingPath }

    func decodeNil() -> Bool { container.decodeNil() }
    func decode(_ type: Bool.Type) throws -> Bool { try container.decode(type) }
    func decode(_ type: String.Type) throws -> String { try container.decode(type) }
    func decode(_ type: Double.Type) throws -> Double { try container.decode(type) }
    func decode(_ type: Float.Type) throws -> Float { try container.decode(type) }
    func decode(_ type: Int.Type) throws -> Int { try container.decode(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try container.decode(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try container.decode(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try container.decode(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try container.decode(type) }
    func decode(_ type: Int128.Type) throws -> Int128 { try container.decode(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try container.decode(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try container.decode(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try container.decode(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try container.decode(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try container.decode(type) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try container.decode(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try log.at(path) { try container.decode(Recorded<Value>.self).value }
    }
}

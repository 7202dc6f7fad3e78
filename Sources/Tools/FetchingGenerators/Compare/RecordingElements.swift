/// A container of an array's elements. It records the fields that the types of the elements read.
struct RecordingElements: UnkeyedDecodingContainer {
    var container: any UnkeyedDecodingContainer
    let log: ReadLog
    let path: [ReadLog.Step]

    init(container: any UnkeyedDecodingContainer, log: ReadLog, path: [ReadLog.Step]) {
        self.container = container
        self.log = log
        self.path = path + [.element]
    }

    var codingPath: [any CodingKey] { container.codingPath }
    var count: Int? { container.count }
    var isAtEnd: Bool { container.isAtEnd }
    var currentIndex: Int { container.currentIndex }

    mutating func decodeNil() throws -> Bool { try container.decodeNil() }
    // The standard library's default implementations for `Int128` and `UInt128` always throw.
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try read(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

    private mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let index = currentIndex
        do {
            return try log.at(path) { try container.decode(Recorded<Value>.self).value }
        } catch {
            let value = try log.replacement(for: error, type, at: path)
            // A container can still be at the element that it could not decode. Skip this element.
            if currentIndex == index { _ = try container.decode(Skipped.self) }
            return value
        }
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        log.change(path) { $0.isComplete = true }
        return KeyedDecodingContainer(
            RecordingFields(container: try container.nestedContainer(keyedBy: type), log: log, path: path))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        RecordingElements(container: try container.nestedUnkeyedContainer(), log: log, path: path)
    }

    mutating func superDecoder() throws -> any Decoder {
        RecordingDecoder(decoder: try container.superDecoder(), log: log, path: path)
    }
}

/// A type that can be decoded from any JSON value.
private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
}

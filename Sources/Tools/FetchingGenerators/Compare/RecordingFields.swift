/// A container of an object's fields that records which fields are read, and with which types.
struct RecordingFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let container: KeyedDecodingContainer<Key>
    let log: ReadLog
    let path: [ReadLog.Step]

    init(container: KeyedDecodingContainer<Key>, log: ReadLog, path: [ReadLog.Step]) {
        self.container = container
        self.log = log
        self.path = path
        log.change(path) { _ in }
    }

    var codingPath: [any CodingKey] { container.codingPath }

    var allKeys: [Key] {
        log.change(path) { $0.readsAll = true }
        return container.allKeys
    }

    // The standard library calls these two functions only before it decodes an optional.
    func contains(_ key: Key) -> Bool {
        log.addRead(key.stringValue, at: path) { $0.isOptional = true }
        return container.contains(key)
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        log.addRead(key.stringValue, at: path) { $0.isOptional = true }
        return try container.decodeNil(forKey: key)
    }

    // The standard library's default implementations for `Int128` and `UInt128` always throw.
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try read(type, key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try read(type, key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try read(type, key) }

    /// Decodes an optional. A value that cannot be decoded is recorded and replaced with a placeholder, or with nil if
    /// the type has no placeholder.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        do { return try read(type, key) } catch {
            return try log.replacement(for: error, Value?.self, at: pathToValue(key))
        }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        let path = pathToValue(key)
        log.addRead(key.stringValue, at: self.path) {
            $0.type = "\(type)"
            if type is any ExpressibleByNilLiteral.Type { $0.isOptional = true }
        }
        do {
            return try log.at(path) { try container.decode(Recorded<Value>.self, forKey: key).value }
        } catch {
            return try log.replacement(for: error, type, at: path)
        }
    }

    private func pathToValue(_ key: Key) -> [ReadLog.Step] {
        let isEntry = log.places[path]?.readsAll == true
        return path + [isEntry ? .entry : .key(key.stringValue)]
    }

    func nestedContainer<Other: CodingKey>(
        keyedBy type: Other.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Other> {
        log.addRead(key.stringValue, at: path) { _ in }
        let nested = try container.nestedContainer(keyedBy: type, forKey: key)
        // No call shows when a model has read a nested container to its end, so the container counts as complete at
        // once.
        log.change(pathToValue(key)) { $0.isComplete = true }
        return KeyedDecodingContainer(RecordingFields<Other>(container: nested, log: log, path: pathToValue(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        log.addRead(key.stringValue, at: path) { _ in }
        return RecordingElements(
            container: try container.nestedUnkeyedContainer(forKey: key), log: log, path: pathToValue(key))
    }

    func superDecoder() throws -> any Decoder {
        RecordingDecoder(decoder: try container.superDecoder(), log: log, path: path + [.key("super")])
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        log.addRead(key.stringValue, at: path) { _ in }
        return RecordingDecoder(
            decoder: try container.superDecoder(forKey: key), log: log, path: pathToValue(key))
    }
}

/// The elements of an array.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
    let decoder: JSONValueDecoder
    var next: Int
    let end: Int
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var isAtEnd: Bool { next >= end }

    var count: Int? {
        var count = currentIndex
        var node = next
        while node < end {
            node = decoder.document.nodeBehind(node)
            count += 1
        }
        return count
    }

    private var step: JSONStep { .index(currentIndex) }

    init(decoder: JSONValueDecoder, next: Int, end: Int) {
        self.decoder = decoder
        self.next = next
        self.end = end
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = decoder.document.isNull(try node(Never.self))
        if isNull { advance() }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try decoder.decode(type, node(type), at: step)
        advance()
        return value
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let container = try decoder.child(node(KeyedDecodingContainer<Key>.self), at: step).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try decoder.child(node((any UnkeyedDecodingContainer).self), at: step).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let child = decoder.child(try node((any Decoder).self), at: step)
        advance()
        return child
    }

    private mutating func advance() {
        next = decoder.document.nodeBehind(next)
        currentIndex += 1
    }

    private func node(_ type: Any.Type) throws -> Int {
        guard next < end else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: decoder.path(to: step), debugDescription: "Unkeyed container is at end."))
        }
        return next
    }
}

/// A container of an array's elements.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
    private let document: JSONDocument
    private let array: Int
    private var next: Int
    let count: Int?
    private(set) var currentIndex = 0

    init(_ document: JSONDocument, _ array: Int) {
        self.document = document
        self.array = array
        next = array + 1
        count = document.count(in: array)
    }

    var codingPath: [any CodingKey] { document.path(to: array) }
    var isAtEnd: Bool { next >= document.nodes[array].end }

    mutating func decodeNil() throws -> Bool {
        let isNull = document.isNull(try node(Never.self))
        if isNull { advance() }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decodeValue(type) }

    private mutating func decodeValue<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try document.decode(type, node(type), hasKey: false) { nil }
        advance()
        return value
    }

    // The standard library's own functions for these types always throw.
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try decodeValue(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeValue(type) }

    // The standard library's function would lose the dynamic type of a class.
    mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        guard !isAtEnd, try !decodeNil() else { return nil }
        return try decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let container = try decoder(KeyedDecodingContainer<Key>.self).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try decoder((any UnkeyedDecodingContainer).self).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try decoder((any Decoder).self)
        advance()
        return decoder
    }

    private mutating func advance() {
        next = document.nodeAfter(next)
        currentIndex += 1
    }

    private func decoder(_ type: Any.Type) throws -> JSONValueDecoder { JSONValueDecoder(document, try node(type)) }

    private func node(_ type: Any.Type) throws -> Int {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(type, document.contextAfterEnd(of: array, at: currentIndex))
        }
        return next
    }
}

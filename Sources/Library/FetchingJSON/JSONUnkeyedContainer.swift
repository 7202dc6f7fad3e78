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
    var isAtEnd: Bool { next >= document.nodes[array].end || document.isStopped }

    mutating func decodeNil() throws -> Bool {
        guard document.isNull(try node(Never.self)) else { return false }
        return try read(Never.self) { _ in true }
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type) { try $0.decode(type) }
    }

    // The default implementations for these types always throw.
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try read(type) { try $0.decode(type) } }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) { try $0.decode(type) } }

    // The default implementation decodes a `Value` even if `type` is a subclass of `Value`.
    mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        guard !isAtEnd, try !decodeNil() else { return nil }
        return try decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try read(KeyedDecodingContainer<Key>.self) { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try read((any UnkeyedDecodingContainer).self) { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try read((any Decoder).self) { $0 } }

    /// Returns the result of `value` for the next element, and continues with the element after it.
    @inline(__always)
    private mutating func read<Value>(_ type: Any.Type, _ value: (JSONValueDecoder) throws -> Value) throws -> Value {
        let value = try value(JSONValueDecoder(document, node(type)))
        next = document.nodeAfter(next)
        currentIndex += 1
        return value
    }

    private func node(_ type: Any.Type) throws -> Int {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(type, document.contextAfterEnd(of: array, at: currentIndex))
        }
        return next
    }
}

/// A decoder for one value of a document. A model's `init(from:)` receives this decoder.
struct JSONValueDecoder: Decoder {
    let document: JSONDocument
    private let node: Int

    init(_ document: JSONDocument, _ node: Int) {
        self.document = document
        self.node = node
    }

    var codingPath: [any CodingKey] { document.path(to: node) }

    var userInfo: [CodingUserInfoKey: Any] { document.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try document.requireObject(node)
        return document.container(of: node, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try document.requireArray(node)
        return JSONUnkeyedContainer(document, node)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

/// A container for a value that is decoded as a whole: a string, a number, or a complete object or array.
extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { document.isNull(node) }

    func decode(_ type: Bool.Type) throws -> Bool { try document.bool(node) { nil } }
    func decode(_ type: String.Type) throws -> String { try document.string(node) { nil } }
    func decode(_ type: Double.Type) throws -> Double { try document.double(node) { nil } }
    func decode(_ type: Int.Type) throws -> Int { try document.integer(type, node) { nil } }

    // The standard library's own functions for these types always throw.
    func decode(_ type: Int128.Type) throws -> Int128 { try document.integer(type, node) { nil } }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try document.integer(type, node) { nil } }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try document.decode(type, node) { nil } }
}

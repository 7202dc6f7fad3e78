/// Decodes one value of a document; what `init(from:)` is given.
struct JSONValueDecoder: Decoder {
    let document: JSONDocument
    /// The value or, if there is none, the object that it would be in.
    private let node: Int
    private let missing: MissingField?

    /// A field that isn't there, which reads as null.
    private final class MissingField {
        let key: any CodingKey
        init(_ key: any CodingKey) { self.key = key }
    }

    init(_ document: JSONDocument, _ node: Int) {
        self.document = document
        self.node = node
        missing = nil
    }

    init(_ document: JSONDocument, missing key: any CodingKey, in object: Int) {
        self.document = document
        node = object
        missing = MissingField(key)
    }

    var codingPath: [any CodingKey] {
        let path = document.path(to: node)
        return missing.map { path + [$0.key] } ?? path
    }

    var userInfo: [CodingUserInfoKey: Any] { document.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard missing == nil, document.isObject(node) else { throw mismatch([String: Any].self) }
        return document.container(of: node, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard missing == nil, document.kind(of: node) == .array else { throw mismatch([Any].self) }
        return JSONUnkeyedContainer(document, node)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    /// The node of the value.
    private func value(_ type: Any.Type) throws -> Int {
        guard missing == nil else { throw mismatch(type) }
        return node
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        guard missing != nil else { return document.mismatch(type, node) { nil } }
        let text = "Cannot get value of type \(type) -- found no value"
        return .valueNotFound(type, .init(codingPath: codingPath, debugDescription: text))
    }
}

/// The value itself.
extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { missing != nil || document.isNull(node) }

    func decode(_ type: Bool.Type) throws -> Bool { try document.bool(value(type)) { nil } }
    func decode(_ type: String.Type) throws -> String { try document.string(value(type)) { nil } }
    func decode(_ type: Double.Type) throws -> Double { try document.double(value(type)) { nil } }
    func decode(_ type: Float.Type) throws -> Float { try document.floatingPoint(type, value(type)) { nil } }
    func decode(_ type: Int.Type) throws -> Int { try document.integer(type, value(type)) { nil } }
    func decode(_ type: Int8.Type) throws -> Int8 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: Int16.Type) throws -> Int16 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: Int32.Type) throws -> Int32 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: Int64.Type) throws -> Int64 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: Int128.Type) throws -> Int128 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt.Type) throws -> UInt { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try document.integer(type, value(type)) { nil } }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try document.integer(type, value(type)) { nil } }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try document.decode(type, value(type)) { nil } }
}

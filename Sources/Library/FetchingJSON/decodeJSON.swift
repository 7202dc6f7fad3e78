import Foundation
import Synchronization

/// Decodes JSON texts as `JSONDecoder` does with the same options, but accepts only valid JSON (RFC 8259).
///
/// The default options differ from those of `JSONDecoder`: names match as ``JSONOptions/Keys/flexible`` describes, and
/// dates are in ISO 8601.
///
/// Keeps memory of one decoding for the next: up to 2 MB for the text and the positions of its values, the names of its
/// objects, and up to 1,024 URLs. A decoding that runs at the same time as another uses new memory.
public final class JSONReader: Sendable {
    private let options: JSONOptions
    private let check: (@Sendable () throws -> Void)?
    /// The memory for the next decoding. Nil before the first decoding, while a text is decoded, and after a text that
    /// isn't JSON or of which a model has kept a decoder or a container.
    let unused = Mutex<JSONMemory?>(nil)

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - options: The format of keys, dates, data and numbers.
    ///   - check: Called about every MiB of a text, and then about every 16,384 objects, arrays and elements. If it
    ///     throws, decoding ends with its error, even if the model ignores errors.
    public init(_ options: JSONOptions = JSONOptions(), check: (@Sendable () throws -> Void)? = nil) {
        self.options = options
        self.check = check
    }

    /// Decodes a JSON text in UTF-8, UTF-16 or UTF-32.
    ///
    /// - Throws: `DecodingError`, or the error of a model. If the text isn't JSON, the underlying error is a
    ///   ``JSONSyntaxError``. A ``DecodingFault`` describes an error in words.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self, from body: Data) throws -> Model {
        var memory = unused.withLock { $0.take() } ?? JSONMemory()
        var document: JSONDocument
        do {
            document = try JSONDocument(
                JSONText(body, reusing: memory.text.take()), options, reusing: memory.nodes.take(), memory: memory,
                check: check)
        } catch {
            try check?()
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "The given data was not valid JSON.", underlyingError: error))
        }
        let result = Result { try document.decode(type, 0) }
        document.endDecoding()
        // If a model has kept a decoder or a container, the document and its memory are still in use.
        if isKnownUniquelyReferenced(&document) { unused.withLock { $0 = document.giveMemory() } }
        if let stop = document.stop { throw stop }
        return try result.get()
    }
}

/// Decodes one JSON text. To decode several texts, use one ``JSONReader``, which keeps its memory.
///
/// - Throws: The errors of ``JSONReader/decode(_:from:)``.
public func decodeJSON<Model: Decodable>(
    _ type: Model.Type = Model.self, from body: Data, options: JSONOptions = JSONOptions()
) throws -> Model {
    try JSONReader(options).decode(type, from: body)
}

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
        try document.checkCaller()
        try document.requireObject(node)
        return document.container(of: node, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try document.checkCaller()
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

    // The default implementations for these types always throw.
    func decode(_ type: Int128.Type) throws -> Int128 { try document.integer(type, node) { nil } }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try document.integer(type, node) { nil } }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try document.decode(type, node)
    }
}

/// The way to decode a type that is not in `scalarTypes`. `JSONDocument` decodes arrays and dictionaries itself. All
/// other types are decoded by their own `init(from:)`.
enum JSONCollection {
    /// An array. `areModels` is true if its elements are decoded by their own `init(from:)`.
    case array(of: any Decodable.Type, areModels: Bool)
    /// A dictionary whose keys are strings.
    case dictionary(of: any Decodable.Type)
    case neither

    init(_ type: Any.Type) {
        if let array = type as? any ExpressibleByArrayLiteral.Type, let element = elementType(array) {
            self = .array(of: element, areModels: isModel(element))
        } else if let table = type as? any ExpressibleByDictionaryLiteral.Type, let value = valueType(table) {
            self = .dictionary(of: value)
        } else {
            self = .neither
        }
    }
}

private func elementType<List: ExpressibleByArrayLiteral>(_ list: List.Type) -> (any Decodable.Type)? {
    list == [List.ArrayLiteralElement].self ? List.ArrayLiteralElement.self as? any Decodable.Type : nil
}

private func valueType<Table: ExpressibleByDictionaryLiteral>(_ table: Table.Type) -> (any Decodable.Type)? {
    table == [String: Table.Value].self ? Table.Value.self as? any Decodable.Type : nil
}

/// Whether a type is decoded by its own `init(from:)`.
private func isModel(_ type: any Decodable.Type) -> Bool {
    if case .neither = JSONCollection(type) { !scalarTypes.contains { $0 == type } } else { false }
}

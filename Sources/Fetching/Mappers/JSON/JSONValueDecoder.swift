import Foundation

/// How a value is reached from the one that it is in.
enum JSONStep {
    /// Not at all: it is the same value.
    case none
    case key(any CodingKey)
    case index(Int)

    var key: (any CodingKey)? {
        switch self {
        case .none: nil
        case .key(let key): key
        case .index(let index): JSONKey(index: index)
        }
    }
}

/// Decodes one value of a document; what `init(from:)` is given.
final class JSONValueDecoder: Decoder {
    let document: JSONDocument
    /// The value; nil stands for a null that isn't written.
    let node: Int?
    private let parent: JSONValueDecoder?
    private let step: JSONStep
    /// Whether the value is a dictionary, whose keys are data and are not converted.
    let isDictionary: Bool
    var place: Place
    /// The fields by their names, if that is worth it.
    var table: [String: Int]?

    init(
        _ document: JSONDocument, _ node: Int?, in parent: JSONValueDecoder?, at step: JSONStep,
        isDictionary: Bool = false
    ) {
        self.document = document
        self.node = node
        self.parent = parent
        self.step = step
        self.isDictionary = isDictionary
        place = Place(cursor: (node ?? 0) + 1, end: 0)
    }

    var codingPath: [any CodingKey] {
        var steps: [any CodingKey] = []
        var decoder: JSONValueDecoder? = self
        while let current = decoder {
            if let key = current.step.key { steps.append(key) }
            decoder = current.parent
        }
        return steps.reversed()
    }

    var firstField: Int { (node ?? 0) + 1 }

    var userInfo: [CodingUserInfoKey: Any] { document.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let node, document.kind(of: node) == .object else {
            throw mismatch([String: Any].self, self.node, at: .none)
        }
        if place.end == 0 {
            place = Place(cursor: firstField, end: document.nodes[node].end)
            if document.isNamedByClosure, !isDictionary { _ = makeTable() }
        }
        return KeyedDecodingContainer(JSONKeyedContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard let node, document.kind(of: node) == .array else { throw mismatch([Any].self, self.node, at: .none) }
        return JSONUnkeyedContainer(decoder: self, next: node + 1, end: document.nodes[node].end)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension JSONValueDecoder {
    /// Decodes a value of any type that is in this one; `key` is nil for this one itself.
    func decode<Value: Decodable>(_ type: Value.Type, _ node: Int?, at step: @autoclosure () -> JSONStep) throws
        -> Value
    {
        if let scalar = try scalar(type, node, at: step) { return scalar }
        return try Value(from: child(node, at: step(), isDictionary: isStringDictionary(type)))
    }

    func child(_ node: Int?, at step: JSONStep, isDictionary: Bool = false) -> JSONValueDecoder {
        if case .none = step, node == self.node, isDictionary == self.isDictionary { return self }
        return JSONValueDecoder(document, node, in: self, at: step, isDictionary: isDictionary)
    }

    /// The types that are read without a decoder of their own; nil for others.
    private func scalar<Value: Decodable>(_ type: Value.Type, _ node: Int?, at step: () -> JSONStep) throws
        -> Value?
    {
        if type == String.self { return same(try string(node, at: step), as: type) }
        if type == Int.self { return same(try integer(Int.self, node, at: step), as: type) }
        if type == Double.self { return same(try double(node, at: step), as: type) }
        if type == Bool.self { return same(try bool(node, at: step), as: type) }
        if type == Date.self { return try same(date(node, at: step()), as: type) }
        if type == URL.self { return try same(url(node, at: step), as: type) }
        if type == Data.self { return try same(data(node, at: step()), as: type) }
        if type == Decimal.self { return try same(decimal(node, at: step), as: type) }
        if type == Float.self { return same(try floatingPoint(Float.self, node, at: step), as: type) }
        if type == UInt.self { return same(try integer(UInt.self, node, at: step), as: type) }
        if type == Int64.self { return same(try integer(Int64.self, node, at: step), as: type) }
        if type == UInt64.self { return same(try integer(UInt64.self, node, at: step), as: type) }
        if type == Int32.self { return same(try integer(Int32.self, node, at: step), as: type) }
        if type == UInt32.self { return same(try integer(UInt32.self, node, at: step), as: type) }
        if type == Int16.self { return same(try integer(Int16.self, node, at: step), as: type) }
        if type == UInt16.self { return same(try integer(UInt16.self, node, at: step), as: type) }
        if type == Int8.self { return same(try integer(Int8.self, node, at: step), as: type) }
        if type == UInt8.self { return same(try integer(UInt8.self, node, at: step), as: type) }
        return nil
    }
}

extension JSONValueDecoder {
    func string(_ node: Int?, at step: () -> JSONStep) throws -> String {
        guard let node, let string = document.string(node) else { throw mismatch(String.self, node, at: step()) }
        return string
    }

    func bool(_ node: Int?, at step: () -> JSONStep) throws -> Bool {
        guard let node, let bool = document.bool(node) else { throw mismatch(Bool.self, node, at: step()) }
        return bool
    }

    @inline(__always)
    func integer<Integer: FixedWidthInteger>(
        _ type: Integer.Type, _ node: Int?, at step: () -> JSONStep
    ) throws -> Integer {
        guard let node, let integer: Integer = document.integer(node) else { throw mismatch(type, node, at: step()) }
        return integer
    }

    func double(_ node: Int?, at step: () -> JSONStep) throws -> Double {
        if let node, let double = document.double(node) { return double }
        return try nonConforming(Double.self, node, at: step)
    }

    func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, _ node: Int?, at step: () -> JSONStep
    ) throws -> Number {
        if let node, let number: Number = document.floatingPoint(node) { return number }
        return try nonConforming(type, node, at: step)
    }

    /// Infinities and NaN, as the options write them.
    private func nonConforming<Number: BinaryFloatingPoint>(
        _ type: Number.Type, _ node: Int?, at step: () -> JSONStep
    ) throws -> Number {
        if case .convertFromString(let positive, let negative, let nan) = document.options.floats,
            let node, let text = document.string(node)
        {
            if text == positive { return .infinity }
            if text == negative { return -.infinity }
            if text == nan { return .nan }
        }
        throw mismatch(type, node, at: step())
    }

    private func decimal(_ node: Int?, at step: () -> JSONStep) throws -> Decimal {
        guard let node, let text = document.numberText(node), let decimal = Decimal(string: text) else {
            throw mismatch(Decimal.self, node, at: step())
        }
        return decimal
    }

    private func url(_ node: Int?, at step: () -> JSONStep) throws -> URL {
        let text = try string(node, at: step)
        guard let url = URL(string: text) else { throw corrupted("Invalid URL string.", at: step()) }
        return url
    }

    private func date(_ node: Int?, at step: JSONStep) throws -> Date {
        guard let node, !document.isNull(node) else { throw mismatch(Date.self, nil, at: step) }
        switch document.options.dates {
        case .deferredToDate: return try Date(from: child(node, at: step))
        case .secondsSince1970: return Date(timeIntervalSince1970: try double(node, at: { step }))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(node, at: { step }) / 1_000)
        case .iso8601:
            guard let date = try? Date.ISO8601FormatStyle().parse(string(node, at: { step })) else {
                throw corrupted("Expected date string to be ISO8601-formatted.", at: step)
            }
            return date
        #if canImport(Darwin)
            case .formatted(let formatter):
                guard let date = formatter.date(from: try string(node, at: { step })) else {
                    throw corrupted("Date string does not match format expected by formatter.", at: step)
                }
                return date
        #endif
        case .custom(let decode): return try decode(child(node, at: step))
        @unknown default: return try Date(from: child(node, at: step))
        }
    }

    private func data(_ node: Int?, at step: JSONStep) throws -> Data {
        guard let node, !document.isNull(node) else { throw mismatch(Data.self, nil, at: step) }
        switch document.options.data {
        case .deferredToData: return try Data(from: child(node, at: step))
        case .base64:
            guard let data = Data(base64Encoded: try string(node, at: { step })) else {
                throw corrupted("Encountered Data is not valid Base64.", at: step)
            }
            return data
        case .custom(let decode): return try decode(child(node, at: step))
        @unknown default: return try Data(from: child(node, at: step))
        }
    }
}

extension JSONValueDecoder {
    func path(to step: JSONStep) -> [any CodingKey] { step.key.map { codingPath + [$0] } ?? codingPath }

    /// Why a value is not of a type.
    func mismatch(_ type: Any.Type, _ node: Int?, at step: JSONStep) -> DecodingError {
        let path = path(to: step)
        guard let node, document.kind(of: node) != .null else {
            return .valueNotFound(
                type,
                .init(
                    codingPath: path, debugDescription: "Cannot get value of type \(type) -- found null value instead"))
        }
        if let text = document.numberText(node), type is any Numeric.Type {
            return .dataCorrupted(.init(codingPath: path, debugDescription: "Number \(text) does not fit in \(type)."))
        }
        return .typeMismatch(
            type,
            .init(
                codingPath: path,
                debugDescription: "Expected to decode \(type) but found \(document.phrase(node)) instead."))
    }

    private func corrupted(_ text: String, at step: JSONStep) -> DecodingError {
        .dataCorrupted(.init(codingPath: path(to: step), debugDescription: text))
    }
}

extension JSONDocument {
    /// A value's kind, in words.
    fileprivate func phrase(_ node: Int) -> String {
        switch kind(of: node) {
        case .object: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .number: "number"
        case .bool: "bool"
        case .null: "null"
        }
    }
}

/// Whether a type is a dictionary with strings for keys.
private func isStringDictionary<Value>(_ type: Value.Type) -> Bool {
    // A dictionary is one reference; that saves the look-up of a conformance for most types.
    guard MemoryLayout<Value>.size == MemoryLayout<Int>.size,
        let literal = type as? any ExpressibleByDictionaryLiteral.Type
    else { return false }
    return isDictionary(literal)
}

private func isDictionary<Literal: ExpressibleByDictionaryLiteral>(_ type: Literal.Type) -> Bool {
    type == [String: Literal.Value].self
}

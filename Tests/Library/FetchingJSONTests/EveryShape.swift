import Foundation

/// A model that uses most functions of a decoder.
struct EveryShape: Decodable, Equatable {
    var boolValue: Bool?
    var intValue: Int?
    var int8Value: Int8?
    var int16Value: Int16?
    var int32Value: Int32?
    var int64Value: Int64?
    var uintValue: UInt?
    var uint8Value: UInt8?
    var uint16Value: UInt16?
    var uint32Value: UInt32?
    var uint64Value: UInt64?
    var floatValue: Float?
    var doubleValue: Double?
    var decimalValue: Decimal?
    var stringValue: String?
    var urlValue: URL?
    var dateValue: Date?
    var dataValue: Data?
    var wordEnum: WordEnum?
    var numberEnum: NumberEnum?
    var optionals: [Int?]?
    var strings: [String]?
    var matrix: [[Double]]?
    var byName: [String: Int]?
    var byNumber: [Int: String]?
    var byEnum: [WordEnum: Int]?
    var children: [EveryShape]?
    var nested: Nested?
    var wrapped: Wrapped?
    var pair: Pair?
    var open: OpenKeys?
    var derived: Derived?
    var required: Required?

    enum WordEnum: String, Decodable, CodingKeyRepresentable { case someWord, other }
    enum NumberEnum: Int, Decodable { case zero, one, two }

    struct Required: Decodable, Equatable {
        var firstName: String
        var age: Int
        var tags: [String]
    }

    /// A value that is read from a single value container.
    struct Wrapped: Decodable, Equatable {
        var text: String
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                text = "nil"
            } else if let number = try? container.decode(Int.self) {
                text = "int \(number)"
            } else if let number = try? container.decode(Double.self) {
                text = "double \(number)"
            } else {
                text = try container.decode(String.self)
            }
        }
    }

    /// An array that is read element by element.
    struct Pair: Decodable, Equatable {
        var first: Int
        var second: String?
        var rest: [String]
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            first = try container.decode(Int.self)
            second = try container.decodeNil() ? nil : container.decode(String.self)
            rest = ["\(container.count ?? -1)", "\(container.currentIndex)"]
            while !container.isAtEnd {
                var inner = try container.nestedUnkeyedContainer()
                while !inner.isAtEnd { rest.append(try inner.decode(String.self)) }
            }
        }
    }

    /// Objects in objects, read by nested containers.
    struct Nested: Decodable, Equatable {
        var deepValue: Int?
        var list: [Int] = []
        var path: String
        enum Keys: String, CodingKey { case inner, list, deepValue }
        init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Keys.self)
            let inner = try outer.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            deepValue = try inner.decodeIfPresent(Int.self, forKey: .deepValue)
            path = inner.codingPath.map(\.stringValue).joined(separator: "/")
            if outer.contains(.list) {
                var elements = try outer.nestedUnkeyedContainer(forKey: .list)
                while !elements.isAtEnd { list.append(try elements.decode(Int.self)) }
            }
        }
    }

    /// An object with any keys.
    struct OpenKeys: Decodable, Equatable {
        var values: [String: String] = [:]
        struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }
            init?(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { return nil }
        }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys {
                values[key.stringValue] =
                    try container.decodeNil(forKey: key) ? "nil" : container.decode(String.self, forKey: key)
            }
        }
    }

    /// A subclass whose superclass is decoded from `super`.
    final class Derived: Base {
        var own: Int
        enum Keys: CodingKey { case own }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            own = try container.decode(Int.self, forKey: .own)
            try super.init(from: container.superDecoder())
        }
    }
    class Base: Decodable, Equatable {
        var baseName: String?
        static func == (left: Base, right: Base) -> Bool { left.baseName == right.baseName }
    }
}

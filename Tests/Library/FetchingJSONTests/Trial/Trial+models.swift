import Foundation

@testable import FetchingJSON

extension Trial {
    /// Any JSON value, decoded as its own kind of container or value.
    enum Tree: Decodable, Equatable {
        case null
        case bool(Bool)
        case whole(Int)
        case number(UInt64)
        case text(String)
        case array([Tree])
        case object([String: Tree])

        init(from decoder: any Decoder) throws {
            if let fields = try? decoder.container(keyedBy: JSONKey.self) {
                self = .object(
                    try sorted(fields.allKeys).reduce(into: [:]) { $0[$1.stringValue] = try fields.decode(forKey: $1) })
            } else if var elements = try? decoder.unkeyedContainer() {
                var array: [Tree] = []
                while !elements.isAtEnd { array.append(try elements.decode(Tree.self)) }
                self = .array(array)
            } else {
                self = try Tree(decoder.singleValueContainer())
            }
        }

        private init(_ value: any SingleValueDecodingContainer) throws {
            if value.decodeNil() {
                self = .null
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else if let whole = try? value.decode(Int.self) {
                self = .whole(whole)
            } else if let number = try? value.decode(Double.self) {
                self = .number(number.bitPattern)
            } else {
                self = .text(try value.decode(String.self))
            }
        }
    }

    /// Any JSON value, read by the other functions of containers. These are nested containers, superclass decoders,
    /// keys that are read twice, and missing keys.
    struct Walk: Decodable, Equatable {
        private(set) var log: [String] = []

        init(from decoder: any Decoder) throws {
            if let fields = try? decoder.container(keyedBy: JSONKey.self) {
                try read(fields)
                log.append("super: \(try Tree(from: fields.superDecoder()))")
            } else {
                var elements = try decoder.unkeyedContainer()
                try read(&elements)
            }
        }

        private mutating func read(_ fields: KeyedDecodingContainer<JSONKey>) throws {
            let keys = sorted(fields.allKeys)
            note(fields.codingPath, "\(keys.count) keys")
            // The reverse order differs from that of the text.
            for key in keys.reversed() {
                if let inner = try? fields.nestedContainer(keyedBy: JSONKey.self, forKey: key) {
                    try read(inner)
                } else if var inner = try? fields.nestedUnkeyedContainer(forKey: key) {
                    try read(&inner)
                } else {
                    let isNull = try fields.decodeNil(forKey: key)
                    let text = try? fields.decodeIfPresent(String.self, forKey: key)
                    let number = try? fields.decodeIfPresent(Double.self, forKey: key)
                    let value = try Tree(from: fields.superDecoder(forKey: key))
                    note(fields.codingPath + [key], "\(isNull) \(text ?? "-") \(number ?? 0) \(value)")
                }
                let missing = JSONKey.name(key.stringValue + "_x")
                if fields.contains(missing) != keys.contains(where: { $0.stringValue == missing.stringValue }) {
                    log.append("not as in allKeys: \(missing.stringValue)")
                }
            }
        }

        private mutating func read(_ elements: inout any UnkeyedDecodingContainer) throws {
            note(elements.codingPath, "\(elements.count ?? -1) elements")
            while !elements.isAtEnd {
                if let inner = try? elements.nestedContainer(keyedBy: JSONKey.self) {
                    try read(inner)
                } else if var inner = try? elements.nestedUnkeyedContainer() {
                    try read(&inner)
                } else if try elements.decodeNil() {
                    log.append("null")
                } else if let text = try? elements.decodeIfPresent(String.self) {
                    log.append(text)
                } else {
                    log.append("\(elements.currentIndex): \(try Tree(from: elements.superDecoder()))")
                }
            }
            // Reading after the end is an error, and the errors are compared.
            if elements.count == 3 { _ = try elements.decode(Int.self) }
        }

        private mutating func note(_ path: [any CodingKey], _ text: String) { log.append("\(pathText(path)): \(text)") }
    }

    /// Numbers that are equal only if all of their bits are equal, so -0 is not equal to 0.
    struct Doubles: Decodable, Equatable {
        let bits: [UInt64]

        init(from decoder: any Decoder) throws {
            bits = try decoder.singleValueContainer().decode([Double].self).map(\.bitPattern)
        }
    }

    /// A list that leaves out the items that cannot be decoded.
    struct Tolerant: Decodable, Equatable {
        private(set) var items: [Item?] = []

        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            while !elements.isAtEnd { items.append(try elements.decode(Result.self).item) }
        }

        struct Item: Decodable, Equatable {
            var firstName: String
            var age: Int?
            var tags: [String]
        }

        private struct Result: Decodable {
            let item: Item?
            init(from decoder: any Decoder) throws { item = try? Item(from: decoder) }
        }
    }
}

/// Returns the keys in the order of their names. Foundation returns the keys in the order of their hashes.
private func sorted(_ keys: [JSONKey]) -> [JSONKey] { keys.sorted { $0.stringValue < $1.stringValue } }

extension KeyedDecodingContainer {
    fileprivate func decode(forKey key: Key) throws -> Trial.Tree { try decode(Trial.Tree.self, forKey: key) }
}

import Foundation

/// How a value is reached, for errors: the key that it was asked for by, or nil for an element and for a value as a
/// whole.
typealias JSONKeyOfValue = () -> (any CodingKey)?

extension JSONDocument {
    /// Decodes a value of any type.
    func decode<Value: Decodable>(_ type: Value.Type, _ node: Int, _ key: JSONKeyOfValue) throws -> Value {
        if type == String.self { return same(try string(node, key)) }
        if type == Int.self { return same(try integer(Int.self, node, key)) }
        if type == Double.self { return same(try double(node, key)) }
        if type == Bool.self { return same(try bool(node, key)) }
        if type == Date.self { return same(try inside(node, key) { try date(node, key) }) }
        if type == URL.self { return same(try url(node, key)) }
        if type == Data.self { return same(try inside(node, key) { try data(node, key) }) }
        if type == Decimal.self { return same(try decimal(node, key)) }
        if type == Float.self { return same(try floatingPoint(Float.self, node, key)) }
        if type == UInt.self { return same(try integer(UInt.self, node, key)) }
        if type == Int64.self { return same(try integer(Int64.self, node, key)) }
        if type == UInt64.self { return same(try integer(UInt64.self, node, key)) }
        if type == Int32.self { return same(try integer(Int32.self, node, key)) }
        if type == UInt32.self { return same(try integer(UInt32.self, node, key)) }
        if type == Int16.self { return same(try integer(Int16.self, node, key)) }
        if type == UInt16.self { return same(try integer(UInt16.self, node, key)) }
        if type == Int8.self { return same(try integer(Int8.self, node, key)) }
        if type == UInt8.self { return same(try integer(UInt8.self, node, key)) }
        return try inside(node, key) {
            switch collection(type) {
            case .array(let element, true): try models(element, node, as: type)
            case .array(let element, false): try array(of: element, node, as: type)
            case .dictionary(let value): try dictionary(of: value, node, as: type)
            case .neither: try Value(from: JSONValueDecoder(self, node))
            }
        }
    }

    /// Remembers the key of a value while it is decoded.
    @inline(__always)
    private func inside<Value>(_ node: Int, _ key: JSONKeyOfValue, _ decode: () throws -> Value) rethrows -> Value {
        guard let key = key() else { return try decode() }
        keys.append((node, key))
        defer { keys.removeLast() }
        return try decode()
    }
}

/// Arrays and dictionaries are filled here, not by their own `init(from:)`, which would ask a container for each
/// element.
extension JSONDocument {
    private func array<Element: Decodable, Value>(of type: Element.Type, _ node: Int, as _: Value.Type) throws -> Value
    {
        if type == String.self { return same(try elements(of: node) { try string($0) { nil } }) }
        if type == Int.self { return same(try elements(of: node) { try integer(Int.self, $0) { nil } }) }
        if type == Double.self { return same(try elements(of: node) { try double($0) { nil } }) }
        return same(try elements(of: node) { try decode(type, $0) { nil } })
    }

    private func models<Model: Decodable, Value>(_ type: Model.Type, _ node: Int, as _: Value.Type) throws -> Value {
        same(try elements(of: node) { try Model(from: JSONValueDecoder(self, $0)) })
    }

    @inline(__always)
    private func elements<Element>(of array: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        try requireArray(array)
        let count = count(in: array)
        guard let size = room(for: count, Element.self) else { return try manyElements(of: array, element) }
        room -= size
        defer { room += size }
        var next = array + 1
        return try [Element](count: count) { _ in
            let node = next
            next = nodeBehind(node)
            return try element(node)
        }
    }

    /// Room is made as elements come.
    private func manyElements<Element>(of array: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        var elements: [Element] = []
        var node = array + 1
        while node < nodes[array].end {
            elements.append(try element(node))
            node = nodeBehind(node)
        }
        return elements
    }

    /// What elements take in bytes, or nil if so much isn't to be taken before they are read.
    private func room<Element>(for count: Int, _ type: Element.Type) -> Int? {
        count <= room / max(1, MemoryLayout<Element>.stride) ? count * MemoryLayout<Element>.stride : nil
    }

    /// The keys are data, and not converted. Of values with one key the first counts, as in Foundation.
    private func dictionary<Element: Decodable, Value>(
        of type: Element.Type, _ object: Int, as _: Value.Type
    ) throws -> Value {
        try requireObject(object)
        var values: [String: Element] = [:]
        let count = count(in: object) / 2
        let size = room(for: count, (String, Element).self) ?? 0
        if size > 0 { values.reserveCapacity(count) }
        room -= size
        defer { room += size }
        let end = nodes[object].end
        // Only where no option converts names, keys that are numbers have them too in Foundation, and no fault in a
        // value counts whose key has been there before.
        let areAsWritten = !isFromSnakeCase && convertName == nil
        var next = object + 1
        while next < end {
            let key = written(next)
            do {
                let value = try decode(type, next + 1) { areAsWritten ? JSONKey.entry(key) : .name(key) }
                if let first = values.updateValue(value, forKey: key) { values[key] = first }
            } catch {
                guard areAsWritten, values.index(forKey: key) != nil else { throw error }
            }
            next = nodeBehind(next + 1)
        }
        return same(values)
    }
}

/// The types that `decode` reads itself.
let scalarTypes = Set(
    ([
        String.self, Int.self, Double.self, Bool.self, Date.self, URL.self, Data.self, Decimal.self, Float.self,
        UInt.self, Int64.self, UInt64.self, Int32.self, UInt32.self, Int16.self, UInt16.self, Int8.self, UInt8.self,
    ] as [Any.Type]).map { ObjectIdentifier($0) })

import Foundation

/// A closure that returns the key that the model used for a value. Errors need the key for their paths. The closure
/// returns nil for a value without a key, such as an element of an array.
typealias JSONKeyOfValue = () -> (any CodingKey)?

extension JSONDocument {
    /// Decodes a value of any type. If the model used a key for the value, the key is in `keys`.
    func decode<Value: Decodable>(_ type: Value.Type, _ node: Int) throws -> Value {
        // None of the types below is larger than a `Decimal`.
        guard MemoryLayout<Value>.size <= MemoryLayout<Decimal>.size else {
            return try type.init(from: JSONValueDecoder(self, node))
        }
        if type == String.self { return sameType(try string(node) { nil }) }
        if type == Int.self { return sameType(try integer(Int.self, node) { nil }) }
        if type == Double.self { return sameType(try double(node) { nil }) }
        if type == Bool.self { return sameType(try bool(node) { nil }) }
        if type == Date.self { return sameType(try date(node) { nil }) }
        if type == URL.self { return sameType(try url(node) { nil }) }
        if type == Data.self { return sameType(try data(node) { nil }) }
        if type == Decimal.self { return sameType(try decimal(node) { nil }) }
        if type == Float.self { return sameType(try floatingPoint(Float.self, node) { nil }) }
        if type == UInt.self { return sameType(try integer(UInt.self, node) { nil }) }
        if type == Int64.self { return sameType(try integer(Int64.self, node) { nil }) }
        if type == UInt64.self { return sameType(try integer(UInt64.self, node) { nil }) }
        if type == Int32.self { return sameType(try integer(Int32.self, node) { nil }) }
        if type == UInt32.self { return sameType(try integer(UInt32.self, node) { nil }) }
        if type == Int16.self { return sameType(try integer(Int16.self, node) { nil }) }
        if type == UInt16.self { return sameType(try integer(UInt16.self, node) { nil }) }
        if type == Int8.self { return sameType(try integer(Int8.self, node) { nil }) }
        if type == UInt8.self { return sameType(try integer(UInt8.self, node) { nil }) }
        if type == Int128.self { return sameType(try integer(Int128.self, node) { nil }) }
        if type == UInt128.self { return sameType(try integer(UInt128.self, node) { nil }) }
        switch collection(type) {
        case .array(let element, true): return try models(element, node, as: type)
        case .array(let element, false): return try array(of: element, node, as: type)
        case .dictionary(let value): return try dictionary(of: value, node, as: type)
        case .neither: return try type.init(from: JSONValueDecoder(self, node))
        }
    }

    /// Decodes the value of a key. Stores the key while the value is decoded, so that paths contain the key.
    @inline(__always)
    func decode<Value: Decodable, Key: CodingKey>(_ type: Value.Type, _ node: Int, forKey key: Key) throws -> Value {
        keys.append(key, of: node)
        firstChangedKey = min(firstChangedKey, node)
        defer {
            firstChangedKey = min(firstChangedKey, node)
            keys.removeLast(Key.self)
        }
        return try decode(type, node)
    }
}

/// Functions that fill arrays and dictionaries. The types' own `init(from:)` would create a container and call it for
/// each element.
extension JSONDocument {
    private func array<Element: Decodable, Value>(of type: Element.Type, _ node: Int, as _: Value.Type) throws -> Value
    {
        if type == String.self { return sameType(try elements(of: node) { try string($0) { nil } }) }
        if type == Int.self { return sameType(try elements(of: node) { try integer(Int.self, $0) { nil } }) }
        if type == Double.self { return sameType(try doubles(of: node)) }
        if type == [Double].self { return sameType(try elements(of: node) { try doubles(of: $0) }) }
        return sameType(try elements(of: node) { try decode(type, $0) })
    }

    private func doubles(of array: Int) throws -> [Double] { try elements(of: array) { try double($0) { nil } } }

    private func models<Model: Decodable, Value>(_ type: Model.Type, _ node: Int, as _: Value.Type) throws -> Value {
        sameType(try elements(of: node) { try Model(from: JSONValueDecoder(self, $0)) })
    }

    @inline(__always)
    private func elements<Element>(of array: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        try checkCaller()
        try requireArray(array)
        let count = count(in: array)
        // Short arrays are common, and a literal is created faster.
        if count == 0 { return [] }
        if count == 1 { return [try element(array + 1)] }
        if count == 2 { return [try element(array + 1), try element(nodeAfter(array + 1))] }
        guard let bytes = preallocation(for: count, MemoryLayout<Element>.stride) else {
            return try manyElements(of: array, element)
        }
        preallocationBudget -= bytes
        defer { preallocationBudget += bytes }
        var next = array + 1
        return try [Element](count: count) { _ in
            let node = next
            next = nodeAfter(node)
            try checkCaller()
            return try element(node)
        }
    }

    /// Reads the elements without reserving memory for all of them in advance.
    private func manyElements<Element>(of array: Int, _ element: (Int) throws -> Element) throws -> [Element] {
        var elements: [Element] = []
        var node = array + 1
        while node < nodes[array].end {
            try checkCaller()
            elements.append(try element(node))
            node = nodeAfter(node)
        }
        return elements
    }

    /// Returns the size of `count` elements in bytes, or nil if the size or `count` exceeds `preallocationBudget`.
    private func preallocation(for count: Int, _ size: Int) -> Int? {
        let (bytes, isTooMany) = count.multipliedReportingOverflow(by: size)
        return !isTooMany && max(bytes, count) <= preallocationBudget ? bytes : nil
    }

    /// Reads a dictionary. Its keys are data, so they are not converted. If a key occurs more than once, its first
    /// value is used, as in Foundation.
    private func dictionary<Element: Decodable, Value>(
        of type: Element.Type, _ object: Int, as _: Value.Type
    ) throws -> Value {
        try requireObject(object)
        let count = count(in: object) / 2
        let bytes = preallocation(for: count, MemoryLayout<String>.stride + MemoryLayout<Element>.stride) ?? 0
        preallocationBudget -= bytes
        defer { preallocationBudget += bytes }
        if bytes > 0, count == 1 || hasFewDifferentNames(object) {
            var name = object + 1
            return sameType(
                try [String: Element](count: count) {
                    unescaped(name)
                } _: { key in
                    let value = try decode(type, name + 1, forKey: self.key(key))
                    name = nodeAfter(name + 1)
                    return value
                })
        }
        var values = [String: Element](minimumCapacity: bytes > 0 ? count : 0)
        try values.addFields(of: object, in: self)
        return sameType(values)
    }

    /// Whether an object has at most 16 names, and all are known to differ. False if a name has escapes or is beyond
    /// ASCII, because such names can be equal although their bytes differ.
    private func hasFewDifferentNames(_ object: Int) -> Bool {
        var hashes = SIMD16<UInt32>()
        var (name, count) = (object + 1, 0)
        while name < nodes[object].end {
            let (node, start) = (nodes[name], nodes[name].start + 1)
            guard count < hashes.scalarCount, node.isPlainASCII else { return false }
            let words = JSONWords(bytes, at: start, count: node.length, node.lengthOrEnd)
            let hash = words.hash(bytes, at: start)
            for index in 0..<count where hashes[index] == hash { return false }
            hashes[count] = hash
            (name, count) = (nodeAfter(name + 1), count + 1)
        }
        return true
    }

    /// Whether no option converts names. If so, dictionaries follow two rules of Foundation: keys that are numbers have
    /// an `intValue` in coding paths, and an error in a value is ignored if the value's key has occurred before.
    fileprivate var isVerbatim: Bool { !isFromSnakeCase && convertName == nil }

    /// Returns the coding key of an entry of a dictionary.
    fileprivate func key(_ key: String) -> JSONKey { isVerbatim ? .entry(key) : .name(key) }
}

extension Dictionary where Key == String, Value: Decodable {
    // In a method of the dictionary, the loop need not look up the dictionary's type for each field.
    fileprivate mutating func addFields(of object: Int, in document: JSONDocument) throws {
        let end = document.nodes[object].end
        var next = object + 1
        while next < end {
            let key = document.unescaped(next)
            try document.checkCaller()
            do {
                // Without a variable for the value, the value is moved instead of copied.
                let first = updateValue(
                    try document.decode(Value.self, next + 1, forKey: document.key(key)), forKey: key)
                if let first { self[key] = first }
            } catch {
                guard document.isVerbatim, index(forKey: key) != nil else { throw error }
            }
            next = document.nodeAfter(next + 1)
        }
    }
}

/// The types, other than arrays and dictionaries, that `decode` reads with a function of the document.
let scalarTypes: [Any.Type] = [
    String.self, Int.self, Double.self, Bool.self, Date.self, URL.self, Data.self, Decimal.self, Float.self, UInt.self,
    Int64.self, UInt64.self, Int32.self, UInt32.self, Int16.self, UInt16.self, Int8.self, UInt8.self, Int128.self,
    UInt128.self,
]

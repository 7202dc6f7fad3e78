import Foundation

/// Functions that read values of the types in `scalarTypes`. Each function throws if the value is of another kind or is
/// not valid.
extension JSONDocument {
    func string(_ node: Int, _ key: JSONKeyOfValue) throws -> String {
        guard let string = string(node) else { throw mismatch(String.self, node, key) }
        return string
    }

    func bool(_ node: Int, _ key: JSONKeyOfValue) throws -> Bool {
        if let bool = bool(node) { return bool }
        guard isNull(node) else { throw mismatch(Bool.self, node, key) }
        // As in Foundation. For every other type, null is reported as a missing value.
        throw DecodingError.typeMismatch(
            Bool.self, context("Expected to decode Bool but found null instead.", node, key))
    }

    @inline(__always)
    func integer<Integer: FixedWidthInteger>(
        _ type: Integer.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Integer {
        guard let integer: Integer = integer(node) else { throw mismatch(type, node, key) }
        return integer
    }

    func double(_ node: Int, _ key: JSONKeyOfValue) throws -> Double {
        if let double = double(node) { return double }
        return try nonConforming(Double.self, node, key)
    }

    func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ type: Number.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Number {
        if let number: Number = floatingPoint(node) { return number }
        return try nonConforming(type, node, key)
    }

    /// Returns infinity or NaN for a string that the options define. Throws for any other value.
    private func nonConforming<Number: BinaryFloatingPoint>(
        _ type: Number.Type, _ node: Int, _ key: JSONKeyOfValue
    ) throws -> Number {
        if case .convertFromString(let positive, let negative, let nan) = options.floats,
            let text = string(node)
        {
            if text == positive { return .infinity }
            if text == negative { return -.infinity }
            if text == nan { return .nan }
        }
        throw mismatch(type, node, key)
    }

    func decimal(_ node: Int, _ key: JSONKeyOfValue) throws -> Decimal {
        guard let text = numberText(node), let decimal = Decimal(string: text) else {
            throw mismatch(Decimal.self, node, key)
        }
        return decimal
    }

    /// Reads a URL. Keeps up to 64 URLs, because texts often repeat them and Foundation needs about half a microsecond
    /// to parse one.
    func url(_ node: Int, _ key: JSONKeyOfValue) throws -> URL {
        let string = nodes[node]
        guard string.isPlainASCII, bytes[string.start] == UInt8(ascii: "\"") else { return try newURL(node, key) }
        let (start, count) = (string.start + 1, string.length)
        let place = withSpan(bytes) {
            Int(JSONWords($0, at: start, count: count, string.lengthOrEnd).hash($0, at: start)) & 63
        }
        if recentURLs.isEmpty { recentURLs = Array(repeating: nil, count: 64) }
        if let (known, url) = recentURLs[place], nodes[known].lengthOrEnd == string.lengthOrEnd,
            withSpan(bytes, { haveSameBytes($0, at: nodes[known].start + 1, $0, at: start, count: count) })
        {
            return url
        }
        let url = try newURL(node, key)
        recentURLs[place] = (node, url)
        return url
    }

    private func newURL(_ node: Int, _ key: JSONKeyOfValue) throws -> URL {
        if isNull(node) { throw mismatch(URL.self, node, key) }
        guard let url = URL(string: try string(node, key)) else {
            throw corrupted(URL.self, "Invalid URL string.", node, key)
        }
        return url
    }

    func date(_ node: Int, _ key: JSONKeyOfValue) throws -> Date {
        if isNull(node) { throw mismatch(Date.self, node, key) }
        switch options.dates {
        case .deferredToDate: return try Date(from: JSONValueDecoder(self, node))
        case .secondsSince1970: return Date(timeIntervalSince1970: try double(node, key))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try double(node, key) / 1_000)
        case .iso8601: return try iso8601Date(node, key)
        case .custom(let read, _): return try read(JSONValueDecoder(self, node))
        }
    }

    func data(_ node: Int, _ key: JSONKeyOfValue) throws -> Data {
        if isNull(node) { throw mismatch(Data.self, node, key) }
        switch options.data {
        case .deferredToData: return try Data(from: JSONValueDecoder(self, node))
        case .base64:
            guard let data = Data(base64Encoded: try string(node, key)) else {
                throw corrupted(Data.self, "Encountered Data is not valid Base64.", node, key)
            }
            return data
        case .custom(let decode): return try decode(JSONValueDecoder(self, node))
        @unknown default: return try Data(from: JSONValueDecoder(self, node))
        }
    }
}

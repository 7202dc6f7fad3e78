// A stub of Foundation for .ci/32-bit: the declarations that the checked files use, without behaviour.

public struct Data: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Hashable, Sendable, Codable {
    public init() {}
    public init?(base64Encoded text: String) {}
    public func base64EncodedString() -> String { "" }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(_: Int) -> UInt8 { get { 0 } set {} }
    public subscript(_: Range<Int>) -> Data { get { self } set {} }
    public mutating func replaceSubrange(_: Range<Int>, with: some Collection<UInt8>) {}
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
}

public struct Date: Comparable, Hashable, Sendable, Codable {
    public init() {}
    public init(timeIntervalSince1970: Double) {}
    public init(timeIntervalSinceReferenceDate: Double) {}
    public var timeIntervalSince1970: Double { 0 }
    public var timeIntervalSinceReferenceDate: Double { 0 }
    public static func < (_: Date, _: Date) -> Bool { false }
}

public struct DateInterval {
    public init(start: Date, duration: Double) {}
    public var start: Date { Date() }
    public var end: Date { Date() }
}

public struct TimeZone {
    public static var gmt: TimeZone { TimeZone() }
}

public struct Calendar {
    public enum Identifier { case gregorian }
    public enum Component { case weekOfYear, month }

    public init(identifier: Identifier) {}
    public var timeZone = TimeZone()
    public var firstWeekday = 1
    public func dateInterval(of: Component, for: Date) -> DateInterval? { nil }
}

public final class DateFormatter: Sendable {
    public func date(from: String) -> Date? { nil }
    public func string(from: Date) -> String { "" }
}

public struct Decimal: Hashable, Sendable, Codable {
    public init?(string: String) {}
    public var isNaN: Bool { false }
    public var isFinite: Bool { true }
}

public struct URL: Hashable, Sendable, Codable {
    public init?(string: String) {}
    public var absoluteString: String { "" }
    public var scheme: String? { nil }
    public var port: Int? { nil }
    public func host(percentEncoded: Bool = true) -> String? { nil }
}

public struct CharacterSet: Sendable {
    public static var whitespaces: CharacterSet { CharacterSet(charactersIn: "") }

    public init(charactersIn: String) {}
}

extension String {
    public enum Encoding: Sendable { case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian }

    public init?(bytes: some Sequence<UInt8>, encoding: Encoding) { self = "" }
    public init?(data: Data, encoding: Encoding) { self = "" }
}

extension StringProtocol {
    public var capitalized: String { "" }
    public var precomposedStringWithCanonicalMapping: String { "" }
    public var removingPercentEncoding: String? { nil }
    public func range(of: some StringProtocol) -> Range<Index>? { nil }
    public func trimmingCharacters(in: CharacterSet) -> String { "" }
}

public enum JSONDecoder {
    public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys
        case convertFromSnakeCase
        case custom(@Sendable ([any CodingKey]) -> any CodingKey)
    }

    public enum DateDecodingStrategy: Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case custom(@Sendable (any Decoder) throws -> Date)
    }

    public enum DataDecodingStrategy: Sendable {
        case deferredToData
        case base64
        case custom(@Sendable (any Decoder) throws -> Data)
    }

    public enum NonConformingFloatDecodingStrategy: Sendable {
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
        case `throw`
    }
}

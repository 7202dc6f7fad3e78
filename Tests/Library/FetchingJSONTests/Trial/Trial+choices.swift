import Foundation

@testable import FetchingJSON

/// The choices that the first bytes of an input select. Stored inputs select by position, so add new choices at the
/// end.
extension Trial {
    typealias Model = Decodable & Equatable & SendableMetatype

    static func choose<Choice>(_ choices: [Choice], by byte: UInt8) -> Choice { choices[Int(byte) % choices.count] }

    static let models: [any Model.Type] = [
        EveryShape.self, Tree.self, Walk.self, [Int].self, Doubles.self, [String].self, [String: Int].self, [Date].self,
        [Data].self, [Decimal].self, [URL].self, Tolerant.self, [[Float?]].self, [UInt64].self,
        [Int128].self, [String: [String: Bool]].self, Widths.self,
    ]

    static let keys: [JSONOptions.Keys] = [
        .convertFromSnakeCase, .useDefaultKeys,
        .custom { path in JSONKey.name(path.map(\.stringValue).joined(separator: "/").lowercased()) },
        // Converts many names to one key.
        .custom { path in JSONKey.name(String((path.last?.stringValue ?? "").prefix(5))) },
        .flexible,
    ]

    /// Returns the strategies for infinity and NaN. NaN is not equal to itself, so only a model that compares bits
    /// decodes it. Other models get infinity instead.
    static func floats(of model: any Model.Type) -> [JSONDecoder.NonConformingFloatDecodingStrategy] {
        let nan = model == Doubles.self ? "nan" : "inf"
        return [.throw, .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: nan)]
    }

    static let encodings: [String.Encoding?] = [
        nil, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
    ]

    static let dates: [JSONOptions.Dates] = [
        .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .iso8601,
        .custom { decoder in Date(timeIntervalSince1970: Double(decoder.codingPath.count)) },
    ]

    static let data: [JSONDecoder.DataDecodingStrategy] = [
        .base64, .deferredToData,
        .custom { decoder in Data(try decoder.singleValueContainer().decode(String.self).utf8) },
    ]
}

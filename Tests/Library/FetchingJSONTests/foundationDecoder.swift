import Foundation

@testable import FetchingJSON

extension JSONOptions {
    /// Returns Foundation's decoder with the same options. Foundation has no flexible keys. Keys from snake_case are
    /// closest.
    func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        switch keys {
        case .useDefaultKeys: decoder.keyDecodingStrategy = .useDefaultKeys
        case .flexible, .snakeCase, .convertFromSnakeCase: decoder.keyDecodingStrategy = .convertFromSnakeCase
        case .custom(let convert): decoder.keyDecodingStrategy = .custom(convert)
        }
        switch dates {
        case .iso8601, .iso8601WithFractions: decoder.dateDecodingStrategy = .custom(date)
        case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
        case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
        case .deferredToDate: decoder.dateDecodingStrategy = .deferredToDate
        case .custom(let read, _): decoder.dateDecodingStrategy = .custom(read)
        }
        decoder.dataDecodingStrategy = data
        decoder.nonConformingFloatDecodingStrategy = floats
        decoder.userInfo = userInfo
        return decoder
    }
}

/// Reads a date in ISO 8601. Foundation's own strategy rejects a date without a time, and reads February 30 as March 2.
@Sendable private func date(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    // With `convertFromString`, a text can be a Double.
    if (try? container.decode(String.self)) == nil, (try? container.decode(Double.self)) != nil {
        throw DecodingError.typeMismatch(Date.self, .init(codingPath: decoder.codingPath, debugDescription: ""))
    }
    do {
        guard let date = iso8601Date(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "")
        }
        return date
    } catch DecodingError.typeMismatch(_, let context) {
        throw DecodingError.typeMismatch(Date.self, context)
    }
}

import Foundation

/// Returns Foundation's encoder with the options for writing. Keys are sorted, so that equal values give equal bytes.
///
/// - Returns: Nil if the keys of the options are `.custom`. The closure of that case converts names in JSON to coding
///   keys, but an encoder must convert coding keys to names.
public func jsonEncoder(_ options: JSONOptions) -> JSONEncoder? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    switch options.keys {
    case .flexible, .useDefaultKeys: encoder.keyEncodingStrategy = .useDefaultKeys
    case .snakeCase, .convertFromSnakeCase: encoder.keyEncodingStrategy = .convertToSnakeCase
    case .custom: return nil
    }
    encoder.dateEncodingStrategy = options.dates.encodingStrategy
    encoder.dataEncodingStrategy = options.data.encodingStrategy
    if case .convertFromString(let positive, let negative, let nan) = options.floats {
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: positive, negativeInfinity: negative, nan: nan)
    }
    encoder.userInfo = options.userInfo
    return encoder
}

extension JSONOptions.Dates {
    fileprivate var encodingStrategy: JSONEncoder.DateEncodingStrategy {
        switch self {
        case .iso8601: .custom { try writeISO8601($0, fractionDigits: 0, to: $1) }
        case .iso8601WithFractions: .custom { try writeISO8601($0, fractionDigits: 6, to: $1) }
        case .secondsSince1970: .secondsSince1970
        case .millisecondsSince1970: .custom(writeMilliseconds)
        case .deferredToDate: .deferredToDate
        case .custom(_, let write?): .custom(write)
        case .custom(_, nil):
            .custom { date, encoder in
                throw unwritable(date, encoder, "JSONOptions(dates: .custom) needs `write` to encode dates.")
            }
        }
    }
}

/// Servers that use milliseconds often refuse a fraction, or read such a number as 0.
@Sendable private func writeMilliseconds(_ date: Date, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    if let number = Int64(exactly: milliseconds) {
        try container.encode(number)
    } else {
        try container.encode(milliseconds)
    }
}

private func writeISO8601(_ date: Date, fractionDigits: Int, to encoder: any Encoder) throws {
    guard let text = iso8601Text(date, fractionDigits: fractionDigits) else {
        throw unwritable(
            date, encoder,
            "The year of the date is not between -999999 and 999999. The date is shown in seconds since 1970.")
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
}

/// Returns the error for a date that can't be encoded. The error contains the date as a number, because the description
/// of a date far from today can crash.
private func unwritable(_ date: Date, _ encoder: any Encoder, _ reason: String) -> EncodingError {
    .invalidValue(date.timeIntervalSince1970, .init(codingPath: encoder.codingPath, debugDescription: reason))
}

extension JSONDecoder.DataDecodingStrategy {
    fileprivate var encodingStrategy: JSONEncoder.DataEncodingStrategy {
        switch self {
        case .base64: .base64
        case .deferredToData: .deferredToData
        default:
            .custom { data, encoder in
                throw EncodingError.invalidValue(
                    data,
                    .init(
                        codingPath: encoder.codingPath,
                        debugDescription: "JSONOptions(data: .custom) is only for decoding; pass a JSONEncoder."))
            }
        }
    }
}

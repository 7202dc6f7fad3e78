import Fetching
internal import FetchingJSON
import Foundation

/// Returns an encoder for the items of a crawl. Equal items give equal bytes, and ``itemMapper(_:)`` reads them.
func itemEncoder() -> JSONEncoder {
    let encoder = lineEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
        // At most a microsecond is lost.
        guard let text = iso8601Text(date, fractionDigits: 6) else {
            // The description of a date far from today can crash, so the error has a number.
            throw EncodingError.invalidValue(
                date.timeIntervalSince1970,
                .init(codingPath: encoder.codingPath, debugDescription: "The date cannot be written in ISO 8601."))
        }
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
}

/// Returns a closure that reads an item that ``itemEncoder()`` wrote, and the items of version 0.1.0.
func itemMapper<Item: Decodable & Sendable>(_ item: Item.Type) -> Mapper<Item> {
    let floats = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
        positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return jsonMapper(options: JSONOptions(dates: .custom(read: readDate), floats: floats))
}

/// Reads a date in ISO 8601, or as the number that version 0.1.0 wrote.
@Sendable private func readDate(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
        return Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
    }
    guard let date = iso8601Date(text) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date in ISO 8601")
    }
    return date
}

import Fetching
internal import FetchingJSON
import Foundation

/// Returns an encoder for the items of a crawl. Equal items give equal bytes, and ``itemMapper(_:)`` reads them.
func itemEncoder() -> JSONEncoder {
    let encoder = lineEncoder()
    encoder.dateEncodingStrategy = .custom(writeDate)
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

/// Writes a date in ISO 8601. A fraction of a second has only the digits that it needs, and at most six, so less than a
/// microsecond is lost.
@Sendable private func writeDate(_ date: Date, to encoder: any Encoder) throws {
    let time = date.timeIntervalSince1970
    var second = time.rounded(.down)
    var fraction = ((time - second) * 1e6).rounded()
    if fraction == 1e6 { (second, fraction) = (second + 1, 0) }
    guard let text = iso8601Text(Date(timeIntervalSince1970: second)) else {
        // The description of a date far from today can crash, so the error has a number.
        throw EncodingError.invalidValue(
            time,
            .init(codingPath: encoder.codingPath, debugDescription: "The date cannot be written in ISO 8601."))
    }
    var digits = fraction == 0 ? "" : String(String(Int(1e6 + fraction)).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    var container = encoder.singleValueContainer()
    try container.encode(digits.isEmpty ? text : "\(text.dropLast()).\(digits)Z")
}

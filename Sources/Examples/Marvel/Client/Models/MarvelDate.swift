import Fetching
internal import FetchingJSON
import Foundation

/// A date as the API sends it: the unchanged text, and the point in time if the text is a date.
///
/// The models keep the text for two reasons. A `Date` would lose the time zone, so the text could not be encoded again.
/// And with a `Date`, one invalid text would make decoding fail for a page of 20 records.
///
/// The API uses two forms: `2014-04-29T14:18:17-0400`, and `1989-12-10 00:00:00` for events. The text
/// `-0001-11-30T00:00:00-0500`, the zero date of a database, means "no date".
public struct MarvelDate: Codable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The text that the API sent.
    public let text: String

    /// Creates a date from any text. The text is not checked.
    public init(_ text: String) { self.text = text }

    /// Creates a date from a string literal. The text is not checked.
    public init(stringLiteral text: String) { self.text = text }

    /// Creates a date from any string. The string is not checked.
    ///
    /// - Throws: `DecodingError` if the value isn't a string.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the text unchanged.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The value that the API sends if a record has no date.
    public static let noDate: MarvelDate = "-0001-11-30T00:00:00-0500"

    /// The point in time. Nil if the text means "no date" or isn't a date and time.
    ///
    /// A text without a time zone is read as UTC, so that the result is the same on every device.
    public var date: Date? {
        // A year before 1 is the database's zero date, shifted by a time zone.
        if text.hasPrefix("-") || text.hasPrefix("0000") { return nil }
        return iso8601Date(text) ?? iso8601Date(text + "Z")
    }

    /// The text.
    public var description: String { text }
}

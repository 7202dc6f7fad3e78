import Foundation
import Fetching

/// A date as the API sends it: the unchanged text, and the point in time if the text names one.
///
/// The models keep the text because a `Date` would lose the time zone and could not be encoded to the same text. And
/// one unreadable date would make a page of 20 records unreadable. The API uses two forms: `2014-04-29T14:18:17-0400`,
/// and `1989-12-10 00:00:00` for events. `-0001-11-30T00:00:00-0500`, the zero date of a database, means "no date".
public struct MarvelDate: Codable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The text that the API sent.
    public let text: String

    /// Makes a date from its text, without a check.
    public init(_ text: String) { self.text = text }

    /// Makes a date from its text, without a check.
    public init(stringLiteral text: String) { self.text = text }

    /// Reads any string.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text unchanged.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The text that the API sends if it has no date.
    public static let noDate: MarvelDate = "-0001-11-30T00:00:00-0500"

    /// The point in time, or nil for "no date" and for text in another form.
    ///
    /// A date without a time zone is read as UTC, so it is the same on every device.
    public var date: Date? {
        // A year before 1 is the database's zero date, shifted by a time zone.
        if text.hasPrefix("-") || text.hasPrefix("0000") { return nil }
        return Fetching.date(iso8601: text) ?? Fetching.date(iso8601: text + "Z")
    }

    /// The text.
    public var description: String { text }
}

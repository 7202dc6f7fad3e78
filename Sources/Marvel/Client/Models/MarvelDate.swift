import Foundation
import Fetching

/// A date as the API sends it: the text untouched, and what it means where it means something.
///
/// The models keep the text, not a `Date`, because a `Date` would lose the offset, could not be written back as it
/// came, and would let one unreadable date fail a page of twenty records. Two forms occur: `2014-04-29T14:18:17-0400`,
/// and for events `1989-12-10 00:00:00`. "No date" comes as `-0001-11-30T00:00:00-0500`, the zero date of a database.
public struct MarvelDate: Codable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The date as it was sent.
    public let text: String

    /// Keeps `text` as it is.
    public init(_ text: String) { self.text = text }

    /// Keeps `text` as it is.
    public init(stringLiteral text: String) { self.text = text }

    /// Reads a string, whatever it says.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the string as it was read.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// What the API sends where it has no date.
    public static let noDate: MarvelDate = "-0001-11-30T00:00:00-0500"

    /// The moment that the text names; nil where it names none: the API's "no date", or text in another form.
    ///
    /// A date without an offset is read in UTC, so that it is the same moment on every device.
    public var date: Date? {
        // The years before 1 are the database's zero date, moved by a time zone.
        if text.hasPrefix("-") || text.hasPrefix("0000") { return nil }
        return Fetching.date(iso8601: text) ?? Fetching.date(iso8601: text + "Z")
    }

    /// The text.
    public var description: String { text }
}

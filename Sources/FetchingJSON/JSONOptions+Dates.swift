import Foundation

extension JSONOptions {
    /// The format of dates in JSON.
    public enum Dates: Sendable {
        /// Text as in ISO 8601. Reads `2014-04-29T14:18:17Z`, with or without seconds or a fraction, and with any
        /// offset from UTC, such as `-0400` or `-04:00`. Reads `2014-04-29` as midnight in UTC. Writes whole seconds in
        /// UTC, as in `2014-04-29T14:18:17Z`. Writing a date whose year has more than six digits throws
        /// ``RequestError/unencodableBody(_:)``.
        case iso8601
        /// The number of seconds since the start of 1970 in UTC.
        case secondsSince1970
        /// The number of milliseconds since the start of 1970 in UTC.
        case millisecondsSince1970
        /// The number of seconds since the start of 2001 in UTC, as `Date` encodes itself.
        case deferredToDate
        /// Dates that closures read and write. Without `write`, writing a date throws
        /// ``RequestError/unencodableBody(_:)``.
        case custom(
            read: @Sendable (_ decoder: any Decoder) throws -> Date,
            write: (@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)? = nil)

        /// Text in the format of `formatter`.
        public static func formatted(_ formatter: DateFormatter) -> Dates {
            .custom { decoder in
                let container = try decoder.singleValueContainer()
                let text = try container.decode(String.self)
                guard let date = formatter.date(from: text) else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "“\(text.prefix(60))” does not match the date format")
                }
                return date
            } write: { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(formatter.string(from: date))
            }
        }
    }
}

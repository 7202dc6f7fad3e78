import Foundation

/// The format of keys, dates, data and numbers in JSON, for reading and for writing.
///
/// In the module `Fetching`, `jsonMapper(_:options:)` and `RequestBody.json(_:options:)` use the same options.
public struct JSONOptions: Sendable {
    /// The relation of a model's keys to the names of fields.
    public enum Keys: Sendable {
        /// Finds the field with exactly the key's name, as bytes in UTF-8. If there is none, finds the only name that
        /// equals the key when underscores, hyphens and the case of ASCII letters are ignored: `avatar_url` or
        /// `avatar-url` for `avatarURL`. If several names equal the key in this way, finds the one that
        /// `convertFromSnakeCase` converts to the key. If there is none, the field is missing, and the error for a
        /// property that is not optional names them. The `allKeys` of a container are the keys of exact names and of
        /// names in snake_case. Writes keys unchanged.
        case flexible
        /// Finds fields as `flexible` does. Writes keys in snake_case, as `JSONEncoder` converts them.
        case snakeCase
        /// Finds the field with exactly the key's name. Writes keys unchanged.
        case useDefaultKeys
        /// Converts all names from snake_case to camelCase, as `JSONDecoder` does. Writes keys in snake_case, as
        /// `JSONEncoder` converts them.
        case convertFromSnakeCase
        /// Converts all names with a closure, as `JSONDecoder` does. The closure receives the path to the name. This
        /// option can only read; with it, writing throws.
        case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
    }

    /// The relation of a model's keys to the names of fields. The default is `flexible`.
    public var keys: Keys
    /// The format of dates. The default is ISO 8601.
    public var dates: Dates
    /// The format of binary data. The strategy `custom` can only read; with it, writing binary data throws.
    public var data: JSONDecoder.DataDecodingStrategy
    /// The strings that represent infinity and NaN, if any. JSON numbers cannot represent these values.
    public var floats: JSONDecoder.NonConformingFloatDecodingStrategy
    /// Whether a number can also be in a string, as in `{"revision": "2"}`. Some APIs send 64-bit integers in this form
    /// (ProtoJSON). This option affects only reading. It does not affect the keys of dictionaries.
    public var readsNumbersInStrings: Bool
    /// The `userInfo` of the decoder and the encoder that a model receives.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Options that write names in snake_case, and read names as `Keys.flexible` does.
    public static let snakeCase = JSONOptions(keys: .snakeCase)

    /// Creates options. Apart from `keys` and `dates`, the defaults are those of `JSONDecoder`.
    public init(
        keys: Keys = .flexible,
        dates: Dates = .iso8601,
        data: JSONDecoder.DataDecodingStrategy = .base64,
        floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw,
        readsNumbersInStrings: Bool = false,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        self.keys = keys
        self.dates = dates
        self.data = data
        self.floats = floats
        self.readsNumbersInStrings = readsNumbersInStrings
        self.userInfo = userInfo
    }
}

extension JSONOptions {
    /// The format of dates in JSON.
    public enum Dates: Sendable {
        /// Text as in ISO 8601. Reads `2014-04-29T14:18:17Z`, with or without seconds or a fraction, and with any
        /// offset from UTC, such as `-0400` or `-04:00`. Reads `2014-04-29` as midnight in UTC. Writes whole seconds in
        /// UTC, as in `2014-04-29T14:18:17Z`. Writing a date whose year has more than six digits throws.
        case iso8601
        /// As `iso8601`, but writes a fraction of a second, if there is one, with at most six digits:
        /// `2014-04-29T14:18:17.25Z`. Some servers do not read fractions, among them those that use `JSONDecoder` with
        /// its strategy `iso8601`.
        case iso8601WithFractions
        /// The number of seconds since the start of 1970 in UTC.
        case secondsSince1970
        /// The number of milliseconds since the start of 1970 in UTC.
        case millisecondsSince1970
        /// The number of seconds since the start of 2001 in UTC, as `Date` encodes itself.
        case deferredToDate
        /// Dates that closures read and write. Without `write`, writing a date throws.
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

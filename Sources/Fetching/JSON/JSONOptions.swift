import Foundation

/// How ``jsonMapper(_:options:)`` reads keys, dates, data and numbers: the choices of Foundation's `JSONDecoder`, by
/// its own names.
public struct JSONOptions: Sendable {
    /// How keys become coding keys; snake_case to camelCase unless told otherwise.
    public var keys: JSONDecoder.KeyDecodingStrategy
    /// How dates are written; see also `JSONDecoder.DateDecodingStrategy.flexibleISO8601`.
    public var dates: JSONDecoder.DateDecodingStrategy
    /// How data is written.
    public var data: JSONDecoder.DataDecodingStrategy
    /// How infinities and NaN are written, which JSON has no numbers for.
    public var floats: JSONDecoder.NonConformingFloatDecodingStrategy
    /// What `init(from:)` finds in its decoder's `userInfo`.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Makes options; `JSONDecoder`'s defaults, but for the keys.
    public init(
        keys: JSONDecoder.KeyDecodingStrategy = .convertFromSnakeCase,
        dates: JSONDecoder.DateDecodingStrategy = .deferredToDate,
        data: JSONDecoder.DataDecodingStrategy = .base64,
        floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) {
        self.keys = keys
        self.dates = dates
        self.data = data
        self.floats = floats
        self.userInfo = userInfo
    }
}

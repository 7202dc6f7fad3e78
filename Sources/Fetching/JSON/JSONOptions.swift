import Foundation

/// Options for decoding keys, dates, data and numbers. The types are those of Foundation's `JSONDecoder`.
public struct JSONOptions: Sendable {
    /// The conversion of names to coding keys. The default is from snake_case to camelCase.
    public var keys: JSONDecoder.KeyDecodingStrategy
    /// The format of dates; see also `JSONDecoder.DateDecodingStrategy.flexibleISO8601`.
    public var dates: JSONDecoder.DateDecodingStrategy
    /// The format of binary data.
    public var data: JSONDecoder.DataDecodingStrategy
    /// The strings that are decoded as infinity and NaN, if any. JSON numbers cannot represent these values.
    public var floats: JSONDecoder.NonConformingFloatDecodingStrategy
    /// The `userInfo` of the decoder that a model's `init(from:)` receives.
    public var userInfo: [CodingUserInfoKey: any Sendable]

    /// Creates options. Apart from `keys`, the defaults are those of `JSONDecoder`.
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

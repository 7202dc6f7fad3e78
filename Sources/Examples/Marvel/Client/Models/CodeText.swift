/// A code such as an ISBN. The API sends a string in most records and a number in others.
///
/// The code is stored as text, because a number loses leading zeros: `0785110283` is not `785110283`.
public struct CodeText: Codable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The text of the code; empty if the record has no code.
    public let text: String

    /// Creates a code from a text.
    public init(_ text: String) { self.text = text }

    /// Creates a code from a string literal.
    public init(stringLiteral text: String) { self.text = text }

    /// Creates a code from a string or a number.
    ///
    /// An integer of up to 64 bits keeps all digits. The UPC of a comic, for example, usually has 17 digits.
    ///
    /// - Throws: `DecodingError` if the value is neither a string nor a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let string = try? container.decode(String.self) {
            text = string
        } else if let integer = try? container.decode(Int64.self) {
            text = String(integer)
        } else if let number = try? container.decode(Double.self) {
            text = String(number)
        } else {
            throw DecodingError.typeMismatch(
                String.self,
                DecodingError.Context(
                    codingPath: container.codingPath, debugDescription: "Expected a string or a number"))
        }
    }

    /// Encodes the text as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The text.
    public var description: String { text }
}

/// A code such as an ISBN, which the API sends as a string in most records and as a number in the others.
///
/// Both become text, because codes are compared and printed but not added, and `0785110283` is not `785110283`.
public struct CodeText: Codable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The code; empty if there is none.
    public let text: String

    /// Makes a code from its text.
    public init(_ text: String) { self.text = text }

    /// Makes a code from its text.
    public init(stringLiteral text: String) { self.text = text }

    /// Reads a string or a number. An integer of up to 64 bits keeps all its digits; a UPC has 17.
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

    /// Writes a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The text.
    public var description: String { text }
}

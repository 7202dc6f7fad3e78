import Fetching
import Foundation

/// The texts and numbers of a JSON object, by the names of their fields. Its other fields are ignored.
struct ScalarFields: Codable, Sendable {
    enum Value: Codable, Hashable {
        /// The bytes of a text. Two texts with different bytes can be equal as strings.
        case text([UInt8])
        /// A `Double` cannot represent all IDs.
        case number(Decimal)
    }

    private let values: [String: Value]

    /// Reads a line of JSON. Returns nil if it is not an object.
    init?(_ line: Data) {
        guard let fields = try? jsonMapper(Self.self)(line) else { return nil }
        self = fields
    }

    init(from decoder: any Decoder) throws {
        var values: [String: Value] = [:]
        // Other values than objects have no fields.
        if let fields = try? decoder.container(keyedBy: Name.self) {
            for name in fields.allKeys {
                if let text = try? fields.decode(String.self, forKey: name) {
                    values[name.stringValue] = .text(Array(text.utf8))
                } else if let number = try? fields.decode(Decimal.self, forKey: name), abs(number) < Self.maximum {
                    values[name.stringValue] = .number(number)
                }
            }
        }
        self.values = values
    }

    subscript(name: String) -> Value? { values[name] }

    /// `Decimal` has 38 digits. Longer numbers are not compared.
    private static let maximum = Decimal(sign: .plus, exponent: 37, significand: 1)

    private struct Name: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

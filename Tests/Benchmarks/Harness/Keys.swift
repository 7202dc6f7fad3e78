import Fetching
import Foundation

/// The options for keys in a comparison of decoders, and the way in which the names in the JSON are written.
enum Keys: String, CaseIterable, Sendable {
    /// Names in snake case, which both decoders convert.
    case snakeCase = "snake-case"
    /// Names that are equal to the keys, without conversion.
    case asWritten = "as-written"
    /// Names in snake case with the default options of `jsonMapper`. Foundation's decoder converts them.
    case defaultSnakeCase = "default-snake-case"
    /// Names that are equal to the keys with the default options of `jsonMapper`. Foundation's decoder does not convert
    /// them.
    case defaultAsWritten = "default-as-written"

    var isSnakeCase: Bool { self == .snakeCase || self == .defaultSnakeCase }

    var title: String {
        switch self {
        case .snakeCase: "snake case"
        case .asWritten: "as written"
        case .defaultSnakeCase: "snake case, default options"
        case .defaultAsWritten: "as written, default options"
        }
    }

    /// The options of `jsonMapper`.
    var options: JSONOptions {
        switch self {
        case .snakeCase: JSONOptions(keys: .convertFromSnakeCase, dates: .iso8601)
        case .asWritten: JSONOptions(keys: .useDefaultKeys, dates: .iso8601)
        case .defaultSnakeCase, .defaultAsWritten: JSONOptions(dates: .iso8601)
        }
    }

    /// Foundation's decoder with the option that fits the names.
    var foundationDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = isSnakeCase ? .convertFromSnakeCase : .useDefaultKeys
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    /// The required speed for every document, as a multiple of the speed of Foundation's decoder, which needs more time
    /// in snake case.
    var requiredSpeed: Double { isSnakeCase ? 5 : 3 }
}

/// Returns the camel case of a name in snake case, such as `createdAt` for `created_at`.
func camelCase(_ name: some StringProtocol) -> String {
    let parts = name.split(separator: "_")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

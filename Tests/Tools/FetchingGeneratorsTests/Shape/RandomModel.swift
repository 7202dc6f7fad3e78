import FetchingTestSupport
import Foundation

/// A random type of JSON values, which generates random samples.
indirect enum RandomModel: Sendable {
    struct Field: Sendable {
        var name: String
        var type: RandomModel
        var isOptional: Bool
    }

    case bool, int, largeInt, double, text, date, word([String])
    case list(RandomModel)
    case table(RandomModel)
    case object([Field])

    /// The names of fields in one model. The decoder distinguishes them.
    enum Style: CaseIterable { case camelCase, snakeCase, odd }

    init(_ style: Style, depth: Int = 0, using random: inout SplitMix64) {
        var names: Set<String> = []
        let fields = (0...Int.random(in: 0...(depth == 0 ? 7 : 4), using: &random)).compactMap { _ -> Field? in
            let name = Self.name(style, &random)
            let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
            guard names.insert(key).inserted else { return nil }
            return Field(name: name, type: Self.type(style, depth + 1, &random), isOptional: .random(using: &random))
        }
        self = .object(fields)
    }

    private static func type(_ style: Style, _ depth: Int, _ random: inout SplitMix64) -> RandomModel {
        switch Int.random(in: 0..<(depth > 3 ? 7 : 11), using: &random) {
        case 0: return .bool
        case 1: return .int
        case 2: return .largeInt
        case 3: return .double
        case 4: return .text
        case 5: return .date
        case 6: return .word(Array(words.shuffled(using: &random).prefix(3)))
        case 7, 8: return .list(type(style, depth + 1, &random))
        case 9: return .table(type(style, depth + 1, &random))
        default: return RandomModel(style, depth: depth, using: &random)
        }
    }

    private static let words = [
        "id", "name", "title", "class", "default", "type", "data", "result", "series", "category", "url", "status",
        "createdBy", "items", "children", "self", "in", "value", "error", "count2", "a", "b",
    ]

    private static func name(_ style: Style, _ random: inout SplitMix64) -> String {
        let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        switch style {
        case .camelCase:
            return (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        case .snakeCase:
            // The encoder would write two words of one letter, as in `a_b`, as one word.
            let words = parts.filter { $0.count > 1 }
            return (words.isEmpty ? Array(parts.prefix(1)) : words).map { $0.lowercased() }.joined(separator: "_")
        case .odd: return parts.joined(separator: ["-", " ", ".", "$", "/", "@é"].randomElement(using: &random) ?? "")
        }
    }

    /// Returns a value as JSON.
    func sample(using random: inout SplitMix64) -> String {
        switch self {
        case .bool: return "\(Bool.random(using: &random))"
        case .int: return "\(Int.random(in: -1000...1000, using: &random))"
        case .largeInt: return "\(UInt64.random(in: 0...(.max), using: &random))"
        case .double: return "\(Double.random(in: -1e6...1e6, using: &random))"
        case .text:
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                ["a", "Ü", " ", "\\n", "\\\"", "\\u0000", "7", "😀", "-"].randomElement(using: &random) ?? ""
            }
            return "\"\(text.joined())\""
        case .date:
            let date = Date(timeIntervalSince1970: Double(Int.random(in: 0...2_000_000_000, using: &random)))
            return "\"\(date.ISO8601Format())\""
        case .word(let words): return "\"\(words.randomElement(using: &random) ?? "")\""
        case .list(let type):
            return "["
                + (0..<Int.random(in: 0...6, using: &random)).map { _ in type.sample(using: &random) }
                .joined(separator: ", ") + "]"
        case .table(let type):
            let ids = Set(
                (0...Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 1...99, using: &random) })
            return "{" + ids.sorted().map { "\"\($0)\": \(type.sample(using: &random))" }.joined(separator: ", ") + "}"
        case .object(let fields):
            let present = fields.filter { !$0.isOptional || .random(using: &random) }
            return "{" + present.map { "\"\($0.name)\": \($0.type.sample(using: &random))" }.joined(separator: ", ")
                + "}"
        }
    }
}

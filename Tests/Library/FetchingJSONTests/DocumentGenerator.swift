import FetchingTestSupport

/// A generator of documents for ``EveryShape``. Most values are of the right kind. The texts use every notation that
/// JSON allows.
struct DocumentGenerator {
    var random: SplitMix64

    mutating func document() -> String { object(depth: 0) }

    private static let names = [
        "bool_value", "int_value", "int8_value", "int16_value", "int32_value", "int64_value", "uint_value",
        "uint8_value", "uint16_value", "uint32_value", "uint64_value", "float_value", "double_value", "decimal_value",
        "string_value", "url_value", "date_value", "data_value", "word_enum", "number_enum", "optionals", "strings",
        "matrix", "by_name", "by_number", "by_enum", "children", "nested", "wrapped", "pair", "open", "derived",
        "required",
    ]

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func object(depth: Int) -> String {
        var names = (0..<Int.random(in: 0..<(depth > 2 ? 2 : 8), using: &random)).map { _ in pick(Self.names) }
        if chance(50) { names.sort() }
        let isSnake = chance(50)
        return braces(names.map { name in (key(name, isSnake: isSnake), value(for: name, depth: depth)) })
    }

    /// Returns the name in snake case or in camel case.
    private func key(_ name: String, isSnake: Bool) -> String {
        if isSnake { return name }
        let parts = name.split(separator: "_")
        return parts.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }

    private mutating func braces(_ fields: [(String, String)]) -> String {
        let written = fields.map { name, value in space() + text(name) + space() + ":" + space() + value + space() }
        return "{" + written.joined(separator: ",") + (fields.isEmpty ? space() : "") + "}"
    }

    private mutating func brackets(_ count: Int, _ element: (inout DocumentGenerator) -> String) -> String {
        var elements: [String] = []
        for _ in 0..<count { elements.append(space() + element(&self) + space()) }
        return "[" + elements.joined(separator: ",") + "]"
    }

    private mutating func space() -> String { chance(80) ? "" : pick([" ", "\n", "\t", "\r\n  "]) }

    private mutating func few() -> Int { Int.random(in: 0..<4, using: &random) }

    private mutating func value(for name: String, depth: Int) -> String {
        if chance(4) { return anything() }
        switch name {
        case "bool_value": return pick(["true", "false"])
        case "float_value", "double_value", "decimal_value", "date_value": return number()
        case "string_value": return text(word())
        case "url_value": return text(pick(["https://example.com/a?b=c", "a b", "", "http://[", "ü", "/x"]))
        case "data_value": return text(pick(["", "AAEC", "AAE=", "A", "====", "QUJD\n", "ÄÖ"]))
        case "word_enum": return text(pick(["someWord", "other", "none"]))
        case "number_enum": return pick(["0", "1", "2", "3", "1.0"])
        case "optionals": return brackets(few()) { $0.chance(40) ? "null" : $0.integer() }
        case "strings": return brackets(few()) { $0.text($0.word()) }
        case "matrix": return brackets(few()) { $0.brackets($0.few()) { $0.number() } }
        case "by_name":
            // Each name occurs once, because Foundation also fails for the unused value of a repeated name.
            return braces(Set((0..<few()).map { _ in word() }).sorted().map { ($0, integer()) })
        case "by_number": return braces((0..<few()).map { _ in (pick(["1", "2", "x", "-3"]), text(word())) })
        case "by_enum": return braces((0..<few()).map { _ in (pick(["someWord", "other", "some_word"]), integer()) })
        case "children": return depth > 2 ? "[]" : brackets(few()) { $0.object(depth: depth + 1) }
        case "nested":
            let inner = braces([(pick(["deep_value", "deepValue"]), integer())])
            return braces([("inner", inner), ("list", brackets(few()) { $0.integer() })])
        case "wrapped": return pick([integer(), number(), text(word()), "null"])
        case "pair":
            return brackets(Int.random(in: 0..<4, using: &random)) {
                $0.pick([$0.integer(), $0.text($0.word()), "null", "[\"a\"]"])
            }
        case "open": return braces((0..<few()).map { _ in (word(), chance(20) ? "null" : text(word())) })
        case "derived":
            let base = chance(80) ? [("super", braces([(pick(["base_name", "baseName"]), text(word()))]))] : []
            return braces([("own", integer())] + base)
        case "required":
            let fields = [
                ("first_name", text(word())), ("age", integer()), ("tags", brackets(few()) { $0.text($0.word()) }),
            ]
            return braces(fields.filter { _ in chance(90) })
        default: return integer()
        }
    }

    private mutating func anything() -> String {
        pick(["null", "true", "0", "-1.5", "\"x\"", "[]", "{}", "[1,\"a\"]", "{\"a_b\":1}", integer(), number()])
    }

    private mutating func integer() -> String {
        pick([
            "0", "-0", "1", "127", "128", "-128", "255", "256", "32767", "65536", "2147483648", "9223372036854775807",
            "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
            "18446744073709551616", "1.0", "1.5", "1e2", "10e-1", "1E+3", "123456789012345678901234567890",
            "\(Int.random(in: -1_000...1_000, using: &random))",
        ])
    }

    private mutating func number() -> String {
        pick([
            integer(), "0.1", "-0.0", "1e-400", "1e400", "3.4028236e38", "1e39", "5e-324", "2.2250738585072014e-308",
            "0.30000000000000004", "9007199254740993", "1.7976931348623157e308", "123.456", "1e22", "1e23", "4.35",
            "\(Double.random(in: -1e6...1e6, using: &random))",
            "\(Double(bitPattern: random.next()))".replacing("nan", with: "0").replacing("inf", with: "1").replacing(
                "-0(0x", with: "0"),
        ])
    }

    private mutating func word() -> String {
        pick([
            "", "a", "snake_case", "_x_", "camelCase", "Ünï_cödé", "日本_語", "👩‍👩‍👧_x", "tab\t", "quote\"", "back\\", "a/b",
            "é", "NaN", "two_words_2x", "__", "URL_of",
        ])
    }

    /// Returns a JSON string with some of its characters escaped.
    private mutating func text(_ word: String) -> String {
        var text = "\""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\t": text += pick(["\\t", "\\u0009"])
            case "/" where chance(50): text += "\\/"
            default:
                if chance(95) {
                    text.unicodeScalars.append(scalar)
                } else {
                    for unit in UTF16.encode(scalar) ?? .init() {
                        let digits = String(unit, radix: 16, uppercase: chance(50))
                        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                }
            }
        }
        return text + "\""
    }
}

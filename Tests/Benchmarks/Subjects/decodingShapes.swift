import Foundation
import Fetching

extension Subject {
    static let decodingShapes = Subject(
        name: "decoding-shapes", title: "JSON other than pages with jsonMapper, compared with JSONDecoder"
    ) { effort in
        try await numbers(effort) + texts(effort) + nesting(effort) + dictionaries(effort) + names(effort)
            + unions(effort) + sizes(effort)
    }
}

private func numbers(_ effort: Effort) async throws -> [Finding] {
    let counted = 1...20_000
    return [
        try await compare([Int].self, "20,000 integers", array(counted.map { "\($0 &* 7_919 % 100_003)" }), effort),
        try await compare(
            [Int].self, "20,000 large integers", array(counted.map { "\($0 &* 461_168_601_842_738)" }), effort),
        try await compare(
            [Double].self, "20,000 short doubles", array(counted.map { "\(Double($0 % 1999) / 100)" }), effort),
        try await compare(
            [Double].self, "20,000 doubles of 17 digits", array(counted.map { "\(1 / Double($0))" }), effort),
        try await compare(
            [Double].self, "20,000 doubles, any exponent", array(counted.map { "\(anyDouble($0))" }), effort),
    ]
}

private func texts(_ effort: Effort) async throws -> [Finding] {
    func strings(_ sentence: String) -> Data {
        let long = String(repeating: sentence, count: 40)
        return array((0..<200).map { "\"\(long)\($0)\"" })
    }
    let dates = array(
        (0..<5_000).map { "\"20\(10 + $0 % 20)-0\(1 + $0 % 9)-\(10 + $0 % 19)T\(10 + $0 % 14):\(10 + $0 % 50):07Z\"" })
    return [
        try await compare(
            [String].self, "200 long strings with escapes", strings(#"A \"word\", \u00e9 and é, 日本, \n"#), effort, 4),
        try await compare([String].self, "200 long strings, ASCII", strings("The quick brown fox jumps. "), effort, 5),
        try await compare([String].self, "200 long strings, not ASCII", strings("Größe, 日本の文字, 😀. "), effort, 3),
        try await compare([Date].self, "5,000 dates by iso8601", dates, effort),
    ]
}

/// The number of nested levels. Foundation allows 512.
private let levels = 400

private func nesting(_ effort: Effort) async throws -> [Finding] {
    let chain = String(repeating: #"{"id":7,"next":"#, count: levels) + "null" + String(repeating: "}", count: levels)
    let arrays = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    return [
        try await compare(Chain.self, "objects, \(levels) levels deep", Data(chain.utf8), effort),
        try await compare(Levels.self, "arrays, \(levels) levels deep", Data(arrays.utf8), effort),
    ]
}

private final class Chain: Decodable, Sendable {
    let id: Int
    let next: Chain?
}

private struct Levels: Decodable, Sendable {
    let inner: [Levels]

    init(from decoder: any Decoder) throws { inner = try decoder.singleValueContainer().decode([Levels].self) }
}

private func dictionaries(_ effort: Effort) async throws -> [Finding] {
    let large = object((0..<5_000).map { (name: "key_\($0)", value: "\($0)") })
    let words = object([("de", "\"Niemand\""), ("en", "\"Nobody\""), ("fr", "\"Personne\""), ("ja", "\"誰でもない\"")])
    let small = object((0..<2_000).map { (name: "entry \($0)", value: words) })
    return [
        try await compare([String: Int].self, "a dictionary of 5,000 keys", Data(large.utf8), effort),
        try await compare(
            [String: [String: String]].self, "2,000 dictionaries of 4 keys", Data(small.utf8), effort),
    ]
}

/// Compares objects with names beyond ASCII, which cannot be compared as bytes, and models whose fields are mostly
/// missing.
private func names(_ effort: Effort) async throws -> [Finding] {
    let cyrillic = #"{"имя":"Анна","отчество":"Петровна","фамилия":"Иванова","улица":"Мира","город":"Омск","дом":7}"#
    let wide = object((0..<30).map { (name: "\(letters[$0 % 26])Field\($0)", value: "\($0)") })
    return [
        try await compare(
            [Citizen].self, "1,000 objects with names in Cyrillic", array((0..<1_000).map { _ in cyrillic }), effort),
        try await compare(
            [Sparse].self, "1,000 objects of 30 fields, 20 others missing", array((0..<1_000).map { _ in wide }),
            effort),
    ]
}

private let letters = Array("abcdefghijklmnopqrstuvwxyz")

private struct Citizen: Decodable, Sendable {
    let имя, отчество, фамилия, улица, город: String
    let дом: Int
}

private struct Sparse: Decodable, Sendable {
    let aField0, bField1, cField2, dField3: Int
    let address, birthDate, category, description, email, firstName, gender, homepage, image, jobTitle: String?
    let kind, lastName, modified, nickname, owner, phone, quote, region, status, thumbnail: String?
}

/// Compares an enum that tries one type after another. Each attempt before the successful one throws an error.
private func unions(_ effort: Effort) async throws -> [Finding] {
    let values = (0..<1_000).map { #"[\#($0),"word \#($0)",true,{"id":\#($0),"names":["a","b"]}]"# }
    return [
        try await compare(
            [AnyJSON].self, "9,000 values of an enum that tries one type after another", array(values), effort)
    ]
}

private enum AnyJSON: Decodable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let array = try? value.decode([AnyJSON].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: AnyJSON].self))
        }
    }
}

private struct Hero: Decodable, Sendable {
    let id: Int
    let fullName: String
    let firstPublished: String
    let isActive: Bool
}

private func sizes(_ effort: Effort) async throws -> [Finding] {
    let hero =
        #"{"id":1009610,"full_name":"Peter Parker","first_published":"1962-08-10","is_active":true,"height":1.78}"#
    let large = largePage()
    return [
        try await compare(Hero.self, "\(hero.utf8.count) bytes", Data(hero.utf8), effort),
        try await compare(CharacterPage.self, "\(large.count / 1_000_000) MB of comic characters", large, effort),
    ]
}

private func compare<Model: Decodable & Sendable>(
    _ type: Model.Type, _ what: String, _ body: Data, _ effort: Effort, _ speed: Double = 1
) async throws -> Finding {
    try await compareDecoders(type, what, body, .snakeCase, effort).finding(.speed(speed))
}

/// Returns a double of any size. The same number always gives the same double.
private func anyDouble(_ number: Int) -> Double {
    let bits = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    let double = Double(bitPattern: bits)
    return double.isFinite ? double : 1
}

private func array(_ values: [String]) -> Data { Data("[\(values.joined(separator: ","))]".utf8) }

private func object(_ fields: [(name: String, value: String)]) -> String {
    "{\(fields.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ","))}"
}

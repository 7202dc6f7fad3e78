import Fetching
import Foundation

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
    let lines = array(
        (0..<100).map { line in
            let points = (0..<100).map { point in
                let number = Double((line * 100 + point) &* 7_919 % 100_003)
                return "[\(number * 0.0035 - 175),\(80 - number * 0.0016)]"
            }
            return "[\(points.joined(separator: ","))]"
        })
    return [
        try await compare([Int].self, "20,000 integers", array(counted.map { "\($0 &* 7_919 % 100_003)" }), effort),
        try await compare(
            [Int].self, "20,000 large integers", array(counted.map { "\($0 &* 461_168_601_842_738)" }), effort),
        try await compare(
            [Double].self, "20,000 short doubles", array(counted.map { "\(Double($0 % 1999) / 100)" }), effort),
        try await compare(
            [Double].self, "20,000 doubles of 17 digits", array(counted.map { "\(1 / Double($0))" }), effort),
        try await compare(
            [Double].self, "20,000 doubles, any exponent", array(counted.map { "\(anyDouble($0))" }), effort, 4),
        try await compare([[[Double]]].self, "100 lines of 100 coordinates", lines, effort, 6),
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
        try await compare([Article].self, "150 articles of 3 KB", articles("The quick brown fox jumps."), effort, 4),
        try await compare([Article].self, "150 articles of 3 KB, not ASCII", articles("Größe, 日本の文字."), effort, 3),
        try await compare([Date].self, "5,000 dates by iso8601", dates, effort),
    ]
}

/// Returns an archive with texts of 100 to 1,000 bytes.
private func articles(_ sentence: String) -> Data {
    array(
        (0..<150).map { number in
            let text = (0..<80).map { "\(sentence) \(($0 &* 31 &+ number) % 97)" }.joined(separator: " ")
            return #"{"id":\#(number),"title":"\#(text.prefix(100))","summary":"\#(text.prefix(300 + number))","#
                + #""text":"\#(text.prefix(700 + 2 * number))","author":"Somebody \#(number)","note":"\#(text.prefix(150))"}"#
        })
}

private struct Article: Decodable, Sendable {
    let id: Int
    let title, summary, text, author: String
    let note: String?
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

/// Compares models that try one type after another. Each attempt before the successful one throws an error.
private func unions(_ effort: Effort) async throws -> [Finding] {
    let values = (0..<1_000).map { #"[\#($0),"word \#($0)",true,{"id":\#($0),"names":["a","b"]}]"# }
    let items = (0..<300).map { number in
        #"{"id":\#(number),"name":"item \#(number)","isActive":true,"score":\#(number).37,"tags":["a","b\#(number)"],"#
            + #""owner":null,"nested":{"x":\#(number),"y":[1,2,3],"large":18446744073709551615,"note":"a longer text"}}"#
    }
    let events = (0..<100).flatMap { number in
        [
            #"{"ref":"refs/heads/\#(number)","commits":\#(number),"head":"abcdef\#(number)"}"#,
            #"{"forkee":{"id":\#(number),"name":"name \#(number)"}}"#,
            #"{"action":"opened","issue":\#(number),"title":"A title of \#(number)","labels":["a","b"]}"#,
            #"{"action":"started","user":\#(number)}"#,
        ]
    }
    let shapes = (0..<100).flatMap { number in
        [
            #"{"circle":{"radius":\#(number).5}}"#, #"{"square":{"side":\#(number).25}}"#,
            #"{"label":"the text \#(number)"}"#, #"{"points":[1,2,\#(number)]}"#,
        ]
    }
    return [
        try await compare(
            [AnyJSON].self, "9,000 values of an enum that tries one type after another", array(values), effort, 2.5),
        try await compare([JSONValue].self, "5,000 values of an enum that tries 7 types", array(items), effort, 2.5),
        try await compare([Event].self, "400 objects, each one of four structs", array(events), effort, 4),
        try await compare([Shape].self, "400 objects of an enum that tries its cases", array(shapes), effort, 4),
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

private enum JSONValue: Decodable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case large(UInt64)
    case number(Double)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let large = try? value.decode(UInt64.self) {
            self = .large(large)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let array = try? value.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }
}

/// An object that is one of several structs.
private enum Event: Decodable, Sendable {
    case push(Push)
    case fork(Fork)
    case issue(Issue)
    case watch(Watch)

    struct Push: Decodable, Sendable {
        let ref: String
        let commits: Int
        let head: String
    }
    struct Fork: Decodable, Sendable {
        struct Repository: Decodable, Sendable {
            let id: Int
            let name: String
        }
        let forkee: Repository
    }
    struct Issue: Decodable, Sendable {
        let action: String
        let issue: Int
        let title: String
        let labels: [String]
    }
    struct Watch: Decodable, Sendable {
        let action: String
        let user: Int
    }

    init(from decoder: any Decoder) throws {
        if let push = try? Push(from: decoder) {
            self = .push(push)
        } else if let fork = try? Fork(from: decoder) {
            self = .fork(fork)
        } else if let issue = try? Issue(from: decoder) {
            self = .issue(issue)
        } else {
            self = .watch(try Watch(from: decoder))
        }
    }
}

/// An enum with one field, whose name is the case.
private enum Shape: Decodable, Sendable {
    case circle(radius: Double)
    case square(side: Double)
    case label(String)
    case points([Double])

    private enum CodingKeys: CodingKey { case circle, square, label, points }
    private struct Circle: Decodable { let radius: Double }
    private struct Square: Decodable { let side: Double }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        if let circle = try? fields.decode(Circle.self, forKey: .circle) {
            self = .circle(radius: circle.radius)
        } else if let square = try? fields.decode(Square.self, forKey: .square) {
            self = .square(side: square.side)
        } else if let label = try? fields.decode(String.self, forKey: .label) {
            self = .label(label)
        } else {
            self = .points(try fields.decode([Double].self, forKey: .points))
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

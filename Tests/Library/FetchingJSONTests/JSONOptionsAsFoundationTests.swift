import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

/// Tests that every option has the same effect as in Foundation's decoder.
@Suite struct JSONOptionsAsFoundationTests {
    @Test func valuesAreReadAsTheOptionsSay() {
        let closures: (JSONOptions.Dates, JSONDecoder.DataDecodingStrategy) = (
            .custom { decoder in Date(timeIntervalSince1970: Double(decoder.codingPath.count)) },
            .custom { decoder in Data(try decoder.singleValueContainer().decode(String.self).utf8) }
        )
        for dates in [.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, closures.0] {
            for text in [
                "[0.5, -1]", "[\"2014-04-29T14:18:17Z\"]", "[\"2014-04-29T14:18:17.5+02:00\"]", "[\"x\"]", "[null]",
                "[1]", "[{}]", "[true]", "[[]]",
            ] { expectAsFoundation([Date].self, text, JSONOptions(dates: dates)) }
        }
        expectAsFoundation(Date.self, "5", JSONOptions(dates: .secondsSince1970))
        for data in [.base64, .deferredToData, closures.1] {
            for text in [
                #"["QUJD"]"#, #"["A"]"#, "[[1, 2, 255]]", "[1]", "[null]", "[{}]", "[true]", "[[]]",
            ] {
                expectAsFoundation([Data].self, text, JSONOptions(data: data))
            }
        }
        // Foundation's error has no path.
        expect(throws: DecodingError.self) { try read([Data].self, "[[256]]", JSONOptions(data: .deferredToData)) }
        for text in ["[1]", "[null]", "[{}]", "[true]", "[[]]"] {
            expectAsFoundation([URL].self, text, JSONOptions())
            expectAsFoundation([Decimal].self, text, JSONOptions())
        }
        let words = JSONOptions(
            floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        for text in [#"["inf", "-inf", 1]"#, #"["Infinity"]"#] {
            for options in [words, JSONOptions()] {
                expectAsFoundation([Double].self, text, options)
                expectAsFoundation([Float].self, text, options)
            }
        }
    }

    /// Foundation also reads texts that are not in ISO 8601, such as a date on February 30.
    @Test func aDateInISO8601IsTheSameAsInFoundation() throws {
        var random = SplitMix64(seed: 8601)
        for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 1_000) {
            // Some numbers are out of range. Some years are before 1583, when Foundation uses another calendar.
            let limits = [1_570...(random.next() % 4 == 0 ? 9_999 : 2_100), 0...13, 0...32, 0...24, 0...60, 0...60]
            let numbers = limits.map { limit in
                let number = Int.random(in: limit, using: &random)
                return (number < 10 ? "0" : "") + "\(number)"
            }
            var text = numbers[0...2].joined(separator: "-") + "T" + numbers[3...5].joined(separator: ":") + "Z"
            if random.next() % 4 == 0 {
                var bytes = Array(text.utf8)
                bytes[Int.random(in: bytes.indices, using: &random)] =
                    "0159-+:.TtZz ".utf8.randomElement(using: &random) ?? 0
                text = String(decoding: bytes, as: UTF8.self)
            }
            let foundation = JSONDecoder()
            foundation.dateDecodingStrategy = .iso8601
            let theirs = try? foundation.decode([Date].self, from: Data("[\"\(text)\"]".utf8))
            let ours = try? read([Date].self, "[\"\(text)\"]")
            // A text that Foundation would write is always read. Foundation has no leap seconds.
            let isAsWritten = theirs?.first?.formatted(.iso8601) == text
            let areBothRead = ours != nil && theirs != nil && !text.contains(":60Z")
            if isAsWritten || areBothRead, text >= "1583" { expectEqual(ours, theirs, "\(text)") }
        }
    }

    @Test func aClosureConvertsKeysByTheirPaths() {
        let options = JSONOptions(
            keys: .custom { path in
                JSONKey.name(path.map(\.stringValue).joined(separator: "/").lowercased())
            })
        struct Inner: Decodable, Equatable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "a/value" }
        }
        struct Outer: Decodable, Equatable { var a: Inner }
        expectAsFoundation(Outer.self, #"{"A": {"VALUE": 1}}"#, options)
        expectAsFoundation([String: Int].self, #"{"A": 1, "b": 2}"#, options)
        expectAsFoundation([String: [String: Int]].self, #"{"A": {"B": 1}}"#, options)
    }

    /// The path of an error contains the model's key, so no name is converted.
    @Test func anErrorDoesNotConvertKeysAgain() throws {
        struct Tries: Decodable {
            var a: Int?
            enum CodingKeys: CodingKey { case a }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                for _ in 0..<10 { a = a ?? (try? container.decode(Int.self, forKey: .a)) }
            }
        }
        let calls = Mutex(0)
        let options = JSONOptions(
            keys: .custom { path in
                calls.withLock { $0 += 1 }
                return path[path.count - 1]
            })
        expect(try read(Tries.self, #"{"a":"x","b":"y"}"#, options).a == nil)
        expectEqual(calls.withLock(\.self), 2)
    }

    /// RFC 8259 doesn't define which of several fields with the same name is used. Foundation uses the first.
    @Test func theFirstOfSeveralFieldsWithTheSameNameIsUsed() {
        struct Model: Decodable, Equatable { var b, a, firstName: Int? }
        let allKeys: [JSONOptions.Keys] = [.convertFromSnakeCase, .useDefaultKeys, .custom { $0[$0.count - 1] }]
        for text in [
            #"{"a": 1, "a": 2, "b": 3}"#, #"{"b": 3, "a": 1, "b": 4, "a": 2}"#, #"{"first_name": 1, "firstName": 2}"#,
            #"{"firstName": 1, "first_name": 2}"#, #"{"\u0061": 1, "a": 2}"#, #"{"a": 1, "a": null, "b": 2}"#,
            #"{"a": 1, "a": {}, "a": "x", "b": 2}"#, #"{"a": "x", "a": 1}"#,
        ] {
            for keys in allKeys {
                expectAsFoundation(Model.self, text, JSONOptions(keys: keys))
                expectAsFoundation([String: Int].self, text, JSONOptions(keys: keys))
            }
        }
    }

    /// Names that are equal with different bytes too. Dictionaries of at most 16 entries are filled in another way.
    @Test func theFirstOfTwoEqualKeysIsUsedInDictionariesOfAnySize() {
        let pairs = [("k", "k"), ("k", #"\u006b"#), (#"\/"#, "/"), ("é", "é"), ("é", #"e\u0301"#), ("", "")]
        for (first, second) in pairs {
            for count in 2...18 {
                for place in 0..<count - 1 {
                    var names = (0..<count).map { "name \($0)" }
                    (names[place], names[count - 1]) = (first, second)
                    let fields = names.indices.map { "\"\(names[$0])\": \($0)" }
                    let text = "{\(fields.joined(separator: ", "))}"
                    expectAsFoundation([String: Int].self, text, JSONOptions(keys: .useDefaultKeys))
                }
            }
        }
        let long = (0..<9).map { "\"a long beginning, \($0)\($0) and a long ending\": \($0)" }
        expectAsFoundation([String: Int].self, "{\(long.joined(separator: ", "))}", JSONOptions(keys: .useDefaultKeys))
    }

    @Test func snakeCaseIsConvertedAsInFoundation() throws {
        var random = SplitMix64(seed: 91)
        // For names of ASCII letters, digits and underscores, no string is created.
        let randomNames = (0..<caseCount("FETCHING_DOCUMENTS", default: 1_000)).map { _ in
            let letters = Array(random.next() % 2 == 0 ? "aabBZz19__" : "aAbB1__-. '")
            return String(
                (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in letters.randomElement(using: &random) })
        }
        let names = [
            "a_b", "_a_b_", "a__b", "A_B", "URL_of_x", "a_2b", "a_b2c", "1_a", "a-b_c-d", "über_ärger", "___", "_", "",
            "a_", "_a", "aB_cD", "a_bCd e", "ß_ß", "x_a1b", "a_b.c", "firstName", "İ_a", "日本_語", "é_é",
        ]
        for name in names + randomNames {
            let text = "{\"\(name)\":1}"
            let options = JSONOptions(keys: .convertFromSnakeCase, userInfo: ValuesOfKeys.userInfo([camelCase(name)]))
            expectAsFoundation(AllKeys<JSONKey>.self, text, options)
            try expectEqual(read(AllKeys<JSONKey>.self, text, options).names, [camelCase(name)])
            // A model with the converted key finds the field.
            try expectEqual(read(ValuesOfKeys.self, text, options).values, [camelCase(name): 1])
        }
    }
}

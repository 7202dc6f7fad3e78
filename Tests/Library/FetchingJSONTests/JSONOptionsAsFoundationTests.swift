import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingJSON

/// Tests that every option has the same effect as in Foundation's decoder.
@Suite struct JSONOptionsAsFoundationTests {
    private func expectSame<Model: Decodable & Equatable>(
        _ type: Model.Type, _ text: String, _ options: JSONOptions, _ location: SourceLocation = #_sourceLocation
    ) {
        let theirs = Result { try options.decoder().decode(type, from: Data(text.utf8)) }
        let ours = Result { try decodeJSON(type, from: Data(text.utf8), options: options) }
        switch (theirs, ours) {
        case (.success(let their), .success(let our)): expectEqual(our, their, sourceLocation: location)
        case (.failure, .failure): break
        default: Issue.record("\(ours), in Foundation \(theirs)", sourceLocation: location)
        }
    }

    @Test func datesAreRead() {
        let texts = [
            "[0.5, -1]", "[\"2014-04-29T14:18:17Z\"]", "[\"2014-04-29T14:18:17.5+02:00\"]", "[\"x\"]", "[null]",
        ]
        let formats: [JSONOptions.Dates] = [
            .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
            .custom { decoder in
                Date(timeIntervalSince1970: Double(decoder.codingPath.count))
            },
        ]
        for text in texts {
            for dates in formats { expectSame([Date].self, text, JSONOptions(dates: dates)) }
        }
        expectSame(Date.self, "5", JSONOptions(dates: .secondsSince1970))
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
            let body = Data("[\"\(text)\"]".utf8)
            let theirs = try? foundation.decode([Date].self, from: body)
            let ours = try? decodeJSON([Date].self, from: body, options: JSONOptions())
            // A text that Foundation would write is always read. Foundation has no leap seconds.
            let isAsWritten = theirs?.first?.formatted(.iso8601) == text
            let areBothRead = ours != nil && theirs != nil && !text.contains(":60Z")
            if isAsWritten || areBothRead, text >= "1583" { expectEqual(ours, theirs, "\(text)") }
        }
    }

    @Test func aDateOrURLThatIsNotAStringIsTheSameErrorAsInFoundation() {
        func expectSameError<Model: Decodable & Equatable>(_ type: Model.Type, _ options: JSONOptions) {
            for text in ["[1]", "[null]", "[{}]", "[true]", "[[]]"] {
                let theirs = Outcome { try options.decoder().decode([Model].self, from: Data(text.utf8)) }
                let ours = Outcome { try decodeJSON([Model].self, from: Data(text.utf8), options: options) }
                expectEqual(ours, theirs, "\(type) from \(text)")
            }
        }
        expectSameError(Date.self, JSONOptions(dates: .iso8601))
        expectSameError(Date.self, JSONOptions())
        expectSameError(URL.self, JSONOptions())
        expectSameError(Data.self, JSONOptions())
        expectSameError(Decimal.self, JSONOptions())
    }

    @Test func dataIsRead() {
        let strategies: [JSONDecoder.DataDecodingStrategy] = [
            .base64, .deferredToData,
            .custom { decoder in
                Data(try decoder.singleValueContainer().decode(String.self).utf8)
            },
        ]
        for text in [#"["QUJD"]"#, #"["A"]"#, "[[1, 2, 255]]", "[[256]]", "[1]", "[null]"] {
            for strategy in strategies { expectSame([Data].self, text, JSONOptions(data: strategy)) }
        }
    }

    @Test func infinitiesAreReadFromTheirStrings() {
        let words = JSONOptions(
            floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
        expectSame([Double].self, #"["inf", "-inf", 1]"#, words)
        expectSame([Float].self, #"["inf", "-inf", 1]"#, words)
        expectSame([Double].self, #"["Infinity"]"#, words)
        expectSame([Double].self, #"["inf"]"#, JSONOptions())
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
        expectSame(Outer.self, #"{"A": {"VALUE": 1}}"#, options)
        expectSame([String: Int].self, #"{"A": 1, "b": 2}"#, options)
        expectSame([String: [String: Int]].self, #"{"A": {"B": 1}}"#, options)
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
        expect(try decodeJSON(Tries.self, from: Data(#"{"a":"x","b":"y"}"#.utf8), options: options).a == nil)
        expectEqual(calls.withLock(\.self), 2)
    }

    @Test func userInfoReachesTheModel() throws {
        struct Model: Decodable {
            static let key = CodingUserInfoKey(rawValue: "k")
            var info: Int?
            init(from decoder: any Decoder) throws { info = Self.key.flatMap { decoder.userInfo[$0] as? Int } }
        }
        let key = try #require(Model.key)
        try expectEqual(decodeJSON(Model.self, from: Data("{}".utf8), options: JSONOptions(userInfo: [key: 5])).info, 5)
    }

    /// RFC 8259 doesn't define which of several fields with the same name is used. Foundation uses the first.
    @Test(arguments: [
        #"{"a": 1, "a": 2, "b": 3}"#, #"{"b": 3, "a": 1, "b": 4, "a": 2}"#, #"{"first_name": 1, "firstName": 2}"#,
        #"{"firstName": 1, "first_name": 2}"#, #"{"\u0061": 1, "a": 2}"#,
        #"{"a": 1, "a": null, "b": 2}"#, #"{"a": 1, "a": {}, "a": "x", "b": 2}"#, #"{"a": "x", "a": 1}"#,
    ])
    func theFirstOfSeveralFieldsWithTheSameNameIsUsed(text: String) {
        struct Model: Decodable, Equatable { var b, a, firstName: Int? }
        expectSame(Model.self, text, JSONOptions(keys: .convertFromSnakeCase))
        expectSame(Model.self, text, JSONOptions(keys: .useDefaultKeys))
        expectSame([String: Int].self, text, JSONOptions(keys: .convertFromSnakeCase))
        expectSame([String: Int].self, text, JSONOptions(keys: .useDefaultKeys))
        expectSame([String: Int].self, text, JSONOptions(keys: .custom { $0[$0.count - 1] }))
    }

    /// Names that are equal with different bytes too. Dictionaries of at most 16 entries are filled in another way.
    @Test(arguments: [("k", "k"), ("k", #"\u006b"#), (#"\/"#, "/"), ("é", "é"), ("é", #"e\u0301"#), ("", "")])
    func theFirstOfTwoEqualKeysIsUsedInDictionariesOfAnySize(first: String, second: String) {
        for count in 2...18 {
            for place in 0..<count - 1 {
                var names = (0..<count).map { "name \($0)" }
                (names[place], names[count - 1]) = (first, second)
                let fields = names.indices.map { "\"\(names[$0])\": \($0)" }
                let text = "{\(fields.joined(separator: ", "))}"
                expectSame([String: Int].self, text, JSONOptions(keys: .useDefaultKeys))
            }
        }
    }

    @Test func longKeysThatDifferInTheMiddleAreDifferent() {
        let fields = (0..<9).map { "\"a long beginning, \($0)\($0) and a long ending\": \($0)" }
        let text = "{\(fields.joined(separator: ", "))}"
        expectSame([String: Int].self, text, JSONOptions(keys: .useDefaultKeys))
    }

    @Test(arguments: [
        "a_b", "_a_b_", "a__b", "A_B", "URL_of_x", "a_2b", "a_b2c", "1_a", "a-b_c-d", "über_ärger", "___", "_", "",
        "a_", "_a",
        "aB_cD", "a_bCd e", "ß_ß", "x_a1b", "a_b.c", "firstName", "İ_a", "日本_語", "é_é",
    ])
    func snakeCaseIsConvertedAsInFoundation(name: String) throws {
        struct Keys: Decodable, Equatable {
            var keys: [String]
            init(from decoder: any Decoder) throws {
                keys = try decoder.container(keyedBy: JSONKey.self).allKeys.map(\.stringValue)
            }
        }
        let text = String(decoding: try JSONEncoder().encode([name: 1]), as: UTF8.self)
        expectSame(Keys.self, text, JSONOptions(keys: .convertFromSnakeCase))
        // A model with the converted key finds the field.
        let key = camelCase(name)
        struct Finding: Decodable {
            init(from decoder: any Decoder) throws {
                let name = decoder.userInfo.values.first as? String ?? ""
                let container = try decoder.container(keyedBy: JSONKey.self)
                _ = try container.decode(Int.self, forKey: JSONKey.name(name))
            }
        }
        let userInfo: [CodingUserInfoKey: any Sendable] = [try #require(CodingUserInfoKey(rawValue: "key")): key]
        expect(throws: Never.self) {
            try decodeJSON(
                Finding.self, from: Data(text.utf8),
                options: JSONOptions(keys: .convertFromSnakeCase, userInfo: userInfo))
        }
    }

    @Test func aLargeObjectIsReadInAnyOrder() throws {
        let names = (0..<5_000).map { "key_\($0)" }
        let text = "{" + names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
        expectSame([String: Int].self, text, JSONOptions())
        struct Backwards: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: JSONKey.self)
                for index in (0..<5_000).reversed() {
                    let value = try container.decode(Int.self, forKey: JSONKey.name("key_\(index)"))
                    if value != index {
                        throw DecodingError.dataCorruptedError(
                            forKey: JSONKey.name("x"), in: container, debugDescription: "")
                    }
                }
            }
        }
        expect(throws: Never.self) {
            try decodeJSON(Backwards.self, from: Data(text.utf8), options: JSONOptions(keys: .useDefaultKeys))
        }
    }
}

import Fetching
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

/// Tests that `jsonMapper` reads what `RequestBody.json` writes with the same options.
@Suite struct JSONBodyTests {
    private struct Hero: Codable, Equatable, Sendable {
        var realName = "Peter"
        var joinedAt = Date(timeIntervalSince1970: 1_398_781_097)
        var photo = Data([0, 128, 255])
        var reach = Double.infinity
        var depth = -Float.infinity
        var weight = 0.1
        var views = UInt64.max
        var price = Decimal(string: "3.99")
        var site = URL(string: "https://example.com/a?b=c")
        var byTeamName = ["AvengersTeam": 1, "x_men": 2]
        var formerName: String?
    }

    private static let floats = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")

    private static let hexadecimal = JSONOptions.Dates.custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        return Date(timeIntervalSince1970: Double(Int(text, radix: 16) ?? 0))
    } write: { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(String(Int(date.timeIntervalSince1970), radix: 16))
    }

    private static let formatted = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy/MM/dd HH:mm:ss"
        return JSONOptions.Dates.formatted(formatter)
    }()

    @Test func aBodyIsReadAsTheSameValueWithTheSameOptions() throws {
        for var options in [
            JSONOptions(), .snakeCase, JSONOptions(keys: .useDefaultKeys), JSONOptions(keys: .convertFromSnakeCase),
            JSONOptions(dates: .secondsSince1970), JSONOptions(dates: .millisecondsSince1970),
            JSONOptions(dates: .deferredToDate), JSONOptions(dates: Self.hexadecimal),
            JSONOptions(dates: Self.formatted), JSONOptions(data: .deferredToData),
        ] {
            options.floats = Self.floats
            let body = RequestBody.json([Hero()], options: options)
            expectEqual(body.contentType, "application/json")
            try expectEqual(jsonMapper(options: options)(body.data), [Hero()], "\(options)")
        }
    }

    @Test func keysWithAcronymsAndKeysInSnakeCaseAreReadAgain() throws {
        struct User: Codable, Equatable, Sendable {
            var avatarURL = "a"
            var userID = 1
            var createdAt = 2
            enum CodingKeys: String, CodingKey {
                case avatarURL, userID
                case createdAt = "created_at"
            }
        }
        for options in [JSONOptions(), .snakeCase, JSONOptions(keys: .useDefaultKeys)] {
            let body = RequestBody.json(User(), options: options)
            try expectEqual(jsonMapper(options: options)(body.data), User(), "\(options)")
        }
    }

    private struct Mission: Codable, Equatable, Sendable {
        var dueOn = Date(timeIntervalSince1970: 1_398_781_097)
    }

    @Test func aBodyIsWrittenAsTheOptionsSay() throws {
        for (options, json) in [
            (JSONOptions(), #"{"dueOn":"2014-04-29T14:18:17Z"}"#), (.snakeCase, #"{"due_on":"2014-04-29T14:18:17Z"}"#),
            (JSONOptions(dates: .secondsSince1970), #"{"dueOn":1398781097}"#),
            (JSONOptions(dates: .millisecondsSince1970), #"{"dueOn":1398781097000}"#),
            (JSONOptions(dates: .deferredToDate), #"{"dueOn":420473897}"#),
            (JSONOptions(dates: Self.formatted), #"{"dueOn":"2014/04/29 14:18:17"}"#),
        ] {
            try expectEqual(String(decoding: RequestBody.json(Mission(), options: options).data, as: UTF8.self), json)
        }
        // The default reads names in both forms.
        for json in [#"{"dueOn":"2014-04-29T14:18:17Z"}"#, #"{"due_on":"2014-04-29T14:18:17Z"}"#] {
            for options in [JSONOptions(), .snakeCase] {
                try expectEqual(jsonMapper(Mission.self, options: options)(Data(json.utf8)), Mission())
            }
        }
    }

    /// A server that expects milliseconds can refuse a fraction, or read it as 0.
    @Test func millisecondsAreWholeNumbers() throws {
        let options = JSONOptions(dates: .millisecondsSince1970)
        for (seconds, text) in [(1.000_499, "1000"), (-0.0016, "-2"), (1_700_000_000.123_456, "1700000000123")] {
            let body = RequestBody.json([Date(timeIntervalSince1970: seconds)], options: options)
            try expectEqual(String(decoding: body.data, as: UTF8.self), "[\(text)]")
        }
    }

    /// The text of an error does not contain the value.
    @Test func aValueThatCannotBeEncodedIsNotShown() throws {
        struct Secret: Encodable, Sendable {
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue("planted", .init(codingPath: [], debugDescription: "No."))
            }
        }
        let error = try #require(throws: RequestError.self) { try RequestBody.json(Secret()).data }
        expect(!error.description.contains("planted") && error.description.contains("No."))
    }

    @Test func userInfoReachesTheModel() throws {
        struct Unit: Encodable, Sendable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(encoder.userInfo.values.first as? String)
            }
        }
        let key = try #require(CodingUserInfoKey(rawValue: "unit"))
        try expectEqual(RequestBody.json(Unit(), options: JSONOptions(userInfo: [key: "kg"])).data, Data(#""kg""#.utf8))
    }

    @Test func anOptionThatCannotWriteIsAnError() throws {
        var hero = Hero()
        hero.reach = 1
        for (options, reason) in [
            (JSONOptions(keys: .custom { $0[$0.count - 1] }), "JSONOptions(keys: .custom) is only for decoding"),
            (
                JSONOptions(dates: .custom { _ in .now }),
                "Path: joinedAt. Debug description: JSONOptions(dates: .custom) needs `write`"
            ),
            (
                JSONOptions(data: .custom { _ in Data() }),
                "Path: photo. Debug description: JSONOptions(data: .custom) is only for decoding"
            ),
            (JSONOptions(), "Path: depth. Debug description: Unable to encode"),
        ] {
            let error = try #require(throws: RequestError.self) { try RequestBody.json(hero, options: options).data }
            expect(error.description.contains(reason), "\(error)")
        }
        // Dates beyond ISO 8601. The description of such a date can end the process.
        for seconds in [1e300, -4e13, .nan, .infinity] {
            let date = Date(timeIntervalSince1970: seconds)
            let error = try #require(throws: RequestError.self) { try RequestBody.json([date]).data }
            expect(error.description.contains("Path: [0]"), "\(seconds)")
        }
    }

    @Test func anEncoderOfYourOwnIsUsedUnchanged() throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.keyEncodingStrategy = .convertToSnakeCase
        try expectEqual(RequestBody.json(Mission(), encoder: encoder).data, Data(#"{"due_on":1398781097}"#.utf8))
    }
}

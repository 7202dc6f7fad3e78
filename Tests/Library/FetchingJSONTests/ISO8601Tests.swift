import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

private func seconds(_ text: String) throws -> Double? {
    try decodeJSON([Date].self, from: JSONEncoder().encode([text])).first?.timeIntervalSince1970
}

private func json<Value: Encodable>(_ value: Value, _ options: JSONOptions = JSONOptions()) throws -> String {
    String(decoding: try #require(jsonEncoder(options)).encode(value), as: UTF8.self)
}

private let dates: [(text: String, seconds: Double)] = [
    // RFC 3339 §5.8.
    ("1985-04-12T23:20:50.52Z", 482196050.52), ("1996-12-19T16:39:57-08:00", 851042397),
    ("1990-12-31T23:59:60Z", 662688000), ("1990-12-31T15:59:60-08:00", 662688000),
    ("1937-01-01T12:00:27.87+00:20", -1041337172.13),
    // Offsets.
    ("2014-04-29T14:18:17-0400", 1398795497), ("2014-04-29T14:18:17-04:00", 1398795497),
    ("2014-04-29T14:18:17-04", 1398795497), ("2014-04-29T18:18:17Z", 1398795497), ("2014-04-29t18:18:17z", 1398795497),
    ("2014-04-29T23:48:17+0530", 1398795497), ("2014-04-29 18:18:17+00:00", 1398795497),
    ("2014-04-29T18:18:17-00:00", 1398795497), ("2014-04-29T18:18Z", 1398795480),
    // A date alone.
    ("2014-04-29", 1398729600), ("1970-01-01", 0), ("2024-02-29", 1709164800), ("+002024-02-29", 1709164800),
    // Fractions.
    ("1970-01-01T00:00:00.5Z", 0.5), ("1970-01-01T00:00:00,5Z", 0.5), ("1970-01-01T00:00:00.123456789Z", 0.123456789),
    ("1970-01-01T00:00:00.0000000000000000000000009Z", 0), ("1969-12-31T23:59:59.75Z", -0.25),
    // Years.
    ("-0001-11-30T00:00:00-0500", -62169966000), ("0000-01-01T00:00:00Z", -62167219200),
    ("0000-02-29T00:00:00Z", -62162121600), ("0001-01-01T00:00:00Z", -62135596800),
    ("+002024-02-29T00:00:00Z", 1709164800), ("9999-12-31T23:59:59Z", 253402300799),
    // Leap days and the ends of months.
    ("2024-02-29T00:00:00Z", 1709164800), ("2000-02-29T00:00:00Z", 951782400), ("2023-02-28T00:00:00Z", 1677542400),
    ("2024-04-30T00:00:00Z", 1714435200), ("2024-12-31T00:00:00Z", 1735603200),
]

@Test func aDateIsReadAsItIsWritten() throws {
    for (text, expected) in dates {
        let found = try #require(try seconds(text), "\(text)")
        expect(abs(found - expected) < 1e-6, "\(text)")
    }
}

private let otherTexts = [
    "", "2024-02-30", "2024-02-29Z", "2024-02", "2024", "20240229", "2024-02-29T12:00:00", "2024-02-29T", "12:00:00Z",
    "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2024-04-31T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z",
    "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:61Z", "2024-01-01T12:30:60Z",
    "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+00:60", "2024-01-01T00:00:00+0",
    "2024-01-01T00:00:00+000", "2024-01-01T00:00:00+00000", "2024-01-01T00:00:00Z ", " 2024-01-01T00:00:00Z",
    "2024-1-1T0:0:0Z", "24-01-01T00:00:00Z", "２０２４-01-01T00:00:00Z", "2024-01-01T00:00:00−04:00",
    "+-2024-01-01T00:00:00Z",
    "99999999999999999999-01-01T00:00:00Z", "now", "1398795497", "2024-W01-1T00:00:00Z", "2024-001T00:00:00Z", "🕷️",
]

@Test func aTextThatIsNotADateIsAnError() {
    for text in otherTexts { expect(throws: DecodingError.self, "\(text)") { try seconds(text) } }
}

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    @Test(.enabled(if: Programs.python != nil, "needs python3"))
    func randomDatesAreTheSameAsInFoundationAndPython() async throws {
        var random = SplitMix64(seed: 8601)
        let dates = (0..<caseCount("FETCHING_DOCUMENTS", default: 1_000)).map { _ in
            Date(timeIntervalSince1970: Double(Int64.random(in: -12_212_467_200...253_402_214_400, using: &random)))
        }
        // Foundation writes the dates in random time zones. For an offset of 18 hours or more, it would write a Z.
        let texts = dates.map { date in
            let zone = TimeZone(secondsFromGMT: 60 * Int.random(in: -1079...1079, using: &random)) ?? .gmt
            return date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
        }
        let found = try decodeJSON([Date].self, from: JSONEncoder().encode(texts))
        expectEqual(found, dates)

        let expected: [Double] = try await python(
            """
            from datetime import datetime, timezone, timedelta
            epoch = datetime(1970, 1, 1, tzinfo=timezone.utc)
            print(json.dumps([(datetime.fromisoformat(text) - epoch) // timedelta(seconds=1) for text in data]))
            """, texts)
        expectEqual(found.map(\.timeIntervalSince1970), expected)
    }
#endif

@Test func aDateIsWrittenInUTCWithWholeSeconds() throws {
    for (seconds, text) in [
        (0, "1970-01-01T00:00:00Z"), (1_398_781_097, "2014-04-29T14:18:17Z"), (0.999, "1970-01-01T00:00:00Z"),
        (-0.25, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (-2_203_977_600, "1900-02-28T00:00:00Z"),
        (4_102_444_799, "2099-12-31T23:59:59Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
        (-62_162_121_600, "0000-02-29T00:00:00Z"), (-62_167_219_201, "-000001-12-31T23:59:59Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "+010000-01-01T00:00:00Z"),
    ] as [(Double, String)] {
        try expectEqual(json([Date(timeIntervalSince1970: seconds)]), "[\"\(text)\"]")
        try expectEqual(read([Date].self, "[\"\(text)\"]"), [Date(timeIntervalSince1970: seconds.rounded(.down))])
    }
}

@Test func aDateIsWrittenWithTheFractionThatItHas() throws {
    for (seconds, text) in [
        (0, "1970-01-01T00:00:00Z"), (1_700_000_000.123, "2023-11-14T22:13:20.123Z"),
        (-0.25, "1969-12-31T23:59:59.75Z"), (1_700_000_000.999_999_9, "2023-11-14T22:13:21Z"),
        (951_782_399.999_999_9, "2000-02-29T00:00:00Z"), (482_196_050.52, "1985-04-12T23:20:50.52Z"),
    ] as [(Double, String)] {
        let options = JSONOptions(dates: .iso8601WithFractions)
        try expectEqual(json([Date(timeIntervalSince1970: seconds)], options), "[\"\(text)\"]")
        let again = try decodeJSON([Date].self, from: Data("[\"\(text)\"]".utf8), options: options)
        expect(abs((again.first?.timeIntervalSince1970 ?? .infinity) - seconds) < 1e-6, "\(text)")
    }
    for (digits, text) in [(-1, "00Z"), (0, "00Z"), (1, "00.1Z"), (3, "00.123Z"), (7, "00.123457Z")] {
        let found = iso8601Text(Date(timeIntervalSince1970: 0.123_456_7), fractionDigits: digits)
        expectEqual(found, "1970-01-01T00:00:" + text)
    }
}

@Test func randomDatesAreWrittenAsInFoundationAndReadAgain() throws {
    var random = SplitMix64(seed: 8602)
    let years: ClosedRange<Int64> = -31_000_000_000_000...31_000_000_000_000
    for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 1_000) {
        let any = Date(timeIntervalSince1970: Double(Int64.random(in: years, using: &random)))
        try expectEqual(read([Date].self, json([any])), [any])

        // Foundation writes dates before 1582 in the Julian calendar, and a year after 9999 without a sign.
        let usual = Date(timeIntervalSince1970: Double.random(in: -12_212_467_200..<253_402_300_800, using: &random))
        try expectEqual(json([usual]), "[\"\(usual.formatted(.iso8601))\"]")
    }
}

@Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
func datesInRecordedResponsesAreTheSameAsInFoundation() throws {
    var count = 0
    for file in ["characters", "creators", "events", "series"] {
        let body = try SharedData.data("marvel-recordings/recorded/\(file)-json-response-example.body.json")
        for match in String(decoding: body, as: UTF8.self).matches(of: /"modified": ?"([^"]*)"/) {
            let text = String(match.1)
            // A year before 1 is the database's "no date".
            if text.hasPrefix("-") { continue }
            try expectEqual(read([Date].self, "[\"\(text)\"]"), [Date.ISO8601FormatStyle().parse(text)])
            count += 1
        }
    }
    expect(count >= 60)
}

@Test func anEncoderHasTheOptionsOfTheDecoder() throws {
    struct Model: Codable, Equatable {
        var createdAt: Date
        var ratio: Double
    }
    let options = JSONOptions(
        keys: .snakeCase, floats: .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"))
    let model = Model(createdAt: Date(timeIntervalSince1970: 0), ratio: .infinity)
    let text = try json(model, options)
    expectEqual(text, #"{"created_at":"1970-01-01T00:00:00Z","ratio":"inf"}"#)
    try expectEqual(read(Model.self, text, options), model)
    expect(jsonEncoder(JSONOptions(keys: .custom { $0.last ?? JSONKey.index(0) })) == nil)
}

import Fetching
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@Suite struct ServerDelayTests {
    /// 1994-11-06 08:49:37 UTC, the example of RFC 9110 §5.6.7.
    private static let example = Date(timeIntervalSince1970: 784_111_777)

    private func delay(_ headers: [String: String], now: Date = Date(timeIntervalSince1970: 1_800_000_000)) throws
        -> Duration?
    {
        let url = try #require(URL(string: "http://a/"))
        let response = try #require(
            HTTPURLResponse(url: url, statusCode: 503, httpVersion: nil, headerFields: headers))
        return serverDelay(status: 503, now: now, value: response.value(forHTTPHeaderField:))
    }

    @Test func retryAfterIsANumberOfSecondsOrADate() throws {
        for value in [
            "", "0x10", "1e3", "-1", "+1", "1.5", "١٢", "Sun Nov 06 1994 08:49:37 GMT", " ", "5,5", "1,000", "5 s",
            "5s", "NaN", String(repeating: "9", count: 1000), "99999999999999", "Sun, 06 Nov 1994 08:49:37",
            "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 31 Feb 1994 08:49:37 GMT",
            "Sun, 6 Nov 1994 08:49:37 GMT", "Son, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT",
            "soon, later",
        ] { expect(try delay(["Retry-After": value]) == nil, "\(value)") }
        let now = Self.example - 90
        let values: [(value: String, delay: Duration)] = [
            ("0", .zero), ("120", .seconds(120)), ("007", .seconds(7)), ("Sun, 06 Nov 1994 08:49:37 GMT", .seconds(90)),
            ("Sunday, 06-Nov-94 08:49:37 GMT", .seconds(90)), ("Sun Nov  6 08:49:37 1994", .seconds(90)),
            // The first valid value of several counts.
            ("5, 5", .seconds(5)), ("5, 9", .seconds(5)), ("-1, 9", .seconds(9)),
            ("Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT", .seconds(90)),
            ("Sunday, 06-Nov-94 08:49:37 GMT, 7", .seconds(90)), ("Sun, 06 Nov, 7", .seconds(7)),
        ]
        for (value, expected) in values {
            try expectEqual(delay(["Retry-After": value], now: now), expected, "\(value)")
        }
        for now in [Self.example, Self.example + 90] {
            try expectEqual(delay(["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"], now: now), .zero)
        }
    }

    @Test func datesAreRead() {
        for (text, seconds) in [
            ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800), ("Fri Mar  1 23:59:60 2024", 1_709_337_600),
            ("Tue Nov 24 09:00:00 2026", 1_795_510_800), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Friday, 31-Dec-99 23:59:59 GMT", 946_684_799), ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
        ] {
            let date = httpDate(text, now: Date(timeIntervalSince1970: 1_795_510_800))
            expectEqual(date?.timeIntervalSince1970, Double(seconds), "\(text)")
        }
    }

    #if os(Linux) || os(macOS)
        @Test(.enabled(if: Programs.python != nil, "python3 is missing"))
        func datesThatPythonWritesAreRead() async throws {
            let script = """
                import time, email.utils
                print(json.dumps([f(n * data) for n in range(1000) for f in (
                    lambda s: email.utils.formatdate(s, usegmt=True), lambda s: time.asctime(time.gmtime(s)))]))
                """
            let texts = try await python(script, 4_799_999, as: [String].self)
            expectEqual(texts.count, 2000)
            for (index, text) in texts.enumerated() {
                let date = httpDate(text, now: Date(timeIntervalSince1970: 0))
                expectEqual(date?.timeIntervalSince1970, Double(index / 2 * 4_799_999), "\(text)")
            }
        }
    #endif

    @Test func theTimeZoneOfTheProcessDoesNotMatter() throws {
        let before = NSTimeZone.default
        defer { NSTimeZone.default = before }
        for zone in ["Asia/Tokyo", "America/New_York"] {
            NSTimeZone.default = try #require(TimeZone(identifier: zone))
            expectEqual(httpDate("Sun, 06 Nov 1994 08:49:37 GMT", now: Self.example), Self.example, "\(zone)")
        }
    }

    @Test func theFirstFieldThatIsPresentDecides() throws {
        var fields = [
            "Retry-After": "1", "RateLimit-Reset": "2", "RateLimit": "\"a\";r=0;t=3", "X-RateLimit-Retry-After": "4",
            "X-RateLimit-Reset": "5", "X-Rate-Limit-Reset": "6",
        ]
        let names = [
            "Retry-After", "RateLimit-Reset", "RateLimit", "X-RateLimit-Retry-After", "X-RateLimit-Reset",
            "X-Rate-Limit-Reset",
        ]
        for (index, name) in names.enumerated() {
            try expectEqual(delay(fields), .seconds(index + 1))
            fields[name] = "soon"
            expect(try delay(fields) == nil, "an invalid \(name) decides too")
            fields[name] = ""
            expect(try delay(fields) == nil, "an empty \(name) decides too")
            fields[name] = nil
        }
        expect(try delay(fields) == nil)
    }

    /// RocketChat/docs-old 1358 and pubg/api-documentation-content 61: milliseconds and smaller units since 1970.
    @Test func aResetIsADurationOrADateFrom2024InAnyUnit() throws {
        let cases: [(value: String, expected: Duration?)] = [
            ("30", .seconds(30)), ("1800000045", .seconds(45)), ("1799999999", .zero),
            ("1704067199", .seconds(1_704_067_199)), ("1704067200", .zero), ("1.5", nil), ("-3", nil),
            ("1800000045000", .seconds(45)), ("1800000045500", .milliseconds(45_500)), ("1799999999000", .zero),
            ("1800000045000000", .seconds(45)), ("1800000045000000000", .seconds(45)),
            ("Fri, 15 Jan 2027 08:00:30 GMT", .seconds(30)), ("2027-01-15T08:00:30Z", .seconds(30)),
            ("2027-01-15T07:59:59Z", .zero), ("18000000450000000000", nil), ("2027-01-15", nil),
            ("soon, 7", .seconds(7)),
        ]
        for (value, expected) in cases {
            for name in ["X-RateLimit-Reset", "RateLimit-Reset"] {
                try expectEqual(delay([name: value]), expected, "\(name): \(value)")
            }
        }
    }

    /// praw-dev/prawcore 173 and tolik518/factorion-bot 146: a fraction, and two limits in one field.
    @Test func theNumberOfRemainingRequestsCanHaveAFraction() throws {
        let cases = [
            ("0", true), ("0.0", true), ("0.5", true), ("0.", true), ("0, 98", true), ("991, 98", false),
            ("3.0", false), ("0.x", false), ("-0", false), ("", false), (".0", false),
        ]
        let url = try #require(URL(string: "http://a/"))
        for (value, isExhausted) in cases {
            let response = try #require(
                HTTPURLResponse(
                    url: url, statusCode: 200, httpVersion: nil, headerFields: ["x-ratelimit-remaining": value]))
            expectEqual(isRateLimitExhausted(value: response.value(forHTTPHeaderField:)), isExhausted, "\(value)")
        }
    }

    @Test func theRateLimitFieldNamesTheTimeOfAnExhaustedPolicy() throws {
        let cases: [(value: String, expected: Duration?)] = [
            (#""a;r=0;t=9, b";r=0;t=30"#, .seconds(30)), (#""a;r=0;t=9";r=5;t=30"#, nil),
            (#""a";r=0;t=30"#, .seconds(30)), (#""a";r=5;t=30"#, nil), (#""a";r=0"#, nil),
            (#""a";r=0;t=30, "b";r=0;t=60"#, .seconds(60)), (#""a";r=1;t=90, "b"; r=0; t=60"#, .seconds(60)),
            ("limit=10, remaining=0, reset=30", nil), ("", nil),
        ]
        for (value, expected) in cases { try expectEqual(delay(["RateLimit": value]), expected, "\(value)") }
    }
}

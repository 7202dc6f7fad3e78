import Foundation
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct DateTests {
    @Test func aDateIsRead() {
        let cases: [(text: String, seconds: Int64)] = [
            ("1970-01-01", 0), ("1970-01-01T00:00:00Z", 0), ("1969-12-31T19:00:00-0500", 0),
            ("1970-01-01T02:00:00.123+02:00", 0), ("2013-09-18T15:54:04-0400", 1_379_534_044),
            ("1989-12-10 00:00:00", 629_251_200), ("2000-02-29", 951_782_400), ("0000-03-01", -62_162_035_200),
            ("-0001-11-30T00:00:00-0500", -62_169_966_000), ("9999-12-31", 253_402_214_400),
        ]
        for (text, seconds) in cases { expectEqual(secondsSince1970(text), seconds, "\(text)") }
        for text in [
            "", "-", "2013", "2013-1-2", "2013-02-29", "2013-13-01", "2013-00-10", "2013-01-00", "2013-01-02T",
            "2013-01-02X", "2013-01-02T25:00:00Z", "2013-01-02T10:60:00Z", "2013-01-02T10:00:00ZZ",
            "2013-01-02T10:00:00+1", "2013-01-02T10:00:00.", "２０１３-01-02", "tomorrow",
        ] {
            expect(secondsSince1970(text) == nil, "\(text)")
            expect(startOfDay(text) == nil, "\(text)")
        }
    }

    @Test func daysAgreeWithFoundation() {
        for seconds in stride(from: -60_000_000_000.0, through: 60_000_000_000, by: 86400 * 397) {
            let date = Date(timeIntervalSince1970: seconds)
            // Before October 1582 Foundation uses the Julian calendar.
            guard seconds > -12_219_292_800 else { continue }
            let text = date.formatted(.iso8601)
            expectEqual(secondsSince1970(text), Int64(seconds))
            expectEqual(startOfDay(text), Int64((seconds / 86400).rounded(.down)) * 86400)
        }
    }
}

struct TextTests {
    @Test func textIsEscapedForJSON() {
        for (text, escaped) in [
            ("plain é 🦸", "plain é 🦸"), (#"a"b\c"#, #"a\"b\\c"#),
            ("\n\r\t\u{8}\u{C}\u{1}\u{1F}", #"\n\r\t\u0008\u000c\u0001\u001f"#),
        ] {
            expectEqual(jsonEscaped(text), escaped)
        }
    }
}

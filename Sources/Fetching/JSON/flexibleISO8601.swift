import Foundation

extension JSONDecoder.DateDecodingStrategy {
    /// A strategy for dates in the forms of ISO 8601 that APIs use, with or without fractional seconds, such as
    /// `2014-04-29T14:18:17-0400`, `2024-02-29T12:00:00.123Z` and `-0001-11-30T00:00:00-0500`.
    ///
    /// The offset may be `Z`, `-04:00`, `-0400` or `-04`. A text without a time or an offset is rejected, because it
    /// does not define a point in time. As in ISO 8601, all dates are in the Gregorian calendar with a year 0.
    /// `Calendar` shows dates before 1582 in the Julian calendar.
    public static var flexibleISO8601: JSONDecoder.DateDecodingStrategy {
        .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = date(iso8601: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription:
                        "“\(text.prefix(60))” is not an ISO 8601 date and time, such as 2014-04-29T14:18:17-04:00")
            }
            return date
        }
    }
}

/// Reads a date in the form `[±]YYYY-MM-DDThh:mm[:ss[.f]]` with an offset. The `T` may be `t` or a space, the point may
/// be a comma, and a year with a sign may have up to six digits. Returns nil for any other text.
package func date(iso8601 text: String) -> Date? { date(iso8601: Array(text.utf8)[...]) }

/// Reads a date in the form that most APIs use, `2014-04-29T14:18:17Z`. Returns nil for any other text, and for a year
/// before 1583.
///
/// `ISO8601FormatStyle` returns the same date but takes ten times as long.
func commonDate(iso8601 utf8: ArraySlice<UInt8>) -> Date? {
    let start = utf8.startIndex
    // Foundation uses the Julian calendar before 1583, and has no leap seconds.
    guard utf8.count == 20, !utf8.lexicographicallyPrecedes("1583".utf8), utf8[start + 10] == UInt8(ascii: "T"),
        utf8[start + 17] < UInt8(ascii: "6"), utf8[start + 19] == UInt8(ascii: "Z")
    else { return nil }
    return date(iso8601: utf8)
}

private func date(iso8601 utf8: ArraySlice<UInt8>) -> Date? {
    var reader = DigitReader(utf8)
    guard let year = reader.year(), reader.skip("-"),
        let month = reader.number(digits: 2), reader.skip("-"),
        let day = reader.number(digits: 2), (1...12).contains(month), (1...daysInMonth(month, of: year)).contains(day),
        reader.skip("T") || reader.skip("t") || reader.skip(" "),
        let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2)
    else { return nil }
    var second = 0
    var fraction = 0.0
    if reader.skip(":") {
        guard let number = reader.number(digits: 2) else { return nil }
        second = number
        if reader.skip(".") || reader.skip(",") {
            guard let number = reader.fraction() else { return nil }
            fraction = number
        }
    }
    guard hour < 24, minute < 60, let offset = reader.minutesEast(), reader.isAtEnd else { return nil }
    let minutes = daysSince1970(year, month, day) * 1440 + hour * 60 + minute - offset
    // A leap second has the number 60 and occurs only at the end of a day in UTC (RFC 3339 §5.7). As in POSIX, its time
    // equals that of the first second of the next day.
    let isLastOfDay = (minutes + 1).isMultiple(of: 1440)
    guard second < 60 || second == 60 && isLastOfDay else { return nil }
    let seconds = minutes * 60 + second
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
}

/// A reader that removes characters and numbers from the start of a text.
private struct DigitReader {
    private var rest: ArraySlice<UInt8>

    init(_ utf8: ArraySlice<UInt8>) { rest = utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    /// Removes an ASCII character from the start of the text. Returns false if the text does not begin with the
    /// character.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Removes a number with `digits` digits from the start of the text. Returns nil if the text begins with fewer
    /// digits.
    mutating func number(digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Removes a year of four digits, or of four to six digits after a sign. Returns nil if there are fewer digits.
    mutating func year() -> Int? {
        let isNegative = skip("-")
        let isSigned = isNegative || skip("+")
        guard var year = number(digits: 4) else { return nil }
        if isSigned {
            for _ in 0..<2 {
                guard let digit = digit() else { break }
                year = year * 10 + digit
            }
        }
        return isNegative ? -year : year
    }

    mutating func fraction() -> Double? {
        guard var number = digit().map(Double.init) else { return nil }
        var scale = 10.0
        while let digit = digit() {
            // Further digits are beyond the precision of a double.
            guard scale < 1e16 else { continue }
            number = number * 10 + Double(digit)
            scale *= 10
        }
        return number / scale
    }

    /// Removes an offset from UTC in the form `Z`, `±hh`, `±hhmm` or `±hh:mm`. Returns the number of minutes, which is
    /// positive east of Greenwich. Returns nil if the text does not begin with a valid offset.
    mutating func minutesEast() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2) else { return nil }
        let minutes = skip(":") || !isAtEnd ? number(digits: 2) : 0
        guard let minutes, hours < 24, minutes < 60 else { return nil }
        return (isWest ? -1 : 1) * (hours * 60 + minutes)
    }

    /// Removes a digit from the start of the text. Returns nil if the text does not begin with a digit.
    private mutating func digit() -> Int? {
        guard let byte = rest.first, byte.isASCIIDigit else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}

/// Returns the number of days of a month in the Gregorian calendar.
private func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
}

/// Returns the number of days from 1970-01-01 to a date in the Gregorian calendar. The calendar has a year 0 and is
/// also used for dates before 1582.
private func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // In this calculation a year begins in March, so that the leap day is the last day of its year.
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
}

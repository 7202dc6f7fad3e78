import Foundation

extension JSONDecoder.DateDecodingStrategy {
    /// ISO 8601 as APIs write it: with or without fractional seconds, offsets `Z`, `-04:00`, `-0400` or `-04`, years
    /// before 1 too.
    ///
    /// `2014-04-29T14:18:17-0400`, `2024-02-29T12:00:00.123Z`, `-0001-11-30T00:00:00-0500`. A date without a time or an
    /// offset is not a moment and is refused. Days are counted by the Gregorian calendar throughout, as ISO 8601 has
    /// it, and the year 0 exists; `Calendar` would show a moment before 1582 by the Julian one.
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

/// The moment that `text` names, or nil if it isn't `[±]YYYY-MM-DDThh:mm[:ss[.f]]` with an offset.
package func date(iso8601 text: String) -> Date? { date(iso8601: Array(text.utf8)[...]) }

/// The moment that a text names in the form of most APIs, `2014-04-29T14:18:17Z`; nil for all others.
/// `ISO8601FormatStyle` says the same of those, and takes ten times as long.
func commonDate(iso8601 utf8: ArraySlice<UInt8>) -> Date? {
    let start = utf8.startIndex
    // Before 1583 Foundation counts by the Julian calendar, and it knows no leap seconds.
    guard utf8.count == 20, !utf8.lexicographicallyPrecedes("1583".utf8), utf8[start + 10] == UInt8(ascii: "T"),
        utf8[start + 17] < UInt8(ascii: "6"), utf8[start + 19] == UInt8(ascii: "Z")
    else { return nil }
    return date(iso8601: utf8)
}

private func date(iso8601 utf8: ArraySlice<UInt8>) -> Date? {
    var reader = DigitReader(utf8)
    guard let year = reader.year(), reader.skip("-"),
        let month = reader.number(digits: 2), reader.skip("-"),
        let day = reader.number(digits: 2), (1...12).contains(month), (1...daysIn(month, of: year)).contains(day),
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
    guard hour < 24, minute < 60, let offset = reader.offset(), reader.isAtEnd else { return nil }
    let minutes = daysSince1970(year, month, day) * 1440 + hour * 60 + minute - offset
    // 60 is a leap second, of which there is one at most at the end of a day, UTC (RFC 3339 §5.7); like POSIX we count
    // it as the next day's first.
    let isLastOfDay = (minutes + 1).isMultiple(of: 1440)
    guard second < 60 || second == 60 && isLastOfDay else { return nil }
    let seconds = minutes * 60 + second
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
}

private struct DigitReader {
    private var rest: ArraySlice<UInt8>

    init(_ utf8: ArraySlice<UInt8>) { rest = utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Four digits; with a sign up to six.
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
            // Nothing beyond a double's precision can change it.
            guard scale < 1e16 else { continue }
            number = number * 10 + Double(digit)
            scale *= 10
        }
        return number / scale
    }

    /// Minutes east of Greenwich: `Z`, `±hh`, `±hhmm` or `±hh:mm`.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2) else { return nil }
        let minutes = skip(":") || !isAtEnd ? number(digits: 2) : 0
        guard let minutes, hours < 24, minutes < 60 else { return nil }
        return (isWest ? -1 : 1) * (hours * 60 + minutes)
    }

    private mutating func digit() -> Int? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}

private func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
}

/// Days from 1970-01-01 by the Gregorian calendar. Years begin in March here, so that the leap day is a year's last.
private func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
}

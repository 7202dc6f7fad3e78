import Foundation

/// Reads a date in the forms of ISO 8601 that APIs use: `2014-04-29T14:18:17-0400`, `2024-02-29T12:00:00.123Z` and
/// `2014-04-29`, which is midnight in UTC. Returns nil for any other text.
///
/// The form is `[±]YYYY-MM-DD`, optionally followed by `Thh:mm[:ss[.f]]` and an offset: `Z`, `-04:00`, `-0400` or
/// `-04`. The `T` may be `t` or a space, the point may be a comma, and a year with a sign may have up to six digits. As
/// in ISO 8601, all dates are in the Gregorian calendar with a year 0. `Calendar` shows dates before 1582 in the Julian
/// calendar.
public func iso8601Date(_ text: String) -> Date? { Date(iso8601: text) }

/// Returns a date in the form `2014-04-29T14:18:17Z`, which ``iso8601Date(_:)`` reads.
///
/// A fraction of a second has at most `fractionDigits` digits, from 0 to 6, and only those that it needs: with 6, the
/// text of 17.5 seconds ends in `17.5Z`. With 0, a fraction is left out.
///
/// As in ISO 8601, a year before 0 or after 9999 has a sign and six digits. Nil if six digits aren't enough.
/// Foundation's `ISO8601FormatStyle` is not used: it writes dates before 1582 in the Julian calendar, so other programs
/// would read a different date.
public func iso8601Text(_ date: Date, fractionDigits: Int = 0) -> String? {
    let time = date.timeIntervalSince1970
    guard abs(time) < 1e14 else { return nil }
    let scale = (0..<min(max(fractionDigits, 0), 6)).reduce(1) { scale, _ in scale * 10 }
    // The last digit is rounded, which can give a whole second. Without digits, the fraction is cut off.
    let seconds = Int64(time.rounded(.down))
    let parts = scale == 1 ? 0 : Int(((time - time.rounded(.down)) * Double(scale)).rounded())
    let (days, second) = (seconds + (parts == scale ? 1 : 0)).floorDivided(by: 86_400)
    let (year, month, day) = gregorianDate(daysSince1970: days)
    guard abs(year) < 1_000_000 else { return nil }
    let isPlain = (0...9999).contains(year)
    var fraction = parts % scale == 0 ? "" : ".\(String(scale + parts).dropFirst())"
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (isPlain ? "" : year < 0 ? "-" : "+") + padded(abs(year), isPlain ? 4 : 6)
        + "-\(padded(month, 2))-\(padded(day, 2))T"
        + "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))\(fraction)Z"
}

extension Date {
    init?(iso8601 text: String) {
        guard let date = withUTF8(of: text, { Date(iso8601: $0, 0..<$0.count) }) else { return nil }
        self = date
    }

    init?(iso8601 bytes: borrowing Bytes, _ range: Range<Int>) {
        var reader = DigitReader(position: range.lowerBound, end: range.upperBound)
        guard let year = reader.year(bytes), reader.skip("-", bytes),
            let month = reader.number(digits: 2, bytes), reader.skip("-", bytes),
            let day = reader.number(digits: 2, bytes), (1...12).contains(month),
            (1...daysInMonth(month, of: year)).contains(day)
        else { return nil }
        // On some watches `Int` has 32 bits, which cannot hold the seconds of dates after January 2038.
        var minutes = Int64(daysSince1970(year, month, day)) * 1440
        if reader.isAtEnd {
            self.init(timeIntervalSince1970: Double(minutes * 60))
            return
        }
        guard reader.skip("T", bytes) || reader.skip("t", bytes) || reader.skip(" ", bytes),
            let hour = reader.number(digits: 2, bytes), reader.skip(":", bytes),
            let minute = reader.number(digits: 2, bytes)
        else { return nil }
        var second = 0
        var fraction = 0.0
        if reader.skip(":", bytes) {
            guard let number = reader.number(digits: 2, bytes) else { return nil }
            second = number
            if reader.skip(".", bytes) || reader.skip(",", bytes) {
                guard let number = reader.fraction(bytes) else { return nil }
                fraction = number
            }
        }
        guard hour < 24, minute < 60, let offset = reader.minutesEast(bytes), reader.isAtEnd else { return nil }
        minutes += Int64(hour * 60 + minute - offset)
        // A leap second has the number 60 and occurs only at the end of a day in UTC (RFC 3339 §5.7). As in POSIX, its
        // time equals that of the first second of the next day.
        let isLastOfDay = (minutes + 1).isMultiple(of: 1440)
        guard second < 60 || second == 60 && isLastOfDay else { return nil }
        self.init(timeIntervalSince1970: Double(minutes * 60 + Int64(second)) + fraction)
    }
}

private func padded(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// A reader that removes characters and numbers from the start of a text. Each function needs the bytes of the text,
/// because a reader cannot store them.
private struct DigitReader {
    var position: Int
    let end: Int

    var isAtEnd: Bool { position >= end }

    /// Removes an ASCII character from the start of the text. Returns false if the text does not begin with the
    /// character.
    mutating func skip(_ character: Unicode.Scalar, _ bytes: borrowing Bytes) -> Bool {
        guard !isAtEnd, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Removes a number with `digits` digits from the start of the text. Returns nil if the text begins with fewer
    /// digits.
    mutating func number(digits: Int, _ bytes: borrowing Bytes) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit(bytes) else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Removes a year of four digits, or of four to six digits after a sign. Returns nil if there are fewer digits.
    mutating func year(_ bytes: borrowing Bytes) -> Int? {
        let isNegative = skip("-", bytes)
        let isSigned = isNegative || skip("+", bytes)
        guard var year = number(digits: 4, bytes) else { return nil }
        if isSigned {
            for _ in 0..<2 {
                guard let digit = digit(bytes) else { break }
                year = year * 10 + digit
            }
        }
        return isNegative ? -year : year
    }

    mutating func fraction(_ bytes: borrowing Bytes) -> Double? {
        guard var number = digit(bytes).map(Double.init) else { return nil }
        var scale = 10.0
        while let digit = digit(bytes) {
            // Further digits are beyond the precision of a double.
            guard scale < 1e16 else { continue }
            number = number * 10 + Double(digit)
            scale *= 10
        }
        return number / scale
    }

    /// Removes an offset from UTC in the form `Z`, `±hh`, `±hhmm` or `±hh:mm`. Returns the number of minutes, which is
    /// positive east of Greenwich. Returns nil if the text does not begin with a valid offset.
    mutating func minutesEast(_ bytes: borrowing Bytes) -> Int? {
        if skip("Z", bytes) || skip("z", bytes) { return 0 }
        let isWest = skip("-", bytes)
        guard isWest || skip("+", bytes), let hours = number(digits: 2, bytes) else { return nil }
        let minutes = skip(":", bytes) || !isAtEnd ? number(digits: 2, bytes) : 0
        guard let minutes, hours < 24, minutes < 60 else { return nil }
        return (isWest ? -1 : 1) * (hours * 60 + minutes)
    }

    /// Removes a digit from the start of the text. Returns nil if the text does not begin with a digit.
    private mutating func digit(_ bytes: borrowing Bytes) -> Int? {
        guard !isAtEnd, bytes[position].isASCIIDigit else { return nil }
        position += 1
        return Int(bytes[position - 1] - UInt8(ascii: "0"))
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

/// Returns the year, the month and the day of a date in the Gregorian calendar. The reverse of `daysSince1970`.
private func gregorianDate(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // As above, a year begins in March. 146,097 days are 400 years.
    let (era, dayOfEra) = (days + 719_468).floorDivided(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, day)
}

extension Int64 {
    /// Returns the quotient, rounded down, and the remainder, which is never negative.
    fileprivate func floorDivided(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

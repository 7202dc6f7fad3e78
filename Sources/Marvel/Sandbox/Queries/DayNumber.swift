import Foundation
import Fetching

/// Days since 1 January 1970 in the proleptic Gregorian calendar, in which year 0 is before year 1.
struct DayNumber: Comparable, Sendable {
    var value: Int

    init(value: Int) {
        self.value = value
    }

    /// The day of a civil date; nil unless there is such a day.
    init?(year: Int, month: Int, day: Int) {
        guard (-9999...9999).contains(year), (1...12).contains(month) else { return nil }
        guard (1...DayNumber.daysInMonth(month, of: year)).contains(day) else { return nil }
        // March is the first month, so that the leap day is a year's last; 719,468 days lie before 1970.
        let years = month > 2 ? year : year - 1
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        value = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The day of a moment in UTC.
    init(of date: Date) {
        value = Int((date.timeIntervalSince1970 / 86400).rounded(.down))
    }

    static func < (one: DayNumber, other: DayNumber) -> Bool { one.value < other.value }

    /// The Sunday to Saturday around this day, moved by whole weeks.
    func week(movedBy weeks: Int) -> ClosedRange<DayNumber> {
        // Day 0 was a Thursday. The remainder is of a positive number, however far in the past the day is.
        let weekday = ((value + 4) % 7 + 7) % 7
        let sunday = value - weekday + weeks * 7
        return DayNumber(value: sunday)...DayNumber(value: sunday + 6)
    }

    /// The calendar month around this day.
    var month: ClosedRange<DayNumber> {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = Date(timeIntervalSince1970: Double(value) * 86400)
        let day = calendar.component(.day, from: date)
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? day
        return DayNumber(value: value - day + 1)...DayNumber(value: value - day + days)
    }

    private static func daysInMonth(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

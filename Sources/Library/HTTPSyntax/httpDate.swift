import Foundation

/// Returns the date that `text` contains in one of the three formats for header fields (RFC 9110 §5.6.7), or nil if
/// `text` has none of these formats.
///
/// ```
/// Sun, 06 Nov 1994 08:49:37 GMT
/// Sunday, 06-Nov-94 08:49:37 GMT
/// Sun Nov  6 08:49:37 1994
/// ```
///
/// - Parameter now: The current date. A year of two digits is read as a year that is at most 50 years after the current
///   year.
public func httpDate(_ text: String, now: Date) -> Date? {
    // The longest date has 33 bytes.
    guard text.utf8.count <= 64 else { return nil }
    let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { Substring($0) }
    switch words.count {
    case 6 where words[5] == "GMT" && isDay(words[0], in: shortDays, suffix: ","):
        return date(day: words[1], month: words[2], year: number(words[3], digits: 4), time: words[4])
    case 4 where words[3] == "GMT" && isDay(words[0], in: longDays, suffix: ","):
        let parts = words[1].utf8.split(separator: UInt8(ascii: "-")).map { Substring($0) }
        guard parts.count == 3, let year = number(parts[2], digits: 2) else { return nil }
        let current = (Int(exactly: (now.timeIntervalSince1970 / 31_556_952).rounded(.down)) ?? 0) + 1970
        let sameCentury = current - current % 100 + year
        let full = sameCentury > current + 50 ? sameCentury - 100 : sameCentury
        return date(day: parts[0], month: parts[1], year: full, time: words[2])
    case 6 where words[2].isEmpty && isDay(words[0], in: shortDays, suffix: ""):
        return date(day: "0" + words[3], month: words[1], year: number(words[5], digits: 4), time: words[4])
    case 5 where isDay(words[0], in: shortDays, suffix: ""):
        return date(day: words[2], month: words[1], year: number(words[4], digits: 4), time: words[3])
    default: return nil
    }
}

private let shortDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
private let longDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

private func isDay(_ word: Substring, in names: [String], suffix: String) -> Bool {
    names.contains { ($0 + suffix).utf8.elementsEqual(word.utf8) }
}

/// Returns `text` as a number, or nil if it does not consist of exactly `digits` ASCII digits.
private func number(_ text: some StringProtocol, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
}

private func date(day: some StringProtocol, month: Substring, year: Int?, time: Substring) -> Date? {
    let parts = time.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map { number(Substring($0), digits: 2) }
    guard let day = number(day, digits: 2), let month = months.firstIndex(where: { $0.utf8.elementsEqual(month.utf8) }),
        let year, parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
        // The second 60 is a leap second.
        hour < 24, minute < 60, second <= 60, (1...dayCount(of: month, year)).contains(day)
    else { return nil }
    // The number of days since 1970-01-01. Here a year begins in March, so a leap day is the last day of its year.
    let marchYear = month < 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
    let days = 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    return Date(timeIntervalSince1970: Double(days) * 86_400 + Double(hour * 3600 + minute * 60 + second))
}

private func dayCount(of month: Int, _ year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
}

/// A date as the API writes it and as filters take it: `2013-09-18T15:54:04-0400`, `1989-12-10 00:00:00`, `2013-01-02`.
struct Moment: Sendable {
    /// The day that is written, whatever the offset.
    var day: DayNumber
    /// Seconds since 1970, UTC; without an offset the time is taken as UTC.
    var seconds: Int

    init?(_ text: String) {
        var scanner = DigitScanner(text)
        let isBeforeYearZero = scanner.skip("-")
        guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
            scanner.skip("-"), let dayOfMonth = scanner.number(digits: 2),
            let day = DayNumber(year: isBeforeYearZero ? -year : year, month: month, day: dayOfMonth)
        else { return nil }
        self.day = day
        seconds = day.value * 86400
        guard !scanner.isAtEnd else { return }
        guard scanner.skip("T") || scanner.skip(" "), let hour = scanner.number(digits: 2), hour < 24,
            scanner.skip(":"), let minute = scanner.number(digits: 2), minute < 60
        else { return nil }
        seconds += hour * 3600 + minute * 60
        if scanner.skip(":") {
            guard let second = scanner.number(digits: 2), second <= 60 else { return nil }
            seconds += second
            if scanner.skip(".") {
                guard scanner.number(digits: 1) != nil else { return nil }
                while scanner.number(digits: 1) != nil {}
            }
        }
        if scanner.skip("Z") || scanner.isAtEnd {
            guard scanner.isAtEnd else { return nil }
            return
        }
        let isEast = scanner.skip("+")
        guard isEast || scanner.skip("-"), let hours = scanner.number(digits: 2) else { return nil }
        _ = scanner.skip(":")
        guard let minutes = scanner.number(digits: 2), scanner.isAtEnd else { return nil }
        seconds -= (isEast ? 1 : -1) * (hours * 3600 + minutes * 60)
    }
}

/// Reads numbers of a known width from the front of a text.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        let digitsFound = rest.prefix(digits)
        guard digitsFound.count == digits else { return nil }
        var number = 0
        for byte in digitsFound {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(digits)
        return number
    }
}

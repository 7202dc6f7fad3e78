import Foundation
import Fetching

/// Returns the seconds from 1970 to a date in one of the API's forms, or nil for any other text.
///
/// The forms are `2013-09-18T15:54:04-0400`, `1989-12-10 00:00:00` and `2013-01-02`. A date without a time zone is in
/// UTC, and a date without a time is midnight.
func secondsSince1970(_ text: String) -> Int? {
    let moment = date(iso8601: text) ?? date(iso8601: text + "Z") ?? date(iso8601: text + "T00:00:00Z")
    return moment.map { Int($0.timeIntervalSince1970.rounded(.down)) }
}

/// Returns the day that a date names in its own time zone, as the seconds from 1970 to that day's start in UTC.
func startOfDay(_ text: String) -> Int? {
    guard secondsSince1970(text) != nil else { return nil }
    return secondsSince1970(String(text.prefix { $0 != "T" && $0 != "t" && $0 != " " }))
}

/// Returns the seconds of the week or month around a date, in UTC. Weeks start on Sunday.
func seconds(of span: Calendar.Component, around date: Date) -> Range<Int> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 1
    let interval = calendar.dateInterval(of: span, for: date) ?? DateInterval(start: date, duration: 0)
    return Int(interval.start.timeIntervalSince1970)..<Int(interval.end.timeIntervalSince1970)
}

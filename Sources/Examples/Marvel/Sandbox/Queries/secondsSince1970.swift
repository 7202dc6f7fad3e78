import Fetching
internal import FetchingJSON
import Foundation

/// Returns a date as seconds since 1970, or nil if the text isn't a date.
///
/// The API's records contain the forms `2013-09-18T15:54:04-0400` and `1989-12-10 00:00:00`, and queries also
/// `2013-01-02`. A date without a time zone is read as UTC, and a date without a time as midnight.
func secondsSince1970(_ text: String) -> Int64? {
    let moment = iso8601Date(text) ?? iso8601Date(text + "Z")
    return moment.map { Int64($0.timeIntervalSince1970.rounded(.down)) }
}

/// Returns the start of a date's day as seconds since 1970, or nil if the text isn't a date.
///
/// The time and the time zone in the text are ignored, and the day is read as a day in UTC. For example,
/// `2013-09-18T23:54:04-0400` has the same result as `2013-09-18`.
func startOfDay(_ text: String) -> Int64? {
    guard secondsSince1970(text) != nil else { return nil }
    return secondsSince1970(String(text.prefix { $0 != "T" && $0 != "t" && $0 != " " }))
}

/// Returns the week or month that contains a date, as a range of seconds since 1970.
///
/// Weeks and months are in UTC, and weeks start on Sunday.
func seconds(of span: Calendar.Component, around date: Date) -> Range<Int64> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 1
    let interval = calendar.dateInterval(of: span, for: date) ?? DateInterval(start: date, duration: 0)
    return Int64(interval.start.timeIntervalSince1970)..<Int64(interval.end.timeIntervalSince1970)
}

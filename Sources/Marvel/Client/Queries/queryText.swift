import Foundation
import Fetching

/// A moment as a query's value, in UTC: `2014-04-29T18:18:17Z`.
func queryText(_ date: Date) -> String {
    date.formatted(.iso8601)
}

/// An issue's number as a query's value: whole ones without a fraction (`92`), others with it (`92.1`).
func queryText(_ issueNumber: Double) -> String {
    Int(exactly: issueNumber).map { String($0) } ?? String(issueNumber)
}

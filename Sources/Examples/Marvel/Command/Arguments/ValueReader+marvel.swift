import CommandLineSupport
import FetchingJSON
import Foundation

extension ValueReader<Double> {
    /// A reader of an issue number, such as `92` or `92.1`.
    static var issueNumber: Self {
        Self(placeholder: "NUMBER", accepted: "a number such as 92 or 92.1") { text in
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
    }
}

extension ValueReader<[Int]> {
    /// A reader of 1 to 10 IDs. The API accepts at most 10.
    static var ids: Self {
        Self(placeholder: "ID,…", accepted: "1 to 10 IDs (whole numbers) separated by commas") { text in
            readList(text) { Int($0).flatMap { $0 > 0 ? $0 : nil } }.flatMap { $0.count <= 10 ? $0 : nil }
        }
    }
}

extension ValueReader<Date> {
    /// A reader of a date and time, or of a date alone, which means midnight UTC.
    static var date: Self {
        Self(placeholder: "DATE", accepted: "a date or a date and time, such as 2014-04-29 or 2014-04-29T18:18:17Z") {
            text in
            iso8601Date(text)
        }
    }
}

extension ValueReader<[String]> {
    /// A reader of two dates in the form `2013-01-31`.
    static var dateRange: Self {
        Self(placeholder: "DATE,DATE", accepted: "two dates separated by a comma, such as 2013-01-01,2013-01-31") {
            text in
            readList(text) { iso8601Date($0 + "T00:00:00Z") == nil ? nil : $0 }
                .flatMap { $0.count == 2 ? $0 : nil }
        }
    }
}

import Fetching
import FetchingCache
import Foundation
import SharedTestCode
import Testing

/// Tests of fields that a server sends twice. A transport joins their values with `, `.
@Suite struct RepeatedFieldCacheTests {
    /// The fields of a response that is requested again after 5 seconds, and the condition of the second request. The
    /// condition is nil if the stored response is used, and empty if the request has none.
    private static let rows: [(headers: [String: String], condition: String?)] = [
        (["Expires": "{60}, {60}"], nil), (["Expires": "{60}, {1}"], nil), (["Expires": "{1}, {60}"], ""),
        // An invalid date, such as 0, is in the past. Of several values, the first counts (RFC 9111 §4.2.1, §5.3).
        (["Expires": "0, {60}"], ""), (["Expires": "0, 0"], ""),
        (["Date": "{0}, {0}", "Cache-Control": "max-age=60"], nil),
        (["Date": "{-56}, {0}", "Cache-Control": "max-age=60"], ""),
        (["Date": "today, {-56}", "Cache-Control": "max-age=60"], ""),
        (["Age": "56, 56", "Cache-Control": "max-age=60"], ""), (["Age": "0,56", "Cache-Control": "max-age=60"], nil),
        (["Age": "old, 56", "Cache-Control": "max-age=60"], ""),
        (["Cache-Control": "max-age=60, max-age=60"], nil), (["Cache-Control": "max-age=60, max-age=90"], ""),
        (["ETag": #""v1", "v1""#], #""v1""#), (["ETag": #""v1", "v2""#], #""v1""#),
        (["ETag": #"W/"a, b", W/"a, b""#], #"W/"a, b""#), (["ETag": #""v, "v1""#], #""v1""#), (["ETag": "v, v"], "v"),
        (["Last-Modified": "{-9}, {-9}"], "{-9}"), (["Last-Modified": "{-9}, {-8}"], "{-9}"),
        (["Last-Modified": "today, {-9}"], "{-9}"),
        (["Last-Modified": "{-1000}, {-1000}", "Cache-Control": "public", "Date": "{0}"], nil),
    ]

    @Test func theFirstValidValueDecides() async throws {
        for (headers, condition) in Self.rows {
            let origin = CachedOrigin()
            let start = origin.time.source.date()
            try await origin.fill(headers)
            _ = try await origin.get()
            expect(origin.requests.count == (condition == nil ? 1 : 2), "\(headers)")
            guard let condition else { continue }
            let expected = condition.replacing("{-9}", with: httpDateText(start.addingTimeInterval(-9)))
            let sent = ["If-None-Match", "If-Modified-Since"].compactMap {
                origin.requests.last?.value(forHTTPHeaderField: $0)
            }
            expect(sent == (condition.isEmpty ? [] : [expected]), "\(headers)")
        }
    }

    @Test func aConfirmationCanRepeatTheEntityTagOrTheLength() async throws {
        for (stored, confirmed) in [
            (#""v1""#, #""v1", "v1""#), (#""v1", "v1""#, #""v1""#), (#"W/"v1""#, #""v1", "v1""#),
        ] {
            let origin = CachedOrigin()
            origin.reply(200, ["ETag": stored, "Cache-Control": "max-age=1"], body: "old")
            _ = try await origin.get()
            origin.time.advance(by: .seconds(5))
            origin.reply(304, ["ETag": confirmed])
            try await expectEqual(origin.get().body, "old", "\(stored) \(confirmed)")
            expectEqual(origin.requests.count, 2)
        }
        // The response to `HEAD` describes the stored response.
        let origin = CachedOrigin()
        let fields = ["ETag": #""v1""#, "Cache-Control": "max-age=60"]
        origin.reply(200, fields, body: "four")
        _ = try await origin.get()
        origin.reply(200, fields.merging(["Content-Length": "4, 4", "ETag": #""v1", "v1""#]) { $1 })
        _ = try await origin.get("/a", ["Cache-Control": "no-cache"], method: "HEAD")
        try await expectEqual(origin.get().body, "four")
        expectEqual(origin.requests.count, 2)
    }

    @Test func eachNamedResourceIsRemoved() async throws {
        let origin = CachedOrigin()
        origin.reply(200, ["Cache-Control": "max-age=60"])
        for path in ["/b", "/c"] { _ = try await origin.get(path) }
        origin.reply(200, ["Location": "/b, /c"])
        _ = try await origin.get("/a", method: "POST")
        for path in ["/b", "/c"] { _ = try await origin.get(path) }
        expectEqual(origin.requests.count, 5)
    }
}

import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingStreams

/// A request for the bytes from 40 of a file of 100 bytes, whose entity tag is "1".
struct DownloadStepTests {
    private func step(
        _ status: Int, _ headers: [String: String], range: Bool = true, field: String = "ETag", value: String = #""1""#
    ) throws -> DownloadStep {
        let request = try request("https://a/file")
        let url = DownloadRecord.identifier(of: request)
        let record = DownloadRecord(url: url, validator: .init(field: field, value: value), totalBytes: 100)
        let point = range ? ResumePoint(request, offset: 40, record: record) : nil
        let (_, response) = try stubResponse(to: request, Data(), status: status, headers: headers)
        return downloadStep(try #require(response as? HTTPURLResponse), from: point, url: url)
    }

    private func expectRefused(_ status: Int, _ headers: [String: String], range: Bool = true) throws {
        let found = try step(status, headers, range: range)
        guard case .refuse = found else {
            Issue.record("\(headers), \(range): \(found)")
            return
        }
    }

    @Test func theRequestedRangeIsAppended() throws {
        for headers in [
            ["Content-Range": "bytes 40-99/100"], ["Content-Range": "Bytes 40-99/*"],
            ["Content-Range": "bytes 40-99/100", "Content-Length": "60", "Content-Encoding": "identity"],
            [
                "Content-Range": "bytes 40-99/100, bytes 40-99/100", "ETag": #""1", "1""#, "Content-Length": "60,60",
                "Content-Encoding": "identity, identity",
            ],
        ] {
            try expectEqual(step(206, ["ETag": #""1""#].merging(headers) { $1 }), .append(count: 60), "\(headers)")
        }
    }

    @Test func anotherRangeOrRepresentationIsRefused() throws {
        for range in [
            "bytes 0-99/100", "bytes 39-99/100", "bytes 41-99/100", "bytes 40-99/101", "bytes 40-100/101",
            "bytes 40-98/*", "bytes 40-100/*", "bytes 99-40/100", "bytes 40-99/99", "bytes */100", "bytes 40-99",
            "bytes=40-99/100", "bytes  40-99/100", "items 40-99/100", "bytes 40-99/100, bytes 0-1/100",
            "bytes -40-99/100", "bytes +40-99/100", "bytes 40-99/100 ", "bytes 40-99999999999999999999/100",
            "bytes ４０-99/100", "",
        ] {
            try expectRefused(206, ["Content-Range": range, "ETag": #""1""#])
        }
        for headers in [
            ["ETag": #""2""#], ["ETag": #"W/"1""#], [:], ["ETag": #""1""#, "Content-Length": "59"],
            ["ETag": #""1""#, "Content-Encoding": "gzip"],
            ["ETag": #""1""#, "Content-Type": "multipart/byteranges; boundary=a"],
        ] {
            try expectRefused(206, headers.merging(["Content-Range": "bytes 40-99/100"]) { $1 })
        }
    }

    @Test func aPartNeedsADateOnlyIfItDiffers() throws {
        let range = ["Content-Range": "bytes 40-99/100"]
        try expectEqual(step(206, range, field: "Last-Modified", value: "x"), .append(count: 60))
        let changed = range.merging(["Last-Modified": "y"]) { $1 }
        expect(try step(206, changed, field: "Last-Modified", value: "x") != .append(count: 60))
    }

    @Test func a200StartsFromTheBeginning() throws {
        try expectEqual(step(200, [:]), .start(nil, totalBytes: nil))
        let url = DownloadRecord.identifier(of: try request("https://a/file"))
        let record = DownloadRecord(url: url, validator: .init(field: "ETag", value: #""2""#), totalBytes: 7)
        let headers = ["ETag": #""2""#, "Content-Length": "7"]
        try expectEqual(step(200, headers), .start(record, totalBytes: 7))
    }

    @Test func a200ThatCanBeAPartIsRefused() throws {
        let headers = ["ETag": #""1""#, "Content-Length": "60"]
        try expectRefused(200, headers)
        guard case .start = try step(200, headers, range: false) else {
            Issue.record("\(headers) is refused without a range")
            return
        }
        for range in [true, false] {
            for headers in [
                ["Content-Range": "bytes 40-99/100"], ["Content-Range": "bytes 40-99/100", "Content-Length": "60"],
                ["Content-Range": "bytes 0-4/10", "Content-Length": "5"],
                ["Content-Range": "bytes 0-4/10", "Content-Length": "10"], ["Content-Range": "bytes 0-9/10"],
                ["Content-Range": "bytes 0-9/*", "Content-Length": "10"],
                ["Content-Range": "x", "Content-Length": "10"],
            ] {
                try expectRefused(200, headers, range: range)
            }
            let whole = ["Content-Range": "bytes 0-99/100", "Content-Length": "100"]
            try expectEqual(step(200, whole, range: range), .start(nil, totalBytes: 100))
        }
    }

    @Test func aFileIsResumedOnlyFromItsOwnBytes() throws {
        let request = try request("https://a/file")
        let url = DownloadRecord.identifier(of: request)
        let record = DownloadRecord(url: url, validator: .init(field: "ETag", value: #""1""#), totalBytes: 100)
        expect(ResumePoint(request, offset: 1, record: record) != nil)
        expect(ResumePoint(request, offset: 100, record: record) != nil)
        expect(ResumePoint(request, offset: 0, record: record) == nil)
        expect(ResumePoint(request, offset: 101, record: record) == nil)
        expect(ResumePoint(request, offset: 1, record: nil) == nil)
        expect(ResumePoint(try SharedTestCode.request("https://a/file?1"), offset: 1, record: record) == nil)
    }

    @Test func aNameStaysInItsFolder() {
        for (name, expected) in [
            ("a.zip", "a.zip"), ("", "download"), (".", "download"), ("..", "download"), ("/", "download"),
            ("../../etc/passwd", "______etc_passwd"), (".bashrc", "_bashrc"), ("..\\x", "___x"),
            ("a\u{0}b\nc", "a_b_c"), ("Größe 1.txt", "Größe 1.txt"), ("a\u{202E}gpj.exe", "a_gpj.exe"),
            (".file.partial", "_file.partial"),
            (String(repeating: "ä", count: 200) + ".tar.gz", String(repeating: "ä", count: 98) + ".gz"),
        ] {
            expectEqual(safeFileName(name), expected)
        }
    }
}

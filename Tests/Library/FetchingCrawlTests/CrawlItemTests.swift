import Fetching
import FetchingJSON
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingCrawl

/// The lines of a crawl's files, and what reads them.
@Suite(.hangLimit) struct CrawlItemTests {
    private struct Event: Codable, Hashable, Sendable {
        var id: Int
        var at: Date
        var key = Data([1, 2, 255])
        var weight = 1.5
        var later: [String: Date?] = [:]
    }

    private let folder = TestFolder()
    private var file: URL { folder.url.appending(path: "all.jsonl") }

    private func crawl<Item: Encodable>(
        _ items: [Item], in name: String = "crawl", encode: (@Sendable (Item) throws -> Data)? = nil
    ) -> Crawl<Item, Int> {
        let pages = numberedPages(of: { _ in .success(items) }, items: { $0 }, lastPage: { _ in 1 })
        return Crawl(of: pages, to: folder.url.appending(path: name), encode: encode)
    }

    @Test func aDateIsWrittenInISO8601WithTheDigitsThatItNeedsAndReadAgain() throws {
        for (time, text) in [
            (0, "1970-01-01T00:00:00Z"), (1_700_000_000.123, "2023-11-14T22:13:20.123Z"),
            (1_700_000_000.000_25, "2023-11-14T22:13:20.00025Z"), (1_700_000_000.999_999_9, "2023-11-14T22:13:21Z"),
            (-0.5, "1969-12-31T23:59:59.5Z"), (-1e10, "1653-02-10T06:13:20Z"),
            (253_402_300_800, "+010000-01-01T00:00:00Z"),
        ] {
            let date = Date(timeIntervalSince1970: time)
            expectEqual(String(decoding: try itemEncoder().encode([date]), as: UTF8.self), "[\"\(text)\"]")
        }
        for seconds in ["00.1", "12.123", "59.999999", "00.000001", "31.5", "07"] {
            let text = "2026-11-26T10:15:\(seconds)Z"
            let date = try #require(iso8601Date(text))
            let line = try itemEncoder().encode([date])
            expectEqual(String(decoding: line, as: UTF8.self), "[\"\(text)\"]")
            try expectEqual(itemMapper([Date].self)(line), [date])
        }
    }

    @Test func runThrowsForADateThatISO8601CannotExpress() async throws {
        let items = [Event(id: 1, at: Date(timeIntervalSince1970: .infinity))]
        await expect(throws: EncodingError.self) { try await crawl(items).run() }
    }

    @Test func itemsWithDatesDataAndInfiniteNumbersAreCollectedWithoutDuplicates() async throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000.25)
        let items = [
            Event(id: 1, at: date, weight: .infinity), Event(id: 2, at: date, weight: -.infinity, later: ["a": date]),
            Event(id: 1, at: date),
        ]
        let crawl = crawl(items)
        try await crawl.run()
        try await expectEqual(crawl.collect(to: file, removingDuplicatesBy: \.id), 2)
        let lines = try Data(contentsOf: file).split(separator: newline)
        try expectEqual(lines.map(itemMapper(Event.self)), Array(items.prefix(2)))
    }

    @Test func twoCrawlsOfTheSameItemsHaveEqualBytes() async throws {
        let items = (0..<50).map { number in
            Event(
                id: number, at: Date(timeIntervalSince1970: Double(number) / 7),
                later: Dictionary(uniqueKeysWithValues: (0..<9).map { ("key \($0)", Date(timeIntervalSince1970: 0)) }))
        }
        var files: [Data] = []
        for name in ["one", "two"] {
            let crawl = crawl(items, in: name)
            try await crawl.run()
            try await crawl.collect(to: file)
            files.append(try Data(contentsOf: file))
        }
        expect(files[0] == files[1] && files[0].count(where: { $0 == newline }) == 50)
    }

    /// Version 0.1.0 wrote dates as numbers.
    @Test func partsOfAnEarlierVersionAreRead() async throws {
        let items = [1, 2, 1].map { Event(id: $0, at: Date(timeIntervalSince1970: 0.5)) }
        let crawl = crawl(items, encode: { try lineEncoder().encode($0) })
        try await crawl.run()
        try await expectEqual(crawl.collect(to: file, removingDuplicatesBy: \.self), 2)
        try expectEqual(
            Data(contentsOf: file).split(separator: newline).map(itemMapper(Event.self)), [items[0], items[1]])
    }

    @Test(arguments: [
        (#"{"id": "second"}"#, "id: expected a whole number (Int), found the string"),
        (
            #"{"id": 2, "at": "yesterday"}"#,
            "at: expected a valid value, found the string \"yesterday\" (not a date in ISO"
        ),
    ])
    func aLineThatCannotBeDecodedIsNamedWithItsPart(line: String, reason: String) async throws {
        let crawl = crawl([1, 2].map { Event(id: $0, at: Date(timeIntervalSince1970: 0)) }) { event in
            event.id == 2 ? Data(line.utf8) : try itemEncoder().encode(event)
        }
        try await crawl.run()
        try await expectEqual(crawl.collect(to: file), 2)
        let part = try #require(try await crawl.status().parts.first)
        let before = try Data(contentsOf: file)
        let error = await expect(throws: CrawlError.self) {
            try await crawl.collect(to: file, removingDuplicatesBy: \.id)
        }
        let text = try #require(error?.description)
        let place =
            "the part “\(part.fileName)” of the worker “\(part.claim.worker)” cannot be decoded in line 2: "
        expect(text.hasPrefix(place + reason), "\(text)")
        try expectEqual(Data(contentsOf: file), before)
    }
}

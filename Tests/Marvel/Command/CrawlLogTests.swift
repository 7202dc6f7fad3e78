import Foundation
import Fetching
import Testing

@testable import MarvelCLI

struct CrawlLogTests {
    private let record = CrawlRecord(
        subject: CrawlSubject(words: ["comics", "--title=\"Ä\"\n"], baseURL: "http://127.0.0.1:9/v1"),
        bytes: 1_234, count: 20, total: 72, next: OffsetCursor(offset: 20, limit: 10), replaces: 7)

    @Test func theLastCompleteLineIsUsed() throws {
        let first = CrawlRecord(subject: record.subject, next: OffsetCursor())
        let log = try line(first) + line(record)
        #expect(CrawlLog(tail: log) == .record(record, unfinishedBytes: 0))
        // If only the end of the log was read, its first line is incomplete.
        #expect(CrawlLog(tail: log.dropFirst(3)) == .record(record, unfinishedBytes: 0))
    }

    @Test func anIncompleteLineIsIgnored() throws {
        let first = CrawlRecord(subject: record.subject, next: OffsetCursor())
        let lines = try line(first)
        let next = try line(record)
        for length in 1..<next.count {
            #expect(CrawlLog(tail: lines + next.prefix(length)) == .record(first, unfinishedBytes: length))
            #expect(CrawlLog(tail: next.prefix(length)) == .empty)
        }
        #expect(CrawlLog(tail: Data()) == .empty)
    }

    @Test(arguments: [
        "my notes", "my notes\n", "{\n}\n", "\n", #"{"bytes":1}"# + "\n", String(repeating: "x", count: 65_536),
    ])
    func otherTextIsForeign(text: String) {
        #expect(CrawlLog(tail: Data(text.utf8)) == .foreign)
    }

    @Test func aSubjectIsDescribedAsItsCommandLine() {
        #expect("\(record.subject)" == "“marvel crawl comics --title=\"Ä\"” from http://127.0.0.1:9/v1")
        let secret = CrawlSubject(words: ["events"], baseURL: "http://bob:planted@127.0.0.1/v1?apikey=planted")
        #expect("\(secret)" == "“marvel crawl events” from http://***@127.0.0.1/v1?apikey=***")
        #expect("\(CrawlSubject(words: ["events"], baseURL: nil))" == "“marvel crawl events” from the sandbox")
    }
}

import Foundation
import Fetching

/// The progress of a crawl: a line of its log. The last line counts.
struct CrawlRecord: Codable, Equatable, Sendable {
    /// The collection.
    var subject: CrawlSubject
    /// The number of bytes of the file that are complete. The rest is an unfinished page.
    var bytes = 0
    /// The number of resources, a line each, in these bytes.
    var count = 0
    /// The number of resources in the whole collection, if the server reported it.
    var total: Int?
    /// The next page; nil at the end.
    var next: OffsetCursor?
    /// The size of an earlier crawl's complete file, which this crawl replaces at its end; nil if there is none.
    var replaces: Int?

    /// Whether the whole collection is saved.
    var isComplete: Bool { next == nil }
}

/// The collection and its server. Only a crawl of the same subject can resume another.
struct CrawlSubject: Codable, Equatable, Sendable {
    /// The collection and its filters, as in `["characters", "--name-starts-with=Spider"]`.
    var words: [String]
    /// The part of the URL before `/characters`; nil for a sandbox that the command starts.
    var baseURL: String?
}

extension CrawlSubject: CustomStringConvertible {
    /// `“marvel crawl characters --name-starts-with=Spider” from the sandbox`.
    var description: String {
        let command = (["marvel", "crawl"] + words).joined(separator: " ")
        return "“\(cellText(command))” from \(baseURL.map(cellText) ?? "the sandbox")"
    }
}

/// The end of a log.
enum CrawlLog: Equatable {
    /// No complete line yet.
    case empty
    /// The last complete line, and the number of bytes after it, which are an unfinished line.
    case record(CrawlRecord, unfinishedBytes: Int)
    /// Text that no crawl wrote.
    case foreign

    /// - Parameter tail: The last bytes of the log, enough for two lines.
    init(tail: Data) {
        guard let end = tail.lastIndex(of: newline) else {
            // Either an unfinished first line, or a file that no crawl wrote.
            self = tail.starts(with: lineStart) || lineStart.starts(with: tail) ? .empty : .foreign
            return
        }
        let lines = tail[...end].split(separator: newline)
        if let record = lines.last.flatMap({ try? JSONDecoder().decode(CrawlRecord.self, from: Data($0)) }) {
            self = .record(record, unfinishedBytes: tail.endIndex - end - 1)
        } else {
            self = .foreign
        }
    }
}

/// The beginning of every line of a log.
private let lineStart = Data(#"{"bytes":"#.utf8)

let newline = UInt8(ascii: "\n")

import Foundation
import Fetching
import FetchingREPL

/// The progress of a crawl: one line of the log. The last line is the current progress.
struct CrawlRecord: Codable, Equatable, Sendable {
    /// The collection that the crawl copies, and its server.
    var subject: CrawlSubject
    /// The number of bytes of the file's complete pages. The rest of the file is an unfinished page.
    var bytes = 0
    /// The number of resources in the first `bytes` bytes. Each resource is one line.
    var count = 0
    /// The number of resources in the complete collection; nil if the server doesn't report the number.
    var total: Int?
    /// The identity of the partial file; nil until the file is created. The crawl removes bytes only from this file.
    var file: FileIdentity?
    /// The position of the next page; nil after the last page.
    var next: OffsetCursor?
    /// The size in bytes of an earlier crawl's complete file; nil if there is no such file. This crawl replaces the
    /// file once the collection is complete.
    var replaces: Int?

    /// Whether the complete collection is saved.
    var isComplete: Bool { next == nil }
}

/// The collection and its server. A crawl can resume an earlier crawl only if both have the same subject.
struct CrawlSubject: Codable, Equatable, Sendable {
    /// The collection and its filters, as in `["characters", "--name-starts-with=Spider"]`.
    var words: [String]
    /// The part of the URL before `/characters`; nil for a sandbox that the command starts.
    var baseURL: String?
}

extension CrawlSubject: CustomStringConvertible {
    /// A phrase such as `“marvel crawl characters --name-starts-with=Spider” from the sandbox`.
    var description: String {
        let command = (["marvel", "crawl"] + words).joined(separator: " ")
        // The log can be another program's file, so its URL can contain a password.
        let server = baseURL.map { URL(string: $0).map { redacted(urlText: $0.absoluteString) } ?? "an invalid URL" }
        return "“\(cellText(command))” from \(server.map(cellText) ?? "the sandbox")"
    }
}

/// The end of a log.
enum CrawlLog: Equatable {
    /// A log without a complete line.
    case empty
    /// The last complete line, and the number of bytes of the unfinished line that follows.
    case record(CrawlRecord, unfinishedBytes: Int)
    /// A file that no crawl wrote.
    case foreign

    /// Parses the end of a log.
    ///
    /// - Parameter tail: The last bytes of the log. They must contain the last two lines completely.
    init(tail: Data) {
        guard let end = tail.lastIndex(of: newline) else {
            // The text is either an unfinished first line or not a log.
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

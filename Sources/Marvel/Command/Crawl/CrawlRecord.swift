import Foundation
import Fetching

/// How far a crawl has come: a line of the log beside its file, of which the last counts.
struct CrawlRecord: Codable, Equatable, Sendable {
    /// What is crawled.
    var subject: CrawlSubject
    /// How many bytes of the file are there for good; what is behind them was never finished.
    var bytes = 0
    /// How many resources, a line each, these bytes are.
    var count = 0
    /// How many there are in the whole collection, if the server has said so.
    var total: Int?
    /// Where the next page begins; nil if there is none.
    var next: OffsetCursor?
    /// How many bytes the finished file of an earlier crawl has, which is replaced at the end; nil if there is none.
    var replaces: Int?

    /// Whether all is there.
    var isComplete: Bool { next == nil }
}

/// What is crawled, from where: only a crawl of the same can go on where another stopped.
struct CrawlSubject: Codable, Equatable, Sendable {
    /// The collection and the options that choose from it, as in `["characters", "--name-starts-with=Spider"]`.
    var words: [String]
    /// What comes before `/characters`; nil for a sandbox of the command's own.
    var baseURL: String?
}

extension CrawlSubject: CustomStringConvertible {
    /// `“marvel crawl characters --name-starts-with=Spider” from the sandbox`.
    var description: String {
        let command = (["marvel", "crawl"] + words).joined(separator: " ")
        return "“\(cellText(command))” from \(baseURL.map(cellText) ?? "the sandbox")"
    }
}

/// What the end of a log says.
enum CrawlLog: Equatable {
    /// Nothing yet.
    case empty
    /// The last line that is whole, and how many bytes of the log behind it were never finished.
    case record(CrawlRecord, unfinishedBytes: Int)
    /// No crawl has written this.
    case foreign

    /// - Parameter tail: The log's last bytes, enough for two lines.
    init(tail: Data) {
        guard let end = tail.lastIndex(of: newline) else {
            // Either a first line that was never finished, or not ours.
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

/// What every line of a log begins with.
private let lineStart = Data(#"{"bytes":"#.utf8)

let newline = UInt8(ascii: "\n")

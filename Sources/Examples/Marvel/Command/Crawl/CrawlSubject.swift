import Fetching
import FetchingGenerators
import Foundation
import HTTPSyntax

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
        // The record can be another program's file, so its URL can contain a password.
        let server = baseURL.map { parsedURL($0).map { maskedURL($0.absoluteString) } ?? "an invalid URL" }
        return "“\(cellText(command))” from \(server ?? "the sandbox")"
    }
}

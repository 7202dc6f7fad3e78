import Fetching
import FetchingText
import Foundation
import HTTPSyntax

/// The collection that a command saves, and its server. A crawl can resume an earlier crawl only if both have the same
/// subject.
public struct CrawlSubject: Codable, Equatable, Sendable {
    /// The name of the program.
    public var program: String
    /// The collection and its filters, as in `["characters", "--name-starts-with=Spider"]`. They contain no secrets.
    public var words: [String]
    /// The URL of the server or a phrase such as `the sandbox`; nil if the words name the server.
    public var server: String?

    /// Creates a subject; see the properties.
    public init(program: String, words: [String], server: String? = nil) {
        (self.program, self.words, self.server) = (program, words, server)
    }
}

extension CrawlSubject: CustomStringConvertible {
    /// A phrase such as `“marvel crawl characters --name-starts-with=Spider” from the sandbox`.
    public var description: String {
        // The record can be another program's file, so its URL can contain a password.
        func shown(_ text: String) -> String {
            webURL(text) != nil
                ? parsedURL(text).map { maskedURL($0.absoluteString) } ?? "an invalid URL" : cellText(text)
        }
        return "“\(([cellText(program), "crawl"] + words.map(shown)).joined(separator: " "))”"
            + (server.map { " from " + shown($0) } ?? "")
    }
}

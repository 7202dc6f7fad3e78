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

    /// A random text, and a digest of this text and of the secret parts of the request. So a crawl does not continue
    /// with the credentials of another account. Nil if there are no secret parts.
    public var digest: [String]?

    /// Creates a subject; see the properties.
    ///
    /// - Parameter secrets: The secret parts of the request. Only a digest is kept.
    public init(program: String, words: [String], server: String? = nil, secrets: String? = nil) {
        (self.program, self.words, self.server) = (program, words, server)
        digest = secrets.map { secrets in
            let salt = UUID().uuidString
            return [salt, sha256((salt + secrets).utf8)]
        }
    }

    /// Whether both subjects are the same collection, and the digest of this subject is that of `secrets`.
    public func isSame(as other: CrawlSubject, secrets: String) -> Bool {
        let digest = digest ?? []
        return program == other.program && words == other.words && server == other.server && digest.count == 2
            && digest[1] == sha256((digest[0] + secrets).utf8)
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

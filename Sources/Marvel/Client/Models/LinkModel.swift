import Fetching

/// A page about a resource on the publisher's site.
public struct LinkModel: Codable, Hashable, Sendable {
    /// What the page is, such as `detail`, `wiki` or `comiclink`.
    public var type: String
    /// The page's address; text, so that one that is no URL does not fail the record that it stands in.
    public var url: String

    /// Makes a link.
    public init(type: String, url: String) {
        self.type = type
        self.url = url
    }
}

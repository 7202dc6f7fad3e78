/// A link to a page about a resource on the publisher's site.
public struct LinkModel: Codable, Hashable, Sendable {
    /// The kind of page, such as `detail`, `wiki` or `comiclink`.
    public var type: String
    /// The URL as text, so that a record with an invalid URL can be decoded.
    public var url: String

    /// Creates a link.
    public init(type: String, url: String) {
        self.type = type
        self.url = url
    }
}

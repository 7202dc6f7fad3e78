/// A link to a page about a resource on the publisher's site.
public struct LinkModel: Codable, Hashable, Sendable {
    /// The kind of page, such as `detail`, `wiki` or `comiclink`.
    public var type: String
    /// The URL, as text. So an invalid URL doesn't make its whole record unreadable.
    public var url: String

    /// Makes a link.
    public init(type: String, url: String) {
        self.type = type
        self.url = url
    }
}

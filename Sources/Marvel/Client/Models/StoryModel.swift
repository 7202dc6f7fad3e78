import Fetching

/// A story as the API sends it: a part of a comic, such as its cover.
public struct StoryModel: Codable, Hashable, Identifiable, Sendable {
    /// The story's number.
    public var id: Int
    /// The title; often the comic's, after `cover from` or `story from`.
    public var title: String
    /// What it is about; mostly empty or nil.
    public var description: String?
    /// What part it is, such as `cover`, `story` or `text article`; can be empty.
    public var type = ""
    /// When the record last changed.
    public var modified = MarvelDate.noDate
    /// The image to show for it; mostly nil.
    public var thumbnail: ImageModel?
    /// Where the record is.
    public var resourceURI = ""
    /// Who made it, each with a role.
    public var creators = ResourceList()
    /// Who appears in it.
    public var characters = ResourceList()
    /// The comics that it is in.
    public var comics = ResourceList()
    /// The series that it is in.
    public var series = ResourceList()
    /// The events that it is a part of.
    public var events = ResourceList()
    /// The comic in which it came out first.
    public var originalIssue: ResourceSummary?

    /// Makes a story of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

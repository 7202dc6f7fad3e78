/// A story as the API sends it: a part of a comic, such as its cover.
public struct StoryModel: Codable, Hashable, Identifiable, Sendable {
    /// The story's id.
    public var id: Int
    /// The title; often the comic's title after `cover from` or `story from`.
    public var title: String
    /// A summary; usually empty or nil.
    public var description: String?
    /// The part of the comic, such as `cover`, `story` or `text article`; can be empty.
    public var type = ""
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The image to show with the story; usually nil.
    public var thumbnail: ImageModel?
    /// The URL of the record.
    public var resourceURI = ""
    /// The creators, each with a role.
    public var creators = ResourceList()
    /// The characters in the story.
    public var characters = ResourceList()
    /// The comics that contain the story.
    public var comics = ResourceList()
    /// The series that contain the story.
    public var series = ResourceList()
    /// The events that the story is part of.
    public var events = ResourceList()
    /// The comic in which the story was first published.
    public var originalIssue: ResourceSummary?

    /// Makes a story with default values for all other properties, for tests and previews.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

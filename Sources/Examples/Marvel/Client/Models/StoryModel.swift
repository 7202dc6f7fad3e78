/// A story as the API sends it: a part of a comic, such as its cover.
public struct StoryModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the story.
    public var id: Int
    /// The title. It is often `cover from` or `story from`, followed by the comic's title.
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
    /// The comic in which the story was first published; nil if unknown.
    public var originalIssue: ResourceSummary?

    /// Creates a story for tests and previews. All other properties have default values.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

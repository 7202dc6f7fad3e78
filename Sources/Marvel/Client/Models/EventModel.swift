import Fetching

/// An event as the API sends it: a story told across many series.
public struct EventModel: Codable, Hashable, Identifiable, Sendable {
    /// The event's number.
    public var id: Int
    /// The title, such as `Acts of Vengeance!`.
    public var title: String
    /// What it is about; can be empty or nil.
    public var description: String?
    /// When the record last changed.
    public var modified = MarvelDate.noDate
    /// When its first issue came out, without an offset (`1989-12-10 00:00:00`); nil where it isn't known.
    public var start: MarvelDate?
    /// When its last issue came out; like `start`.
    public var end: MarvelDate?
    /// The image to show for it.
    public var thumbnail = ImageModel.notAvailable
    /// Where the record is.
    public var resourceURI = ""
    /// Pages about it.
    public var urls: [LinkModel] = []
    /// Who made it, each with a role.
    public var creators = ResourceList()
    /// Who appears in it.
    public var characters = ResourceList()
    /// The comics in it.
    public var comics = ResourceList()
    /// The series that it runs through.
    public var series = ResourceList()
    /// The stories in it, each with a type.
    public var stories = ResourceList()
    /// The event after it.
    public var next: ResourceSummary?
    /// The event before it.
    public var previous: ResourceSummary?

    /// Makes an event of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

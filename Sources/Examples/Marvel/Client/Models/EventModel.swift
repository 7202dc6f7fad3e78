/// An event as the API sends it: a storyline across many series.
public struct EventModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the event.
    public var id: Int
    /// The title, such as `Acts of Vengeance!`.
    public var title: String
    /// A summary; can be empty or nil.
    public var description: String?
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The date of the first issue; nil if unknown. Its text has no time zone: `1989-12-10 00:00:00`.
    public var start: MarvelDate?
    /// The date of the last issue; nil if unknown. Its text has no time zone: `2008-01-04 00:00:00`.
    public var end: MarvelDate?
    /// The image to show with the event.
    public var thumbnail = ImageModel.notAvailable
    /// The URL of the record.
    public var resourceURI = ""
    /// Links to pages about the event.
    public var urls: [LinkModel] = []
    /// The creators, each with a role.
    public var creators = ResourceList()
    /// The characters in the event.
    public var characters = ResourceList()
    /// The comics in the event.
    public var comics = ResourceList()
    /// The series in the event.
    public var series = ResourceList()
    /// The stories in the event, each with a type.
    public var stories = ResourceList()
    /// The event that follows this event; nil if there is none.
    public var next: ResourceSummary?
    /// The event that precedes this event; nil if there is none.
    public var previous: ResourceSummary?

    /// Creates an event for tests and previews. All other properties have default values.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

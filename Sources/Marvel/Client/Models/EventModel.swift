/// An event as the API sends it: a big story that runs through several series.
public struct EventModel: Codable, Hashable, Identifiable, Sendable {
    /// The event's id.
    public var id: Int
    /// The title, such as `Acts of Vengeance!`.
    public var title: String
    /// A summary; can be empty or nil.
    public var description: String?
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The date of the first issue, without a time zone (`1989-12-10 00:00:00`); nil if unknown.
    public var start: MarvelDate?
    /// The date of the last issue, in the form of `start`; nil if unknown.
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
    /// The series that the event runs through.
    public var series = ResourceList()
    /// The stories in the event, each with a type.
    public var stories = ResourceList()
    /// The next event.
    public var next: ResourceSummary?
    /// The previous event.
    public var previous: ResourceSummary?

    /// Makes an event with default values for all other properties, for tests and previews.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

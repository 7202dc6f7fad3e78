/// A series of comics as the API sends it.
public struct SeriesModel: Codable, Hashable, Identifiable, Sendable {
    /// The ID of the series.
    public var id: Int
    /// The title with its years, such as `Avengers (1998 - 2004)`.
    public var title: String
    /// A summary; usually nil.
    public var description: String?
    /// The first year of publication.
    public var startYear = 0
    /// The last year of publication; 2099 if the series is still published.
    public var endYear = 0
    /// The age rating, in various spellings (`RATED T+`, `Rated T+`); usually empty.
    public var rating = ""
    /// The type, such as `ongoing` or `limited`; often empty, can be nil.
    public var type: String?
    /// The date of the record's last change.
    public var modified = MarvelDate.noDate
    /// The image to show with the series.
    public var thumbnail = ImageModel.notAvailable
    /// The URL of the record.
    public var resourceURI = ""
    /// Links to pages about the series.
    public var urls: [LinkModel] = []
    /// The creators, each with a role.
    public var creators = ResourceList()
    /// The characters in the series.
    public var characters = ResourceList()
    /// The comics in the series.
    public var comics = ResourceList()
    /// The stories in the series, each with a type.
    public var stories = ResourceList()
    /// The events that the series is part of.
    public var events = ResourceList()
    /// The series that continues this series; nil if there is none.
    public var next: ResourceSummary?
    /// The series that this series continues; nil if there is none.
    public var previous: ResourceSummary?

    /// Creates a series for tests and previews. All other properties have default values.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

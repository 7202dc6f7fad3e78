import Fetching

/// A series of comics as the API sends it.
public struct SeriesModel: Codable, Hashable, Identifiable, Sendable {
    /// The series' number.
    public var id: Int
    /// The title with its years, such as `Avengers (1998 - 2004)`.
    public var title: String
    /// What it is about; mostly nil.
    public var description: String?
    /// The first year of publication.
    public var startYear = 0
    /// The last; 2099 for a series that goes on.
    public var endYear = 0
    /// Who it is for, in many spellings (`RATED T+`, `Rated T+`); mostly empty.
    public var rating = ""
    /// What it is, such as `ongoing` or `limited`; often empty.
    public var type: String?
    /// When the record last changed.
    public var modified = MarvelDate.noDate
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
    /// The stories in it, each with a type.
    public var stories = ResourceList()
    /// The events that it is a part of.
    public var events = ResourceList()
    /// The series that follows it.
    public var next: ResourceSummary?
    /// The series that it follows.
    public var previous: ResourceSummary?

    /// Makes a series of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

import Fetching

/// A creator as the API sends it: a person or a firm that made comics.
public struct CreatorModel: Codable, Hashable, Identifiable, Sendable {
    /// The creator's number.
    public var id: Int
    /// The first name; can be empty, like every part of a name.
    public var firstName = ""
    /// The middle name.
    public var middleName = ""
    /// The last name.
    public var lastName = ""
    /// What comes after the name, such as `Jr.`.
    public var suffix = ""
    /// All parts of the name.
    public var fullName: String
    /// When the record last changed.
    public var modified = MarvelDate.noDate
    /// The image to show for it.
    public var thumbnail = ImageModel.notAvailable
    /// Where the record is.
    public var resourceURI = ""
    /// Pages about it.
    public var urls: [LinkModel] = []
    /// Comics by it.
    public var comics = ResourceList()
    /// Series by it.
    public var series = ResourceList()
    /// Stories by it.
    public var stories = ResourceList()
    /// Events to which it contributed.
    public var events = ResourceList()

    /// Makes a creator of which nothing else is known, for tests and previews to fill in.
    public init(id: Int, fullName: String) {
        self.id = id
        self.fullName = fullName
    }
}
